import type { Rule } from '@understory/table';
import { choose, roll, spot } from '../asks.ts';
import type { Places } from '../questions.ts';
import type { FirstWorld } from '../world.ts';
import type { CampaignPlace } from './campaign-map.ts';
import { anywhere, HEXES, isClear, middleOf } from './hexes.ts';

/** H1-RPG-07: two or three settlements of named peoples, at random free hexes. */
export function* settlements(world: FirstWorld, places: CampaignPlace[]): Rule {
  const many = (yield* roll('H1-RPG-07', '1d6', { kind: 'how many settlements' })) <= 3 ? 2 : 3;
  const dwarven = yield* howManyDwarven(world);
  for (let nth = 1; nth <= many; nth++) {
    const people = nth <= dwarven ? 'Dwarves' : yield* whoLivesThere(world, nth, places);
    if (people === null) return;
    const at = yield* spot('H1-RPG-07', {
      by: 'chance',
      topic: { kind: 'where the settlement lies', number: nth },
      where: freeHex(places),
      about: `settlement ${nth}`,
    });
    places.push({ kind: 'settlement', at, name: people, piece: null });
  }
}

/** A hex that is clear of everything else. */
function freeHex(places: readonly CampaignPlace[]): Places {
  const free = HEXES.map(middleOf).filter((it) => isClear(places, it));
  return { ...anywhere((it) => isClear(places, it)), any: (draw) => draw.pick(free) };
}

/** H1-RPG-07: with Dwarven ruins the first one is Dwarven, and the second too on a further 4 to 6. */
function* howManyDwarven({ page }: FirstWorld): Rule<number> {
  if (![...page.drawn()].some(({ people }) => people === 'dwarves')) return 0;
  return (yield* roll('H1-RPG-07', '1d6', { kind: 'whether the second is Dwarven too' })) >= 4 ? 2 : 1;
}

/** One of the flavours of delvers and breeders in the dungeon, by chance, and another one each time while there are any; null if there is none. */
function* whoLivesThere(
  { monsters }: FirstWorld,
  number: number,
  places: readonly CampaignPlace[],
): Rule<string | null> {
  const folk = monsters.groups.filter(({ kind }) => kind === 'delvers' || kind === 'breeders');
  const all = [...new Set(folk.map(({ flavour }) => flavour))];
  const fresh = all.filter((it) => !places.some(({ kind, name }) => kind === 'settlement' && name === it));
  const flavours = fresh.length > 0 ? fresh : all;
  if (flavours.length === 0) return null;
  return yield* choose('H1-RPG-07', {
    by: 'chance',
    topic: { kind: 'who lives in the settlement', number },
    options: flavours.map((key) => ({ key })),
    usual: null,
    about: `people ${number}`,
  });
}
