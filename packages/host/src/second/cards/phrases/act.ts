import type { Act, Bonus, Build, Building, Contest, Gain, Goal, Need, Other, Seek, Simple } from '../tree/act.ts';
import type { Aim, Filter, Resource } from '../tree/filter.ts';
import { CLASHES, type Verb } from '../tree/words.ts';
import { aim, filter, filter1, resource, term } from './filter.ts';
import { all, as, called, either, list, maybe, node, type Phrase, second, unless } from './phrase.ts';
import { beads, comma, commas, name, number, oneOf, or, say, signed, turned, word } from './words.ts';

/** Every contest, as a card writes it. */
export const VERB_WORDS = turned({
  ally: 'ally with',
  annex: 'annex',
  bribe: 'bribe',
  exterminate: 'exterminate',
  extort: 'extort',
  fight: 'fight',
  hunt: 'hunt',
  recruit: 'recruit',
  rout: 'rout',
  steal: 'steal from',
  trade: 'trade with',
} satisfies Readonly<Record<Verb, string>>);

export const CLASHES_WORDS = {
  conflicts: 'conflict',
  allies: 'ally',
  bribes: 'bribe',
  extorts: 'extort',
  fights: 'fight',
  recruits: 'recruit',
  routs: 'rout',
  steals: 'steal',
  trades: 'trade',
} as const satisfies Readonly<Record<string, Bonus['clash']>>;

/** The steps that may also be free. In a list of gains a comma usually begins the next gain, so they come in two kinds. */
interface Steps {
  readonly contest: Phrase<Contest>;
  readonly seek: Phrase<Seek>;
}

function steps(separator: Phrase<unknown>): Steps {
  const groups: Phrase<Filter> = list(term, separator);
  const kinds: Phrase<readonly Resource[]> = list(resource, separator);
  const aims: Phrase<readonly Aim[]> = list(aim, separator);
  const goal: Phrase<Goal> = either(
    node(second(say('near'), aims), (it) => ({ kind: 'near', aims: it })),
    node(second(say('away from'), groups), (it) => ({ kind: 'away from', groups: it })),
    node(say('to a tomb'), (kind) => ({ kind })),
    node(say('to a cleared lair'), (kind) => ({ kind })),
  );
  return {
    contest: node(all(oneOf(VERB_WORDS), groups), ([verb, targets]) => ({ kind: 'contest', verb, targets, bonus: 0 })),
    seek: either(
      node(all(word(['exploit', 'harvest']), kinds), ([kind, it]) => ({ kind, resources: it })),
      node(second(say('explore'), maybe(second(say('toward'), aims))), (it) => ({ kind: 'explore', toward: it ?? [] })),
      node(all(say('relocate'), maybe(list(goal, or)), maybe(say('leaving ○'))), ([, goals, leaving]) => ({
        kind: 'relocate',
        goals: goals ?? [],
        leavingTreasure: leaving !== null,
      })),
    ),
  };
}

const { contest, seek } = steps(comma);
/** The steps that are one word or two, each written as it is called. */
const SIMPLE = {
  breed: 'breed',
  prepare: 'prepare',
  scout: 'scout',
  tax: 'tax',
  'corrupt it': 'corrupt it',
} as const satisfies { readonly [K in Simple['kind']]: K };

const simple: Phrase<Simple> = node(oneOf(SIMPLE), (kind) => ({ kind }));

/** A contest that may say `at +1`. */
export const contestAt: Phrase<Contest> = node(
  all(contest, maybe(second(say('at'), signed))),
  ([{ verb, targets }, bonus]) => ({ kind: 'contest', verb, targets, bonus: bonus ?? 0 }),
);

export const bonus: Phrase<Bonus> = node(
  all(
    signed,
    either(
      as(all(word(['to', 'against']), called('a conflict such as fight', word(CLASHES))), ([side, clash]) => ({
        side,
        clash,
      })),
      as(second(say('in'), called('"conflicts" or one such as fights', oneOf(CLASHES_WORDS))), (clash) => ({
        side: 'in' as const,
        clash,
      })),
    ),
    maybe(second(say('with'), filter1)),
  ),
  ([amount, { side, clash }, foes]) => ({ amount, side, clash, foes }),
);

const need: Phrase<Need> = called(
  'a need such as beads, a resource or a construction',
  either(
    // `tomb` is a resource here, and only ☒ the mark (H2-CRD-113).
    node(resource, (it) => ({ kind: 'resource', resource: it })),
    node(beads, (it) => ({ kind: 'beads', beads: it })),
    node(second(say('near'), filter1), (it) => ({ kind: 'near', groups: it })),
    node(name, (it) => ({ kind: 'built', name: it })),
  ),
);

const plainGain: Phrase<Gain> = either(
  // `tomb` is the mark here (H2-CRD-113).
  node(beads, (it) => ({ kind: 'beads', beads: it })),
  node(bonus, (it) => ({ kind: 'bonus', bonus: it })),
  node(second(say('immune to'), called('a conflict or hunt', word([...CLASHES, 'hunt']))), (it) => ({
    kind: 'immune to',
    deed: it,
  })),
  node(second(say('exploit'), resource), (it) => ({ kind: 'exploit', resource: it })),
  node(resource, (it) => ({ kind: 'resource', resource: it })),
  node(say('one tag'), (kind) => ({ kind })),
  node(say('villainy'), (kind) => ({ kind })),
  node(all(say('the first'), filter1, say('card here')), ([, it]) => ({ kind: 'the first card here', groups: it })),
);
/** A comma in a list of gains begins the next gain, if what follows can be one. */
const commaInGains = either(say(', or'), all(say(','), unless(either(plainGain, say('free')))), or);

const gainWith = ({ contest: fighting, seek: seeking }: Steps): Phrase<Gain> => {
  const step = called('an action that can be free', either(fighting, simple, seeking));
  return called(
    'a gain such as beads, a bonus or a resource',
    either(
      plainGain,
      node(second(say('free'), step), (it) => ({ kind: 'free', step: it })),
    ),
  );
};

const terms = (gain: Phrase<Gain>) =>
  all(
    say('('),
    maybe(second(say('req'), commas(need))),
    maybe(say('/')),
    maybe(second(say('gain'), commas(gain))),
    say(')'),
  );
// Only if that leads nowhere, the comma belongs to the free action: `gain free exploit ore, gems, or water`.
const inBrackets = either(terms(gainWith(steps(commaInGains))), terms(gainWith({ contest, seek })));

export const building: Phrase<Building> = node(
  all(name, maybe(inBrackets), maybe(say('many'))),
  ([title, inside, many]) => ({
    name: title,
    needs: inside?.[1] ?? [],
    gains: inside?.[3] ?? [],
    many: many !== null,
  }),
);

const build: Phrase<Build> = either(
  node(say('build :'), () => ({ kind: 'build', buildings: [], written: 'list' })),
  node(second(say('build'), building), (it) => ({ kind: 'build', buildings: [it], written: 'line' })),
);

const other: Phrase<Other> = either(
  node(all(word(['gain', 'lose']), beads), ([kind, it]) => ({ kind, beads: it })),
  node(second(say('remove ★ from'), filter), (it) => ({ kind: 'remove ★', groups: it })),
  node(second(say('split'), number), (it) => ({ kind: 'split', number: it })),
);

const step = called('an action', either(contestAt, simple, seek, build, other));

export const act: Phrase<Act> = node(all(list(step, say('then')), maybe(say('and stop'))), ([done, stop]) => ({
  steps: done,
  stop: stop !== null,
}));
