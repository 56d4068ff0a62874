import { WORLDS } from '@understory/host/second/worlds';
import {
  type Bead,
  disc,
  type Feature,
  type Label,
  layBeds,
  line,
  type Matter,
  type Piece,
  polygon,
  type Shape,
  type Sheet,
  type Stratum,
  type Unit,
  unitsAlong,
} from '@understory/page';
import { turnCosine, turnSine } from '@understory/ruler';
import { asWritten } from '@understory/table';
import { type Tremor, tremorFor } from '../src/tremor.ts';
import { NEXUSES, SURFACE_BIOMES, UNDERGROUND_BIOMES } from './nouns.ts';

const THINGS = [
  'vein',
  'deposits',
  'mass',
  'gems',
  'caves',
  'lake',
  'river',
  'chamber',
  'lava',
  'biome',
  'tunnel',
] as const;

/** A made-up world with a bit of everything, the same for the same name: enough to try the pen on. */
export function fixtureWorld(name: string, { width = 30, height = 21, strata = 8 } = {}): Sheet {
  const tremor = tremorFor(name);
  const plan = tremor.pick(WORLDS)({ width, height }, strata);
  const ground = layBeds({ width, height }, plan, null);
  const it = new Maker(tremor);
  for (const stratum of ground.strata) {
    if (tremor.unit() < 0.12) it.nexus(stratum);
    else for (let i = tremor.unit() < 0.25 ? 2 : 1; i > 0; i--) it.thing(stratum, tremor.pick(THINGS));
  }
  it.surface(width, (x) => plan.surface(x));
  return {
    width,
    height,
    title: name,
    ground,
    features: it.features,
    pieces: it.pieces,
    units: it.units,
    beads: it.beads,
    marks: [],
    labels: it.labels,
    legend: [{ id: 'l1', since: 0, until: null, what: asWritten('Sky and sea were lovers; the world is their child') }],
    bonds: [],
    laidAt: 0,
    former: [],
  };
}

class Maker {
  readonly features: Feature[] = [];
  readonly pieces: Piece[] = [];
  readonly units: Unit[] = [];
  readonly beads: Bead[] = [];
  readonly labels: Label[] = [];
  #ids = 0;

  readonly tremor: Tremor;

  constructor(tremor: Tremor) {
    this.tremor = tremor;
  }

  thing(stratum: Stratum, what: (typeof THINGS)[number]): void {
    const { tremor } = this;
    const { x, y } = stratum.centre;
    const [left, right] = across(stratum, y);
    const at = () => ({ x: left + 1.2 + tremor.unit() * Math.max(0.1, right - left - 2.4), y: y + tremor.stray(0.4) });
    const middle = centreLine(stratum);
    const spot = at();
    switch (what) {
      case 'vein': {
        const vein = this.piece('ore', line(middle, 0.6), stratum);
        for (const point of unitsAlong(middle)) this.unit('ore', point, vein);
        this.label('A vein of ore', 'Precious trade metal (gold, silver, platinum)', { x, y }, vein);
        break;
      }
      case 'deposits':
        for (let i = 0; i < 4; i++) {
          const point = at();
          this.unit('ore', point, this.piece('ore', disc(point.x, point.y, 0.6), stratum));
        }
        this.label('Pockets of ore', null, this.units.at(-1)?.at ?? spot, this.pieces.at(-1) as Piece);
        break;
      case 'mass': {
        const mass = this.piece('ore', blob(tremor, spot.x, spot.y, 2.4, 0.8), stratum);
        for (let i = -1; i <= 1; i++) this.unit('ore', { x: spot.x + i, y: spot.y }, mass);
        this.label('A mass of ore', 'Fabled metal', spot, mass);
        break;
      }
      case 'gems':
        for (let i = 0; i < 5; i++) {
          const point = at();
          this.unit('gems', point, this.piece('gem', disc(point.x, point.y, 0.6), stratum));
        }
        this.label('Scattered gems', 'Rubies', this.units.at(-1)?.at ?? spot, this.pieces.at(-1) as Piece);
        break;
      case 'caves': {
        const points = [at(), at(), at()].sort((a, b) => a.x - b.x);
        for (const point of points) {
          const cave = this.piece('cave', disc(point.x, point.y, 0.6), stratum);
          if (tremor.unit() < 0.5) this.bead(point, cave, tremor.pick(['population', 'treasure', 'bonus', 'epic']));
        }
        const tunnel = this.piece(
          'tunnel',
          line(
            points.flatMap((p) => [p.x, p.y]),
            0.4,
          ),
          stratum,
        );
        this.label('Caverns on a string', 'The burrows of great worms', points[1] ?? spot, tunnel);
        break;
      }
      case 'lake': {
        const cave = this.piece('cave', blob(tremor, spot.x, spot.y, 3, 0.8), stratum);
        const lake = this.piece('water', lower(cave.shape, spot.y + 0.05), stratum, { within: cave.id });
        this.label('A lake in a cave', 'It glows at night', spot, lake);
        break;
      }
      case 'river':
        this.label('A river', 'Black and silent', { x, y }, this.piece('water', line(middle, 0.6), stratum));
        break;
      case 'chamber': {
        const chamber = this.piece('magma', blob(tremor, spot.x, spot.y, 1.6, 0.7), stratum);
        this.piece('magma', line([spot.x, spot.y, spot.x, spot.y - 2], 0.6), stratum);
        this.label('A magma chamber', null, spot, chamber);
        break;
      }
      case 'lava':
        this.label('A river of magma', 'A realm of djinn', { x, y }, this.piece('magma', line(middle, 0.6), stratum));
        break;
      case 'biome': {
        const biome = tremor.pick(UNDERGROUND_BIOMES);
        const cave = this.piece('cave', blob(tremor, spot.x, spot.y, 4, 0.85), stratum, { biome });
        this.label(`A cavern of ${biome}`, 'Older than the sky', spot, cave);
        break;
      }
      case 'tunnel':
        this.label('A long tunnel', null, { x, y }, this.piece('tunnel', line(middle, 0.4), stratum));
        break;
    }
  }

