import type { Shape } from '@understory/page';
import type { Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { note } from '../../note.ts';
import type { SecondWorld } from '../../world.ts';
import type { Style } from '../civ.ts';
import type { MagicianCiv } from './magician-civ.ts';
import { DWELLING_SHAPES, plan, skyline, VAULT_SHAPES } from './shapes.ts';
import { STONE, TOWER } from './sorts.ts';

/** H2-MAG-27: one shape for dwellings and one for Vaults, kept throughout; all others vary. Tunnels wander. */
export function* magicianTaste(world: SecondWorld): Rule<MagicianCiv['taste']> {
  const dwelling = yield* choose('H2-MAG-27', {
    by: 'maker',
    topic: { kind: 'shape of the dwellings' },
    options: DWELLING_SHAPES.map((key) => ({ key })),
    usual: 'tower',
    about: 'dwellings',
  });
  const vault = yield* choose('H2-MAG-27', {
    by: 'maker',
    topic: { kind: 'shape of the Vaults' },
    options: VAULT_SHAPES.map((key) => ({ key })),
    usual: 'circle',
    about: 'vaults',
  });
  const shapes = { homes: dwelling, stores: vault };
  note(world, { kind: 'style', clause: 'H2-MAG-27', people: 'magicians', key: 'meandering', ...shapes });
  return { dwelling, vault };
}

/** How the Magicians dig and build underground. */
export function magicianStyle({ taste: { dwelling, vault } }: Pick<MagicianCiv, 'taste'>): Style {
  return {
    manner: 'meandering',
    roomManner: 'straight',
    room: (sort, x, y, area) => plan(vault, sort, x, y, area),
    home: (bead) =>
      bead === 'population'
        ? { sort: TOWER, what: { kind: 'dwelling', shape: dwelling }, variant: dwelling }
        : { sort: STONE, what: { kind: 'Summoning Stone' }, takesAll: true },
  };
}

/** The outline of a building that stands on the surface at x. */
export function houseOf(
  { world, taste }: Pick<MagicianCiv, 'world' | 'taste'>,
  sort: string,
  x: number,
  area: number,
): Shape {
  return skyline(world.page, taste.dwelling, sort, x, area);
}
