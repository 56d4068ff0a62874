import { describe, expect, it } from 'vitest';
import {
  claimantOf,
  claimedBy,
  disc,
  frontiers,
  type NetworkRules,
  networkOf,
  type Page,
  pathLength,
  redrawnBy,
  type Stretch,
  Territory,
} from '../src/index.ts';
import { FIRST_WORLDS, tunnel } from './first-worlds.ts';
import { draw } from './sheet.ts';

const DRY: NetworkRules = { through: ({ kind }) => kind !== 'water', also: [] };

/** A home with a tunnel through it, in the rock of any of the six worlds. */
function home(world: () => Page): Page {
  const page = world();
  draw(page, 'cave', disc(8, 12, 0.5), { id: 'home' });
  draw(page, 'tunnel', tunnel([5, 12, 11, 12]), { id: 'road' });
  return page;
}

function bond(page: Page, kind: 'claimed' | 'redrawn', group: string, piece: string, stretch?: Stretch): string {
  const id = page.newId('n');
  page.apply({ do: 'bond', bond: { id, kind, group, piece, ...(stretch && { stretch }) } }, 900);
  return id;
}

describe.each(Object.entries(FIRST_WORLDS))('claims in %s', (_, world) => {
  it('[H1-MON-15] take a room as a whole, and of a tunnel as much as was said', () => {
    const page = home(world);
    bond(page, 'claimed', 'orcs', 'home');
    const claim = bond(page, 'claimed', 'orcs', 'road', { from: 3.5, to: 5 });
    const [room, stretch] = claimedBy(page, 'orcs');
    expect(room).toBe(page.piece('home').shape);
    expect(stretch?.path).toEqual([8.5, 12, 10, 12]);
    expect(stretch && pathLength(stretch.path)).toBe(1.5);
    expect([0, 3.4, 3.5, 5, 5.1].map((along) => claimantOf(page, { piece: 'road', along }))).toEqual([
      null,
      null,
      'orcs',
      'orcs',
      null,
    ]);
    expect(claimantOf(page, { piece: 'home', along: 0 })).toBe('orcs');
    page.apply({ do: 'end', id: claim }, 901);
    expect(claimedBy(page, 'orcs')).toHaveLength(1);
    expect(claimantOf(page, { piece: 'road', along: 4 })).toBeNull();
  });

  it('[H1-MON-14] [H1-GEN-11] frontiers of what is claimed stay when it is drawn anew', () => {
    const page = home(world);
    bond(page, 'claimed', 'orcs', 'home');
    bond(page, 'claimed', 'orcs', 'road', { from: 3.5, to: 5 });
    const zone = () => new Territory(claimedBy(page, 'orcs').map((shape) => ({ shape, far: 0.5 })));
    const before = frontiers(networkOf(page, DRY), zone());
    expect(before.map(({ x }) => x)).toEqual([expect.closeTo(7, 1), expect.closeTo(10.5, 1)]);
    expect(redrawnBy(page, 'road')).toBeNull();
    bond(page, 'redrawn', 'orcs', 'road');
    bond(page, 'redrawn', 'goblins', 'road');
    expect(redrawnBy(page, 'road')).toBe('goblins');
    expect(frontiers(networkOf(page, DRY), zone())).toEqual(before);
  });
});