  nexus(stratum: Stratum): void {
    const nexus = this.tremor.pick(NEXUSES);
    const { x, y } = stratum.centre;
    const kind = nexus === 'void' ? 'void' : nexus === 'ley lines' ? 'ley' : nexus === 'fault' ? 'fault' : 'nexus';
    const shape =
      kind === 'fault'
        ? line([x - 6, y - 2, x - 3, y, x, y + 0.4, x + 4, y + 2.5], 0.4)
        : kind === 'ley'
          ? line([x - 7, y - 1, x + 7, y + 1.5], 0.1)
          : disc(x, y, 0.8);
    const piece = this.piece(kind, shape, stratum, { nexus });
    this.unit('nexus', { x, y }, piece);
    this.label(nexus, null, { x, y }, piece, 'large');
  }

  surface(width: number, height: (x: number) => number): void {
    const count = 1 + Math.floor(this.tremor.unit() * 4);
    for (let i = 0; i < count; i++) {
      const [from, to] = [(width / count) * (i + 0.15), (width / count) * (i + 0.85)];
      const top: number[] = [];
      for (let x = from; x <= to; x += 0.5) top.push(x, height(x));
      const strip = [...top];
      for (let k = top.length - 2; k >= 0; k -= 2) strip.push(top[k] as number, (top[k + 1] as number) - 1);
      const biome = this.tremor.pick(SURFACE_BIOMES);
      const piece = this.piece('biome', polygon(strip), null, { biome });
      for (let x = from + 0.5; x < to; x++) this.unit('surface biome', { x, y: height(x) }, piece);
      this.label(`The ${biome}`, null, { x: (from + to) / 2, y: height((from + to) / 2) - 0.5 }, piece);
    }
  }

  piece(kind: string, shape: Shape, stratum: Stratum | null, more: Partial<Piece> = {}): Piece {
    const piece: Piece = {
      id: this.#id('p'),
      since: this.#ids,
      until: null,
      kind,
      matter: MATTER[kind] ?? 'open',
      shape,
      area: areaOf(shape),
      age: 'primordial',
      clause: 'H2-FEA-01',
      stratum: stratum?.number ?? 0,
      manner: 'natural',
      what: asWritten(kind),
      owner: null,
      people: null,
      feature: null,
      within: null,
      biome: null,
      nexus: null,
      variant: null,
      room: null,
      ...more,
    };
    this.pieces.push(piece);
    return piece;
  }

