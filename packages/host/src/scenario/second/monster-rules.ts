import type { Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { CORE_TEXTS, loadDeck } from '../../second/cards/load-deck.ts';
import { told } from '../../second/cards/problems.ts';
import type { Act } from '../../second/cards/tree/act.ts';
import type { MonsterCard } from '../../second/cards/tree/card.ts';
import type { Instruction } from '../../second/civilization/civ.ts';
import { playAct } from '../../second/monsters/acts.ts';
import { birth, endTurn, playTurn } from '../../second/monsters/age.ts';
import { villainCheck } from '../../second/monsters/ascent.ts';
import { takeCard } from '../../second/monsters/deck.ts';
import type { Den, Villain } from '../../second/monsters/den.ts';
import { gather } from '../../second/monsters/gather.ts';
import { lifecycle } from '../../second/monsters/lifecycle.ts';
import { reorganise } from '../../second/monsters/reorganise.ts';
import { playCards } from '../../second/monsters/turn.ts';
import { finish, playRound, rise } from '../../second/monsters/villainy/age.ts';
import { setUp } from '../../second/monsters/villainy/set-up.ts';
import { note } from '../../second/note.ts';
import type { World } from '../../world.ts';
import { cardNamed, denGiven, monsterNamed } from './dens.ts';
import { beginAge } from './monsters.ts';
import { roundOf } from './villains.ts';

type Played = (den: Den, ...numbers: number[]) => Rule<unknown>;

/** The rules of the Age of Monsters and the Age of Villainy, by name. */
export const monsterRules: Readonly<Record<string, (world: World, ...numbers: number[]) => Rule<unknown>>> = {
  turn: inAge((den) => turns(den, 1)),
  'N turns': inAge(turns),
  'cards of the turn': inAge((den) => playCards(den)),
  'end of turn': inAge((den) => endTurn(den, den.monsters.length === 0)),
  'villain check': inAge(check),
  'birth of the monsters': (world) => firstMonsters(world, []),
  'set-up of the villain': inAge((den) => setUp(den, villainOf(den).monster, villainOf(den).card)),
  round: inAge((den) => rounds(den, 1)),
  'N rounds': inAge(rounds),
  'finishing move': inAge((den) => finish(den, villainOf(den))),
};

/** … and those that name a group or a card. */
export const monsterPhrases: Readonly<Record<string, (world: World, named: string) => Rule<unknown>>> = {
  'lifecycle of X': ofGroup(lifecycle),
  'lifecycles of X': (world, named) => inAge((den) => lifecycles(den, named.split(',')))(world),
  'gathering of X': ofGroup((den, me) => gather(den, me, 'H2-MON-311')),
  'reorganising of X': ofGroup((den, me) => reorganise(den, me, 'H2-MON-319')),
  'act of X': (world, said) => inAge((den) => actOf(den, said))(world),
  'spawn X': (world, named) => inAge((den) => spawnOf(den, named))(world),
};

/** H2-MON-203: what is handed over first, then three cards. */
export function firstMonsters(world: World, instructions: readonly Instruction[]): Rule {
  const den = denGiven(world);
  beginAge(den);
  return birth(den, instructions);
}

function inAge(rule: Played): (world: World, ...numbers: number[]) => Rule<unknown> {
  return (world, ...numbers) => {
    const den = denGiven(world);
    beginAge(den);
    return rule(den, ...numbers);
  };
}

function ofGroup(rule: (den: Den, me: ReturnType<typeof monsterNamed>) => Rule<unknown>) {
  return (world: World, named: string) => inAge((den) => rule(den, monsterNamed(den, named)))(world);
}

/** Whole turns, one after the other, until somebody rises to rule. */
function* turns(den: Den, many = 1): Rule {
  for (let i = 0; i < many; i++) {
    if (i > 0) den.turn++;
    den.world.journal.turn = den.turn;
    const ascended = yield* playTurn(den);
    if (!ascended) continue;
    yield* rise(den, ascended);
    return;
  }
}

/** H2-MON-501 to -506, and what comes of it (H2-VIL-02 to -05). */
function* check(den: Den): Rule {
  const ascended = yield* villainCheck(den, den.turn >= den.world.options.monsterTurns);
  if (ascended) yield* rise(den, ascended);
}

function* rounds(den: Den, many = 1): Rule {
  const first = roundOf(den);
  for (let i = 0; i < many && !den.outcome; i++) {
    if (i > 0) den.turn++;
    den.world.journal.turn = first + i;
    yield* playRound(den, villainOf(den), first + i);
  }
}

function villainOf({ villain }: Den): Villain {
  if (!villain)
    throw new ScenarioProblem('There is no villain; give one, as villain: {group: goblins, is: The Horde}.', ['run']);
  return villain;
}

/** Several, in this order; whoever is gone by then has none. */
function* lifecycles(den: Den, named: readonly string[]): Rule {
  for (const me of named.map((it) => monsterNamed(den, it)))
    if (den.monsters.includes(me) && !den.outcome) yield* lifecycle(den, me);
}

/** `goblins: fight denizens`: one act in the words of a card, as if its turn held nothing else. */
function* actOf(den: Den, said: string): Rule {
  const [named, ...words] = said.split(':');
  const me = monsterNamed(den, named ?? '');
  const act = actSaid(words.join(':').trim());
  me.past.lastBegan = me.past.began;
  me.past.began = ++den.moment;
  const done = yield* playAct(den, me, act);
  if (!done) note(den.world, { kind: 'not possible', clause: 'H2-MON-316', group: me.id, act: words.join(':').trim() });
}

/** Read as the `always` of a card, in the company of all others, so that its tags mean what they say. */
function actSaid(words: string): Act {
  const text = `card An Act\nkind denizen\nstart ●\nalways ${words}`;
  const { cards, problems } = loadDeck([...CORE_TEXTS, { file: 'run', text }]);
  const act = cards.find((it) => it.file === 'run')?.always[0];
  if (act) return act;
  const fault = problems.find((it) => it.file === 'run' && it.severity === 'error');
  throw new ScenarioProblem(fault ? told(fault) : `"${words}" is no act.`, ['run']);
}

function* spawnOf(den: Den, named: string): Rule {
  const card: MonsterCard = cardNamed(den.deck, named, ['run']);
  yield* den.laws.spawn(den, takeCard(den, card.name), { clause: 'H2-MON-303' });
}
