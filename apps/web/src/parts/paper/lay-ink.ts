import type { SvgParts } from '@understory/ink';

const laid = new WeakMap<Element, SvgParts>();

/**
 * Puts a drawing on the paper. The drawing is our own, and the ink has escaped every word in it. Its title and role are left
 * out: the paper has a name already, and a title would be read twice and shown at the pointer.
 *
 * Most of a map stays as it was from one moment to the next, so only the layers that differ are laid anew.
 */
export function layInk(paper: Element, drawing: SvgParts): void {
  const before = laid.get(paper);
  laid.set(paper, drawing);
  if (before && isAlike(before, drawing) && layAgain(paper, before, drawing)) return;
  const { open, defs, layers } = drawing;
  paper.innerHTML = `${open}${defs}${layers.map(({ svg }) => svg).join('')}</svg>`;
  const svg = paper.firstElementChild;
  svg?.removeAttribute('role');
  svg?.setAttribute('aria-hidden', 'true');
}

/** Has it the same size and the same layers? */
function isAlike(one: SvgParts, other: SvgParts): boolean {
  return (
    one.open === other.open &&
    one.layers.length === other.layers.length &&
    one.layers.every(({ id }, i) => id === other.layers[i]?.id)
  );
}

/** False if the paper no longer holds what was laid on it: then all of the drawing is laid. */
function layAgain(paper: Element, before: SvgParts, now: SvgParts): boolean {
  const parts = [...(paper.firstElementChild?.children ?? [])];
  if (parts.length !== now.layers.length + 1) return false;
  const lay = (part: Element | undefined, was: string | undefined, is: string) => {
    if (part && was !== is) part.outerHTML = is;
  };
  lay(parts[0], before.defs, now.defs);
  for (const [i, { svg }] of now.layers.entries()) lay(parts[i + 1], before.layers[i]?.svg, svg);
  return true;
}