  unit(kind: Unit['kind'], at: Unit['at'], piece: Piece): void {
    this.units.push({
      id: this.#id('u'),
      since: this.#ids,
      until: null,
      kind,
      at,
      biome: piece.biome,
      piece: piece.id,
      stratum: piece.stratum,
    });
  }

  bead(at: Bead['at'], piece: Piece, kind: Bead['kind']): void {
    const id = this.#id('b');
    this.beads.push({
      id,
      origin: id,
      since: this.#ids,
      until: null,
      kind,
      at,
      piece: piece.id,
      owner: null,
      name: null,
      fixed: false,
      emblem: null,
    });
  }

  label(text: string, note: string | null, at: Label['at'], about: Piece, size: Label['size'] = 'plain'): void {
    this.labels.push({
      id: this.#id('n'),
      since: this.#ids,
      until: null,
      what: asWritten(text),
      note: note === null ? null : asWritten(note),
      at,
      about: about.id,
      size,
    });
  }

  #id = (letter: string) => `${letter}${++this.#ids}`;
}

function blob(tremor: Tremor, x: number, y: number, rx: number, ry: number): Shape {
  const ring: number[] = [];
  for (let i = 0; i < 24; i++) {
    const reach = 1 + tremor.stray(0.14);
    ring.push(x + rx * reach * turnCosine(i / 24), y + ry * reach * turnSine(i / 24));
  }
  return polygon(ring);
}

/** The part of a cave below a level. */
function lower({ path }: Shape, level: number): Shape {
  const ring: number[] = [];
  for (let i = 0; i < path.length; i += 2) {
    const [ax, ay] = [path[i] as number, path[i + 1] as number];
    const [bx, by] = [path[(i + 2) % path.length] as number, path[(i + 3) % path.length] as number];
    if (ay >= level) ring.push(ax, ay);
    if (ay >= level !== by >= level) ring.push(ax + ((bx - ax) * (level - ay)) / (by - ay), level);
  }
  return polygon(ring);
}

function across({ outline }: Stratum, y: number): [number, number] {
  let [left, right] = [Infinity, -Infinity];
  for (let i = 0; i < outline.length; i += 2) {
    const [ax, ay] = [outline[i] as number, outline[i + 1] as number];
    const [bx, by] = [outline[(i + 2) % outline.length] as number, outline[(i + 3) % outline.length] as number];
    if (ay > y === by > y) continue;
    const x = ax + ((bx - ax) * (y - ay)) / (by - ay);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return [left, right];
}

function centreLine({ outline }: Stratum): number[] {
  let [left, right] = [Infinity, -Infinity];
  for (let i = 0; i < outline.length; i += 2) {
    left = Math.min(left, outline[i] as number);
    right = Math.max(right, outline[i] as number);
  }
  const path: number[] = [];
  for (let x = left + 0.05; x <= right; x += 0.5) {
    let [top, bottom] = [Infinity, -Infinity];
    for (let i = 0; i < outline.length; i += 2) {
      const [ax, ay] = [outline[i] as number, outline[i + 1] as number];
      const [bx, by] = [outline[(i + 2) % outline.length] as number, outline[(i + 3) % outline.length] as number];
      if (ax > x === bx > x) continue;
      const y = ay + ((by - ay) * (x - ax)) / (bx - ax);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    if (bottom > top) path.push(x, (top + bottom) / 2);
  }
  return path;
}

function areaOf({ path, closed, swell }: Shape): number {
  if (!closed) return path.length === 2 ? 3.14 * swell * swell : path.length * swell * 0.5;
  let twice = 0;
  for (let i = 0; i < path.length; i += 2) {
    const j = (i + 2) % path.length;
    twice += (path[i] as number) * (path[j + 1] as number) - (path[j] as number) * (path[i + 1] as number);
  }
  return Math.abs(twice / 2);
}

const MATTER: Readonly<Record<string, Matter>> = {
  ore: 'solid',
  gem: 'solid',
  magma: 'solid',
  void: 'solid',
  vent: 'solid',
  biome: 'cover',
  wasteland: 'cover',
  nexus: 'cover',
  ley: 'cover',
};
