import { PX } from './pixels.ts';
import type { Scene } from './scene.ts';
import { escaped, type SvgElement, SvgPen, writtenElement } from './svg.ts';

/** A picture of a film, and the words under it. */
interface Frame {
  readonly scene: Scene;
  readonly caption: string;
}

interface TimeLapseOptions {
  readonly fonts?: string;
  /** How long each picture stays, in seconds. */
  readonly each?: number;
  /** How long the last one stays. */
  readonly last?: number;
}

const CAPTION = 1.6;

/** Something drawn, and in which frames it is seen. */
interface Seen {
  readonly key: string;
  /** As it is written, if it is no group. */
  readonly drawn: string;
  readonly frames: boolean[];
  /** A group that is in several frames has its own parts there. */
  readonly group: { readonly open: string; readonly parts: Seen[] } | null;
}

/**
 * Pictures of one page after the other as a film: an SVG that moves by its own style and runs no script. What several frames have in common is
 * in it once. Where nothing moves, the last picture is seen.
 */
export function timeLapse(frames: readonly Frame[], { fonts, each = 0.9, last = 4 }: TimeLapseOptions = {}): string {
  const end = frames.at(-1);
  if (!end) return '';
  const { width, height, title, look } = end.scene;
  const pen = new SvgPen(look, '', 'lasting');
  const seen: Seen[] = [];
  for (const [nth, { scene }] of frames.entries()) takeIn(seen, pen.layers(scene), nth, frames.length);
  const moves = new Moves(frames.length, each, last);
  const drawn = runs(
    seen,
    frames.map(() => true),
    moves,
  );
  const captions = frames.map(({ caption }, nth) => {
    const only = frames.map((_, i) => i === nth);
    return `<text x="${(width / 2) * PX}" y="${(height + CAPTION * 0.66) * PX}" font-size="${0.8 * PX}" text-anchor="middle" fill="${look.colours.ink}"${moves.of(only)}>${escaped(caption)}</text>`;
  });
  const [w, h] = [width * PX, (height + CAPTION) * PX];
  const clips = pen.clips.map(
    ({ id, d, inPixels }) =>
      `<clipPath id="${id}"><path d="${d}"${inPixels ? ` transform="scale(${PX})"` : ''}/></clipPath>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escaped(title)}</title>`,
    `<defs>${fonts === undefined ? '' : `<style>${fonts}</style>`}${pen.washes}${clips.join('')}</defs>`,
    `<style>${moves.css}</style>`,
    `<path d="M0 0H${w}V${h}H0Z" fill="${look.colours.paper}"/>`,
    drawn,
    ...captions,
    '</svg>\n',
  ].join('\n');
}

/** Adds what a frame shows, where it lies among what the frames before it showed. */
function takeIn(seen: Seen[], elements: readonly SvgElement[], nth: number, of: number): void {
  const twins = new Map<string, number>();
  let from = 0;
  for (const element of elements) {
    const isGroup = element.tag === 'g';
    const plain = isGroup ? element.attributes.join('\u0000') : writtenElement(element);
    const twin = twins.get(plain) ?? 0;
    twins.set(plain, twin + 1);
    const key = `${isGroup ? 'g' : ''}${twin} ${plain}`;
    const known = seen.findIndex((it) => it.key === key);
    const at = known === -1 ? from : known;
    if (known === -1) {
      const open = isGroup ? writtenElement({ ...element, of: [] }).slice(0, -'</g>'.length) : '';
      seen.splice(at, 0, {
        key,
        drawn: isGroup ? '' : plain,
        frames: Array<boolean>(of).fill(false),
        group: isGroup ? { open, parts: [] } : null,
      });
    }
    const it = seen[at] as Seen;
    it.frames[nth] = true;
    if (it.group && isGroup) takeIn(it.group.parts, element.of as readonly SvgElement[], nth, of);
    from = at + 1;
  }
}

/** What is seen of a group that is there in these frames: neighbours that come and go together are one group. */
function runs(parts: readonly Seen[], frames: readonly boolean[], moves: Moves): string {
  const out: string[] = [];
  const patternOf = (it: Seen) => frames.map((isThere, n) => isThere && it.frames[n] === true);
  const alike = (a: readonly boolean[], b: readonly boolean[]) => a.every((it, n) => it === b[n]);
  for (let i = 0; i < parts.length; ) {
    const pattern = patternOf(parts[i] as Seen);
    let end = i + 1;
    while (end < parts.length && alike(patternOf(parts[end] as Seen), pattern)) end++;
    const drawn = parts.slice(i, end).map(({ drawn: leaf, group }) => {
      if (!group) return leaf;
      return `${group.open}${runs(group.parts, pattern, moves)}</g>`;
    });
    out.push(alike(pattern, frames) ? drawn.join('') : `<g${moves.of(pattern)}>${drawn.join('')}</g>`);
    i = end;
  }
  return out.join('');
}

/** In which frames something is seen, as styles that move. */
class Moves {
  readonly #patterns = new Map<string, { readonly nth: number; readonly seen: readonly boolean[] }>();
  readonly #many: number;
  readonly #each: number;
  readonly #whole: number;

  constructor(many: number, each: number, last: number) {
    this.#many = many;
    this.#each = each;
    this.#whole = (many - 1) * each + last;
  }

  /** Attributes of what is seen in these frames: what is not seen in the last is hidden where nothing moves. */
  of(pattern: readonly boolean[]): string {
    const key = pattern.map((it) => (it ? '1' : '0')).join('');
    const nth = this.#patterns.get(key)?.nth ?? this.#patterns.size;
    this.#patterns.set(key, { nth, seen: pattern });
    return `${pattern.at(-1) ? '' : ' visibility="hidden"'} class="m m${nth}"`;
  }

  get css(): string {
    const share = (frame: number) => `${Math.round((100_000 * frame * this.#each) / this.#whole) / 1000}%`;
    const rules = [...this.#patterns.values()].map(({ nth, seen }) => {
      const shown = (isSeen: boolean | undefined) => `{visibility:${isSeen ? 'visible' : 'hidden'}}`;
      const steps = seen.flatMap((it, i) => (i > 0 && seen[i - 1] === it ? [] : `${share(i)}${shown(it)}`));
      const end = `100%${shown(seen.at(-1))}`;
      return `@keyframes k${nth}{${steps.join('')}${end}}.m${nth}{animation-name:k${nth}}`;
    });
    const running = `.m{animation-duration:${this.#whole}s;animation-timing-function:step-end;animation-iteration-count:infinite}`;
    return `${this.#many > 1 ? running : ''}${rules.join('')}@media (prefers-reduced-motion:reduce){.m{animation:none}}`;
  }
}
