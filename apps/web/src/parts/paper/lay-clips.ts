import { PX, type SvgClip, type SvgElement } from '@understory/ink';

const SVG = 'http://www.w3.org/2000/svg';

/** Leaves just the clips that these layers use, in the order of their use. */
export function layClips(defs: SVGDefsElement, layers: readonly SvgElement[], known: readonly SvgClip[]): void {
  const used = new Set<string>();
  for (const layer of layers) find(layer, used);
  const there = new Map<string, Element>();
  for (const it of [...defs.children]) {
    if (it.localName !== 'clipPath') continue;
    if (used.has(it.id)) there.set(it.id, it);
    else it.remove();
  }
  const byId = new Map(known.map((it) => [it.id, it]));
  let last = defs.querySelector(':scope > :not(clipPath):last-of-type') ?? defs.firstElementChild;
  for (const id of used) {
    const clip = byId.get(id);
    const node = there.get(id) ?? (clip && elementOf(clip));
    if (!node) continue;
    if (last?.nextElementSibling !== node) last?.after(node);
    last = node;
  }
}

function find({ attributes, of }: SvgElement, used: Set<string>): void {
  for (let i = 0; i < attributes.length; i += 2) {
    if (attributes[i] === 'clip-path') used.add((attributes[i + 1] as string).slice('url(#'.length, -1));
  }
  if (typeof of !== 'string') for (const it of of) find(it, used);
}

function elementOf({ id, d, inPixels }: SvgClip): SVGClipPathElement {
  const clip = document.createElementNS(SVG, 'clipPath');
  clip.id = id;
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  if (inPixels) path.setAttribute('transform', `scale(${PX})`);
  clip.append(path);
  return clip;
}
