import { type Fact, Facts, namedRoomRef } from '../key/fact.ts';
import { strong, told } from '../key/told.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { word } from '../world.ts';

/** TA-FAC-11: the villain's plan: what its victory needs, how far it is, and what would stop it. */
export function planOfVillain(survey: Survey, group: GroupThen, home: Room | null): Fact[] {
  const { then } = survey;
  const facts = new Facts(group.id, 'plan');
  const upTo = then.world.journal.filter((it) => it.tick <= then.tick);
  const done = (kind: string) => upTo.filter((it) => it.kind === kind && (word(it, 'group') ?? group.id) === group.id);
  const [annexed, corrupted] = [done('annexed'), done('corrupted')];
  const others = [...then.groups.values()].filter((it) => it.lives && it.id !== group.id && it.sort === 'monsters');
  const strata = then.ground?.strata.length ?? 0;
  if (corrupted.length > 0)
    facts.told(
      told`It wins when every stratum is corrupted: ${strong(`${corrupted.length} of ${strata}`)} so far.`,
      'keeper',
      corrupted.map((it) => it.tick),
      8,
    );
  else if (annexed.length > 0 || isEmpire(survey, group))
    facts.told(
      told`It wins when half of the groups are annexed: ${strong(`${annexed.length} annexed`)}, and ${others.length} others live.`,
      'keeper',
      annexed.map((it) => it.tick),
      8,
    );
  else
    facts.invented(
      told`It wins when nobody is left who could withstand it: ${strong(String(others.length))} others live.`,
      'keeper',
      'TA-FAC-11',
    );
  if (home)
    facts.invented(
      told`It would be stopped by whoever drives it out of ${namedRoomRef(survey, home)}.`,
      'keeper',
      'TA-FAC-11',
    );
  return facts.all;
}

/** An empire begins with its capital. */
function isEmpire({ then }: Survey, group: GroupThen): boolean {
  return then.world.journal.some(
    (it) =>
      it.age === 'villainy' && it.kind === 'built' && word(it, 'group') === group.id && word(it, 'what') === 'Capital',
  );
}
