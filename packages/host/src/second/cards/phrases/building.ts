import { FREE_STEPS, type FreeStep } from '../steps/free.ts';
import type { Bonus, Building, Gain, Need } from '../tree/building.ts';
import { CLASHES, CLASHES_WORDS } from '../tree/deeds.ts';
import { filter1, resource } from './filter.ts';
import { all, as, called, either, maybe, node, type Phrase, second, unless } from './phrase.ts';
import { beads, comma, commas, name, oneOf, or, say, signed, word } from './words.ts';

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

function gainWith(between: Phrase<unknown>): Phrase<Gain> {
  const steps: Phrase<FreeStep>[] = Object.values(FREE_STEPS).map((it) => it.read(between));
  const step = called('an action that can be free', either(...steps));
  return called(
    'a gain such as beads, a bonus or a resource',
    either(
      plainGain,
      node(second(say('free'), step), (it) => ({ kind: 'free', step: it })),
    ),
  );
}

const terms = (gain: Phrase<Gain>) =>
  all(
    say('('),
    maybe(second(say('req'), commas(need))),
    maybe(say('/')),
    maybe(second(say('gain'), commas(gain))),
    say(')'),
  );
// Only if that leads nowhere, the comma belongs to the free step: `gain free exploit ore, gems, or water`.
const inBrackets = either(terms(gainWith(commaInGains)), terms(gainWith(comma)));

export const building: Phrase<Building> = node(
  all(name, maybe(inBrackets), maybe(say('many'))),
  ([title, inside, many]) => ({
    name: title,
    needs: inside?.[1] ?? [],
    gains: inside?.[3] ?? [],
    many: many !== null,
  }),
);
