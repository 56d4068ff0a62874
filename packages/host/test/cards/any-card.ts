import fc from 'fast-check';

/** Cards with anything on them that the grammar of H2-CRD allows, as text, much of it written in unusual ways. */

type Words = fc.Arbitrary<string>;
const pick = (...words: string[]): Words => fc.constantFrom(...words);
const said = (...parts: (Words | string)[]): Words =>
  fc
    .tuple(...parts.map((it) => (typeof it === 'string' ? fc.constant(it) : it)))
    .map((it) => it.filter(Boolean).join(' '));
const maybe = (words: Words | string): Words =>
  fc.oneof(fc.constant(''), typeof words === 'string' ? fc.constant(words) : words);
const many = (words: Words, separators: Words, maxLength = 3): Words =>
  fc
    .array(fc.tuple(words, separators), { minLength: 1, maxLength })
    .map((list) => list.map(([it, between], i) => (i === 0 ? it : `${between} ${it}`)).join(' '));

const number = fc.integer({ min: 1, max: 99 }).map(String);
const signed = fc.integer({ min: -9, max: 9 }).map((it) => (it < 0 ? `${it}` : `+${it}`));
const symbol = pick('●', '○', '★', '❖', '⌂', '☒', 'pop', 'treasure', 'bonus', 'epic', 'fort', 'tomb');
const plain = pick('●', '○', '★', '❖', 'pop', 'treasure', 'bonus', 'epic');
const beadsOf = (symbols: Words): Words => many(said(maybe(pick('2', '7', '12')), symbols), fc.constant(''), 4);
const beads = beadsOf(symbol);
const tag = pick('evil', 'humanoid', 'alien', 'fungus', 'surface', 'half-mad', 'undead');
const when = maybe(pick('this turn', 'last turn'));
const deed = pick(
  ...['ally', 'breed', 'bribe', 'build', 'exploit', 'explore', 'extort', 'fight', 'harvest', 'hunt', 'prepare'],
  ...['recruit', 'relocate', 'rout', 'scout', 'steal', 'trade'],
);
const clash = pick('ally', 'bribe', 'extort', 'fight', 'recruit', 'rout', 'steal', 'trade');
const clashes = pick('conflicts', 'allies', 'bribes', 'extorts', 'fights', 'recruits', 'routs', 'steals', 'trades');
const sep = pick(',', 'or', ', or');
const or = fc.constant('or');
const count = fc.oneof(pick('no', 'any'), said('only', number), said('fewer than', number), said(number, 'or more'));
const past = pick(
  ...['allied with', 'attacked', 'bribed', 'extorted', 'fought', 'hunted', 'met', 'recruited', 'routed', 'stole from'],
  'traded with',
);

const word = fc.oneof(
  pick(
    'anyone',
    'groups',
    'group',
    'denizens',
    'alpha predators',
    'richer',
    'poorer',
    'stronger',
    'weaker',
    'larger',
    'smaller',
  ),
  tag,
  tag.map((it) => `${it}s`),
  tag.map((it) => `non-${it}`),
);
const qualifier = fc.oneof(
  said('with', maybe(count), symbol),
  pick(
    'with blood',
    'with bones',
    'sharing a tag',
    'sharing a rolled tag',
    'in our territory',
    'we outnumber',
    'we are allied with',
  ),
  said('that', maybe('never'), many(past, or), 'us', when),
  said('we', maybe('never'), past, when),
  said('we did not', deed, when),
);
const rank = pick('weakest', 'strongest', 'poorest', 'richest', 'smallest', 'largest', 'nearest');
const term = said(maybe(said('the', rank)), word, maybe(word), maybe(qualifier));
const filter = many(term, sep);
const filter1 = many(term, or);
const biome = said(
  maybe(pick('surface', 'underground')),
  maybe(pick('fungus', 'slime', 'jurassic', 'alien', 'necrotic', 'crystalline', 'farm')),
  pick('biome', 'biomes'),
);
const resource = fc.oneof(pick('ore', 'gems', 'water', 'magma', 'nexus', 'stone', 'tomb', 'tombs'), biome);
const resources = many(resource, sep);
const aims = many(fc.oneof(fc.constant('prey'), resource, term), sep);

