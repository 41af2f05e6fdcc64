/** A finished game for the logs that people keep: as plain text, and as a play that BG Stats takes over. */
import type { Json } from '../wire/messages';
import type { PlayedGame } from './games';

/** The fields of BG Stats’ “createPlay”: the date is the end of the play in UTC. */
export function bgStatsPlay(game: PlayedGame, title: string, names: string[]): Json {
  return {
    sourceName: 'Alcatraz',
    sourcePlayId: game.table,
    playDate: new Date(game.at).toISOString().slice(0, 19).replace('T', ' '),
    game: { name: title, sourceGameId: game.game, noPoints: true },
    players: game.seats.map((seat, index) => ({
      name: names[index],
      sourcePlayerId: seat.kind === 'bot' ? `bot-${seat.level ?? ''}` : names[index],
      winner: game.outcome.winners.includes(index),
      startPlayer: false,
    })),
  };
}

/** Opens the app where it is installed. */
export function bgStatsLink(play: Json): string {
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}

export function asText(lines: string[], figures: PlayedGame['figures'], names: string[]): string {
  const wide = Math.max(0, ...figures.map(({ title }) => title.length));
  const table = figures.map(
    ({ title, values }) =>
      `${title.padEnd(wide)}  ${values.map((value, seat) => String(value).padStart(Math.max(3, names[seat]?.length ?? 0))).join('  ')}`,
  );
  const head = `${''.padEnd(wide)}  ${names.map((name) => name.padStart(3)).join('  ')}`;
  return [...lines, ...(table.length > 0 ? ['', head, ...table] : [])].join('\n') + '\n';
}

export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
