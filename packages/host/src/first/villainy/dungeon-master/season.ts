import type { Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { bears, type MonsterGroup } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { spend, wealth } from '../../monsters/loot.ts';
import { gain } from '../../monsters/quarters.ts';
import { living } from '../../monsters/state.ts';
import type { Step } from '../../monsters/step.ts';
import type { Realm } from '../../realm.ts';
import { enlist } from './army.ts';
import { construct } from './constructions.ts';

/** H1-DMR-08: more than so many ○ make him build, and so many it costs. */
const PRICE = 3;
/** The story autopilot spares these for a construction (H1-DMR-05). */
const TO_BUILD = 4;

/** H1-DMR-04 to -08, -22, in this order. */
export const dungeonMasterSeason: readonly Step<Realm>[] = [
  {
    clause: 'H1-DMR-04',
    *play(world, me) {
      if (wealth(world, me) === 0) gain(world, me, 'H1-DMR-04', 'treasure', 1, 'growth');
    },
  },
  {
    clause: 'H1-DMR-05',
    *play(world, me) {
      yield* hire(world, me);
    },
  },
  {
    clause: 'H1-DMR-06',
    *play(world, me) {
      const last = living(world).find((it) => it.id === world.villainy?.unbroken && !bears(it, 'enslaved'));
      if (last) yield* lawsOf(world).encounter(world, me, last, 'H1-DMR-06');
      else yield* lawsOf(world).goOut(world, me);
    },
  },
  {
    clause: 'H1-DMR-08',
    *play(world, me) {
      if (wealth(world, me) <= PRICE) return;
      spend(world, me, 'H1-DMR-08', PRICE);
      yield* construct(world, me);
    },
  },
];

/** H1-DMR-05: 1○ for 1● more. */
function* hire(world: Realm, me: MonsterGroup): Rule {
  const coins = wealth(world, me);
  if (coins === 0) return;
  const key = yield* choose('H1-DMR-05', {
    by: me.id,
    topic: { kind: 'whether to hire', group: me.id },
    options: [{ key: 'yes' }, { key: 'no' }],
    usual: (hand) => ({ answer: hand === 'story' && coins === TO_BUILD ? 'no' : 'yes' }),
    about: `${me.id}, year ${world.monsters.year}`,
  });
  if (key === 'no') return;
  spend(world, me, 'H1-DMR-05', 1);
  enlist(world, me, 'H1-DMR-05');
}