const verb = pick('ally with', 'bribe', 'extort', 'fight', 'hunt', 'recruit', 'rout', 'steal from', 'trade with');
const contest = said(verb, filter);
const contestAt = said(contest, maybe(said('at', signed)));
const simple = pick('breed', 'prepare', 'scout');
const goal = fc.oneof(said('near', aims), said('away from', filter), pick('to a tomb', 'to a cleared lair'));
const seek = fc.oneof(
  said(pick('exploit', 'harvest'), resources),
  said('explore', maybe(said('toward', aims))),
  said('relocate', maybe(many(goal, or)), maybe(pick('leaving ○', 'leaving treasure'))),
);
const bonus = said(
  signed,
  fc.oneof(said(pick('to', 'against'), clash), said('in', clashes)),
  maybe(said('with', filter1)),
);
// Here the word tomb is a resource, and only ☒ the mark (H2-CRD-113).
const need = fc.oneof(
  beadsOf(pick('●', '○', '★', '⌂', '☒', 'pop', 'treasure', 'bonus')),
  resource,
  fc.constant('Gate of the Moon'),
  said('near', filter1),
);
const gain = fc.oneof(
  beads,
  bonus,
  resource,
  said('free', fc.oneof(contest, simple, seek)),
  said('immune to', fc.oneof(clash, fc.constant('hunt'))),
  said('exploit', resource),
  pick('one tag', 'villainy'),
  said('the first', filter1, 'card here'),
);
const inBrackets = said(
  '(',
  maybe(said('req', many(need, fc.constant(','), 2))),
  maybe('/'),
  maybe(said('gain', many(gain, fc.constant(','), 2))),
  ')',
);
const building = said(pick('Gate of the Moon', "Wizard's Tower", 'Thieves’ Guild'), maybe(inBrackets), maybe('many'));
const other = fc.oneof(
  said('gain', beads),
  said('lose', beadsOf(plain)),
  said('remove', pick('★', 'bonus'), 'from', filter),
  said('split', number),
);
const step = fc.oneof(contestAt, simple, seek, said('build', building), other);
const list = fc.array(building, { minLength: 1, maxLength: 2 }).map((all) => all.map((it) => `\n* ${it}`).join(''));
const act = fc.oneof(
  said(many(step, fc.constant('then'), 2), maybe('and stop')),
  fc.tuple(fc.constant('build:'), list).map((it) => it.join('')),
);

const amount = fc.oneof(said(count, symbol), said('more', symbol, 'than', symbol));
const did = pick(
  ...['allied', 'bred', 'bribed', 'built', 'exploited', 'explored', 'extorted', 'fought', 'harvested', 'hunted'],
  ...['prepared', 'recruited', 'relocated', 'routed', 'scouted', 'stole', 'traded'],
);
const test = fc.oneof(
  pick('we can', 'we have built nothing', 'we have built Gate of the Moon', 'we are in danger'),
  said('unable to', deed),
  said('we have', amount),
  said(maybe('not'), 'near', resources),
  said('there are', maybe('no'), filter1),
  said('we met no one', when),
  said('we', pick('won', 'lost'), 'a', pick('fight', 'conflict'), when),
  said('we lost', symbol, when),
  said('we wiped out', filter1, when),
  said('we', did, when),
  said('we did not', deed, when),
);
const condition = many(test, fc.constant('and'), 2);

