import { WORLDS } from '@understory/host/second/worlds';
import { areaOf, disc, type Ground, grain, layBeds, line, Page, type Piece, type Shape } from '@understory/page';
import { asWritten, stream } from '@understory/table';

export const STANDARD = { width: 30, height: 21 };
export const POSTER = { width: 60, height: 42 };
const MEASURES = { touch: 0.25, near: 2.25, tie: 'place' } as const;

export function sampleGround(
  size: { width: number; height: number },
  strata: number,
  world: number,
  seed: string,
): Ground {
  const plan = WORLDS[world % 6] as (typeof WORLDS)[number];
  return layBeds(size, plan(size, strata), (name) => stream(seed, name));
}

export function put(page: Page, kind: string, shape: Shape): Piece {
  const id = page.newId('p');
  const plain = {
    owner: null,
    people: null,
    feature: null,
    within: null,
    biome: null,
    nexus: null,
    variant: null,
    room: null,
  };
  page.apply(
    {
      do: 'draw',
      piece: {
        id,
        kind,
        matter: 'open',
        shape,
        area: areaOf(shape),
        age: 'primordial',
        clause: 'H2-MSR-05',
        stratum: 0,
        manner: 'natural',
        what: asWritten(kind),
        ...plain,
      },
    },
    page.pieces.length + 1,
  );
  return page.piece(id);
}

/** A page about as full as a finished one: a cavern or two in each stratum, and a warren of rooms and tunnels. */
export function samplePage(size: { width: number; height: number }, strata: number, seed: string): Page {
  const page = new Page({ ...size, title: 'bench', measures: MEASURES });
  page.apply({ do: 'lay', ground: sampleGround(size, strata, 0, seed) }, 0);
  const draw = stream(seed, 'pieces');
  const rough = grain(stream(seed, 'edge'));
  for (const { number, centre } of page.strata) {
    const x = 2 + draw.unit() * (size.width - 4);
    const blob = page.blobs.outline({ stratum: number, x, y: centre.y, area: 5 + draw.unit() * 6, grain: rough });
    put(page, 'cave', blob);
  }
  const rooms = Math.round((size.width * size.height) / 8);
  let [x, y] = [size.width / 2, size.height / 2];
  for (let i = 0; i < rooms; i++) {
    // Each room a finger or less from the one before, as peoples dig; now and then one elsewhere.
    const near = i % 9 !== 8;
    const wishX = near ? x + (draw.unit() - 0.5) * 7 : draw.unit() * size.width;
    const wishY = near ? y + (draw.unit() - 0.5) * 5 : draw.unit() * size.height;
    const nx = Math.min(size.width - 1, Math.max(1, wishX));
    const ny = Math.min(size.height - 1, Math.max(6, wishY));
    put(page, 'room', disc(nx, ny, 0.6));
    if (near) put(page, 'tunnel', line([x, y, (x + nx) / 2 + draw.unit() - 0.5, (y + ny) / 2, nx, ny], 0.4));
    [x, y] = [nx, ny];
  }
  return page;
}
