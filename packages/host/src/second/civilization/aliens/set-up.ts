import { centreOf, type Piece } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { nextBeads } from '../../../beads.ts';
import { foundedAt } from '../../../groups.ts';
import { choose, name } from '../../asks.ts';
import { label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { SecondWorld } from '../../world.ts';
import { type Civ, newCiv, type People, type Style } from '../civ.ts';
import { gainIn } from '../gains.ts';
import type { AlienCiv, Facility } from './alien-civ.ts';
import { LANDING_LOOKS } from './facilities.table.ts';
import { LANDING, landingPlace } from './landing-place.ts';
import { hall } from './shapes.ts';
import { drawStructure } from './structure.ts';

/** H2-ALN-26: straight tunnels, and tracks along the surface. All their beads are at the Landing Site (H2-ALN-03). */
export const ALIEN_STYLE: Style = {
  manner: 'straight',
  track: 0.3,
  room: hall,
  home: () => ({ sort: 'Landing Site', what: { kind: 'Landing Site' }, takesAll: true }),
};

/** H2-ALN-01 to -04, -26, -27: who they are, where they land, and what they bring. */
export function* setUpAliens(world: SecondWorld, people: People): Rule<AlienCiv> {
  const called = yield* name('H2-ALN-04', {
    by: 'maker',
    topic: { kind: 'name of the alien colony' },
    ideas: freshNames(world, 'alien colony'),
    of: { subject: 'group', id: world.page.idAhead('g') },
  });
  const founding = { home: world.page.idAhead('p'), beads: nextBeads(world, 7), parent: null, because: null };
  const group = found(world, 'H2-ALN-01', { kind: 'aliens', name: called }, founding);
  yield* whoTheyAre(world);
  const civ = newCiv(world, people, group);
  const place = yield* landingPlace(civ);
  const variant = yield* choose('H2-ALN-26', {
    by: 'maker',
    topic: { kind: 'look of the Landing Site' },
    options: LANDING_LOOKS.map((key) => ({ key })),
    usual: null,
    about: 'Landing Site',
  });
  note(world, {
    kind: 'style',
    clause: 'H2-ALN-26',
    people: 'aliens',
    key: 'straight',
    homes: variant,
    stores: variant,
  });
  const wish = {
    clause: 'H2-ALN-03',
    name: 'Landing Site',
    what: { kind: 'Landing Site' },
    area: LANDING,
    variant,
  } as const;
  // Those who land may meet what lives there at once (H2-CIV-21b), so they are aboard first.
  const landing = yield* drawStructure(civ, wish, place, { moveIn: (site) => land(civ, site) });
  label(world, 'H2-ALN-04', landing.id, asWritten(called), centreOf(landing.shape));
  return Object.assign(civ, {
    landing,
    facilities: {
      'Supply Cache': unbuilt(),
      Powerplant: unbuilt(),
      Agricomplex: unbuilt(),
      'Orgone Cathode': unbuilt(),
      'Uplift Facility': unbuilt(),
      Megastructure: unbuilt(),
    },
    saving: false,
    reach: null,
  });
}

function unbuilt(): Facility {
  return { state: 'unbuilt', piece: null };
}

/** H2-ALN-03: six colonists and one supply. */
function land(civ: Civ, site: Piece): void {
  civ.first = site;
  for (const kind of ['population', 'treasure'] as const) {
    const many = kind === 'population' ? 6 : 1;
    for (let i = 0; i < many; i++)
      gainIn(civ, 'H2-ALN-03', kind, site, { deed: 'found', from: null, ...foundedAt(civ.world, civ.group.id) });
  }
}

const ORIGINS = ['colonists', 'invaders', 'refugees', 'neighbours'] as const;
export type Origin = (typeof ORIGINS)[number];

/** H2-ALN-27: for the log. */
function* whoTheyAre(world: SecondWorld): Rule {
  const told = yield* choose('H2-ALN-27', {
    by: 'maker',
    topic: { kind: 'who the aliens are' },
    options: ORIGINS.map((key) => ({ key })),
    usual: null,
  });
  note(world, { kind: 'theme', clause: 'H2-ALN-27', people: 'aliens', key: 'origin', told });
}