const event = fc.oneof(
  said('we win a conflict', maybe(said('with', filter1))),
  pick(
    'we wipe out a group',
    'we are routed',
    'we are driven out',
    'a rout against us fails',
    'we defeat the strongest group',
  ),
);
const quietEvent = fc.oneof(
  pick('we exploit', 'we prepare', 'we act first'),
  said('we have', amount),
  said('we fall to', number, pick('●', 'pop')),
  said('no', filter1, 'remain'),
);
const effect = fc.oneof(
  said('gain', beads),
  said('lose', beadsOf(plain)),
  said('keep only', number, '●'),
  pick('we are destroyed', 'leave the map', 'leave the map leaving ○'),
  said('add', resource, 'there'),
  said('on a', pick('1', '6'), 'of 1d6 gain', beads),
  said(pick('a', 'an'), tag, 'card replaces us on the surface'),
  said('may build', building),
);
const effects = many(effect, fc.constant(';'), 2);
const rule = fc.oneof(
  bonus,
  said('when', event, ':', fc.oneof(effects, said('foe loses', beadsOf(plain)))),
  said('when', quietEvent, ':', effects),
  pick('when we exploit: gain ★ instead', 'when we act first: skip the turn'),
  said('may also', contestAt, maybe(said('if', condition))),
  said('may not build if', condition),
  pick('never relocates', 'wins every invasion', 'never gathers treasure', 'guards ○', 'only in water'),
  pick('reaches along water', 'may lair in water', 'harvests each site once'),
  said('foes in demon ruins have', signed, 'against us'),
);
const spawn = fc.oneof(
  said('on the surface', maybe(fc.oneof(said('above', resources), said('if the stratum has no', resource)))),
  pick('never on the surface', 'in a near tomb', 'in a near tomb or make one', 'drawing 2 cards'),
  said('in', resource, maybe('or on the surface')),
  said('near', resource, 'as Hell Hounds with tag', tag),
  pick('rolling 2 tags from evil, good, undead'),
  said('onto a random group giving', beads),
  said('with the first', filter1, 'card if none is on the map'),
);

const lines = (start: string, words: Words, maxLength = 2): Words =>
  fc.array(words, { maxLength }).map((all) => all.map((it) => `${start}${it}\n`).join(''));
const headed = (head: string, items: Words): Words => items.map((it) => (it === '' ? '' : `${head}\n${it}`));

const linesOf = (all: readonly string[]) =>
  all
    .filter((it) => it !== '')
    .map((it) => `${it}\n`)
    .join('');

const telling = fc
  .tuple(
    maybe(said('noun', pick('mole', 'giant mole / giant moles', 'Mole-King / Moles of old', 'ooze/ ooze'))),
    maybe('solitary'),
    maybe(said('pronoun', pick('it', 'she', 'he', 'they'))),
    maybe(said('culture', pick('deep-elven', 'warren', 'alien'))),
    maybe('says "Mind the third step; it is # not there."'),
  )
  .map(linesOf);

const head = fc
  .tuple(
    maybe(said('kind', pick('alpha predator', 'denizen'))),
    maybe(said('tags', pick('evil', 'half-mad, alien', 'fungus,surface'))),
    maybe(said('start ●', beadsOf(plain))),
    maybe(said('lair', pick('cave', 'city', 'den'))),
    maybe('unique'),
    maybe('set Homemade Cards'),
  )
  .map(linesOf);

const parts = fc
  .tuple(
    lines('spawn ', spawn),
    fc.constant('always build Gate of the Moon\n'),
    lines('always ', act),
    lines('if ', said(condition, ':', act)),
    headed('one of:', lines('- ', fc.oneof(act, said('if', condition, ':', act)), 3)),
    headed('rules:', lines('- ', rule, 3)),
  )
  .map((all) => all.join(''));

/** One villain, as text. */
export const anyVillain: Words = fc
  .tuple(
    fc.constant('villain The Quiet\n'),
    said('path', pick('●', '○', 'pop', 'treasure')).map((it) => `${it}\n`),
    telling,
    lines('setup ', fc.oneof(pick('corrupt our main stratum', 'take sides'), said('build', building))),
    parts,
    lines('finish ', fc.oneof(said('always', act), said('if', condition, ':', act))),
    pick('finish always tax\n', 'finish if we hold an uncorrupted stratum alone: corrupt it\n'),
    pick('finish always annex groups then exterminate smaller groups\n', 'finish always breed\n'),
    pick('wins when every stratum is corrupted\n', 'wins when half the groups are annexed\n'),
  )
  .map((all) => all.join(''));

/** One card, as text. */
export const anyCard: Words = fc
  .tuple(fc.constant('card The Thing in Room 7\n'), head, telling, parts)
  .map((all) => all.join(''));
