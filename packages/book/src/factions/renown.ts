import { type Fact, Facts, groupRef } from '../key/fact.ts';
import { plainText, strong, type Told, told } from '../key/told.ts';
import { turnOf, whenOf } from '../key/when.ts';
import type { Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { type Entry, word, words } from '../world.ts';

interface Deed {
  readonly weight: number;
  readonly text: Told;
}

/** TA-FAC-08: what a line of the journal is worth to the name of a group. */
function deedOf(survey: Survey, it: Entry, id: string): Deed | null {
  const own = word(it, 'group') === id;
  const to = survey.then.groups.get(word(it, 'group') ?? '');
  if (word(it, 'by') === id && to) {
    const whom = groupRef(survey, to);
    if (it.kind === 'died' || it.kind === 'destroyed') return { weight: 9, text: told`put an end to ${whom}` };
    if (it.kind === 'lost' && word(it, 'bead') === 'population')
      return { weight: 8, text: told`killed some of ${whom}` };
    if (it.kind === 'lost' && word(it, 'bead') === 'treasure') return { weight: 5, text: told`took riches of ${whom}` };
  }
  const heir = it.kind === 'handed over' && word(it, 'to') === id && to ? groupRef(survey, to) : null;
  if (heir) {
    const [prize] = words(it, 'names');
    return prize
      ? { weight: 8, text: told`won ${strong(prize)} from ${heir}` }
      : { weight: 5, text: told`won riches of ${heir}` };
  }
  if (!own) return null;
  const [name, what] = [word(it, 'name'), word(it, 'what')];
  if (it.kind === 'epic treasure' && name) return { weight: 8, text: told`made ${strong(name)}` };
  if (it.kind === 'built' && what) return { weight: 6, text: told`built the ${what}` };
  if (it.kind === 'relocated') return { weight: 3, text: told`moved house` };
  if (it.kind === 'gained' && word(it, 'deed') === 'breed') return { weight: 1, text: told`grew in number` };
  return null;
}

/** TA-FAC-08: its three weightiest deeds, ties to the later, the oldest first. */
export function weightiestOf(survey: Survey, group: GroupThen): Fact[] {
  const { then } = survey;
  const found = then.world.journal
    .filter((it) => it.tick <= then.tick)
    .flatMap((it) => {
      const deed = deedOf(survey, it, group.id);
      return deed ? [{ ...deed, tick: it.tick }] : [];
    })
    .sort((a, b) => b.weight - a.weight || b.tick - a.tick)
    // The same told twice in one turn is one deed.
    .filter(
      (it, i, all) =>
        all.findIndex(
          (o) => plainText(o.text) === plainText(it.text) && turnOf(survey, o.tick) === turnOf(survey, it.tick),
        ) === i,
    )
    .slice(0, 3)
    .sort((a, b) => a.tick - b.tick);
  const facts = new Facts(group.id, 'deed');
  for (const { tick, text, weight } of found)
    facts.told(told`In ${whenOf(survey, tick)} they ${text}.`, 'told', [tick], weight);
  return facts.all;
}
