import { contest } from '../steps/contest.ts';
import { type CardRule, type Effect, type Event, MOMENTS, type Spawn, TRAITS } from '../tree/rule.ts';
import { bonus, building } from './building.ts';
import { amount, condition } from './condition.ts';
import { filter1, resource, resources } from './filter.ts';
import { all, as, called, either, list, maybe, node, type Phrase, second } from './phrase.ts';
import { beads, comma, commas, name, number, say, signed, token, word } from './words.ts';

/** One word that should be a tag. A later check decides whether it can be one, so that all problems are reported at once. */
export const tagWord: Phrase<string> = token('word', 'a tag', (text) => text);

const event: Phrase<Event> = called(
  'an event such as "we win a conflict"',
  either(
    node(second(say('we win a conflict'), maybe(second(say('with'), filter1))), (foes) => ({
      kind: 'we win a conflict',
      foes,
    })),
    node(word(MOMENTS), (kind) => ({ kind })),
    node(second(say('we have'), amount), (it) => ({ kind: 'we have', amount: it })),
    node(all(say('we fall to'), number, say('●')), ([, it]) => ({ kind: 'we fall to', number: it })),
    node(all(say('no'), filter1, say('remain')), ([, groups]) => ({ kind: 'none remain', groups })),
  ),
);

const effect: Phrase<Effect> = called(
  'an effect such as "gain ●"',
  either(
    node(all(say('gain'), beads, maybe(say('instead'))), ([kind, it, instead]) => ({
      kind,
      beads: it,
      instead: instead !== null,
    })),
    node(all(word(['lose', 'foe loses']), beads), ([kind, it]) => ({ kind, beads: it })),
    node(all(say('keep only'), number, say('●')), ([kind, it]) => ({ kind, number: it })),
    node(say('we are destroyed'), (kind) => ({ kind })),
    node(all(say('leave the map'), maybe(say('leaving ○'))), ([kind, leaving]) => ({
      kind,
      leavingTreasure: leaving !== null,
    })),
    node(all(say('add'), resource, say('there')), ([, it]) => ({ kind: 'add there', resource: it })),
    node(all(say('on a'), number, say('of 1d6 gain'), beads), ([, face, , it]) => ({
      kind: 'on a roll gain',
      face,
      beads: it,
    })),
    node(all(word(['a', 'an']), tagWord, say('card replaces us on the surface')), ([, it]) => ({
      kind: 'a card replaces us',
      tag: it,
    })),
    node(second(say('may build'), building), (it) => ({ kind: 'may build', building: it })),
    node(say('skip the turn'), (kind) => ({ kind })),
  ),
);

export const rule: Phrase<CardRule> = called(
  'a rule',
  either(
    node(bonus, (it) => ({ kind: 'bonus', bonus: it })),
    node(all(say('when'), event, say(':'), list(effect, say(';'))), ([, it, , effects]) => ({
      kind: 'when',
      event: it,
      effects,
    })),
    node(all(say('may also'), contest.read(comma), maybe(second(say('if'), condition))), ([, step, only]) => ({
      kind: 'may also',
      step,
      condition: only,
    })),
    node(second(say('may not build if'), condition), (it) => ({ kind: 'may not build if', condition: it })),
    node(word(TRAITS), (kind) => ({ kind })),
    node(all(say('foes in demon ruins have'), signed, say('against us')), ([kind, it]) => ({ kind, amount: it })),
  ),
);

export const spawn: Phrase<Spawn> = called(
  'a place to spawn, such as "on the surface"',
  either(
    node(
      all(
        say('on the surface'),
        maybe(
          either(
            as(second(say('above'), resources), (above) => ({ above, ifStratumHasNo: null })),
            as(second(say('if the stratum has no'), resource), (none) => ({ above: [], ifStratumHasNo: none })),
          ),
        ),
      ),
      ([kind, only]) => ({ kind, ...(only ?? { above: [], ifStratumHasNo: null }) }),
    ),
    node(say('never on the surface'), (kind) => ({ kind })),
    node(second(say('in a near tomb'), maybe(say('or make one'))), (make) => ({
      kind: 'in a near tomb',
      orMakeOne: make !== null,
    })),
    node(all(say('in'), resource, maybe(say('or on the surface'))), ([kind, it, or]) => ({
      kind,
      resource: it,
      orOnTheSurface: or !== null,
    })),
    node(all(say('near'), resource, say('as'), name, say('with tag'), tagWord), ([kind, it, , title, , tag]) => ({
      kind,
      resource: it,
      name: title,
      tag,
    })),
    node(all(say('rolling'), number, say('tags from'), commas(tagWord)), ([, it, , tags]) => ({
      kind: 'rolling tags',
      number: it,
      tags,
    })),
    node(say('drawing 2 cards'), (kind) => ({ kind })),
    node(second(say('onto a random group giving'), beads), (it) => ({ kind: 'onto a random group', beads: it })),
    node(all(say('with the first'), filter1, say('card if none is on the map')), ([, groups]) => ({
      kind: 'with a foe',
      groups,
    })),
  ),
);
