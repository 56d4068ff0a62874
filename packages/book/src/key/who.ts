import { chanceOf } from '../chance.ts';
import type { Faction } from '../factions/page.ts';
import type { Room, Survey } from '../places/survey.ts';
import { numbersIn, strengthOf } from './bands.table.ts';
import { type Fact, Facts, groupRef } from './fact.ts';
import { begun, strong, told } from './told.ts';
import { whenOf } from './when.ts';

const DOING = [
  'asleep in turns',
  'eating',
  'mending what they have',
  'quarrelling',
  'listening',
  'about to leave',
  'telling an old story',
  'at work',
];

/** TA-GEN-T1.6: in the words of an old game. */
const ARMOUR = ['none', 'leather', 'chain', 'plate'] as const;

/** TA-KEY-05: each group with ● there, in bands, what they are doing and how they meet strangers; else who comes here. */
export function whoIn(survey: Survey, room: Room, factions: readonly Faction[]): Fact[] {
  const facts = new Facts(room.place.id, 'who');
  const { then } = survey;
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const people = then.beads.filter((it) => it.kind === 'population' && ids.has(it.piece));
  for (const owner of new Set(people.map((it) => it.owner))) {
    const own = people.filter((it) => it.owner === owner);
    const group = owner === null ? undefined : then.groups.get(owner);
    const since = [Math.min(...own.map((it) => it.since))];
    const bands = `${own.length} ${own.length === 1 ? 'band' : 'bands'}`;
    // TA-KEY-T2.16
    if (!group) {
      facts.told(
        told`${strong(own.length === 1 ? 'Something wild' : 'Wild things')}: ${bands} (1d6; level 2)`,
        'seen',
        since,
        7,
        told`${own.length === 1 ? 'Something wild' : 'Wild things'}.`,
      );
      continue;
    }
    const faction = factions.find((it) => it.group === group);
    const { level, row } = strengthOf(survey, group);
    // TA-KEY-T2: a leader is two levels higher, but for those that are alone.
    const leads = faction?.home === room && row > 4 ? `, its leader ${level + 2}` : '';
    const armour =
      survey.play.figures === 'old-school'
        ? `; HD ${level}, armour as ${ARMOUR[Math.min(3, Math.floor(level / 3))]}`
        : '';
    const doing = chanceOf(then.world.seed, 'doing', `${room.place.id} ${group.id}`).shuffled(DOING)[0] as string;
    facts.told(
      begun(
        told`${groupRef(survey, group)}: ${bands} (${numbersIn(survey, room, group)}; level ${level}${leads}${armour}), ${doing}, here since ${whenOf(survey, since[0] ?? 0)}; ${strong(faction?.bearing ?? 'wary')}`,
      ),
      'seen',
      since,
      9,
      begun(told`${groupRef(survey, group)}, ${doing}.`),
    );
  }
  if (facts.all.length === 0 && room.holder)
    facts.invented(told`Nobody now; a place of ${groupRef(survey, room.holder)}.`, 'found', 'TA-KEY-05');
  return facts.all;
}
