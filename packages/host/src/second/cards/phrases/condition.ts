import type { Amount, Condition, Test } from '../tree/condition.ts';
import { DID_WORDS } from '../tree/deeds.ts';
import { count, deed, filter1, resources, when } from './filter.ts';
import { all, as, called, either, list, maybe, node, type Phrase, second } from './phrase.ts';
import { name, oneOf, say, symbol, word } from './words.ts';

export const amount: Phrase<Amount> = called(
  'an amount such as "no ○" or "3 or more ●"',
  either(
    as(all(count, symbol), ([many, it]) => ({ kind: 'count', count: many, symbol: it })),
    as(all(say('more'), symbol, say('than'), symbol), ([, it, , than]) => ({ kind: 'more', symbol: it, than })),
  ),
);

const test: Phrase<Test> = called(
  'a condition',
  either(
    node(say('we can'), (kind) => ({ kind })),
    node(second(say('unable to'), deed), (it) => ({ kind: 'unable to', deed: it })),
    node(say('we have built nothing'), (kind) => ({ kind })),
    node(second(say('we have built'), name), (it) => ({ kind: 'we have built', name: it })),
    node(second(say('we have'), amount), (it) => ({ kind: 'we have', amount: it })),
    node(all(maybe(say('not')), say('near'), resources), ([not, , it]) => ({
      kind: 'near',
      not: not !== null,
      resources: it,
    })),
    node(all(say('there are'), maybe(say('no')), filter1), ([, no, groups]) => ({
      kind: 'there are',
      no: no !== null,
      groups,
    })),
    node(say('we are in danger'), (kind) => ({ kind })),
    node(second(say('we met no one'), when), (time) => ({ kind: 'we met no one', when: time })),
    node(all(word(['we won', 'we lost']), say('a'), word(['fight', 'conflict']), when), ([kind, , a, time]) => ({
      kind,
      a,
      when: time,
    })),
    node(all(say('we lost'), symbol, when), ([, it, time]) => ({ kind: 'we lost beads', symbol: it, when: time })),
    node(all(say('we wiped out'), filter1, when), ([, groups, time]) => ({ kind: 'we wiped out', groups, when: time })),
    node(all(say('we did not'), deed, when), ([, it, time]) => ({ kind: 'we did not', deed: it, when: time })),
    node(all(say('we'), oneOf(DID_WORDS), when), ([, it, time]) => ({ kind: 'we did', deed: it, when: time })),
    node(say('we hold an uncorrupted stratum alone'), (kind) => ({ kind })),
  ),
);

export const condition: Phrase<Condition> = list(test, say('and'));
