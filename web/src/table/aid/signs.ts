/** The signs that are drawn on a table's screen, and which of them lies under a point. */

/** By the name of the sign, the selector of its drawings; its text is `web-sign-<game>-<name>`. */
export type Signs = Record<string, string>;

export interface FoundSign {
  name: string;
  element: Element;
  box: DOMRect;
}

/** Those that can be seen, in the order of the screen. */
export function visibleSigns(signs: Signs): FoundSign[] {
  return Object.entries(signs)
    .flatMap(([name, selector]) => [...document.querySelectorAll(selector)].map((element) => ({ name, element })))
    .map((each) => ({ ...each, box: each.element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight);
}

/** The smallest sign under a point: drawings lie in one another, and most of them let clicks through. */
export function signAt(found: FoundSign[], x: number, y: number): FoundSign | null {
  const hit = found.filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
  hit.sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);
  return hit[0] ?? null;
}
