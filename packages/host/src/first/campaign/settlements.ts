import type { Rule } from '@understory/table';
import { choose, roll, spot } from '../asks.ts';
import type { FirstWorld } from '../world.ts';
import type { CampaignPlace } from './campaign-map.ts';
import { anywhere, far } from './hexes.ts';

const APART = 1;

/** H1-RPG-07: two or three settlements of named peoples, at random free places. */
export function* settlements(world: FirstWorld, places: CampaignPlace[]): Rule {
  const many = (yield* roll('H1-RPG-07', '1d6', { kind: 'how many settlements' })) <= 3 ? 2 : 3;
  const dwarven = yield* howManyDwarven(world);
  for (let nth = 1; nth <= many; nth++) {
    const people = nth <= dwarven ? 'Dwarves' : yield* whoLivesThere(world, nth);
    if (people === null) return;
    const at = yield* spot('H1-RPG-07', {
      by: 'chance',
      topic: { kind: 'where the settlement lies', number: nth },
      where: anywhere((it) => places.every((other) => far(other.at, it) >= APART)),
      about: `settlement ${nth}`,
    });
    places.push({ kind: 'settlement', at, name: people, piece: null });
  }
}

/** H1-RPG-07: with Dwarven ruins the first one is Dwarven, and the second too on a further 4 to 6. */
function* howManyDwarven({ page }: FirstWorld): Rule<number> {
  if (![...page.drawn()].some(({ people }) => people === 'dwarves')) return 0;
  return (yield* roll('H1-RPG-07', '1d6', { kind: 'whether the second is Dwarven too' })) >= 4 ? 2 : 1;
}

/** One of the flavours of delvers and breeders in the dungeon, by chance; null if there is none. */
function* whoLivesThere({ monsters }: FirstWorld, number: number): Rule<string | null> {
  const folk = monsters.groups.filter(({ kind }) => kind === 'delvers' || kind === 'breeders');
  const flavours = [...new Set(folk.map(({ flavour }) => flavour))];
  if (flavours.length === 0) return null;
  return yield* choose('H1-RPG-07', {
    by: 'chance',
    topic: { kind: 'who lives in the settlement', number },
    options: flavours.map((key) => ({ key })),
    usual: null,
    about: `people ${number}`,
  });
}
