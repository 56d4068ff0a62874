import type { SvgElement } from '@understory/ink';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes the children of a node, from the `first` on, what they are now. An element stays the same node while it is of the same
 * thing: a layer, a piece, a bead, a label, or else the one in that place. Whoever else has changed the children loses.
 */
export function layElements(
  parent: Element,
  before: readonly SvgElement[],
  now: readonly SvgElement[],
  first = 0,
): void {
  if (before === now) return;
  const nodes = [...parent.childNodes].slice(first) as Element[];
  if (nodes.length !== before.length) {
    for (const node of nodes) node.remove();
    parent.append(...now.map(made));
    return;
  }
  const from = sameFrom(before, now);
  const end = sameTo(before, now, from);
  const known = new Map<string, number>();
  const was = keyed(before.slice(from, before.length - end));
  for (const [i, key] of was.entries()) known.set(key, from + i);
  const here = now.slice(from, now.length - end);
  const kept = keyed(here).map((key) => {
    const at = known.get(key);
    known.delete(key);
    return at;
  });
  for (const at of known.values()) nodes[at]?.remove();
  let next = nodes[before.length - end] ?? null;
  for (let i = here.length - 1; i >= 0; i--) {
    const [element, at] = [here[i] as SvgElement, kept[i]];
    const node = at === undefined ? made(element) : (nodes[at] as Element);
    if (at !== undefined) change(node, before[at] as SvgElement, element);
    if (node.nextSibling !== next || node.parentNode !== parent) parent.insertBefore(node, next);
    next = node;
  }
}

/** How many are one and the same at the beginning … */
function sameFrom(before: readonly SvgElement[], now: readonly SvgElement[]): number {
  let i = 0;
  while (i < before.length && i < now.length && before[i] === now[i]) i++;
  return i;
}

/** … and at the end. */
function sameTo(before: readonly SvgElement[], now: readonly SvgElement[], from: number): number {
  let i = 0;
  while (i < Math.min(before.length, now.length) - from && before.at(-1 - i) === now.at(-1 - i)) i++;
  return i;
}

/** What each is of, and the how many-eth of that. */
function keyed(elements: readonly SvgElement[]): string[] {
  const counts = new Map<string, number>();
  return elements.map(({ tag, attributes }) => {
    const named = attributes.findIndex((it, i) => i % 2 === 0 && (it === 'id' || it.startsWith('data-')));
    const key = named < 0 ? tag : `${tag} ${attributes[named]} ${attributes[named + 1]}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return `${key} ${count}`;
  });
}

function made({ tag, attributes, of }: SvgElement): Element {
  const node = document.createElementNS(SVG, tag);
  for (let i = 0; i < attributes.length; i += 2)
    node.setAttribute(attributes[i] as string, attributes[i + 1] as string);
  if (typeof of === 'string') node.textContent = of;
  else for (const it of of) node.append(made(it));
  return node;
}

function change(node: Element, was: SvgElement, is: SvgElement): void {
  if (was === is) return;
  changeAttributes(node, was.attributes, is.attributes);
  if (typeof is.of === 'string') {
    if (is.of !== was.of) node.textContent = is.of;
  } else layElements(node, was.of as readonly SvgElement[], is.of);
}

function changeAttributes(node: Element, was: readonly string[], is: readonly string[]): void {
  if (was === is) return;
  const gone = new Map<string, string>();
  for (let i = 0; i < was.length; i += 2) gone.set(was[i] as string, was[i + 1] as string);
  for (let i = 0; i < is.length; i += 2) {
    const [name, value] = [is[i] as string, is[i + 1] as string];
    if (gone.get(name) !== value) node.setAttribute(name, value);
    gone.delete(name);
  }
  for (const name of gone.keys()) node.removeAttribute(name);
}
