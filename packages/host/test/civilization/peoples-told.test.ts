import type { Ask, ChooseAsk, Entry, Topic } from '@understory/table';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../../../tools/seed.ts';
import { type PeopleKey, type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { telling } from '../../src/second/telling/telling.ts';
import { founded } from '../../src/world.ts';
import { bare } from './ground.ts';

const line = (world: SecondWorld, event: Topic & { readonly [fact: string]: unknown }) =>
  telling.line(world, { tick: 0, step: 0, age: 'civilization', turn: 4, chapter: '', ...event } as unknown as Entry);

const option = (world: SecondWorld, topic: Topic, key: string, what?: Topic) =>
  telling.option(world, { topic } as ChooseAsk, { key, ...(what ? { what } : {}) });

describe('what the peoples do, in sentences', () => {
  const world = bare();
  world.groups.push(
    ...[
      { id: 'g1', kind: 'aliens', name: 'Far Reach' },
      { id: 'g2', kind: 'deep elves', name: 'Xildra' },
      { id: 'g3', kind: 'mining colony', name: 'Noxdra' },
    ].map((it) => founded({ ...it, sort: 'people', of: it.id, card: null }, 0)),
  );

  it.each([
    [{ kind: 'catastrophe', group: 'g1', key: 'extinction threat' }, 'Far Reach suffers an extinction threat.'],
    [{ kind: 'catastrophe', group: 'g1', key: 'Founders’ Day' }, 'Far Reach keeps Founders’ Day in peace.'],
    [{ kind: 'struck out', mark: 'damage', what: 'Powerplant', deed: 'repair' }, 'The Powerplant is repaired.'],
    [{ kind: 'spent', group: 'g1', beads: [], on: 'Megastructure' }, 'Far Reach paid nothing for the Megastructure.'],
    [{ kind: 'theme', people: 'aliens', key: 'origin', told: 'invaders' }, 'They are invaders from a bent reality.'],
    [{ kind: 'achievement', group: 'g2', key: 'a long reign', turn: 11 }, 'They lasted 11 turns.'],
    [{ kind: 'rebelled', group: 'g3', who: 'workers' }, 'In Noxdra the workers rise in a mass.'],
    [
      { kind: 'fought', group: 'g3', to: 'g2', attack: 4, defence: 4, winner: 'g3' },
      'Noxdra fell upon Xildra, 4 against 4: Noxdra won.',
    ],
    [
      { kind: 'demon gone', demon: 'Efluvivex', look: 'mire', deed: 'intrigue' },
      'Efluvivex, lord of rot, is driven out of the Assembly.',
    ],
    [{ kind: 'gate closed', demon: null }, 'The Gate closes, and the Assembly is no more.'],
    [{ kind: 'lore', folk: 'Sages', of: 'nature', key: 'blood mages' }, 'The Sages are blood mages under dire pacts.'],
    [{ kind: 'lore', folk: 'Sages', of: 'purpose', key: 'eternal life' }, 'What they want is eternal life.'],
  ])('%j', (event, sentence) => {
    expect(line(world, event)).toBe(sentence);
  });

  it.each([
    [{ kind: 'what the capitol builds', group: 'g2' }, 'Arena', undefined, 'Arena: −1● and −1○'],
    [{ kind: 'what a colony builds', group: 'g3' }, 'Rebellion', undefined, 'Rebellion: the capitol loses 1●'],
    [
      { kind: 'which site is colonized', group: 'g2' },
      'u1',
      { kind: 'site', resource: 'biome', biome: 'fungus', stratum: 3, colony: 'military' },
      'A fungus biome in stratum 3: a military colony',
    ],
    [
      {
        kind: 'how a facility is come by',
        facility: 'Powerplant',
        instead: null,
        cost: { treasure: 1, population: 1 },
      },
      'pay',
      undefined,
      'Pay ○●: ',
    ],
    [
      { kind: 'what the Orgone Cathode saves' },
      'treasure',
      { kind: 'after saving', left: { treasure: 0, population: 0 } },
      'Supplies (○): leaves nothing to pay',
    ],
    [
      { kind: 'which demon leaves' },
      'Umok',
      { kind: 'demon', demon: 'Umok', look: 'ebony' },
      'Umok: clever, refined, open to a bargain',
    ],
    [
      { kind: 'which site feeds it', construction: 'Orrery' },
      'u1',
      { kind: 'whereabouts', stratum: 0 },
      'On the surface: ',
    ],
  ])('%j %s', (topic, key, what, words) => {
    const { text, does } = option(world, topic, key, what);
    expect(`${text}: ${does}`).toBe(words);
  });

  it('says why something can’t be built', () => {
    const whyNot = [
      { key: 'needs a resource within a finger', facility: 'Agricomplex' },
      { key: 'costs beads', cost: { treasure: 3, population: 1 } },
      { key: 'nothing near the Tunneller', resource: 'magma' },
      { key: 'needs Vaults', count: 7 },
    ];
    expect(whyNot.map((it) => telling.why(world, it))).toEqual([
      'needs water or a biome within a finger',
      'costs ○○○●',
      'no magma near the Tunneller',
      'needs 7 Vaults',
    ]);
  });
});

/** Lines that go without saying. */
const UNSAID = ['works', 'tunnelled', 'rolled', 'chose', 'spotted', 'named'];
function goesWithoutSaying(it: Entry): boolean {
  return UNSAID.includes(it.kind) || ('mark' in it && it.mark === 'tunneller');
}

/** What nobody should read: an id, or something that is not there. */
const NONSENSE = /\b(undefined|null|none|NaN|[a-z]\d+)\b|\{/;

describe.each<PeopleKey>(['aliens', 'deep elves', 'demons', 'magicians'])('whole ages of the %s', (people) => {
  it('can be told from the first line to the last', () => {
    const faults: string[] = [];
    const hear = (words: string, of: unknown, may = false) => {
      if (NONSENSE.test(words) || (words === '' && !may)) faults.push(`${words}: ${JSON.stringify(of)}`);
    };
    for (let i = 0; i < 4; i++) {
      const options = secondOptions({ width: 20, height: 14 });
      const game = new Game(secondEdition, { seed: `${SEED} ${i}`, options, hands: hands({ choices: 'random' }) });
      while (game.ask && game.world.journal.age !== 'monsters') {
        if (game.world.journal.age === 'civilization') askedAloud(game.world, game.ask, hear);
        if (game.ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
        else game.letAnswer();
      }
      const { world } = game;
      for (const it of world.journal.entries)
        if (it.age === 'civilization') hear(telling.line(world, it), it, goesWithoutSaying(it));
      for (const civ of world.civs) {
        const step = (clause: string) => option(world, { kind: 'steps of a turn' }, clause).text;
        expect(civ.people.lifecycle.filter(({ clause }) => step(clause) === clause)).toEqual([]);
        for (const { name, topic, whyNot } of civ.people.constructions(civ)) {
          hear(option(world, topic, name).does, name);
          if (whyNot) hear(telling.why(world, whyNot), whyNot);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

function askedAloud(world: SecondWorld, ask: Ask, hear: (words: string, of: unknown, may?: boolean) => void): void {
  hear(telling.ask(world, ask), ask.topic);
  if (ask.ask === 'spot' && ask.where.place) hear(telling.place(world, ask.where.place), ask.where.place);
  if (ask.ask !== 'choose') return;
  for (const it of ask.options) {
    const { text, does } = telling.option(world, ask, it);
    hear(text, it);
    hear(does, it, true);
  }
}
