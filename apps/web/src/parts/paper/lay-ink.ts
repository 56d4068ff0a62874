/** How a drawing was cut up when it was laid, so that the next one replaces only what differs. */
interface Laid {
  /** The opening tag and the sheet's name. */
  readonly head: string;
  /** The washes and clips, then a group a layer, by the ids they carry. */
  readonly parts: ReadonlyMap<string, string>;
}

const laid = new WeakMap<Element, Laid>();

/**
 * Put a drawing on the paper. It is our own, and every word in it has been escaped by the ink. Its place on the screen has a
 * name already, so the drawing's own would only be read twice, and hang on the pointer wherever it goes.
 *
 * Most of a map stays as it was from one moment to the next: only the layers that differ are laid anew.
 */
export function layInk(paper: Element, drawing: string): void {
  const [before, now] = [laid.get(paper), cut(drawing)];
  laid.set(paper, now);
  if (before && before.head === now.head && sameKeys(before.parts, now.parts) && relaid(paper, before, now)) return;
  paper.innerHTML = drawing;
  const svg = paper.firstElementChild;
  svg?.querySelector(':scope > title')?.remove();
  for (const name of ['role', 'aria-label', 'aria-labelledby']) svg?.removeAttribute(name);
  svg?.setAttribute('aria-hidden', 'true');
}

/** The ink writes a line for each layer, between the definitions and the end. */
function cut(drawing: string): Laid {
  const lines = drawing.split('\n');
  const [from, to] = [lines.indexOf('<defs>'), lines.indexOf('</defs>')];
  const parts = new Map([['defs', lines.slice(from, to + 1).join('\n')]]);
  for (const line of lines.slice(to + 1, -1)) parts.set(/^<g id="([^"]+)"/.exec(line)?.[1] ?? line, line);
  return { head: lines.slice(0, Math.max(0, from)).join('\n'), parts };
}

function sameKeys(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one.keys()].join() === [...other.keys()].join();
}

/** False if the paper does not hold what was laid on it: then all of it is laid again. */
function relaid(paper: Element, before: Laid, now: Laid): boolean {
  const svg = paper.firstElementChild;
  if (!svg || svg.childElementCount !== now.parts.size) return false;
  const layers = [...svg.children];
  [...now.parts].forEach(([key, part], i) => {
    const layer = layers[i];
    if (layer && before.parts.get(key) !== part) layer.outerHTML = part;
  });
  return true;
}
