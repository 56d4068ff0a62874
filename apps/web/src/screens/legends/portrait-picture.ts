import { el, type Markup, numbered, type Plates, type Portrait, washed } from '@understory/chronicle/legends';
import type { World } from '@understory/host';
import { drawMap, emblemSvg, LAYER_NAMES, type LayerName, type Penwork, type Scene, toSvg } from '@understory/ink';
import type { Topic } from '@understory/table';
import { sheetAt } from '../../parts/paper/sheet-at.ts';
import { usualLook } from '../../storage/table-view.ts';
import type { Called } from '../../words/called-in.ts';

const HIDDEN: readonly LayerName[] = ['legend', 'cartouche', 'grain'];

/** The map as it was at a tick, once for all portraits of it, behind a window as large as the crop. */
export class Portraits {
  readonly #world: World;
  readonly #called: Called;
  readonly #pen: Penwork;
  readonly #fonts: string;
  readonly #maps = new Map<number, string>();

  constructor(world: World, called: Called, pen: Penwork, fonts: string) {
    this.#world = world;
    this.#called = called;
    this.#pen = pen;
    this.#fonts = fonts;
  }

  picture({ box, shapes, tick, caption, alt, marks }: Portrait): Markup {
    const { width, height } = this.#world.page;
    return el(
      'svg',
      {
        viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
        role: 'img',
        'aria-label': alt ?? caption,
        class: 'crop',
      },
      el('image', { href: this.#map(tick), x: 0, y: 0, width, height }),
      washed(box, shapes),
      numbered(marks),
    );
  }

  /** Of the maps that were drawn, the addresses are given back when the book is closed. */
  close(): void {
    for (const it of this.#maps.values()) URL.revokeObjectURL(it);
    this.#maps.clear();
  }

  /** The same for a book in one file: the maps as texts. */
  plates(): Plates {
    const { width, height } = this.#world.page;
    const { edition } = this.#world;
    return {
      width,
      height,
      map: (tick) => toSvg(this.#scene(tick)),
      emblem: (words) => emblemSvg(words, { edition, size: 64 }),
    };
  }

  #map(tick: number): string {
    const known = this.#maps.get(tick);
    if (known !== undefined) return known;
    const address = URL.createObjectURL(
      new Blob([toSvg(this.#scene(tick), { fonts: this.#fonts })], { type: 'image/svg+xml' }),
    );
    this.#maps.set(tick, address);
    return address;
  }

  #scene(tick: number): Scene {
    const { edition } = this.#world;
    return drawMap(sheetAt(this.#world, tick, ''), {
      edition,
      called: (what: Topic) => this.#called(what, { tick }),
      look: usualLook(),
      tick,
      pen: this.#pen,
      layers: LAYER_NAMES.filter((it) => !HIDDEN.includes(it)),
    });
  }
}
