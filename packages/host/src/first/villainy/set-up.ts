import { Impossible, type Rule } from '@understory/table';
import { putBead } from '../../beads.ts';
import { choose, rollOn } from '../asks.ts';
import { homeOf, type MonsterGroup } from '../monsters/group.ts';
import { lawsOf } from '../monsters/laws.ts';
import { isAlive } from '../monsters/state.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { furnish } from './alpha-villain/lair.ts';
import { setUpAlphaVillain } from './alpha-villain/set-up.ts';
import { setUpDungeonMaster } from './dungeon-master/set-up.ts';
import { VILLAINS, type VillainKey } from './keys.ts';
import { hoardRoom } from './liche-king/legions.ts';
import { dominate, setUpLicheKing } from './liche-king/set-up.ts';
import { suited } from './signs.ts';
import { firstMind, setUpThoughtLords } from './thought-lords/set-up.ts';
import { archVillains } from './villains.table.ts';
import { villainsOf } from './villains.ts';

/** How a villain comes, and what it does as soon as it is there. */
interface Coming {
  readonly come: (world: Realm) => Rule<MonsterGroup>;
  readonly settle: (world: Realm, me: MonsterGroup) => Rule;
}

const COMINGS: Readonly<Record<VillainKey, Coming>> = {
  'dungeon master': { come: setUpDungeonMaster, *settle() {} },
  'thought lords': {
    come: setUpThoughtLords,
    *settle(world, me) {
      firstMind(world, me);
    },
  },
  'liche king': { come: setUpLicheKing, settle: dominate },
  'alpha villain': { come: setUpAlphaVillain, settle: furnish },
};

/** H1-VIL-02, -09: the first villain, or the second. */
export function* setUpVillain(world: Realm, nth: number): Rule {
  const { villainy } = world;
  if (!villainy) throw new Impossible('a villain comes before the Age of Villainy');
  const key = yield* whichVillain(world, nth);
  const me = yield* COMINGS[key].come(world);
  villainy.villains.push(me.id);
  note(world, { kind: 'villain came', clause: 'H1-VIL-02', group: me.id, villain: key, piece: homeOf(me) });
  // A plague may have killed it while it dug its way to the dungeon.
  if (!isAlive(world, me)) return;
  if (nth === 1) giveSetAside(world, me);
  yield* COMINGS[key].settle(world, me);
}

/** H1-VIL-02: a roll, or whom the player likes; the story's hand takes the one that suits this dungeon. */
function* whichVillain(world: Realm, number: number): Rule<VillainKey> {
  const there = villainsOf(world).map(({ kind }) => kind);
  const among = VILLAINS.filter((it) => !there.includes(it));
  const about = `villain ${number}`;
  const key = yield* choose('H1-VIL-02', {
    by: 'maker',
    topic: { kind: 'which villain', number },
    options: [{ key: 'roll' }, ...among.map((it) => ({ key: it }))],
    usual: (hand, draw) => ({ answer: hand === 'story' ? draw.pick(suited(world, among)) : 'roll' }),
    about,
  });
  if (key !== 'roll') return key;
  for (;;) {
    const { value } = yield* rollOn(archVillains, { kind: 'the villain', number }, about);
    if (among.includes(value)) return value;
  }
}

/** H1-SUR-19: what the kingdoms had when they ended the age with their wealth. */
function giveSetAside(world: Realm, me: MonsterGroup): void {
  const { monsters } = world;
  for (const { name, emblem } of monsters.setAside) {
    const room = me.kind === 'liche king' ? hoardRoom(world, me) : lawsOf(world).treasury(world, me, 'H1-SUR-19');
    const put = putBead(world, room, { kind: 'treasure', owner: me.id, name, emblem });
    const gained = { group: me.id, bead: 'treasure', count: 1, beads: [put.bead.id], piece: room.id } as const;
    note(world, { kind: 'gained', clause: 'H1-SUR-19', ...gained, deed: 'tribute' }, [put]);
  }
  monsters.setAside = [];
}
