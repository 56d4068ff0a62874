import { Game, hands, isTableLine, type Option } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { isSentence, slipsIn } from '../../../../tools/grammar.ts';
import { firstEdition, firstOptions } from '../../src/first/index.ts';
import { drawCave } from '../../src/first/words/natural.ts';
import { groupOffered, pieceOffered } from '../../src/first/words/offered.ts';

it('says everything in sentences without a slip', () => {
  for (let i = 0; i < 10; i++) {
    const isMore = i % 2 === 1;
    const more = { minorFeatures: isMore, struckFeatures: isMore, water: isMore, namedTreasures: isMore };
    const options = firstOptions({ world: 'roll', ...more });
    const game = new Game(firstEdition, { seed: `told ${i}`, options, hands: hands({ choices: 'random' }) });
    for (const { of, text } of everythingSaid(game)) {
      expect(slipsIn(text), `${of}: ${text}`).toEqual([]);
      expect(text, of).not.toMatch(/(^|chose: )[gp]\d+\b/i);
      if (of.includes('the line')) expect(text === '' || isSentence(text), `${of}: ${text}`).toBe(true);
    }
  }
});

it('is the same world when it is taken back and played on', () => {
  for (let i = 0; i < 2; i++) {
    const game = new Game(firstEdition, { seed: `back ${i}`, options: firstOptions({ world: 'roll' }) });
    game.playTo(() => false);
    const before = game.world.journal.entries.map(({ kind, clause }) => [kind, clause]);
    game.undo();
    game.undo();
    game.playTo(() => false);
    expect(game.world.journal.entries.map(({ kind, clause }) => [kind, clause])).toEqual(before);
  }
});

it('[H1-NAM-02] tells of beings, of bands without a name and of folk, each in a way that fits', () => {
  const { world } = new Game(firstEdition, { seed: 'folk', options: firstOptions() });
  const group = (kind: string, name: string): string => {
    const id = `g ${name}`;
    world.groups.push({ id, sort: 'monsters', kind, of: id, name, card: null, alive: true, since: 0 } as never);
    return id;
  };
  const told = (of: string, line: object) => firstEdition.telling.line(world, { group: of, ...line } as never);
  const death = { kind: 'lost', clause: 'H1-WAN-03', bead: 'population', count: 1, deed: 'fight' };
  const end = { kind: 'fell', clause: 'H1-MON-34' };
  const slug = group('lone', 'Giant Slug');
  const crashers = group('lone', 'gate-crashers');
  const goblins = group('breeders', 'Forty Bells');
  const lords = group('thought lords', 'Thought Lord Cult');
  expect([slug, crashers, goblins].map((it) => told(it, death))).toEqual([
    'The Giant Slug loses 1 ●.',
    'One of the band of gate-crashers is killed.',
    'One of the Forty Bells is killed.',
  ]);
  expect([slug, crashers, goblins].map((it) => told(it, end))).toEqual([
    'The Giant Slug is no more.',
    'The band of gate-crashers is no more.',
    'The Forty Bells is abandoned.',
  ]);
  const grown = { kind: 'gained', clause: 'H1-THO-07', bead: 'population', count: 1, deed: 'growth' };
  expect(told(lords, grown)).toBe('The Thought Lord Cult grows by one.');
  expect(told(goblins, { ...grown, bead: 'treasure' })).toBe('The Forty Bells gains a treasure.');
  const founded = { kind: 'founded', clause: 'H1-WAN-01' };
  expect(
    [slug, crashers].map((it, i) => told(it, { ...founded, what: 'lone', folk: i ? 'gate-crashers' : 'Giant Slug' })),
  ).toEqual(['A lone fighter is about: Giant Slug.', 'A band is about: gate-crashers.']);
  expect(told(goblins, { ...founded, what: 'delvers', folk: 'Dark Elf' })).toBe(
    'Dark Elves settle as delvers: the Forty Bells.',
  );
  const put = { kind: 'gained', clause: 'H1-DLV-01', count: 1, deed: 'set-up', piece: 'there' };
  expect(told(goblins, { ...put, bead: 'treasure' })).toMatch(/^A treasure lies in /);
  expect(told(goblins, { ...put, bead: 'population' })).toMatch(/^One of them moves into /);
  expect(told(slug, { ...put, bead: 'population' })).toMatch(/^The Giant Slug takes up quarters in /);
});

it('leaves out which of several ways chance took, and says in whose stead landmarks are drawn anew', () => {
  const options = firstOptions({ world: 'usual' });
  const game = new Game(firstEdition, { seed: 'walked 3', options, hands: hands({ choices: 'story' }) });
  game.playTo(() => false);
  const { world } = game;
  const told = world.journal.entries.map((it) => ({ it, text: firstEdition.telling.line(world, it) }));
  const ways = told.filter(({ it }) => isTableLine(it) && it.topic.kind === 'which way');
  expect(ways.length).toBeGreaterThan(10);
  expect(ways.filter(({ text }) => text !== '')).toEqual([]);
  expect(told.filter(({ text }) => /chose: \d+\.$/.test(text))).toEqual([]);
  const anew = told.filter(({ it }) => it.kind === 'redrawn' && it.clause === 'H1-GEN-13');
  expect(anew.length).toBeGreaterThan(0);
  for (const { text } of anew)
    expect(text).toMatch(/^The .* of .* is drawn on the new sheet(, and .* places? more)?\.$/);
});

it('says what a throw is for in the middle of a sentence', () => {
  const { world } = new Game(firstEdition, { seed: 'throws', options: firstOptions() });
  world.groups.push({ id: 'g9', sort: 'monsters', kind: 'dungeon master', of: 'g9', name: 'Ysolt', since: 0 } as never);
  const said = (topic: { readonly kind: string }) => firstEdition.telling.ask(world, { ask: 'roll', topic });
  expect(said({ kind: 'the villain', number: 1 } as never)).toBe('which villain comes');
  expect(said({ kind: 'the wandering monster' })).toBe('what is caught for the menagerie');
  expect(said({ kind: 'what he builds', group: 'g9' } as never)).toBe('what Ysolt builds');
});

it('[H1-ELF-23] tells of the end of a realm, not of a city that fell long before', () => {
  const { world } = new Game(firstEdition, { seed: 'realms', options: firstOptions() });
  world.groups.push({ id: 'g9', sort: 'people', kind: 'dark-elves', of: 'g9', name: 'Mezrune', since: 0 } as never);
  const told = (people: string, ending: string) =>
    firstEdition.telling.line(world, {
      ...{ kind: 'civilization ended', clause: 'H1-CIV-02', group: 'g9', year: 3 },
      ...{ people, ending },
    } as never);
  expect(told('dark-elves', 'chaos')).toBe('In year 3 the realm of Mezrune fell into chaos.');
  expect(told('dwarves', 'too-deep')).toBe('In year 3 Mezrune delved too deep.');
});

it('[H1-THO-09] offers groups by their names and rooms by what they are', () => {
  const { world } = new Game(firstEdition, { seed: 'pool', options: firstOptions() });
  world.groups.push({ id: 'g9', sort: 'monsters', kind: 'breeders', of: 'g9', name: 'Forty Bells', since: 0 } as never);
  const cave = drawCave({ world, clause: 'H1-MEA-14', feature: null }, { x: 15, y: 12 });
  const said = (option: Option) =>
    firstEdition.telling.option(world, { topic: { kind: 'whom the pool takes', group: 'g9' } as never }, option).text;
  expect(said(groupOffered('g9'))).toBe('The Forty Bells');
  expect(said(pieceOffered(cave.id))).toBe('The natural cave');
});
