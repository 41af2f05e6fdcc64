/** The look of the flagstones: chosen from the number of the stone, so that the yard is the same at every visit. */

/** Four tones, mixed so that neighbours rarely look alike. */
export function toneOf(stone: number): number {
  return scattered(stone) % 4;
}

/** Cracks through a few of the stones, as one path. */
export function cracks(rows: number, columns: number, size: number): string {
  const paths: string[] = [];
  for (let stone = 0; stone < rows * columns; stone += 1) {
    const chance = scattered(stone + 500);
    if (chance % 7 !== 0) continue;
    const x = (stone % columns) * size;
    const y = Math.floor(stone / columns) * size;
    const turn = size * (0.3 + (chance % 41) / 100);
    const end = size * (0.2 + (chance % 59) / 100);
    paths.push(
      chance % 2 === 0
        ? `M${x + 0.5} ${y + turn}l${size * 0.4} ${size * 0.12}L${x + end} ${y + size - 0.5}`
        : `M${x + turn} ${y + 0.5}l${size * -0.08} ${size * 0.35}L${x + size - 0.5} ${y + end}`,
    );
  }
  return paths.join('');
}

function scattered(value: number): number {
  const mixed = Math.imul(value + 1, 2_654_435_761);
  return (mixed ^ (mixed >>> 15)) >>> 8;
}
