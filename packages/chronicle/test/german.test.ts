import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { editionNamed, type HostOptions, PAGE_SIZES, type World } from '@understory/host';
import { deckOf } from '@understory/host/cards';
import { firstOptions } from '@understory/host/first';
import { playtestOptions } from '@understory/host/playtest';
import { secondOptions } from '@understory/host/second';
import { Game, hands, type Rulebook } from '@understory/table';
import { Thing } from '@understory/table/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { annalsOf } from '../src/annals/annals.ts';
import { type Chronicle, chronicleOf } from '../src/chronicle.ts';
import { chronicleOfGame, told, toText } from '../src/index.ts';
import { planned } from '../src/saga/plan.ts';
import { LANGUAGES, speaks, VOICES } from '../src/voices.ts';
import { EPITHETS } from '../src/words/english/epithets.ts';
import { SAGA } from '../src/words/english/saga.ts';
import { ANNALEN } from '../src/words/german/annals.ts';
import { BEINAMEN } from '../src/words/german/epithets.ts';
import { mal, mitArtikel } from '../src/words/german/forms.ts';
import { SAGE } from '../src/words/german/saga/index.ts';
import { inverted, pattern } from '../src/words/german/saga/parts.ts';
import { SORTEN } from '../src/words/german/sorts.table.ts';
import { GERMAN_FUNCTIONS, Wer, Wo } from '../src/words/german/subject.ts';
import { ENGLISH_FUNCTIONS, Subject } from '../src/words/subject.ts';
import { Times } from '../src/words/terms.ts';
import { Variants } from '../src/words/variants.ts';
import { actor, died, fact, taleOf } from './made.ts';

const OPTIONS = {
  '2': () => secondOptions(PAGE_SIZES.notebook),
  '1': () => firstOptions(),
  playtest: () => playtestOptions(),
};
const WORLDS: Chronicle[] = [];
beforeAll(async () => {
  for (const edition of ['2', '1', 'playtest'] as const) {
    const rulebook = (await editionNamed(edition)).rulebook as Rulebook<World, HostOptions>;
    const options = OPTIONS[edition]() as HostOptions;
    const game = new Game(rulebook, { seed: 'deutsch', options, hands: hands({ choices: 'story' }), bookmarks: 0 });
    game.playTo(() => false);
    WORLDS.push(chronicleOfGame({ world: game.world, rulebook }));
  }
});

/** What no German text has but in a name. */
const ENGLISH = /\b(?:the|and|were|of|with|from|their|they|had|who)\b/i;

describe('a second language', () => {
  it('[CH-LAN-03] has every voice, for worlds of all editions, and no text mixes it with another', () => {
    for (const voice of VOICES) for (const language of LANGUAGES) expect(speaks(voice, language)).toBe(true);
    for (const chronicle of WORLDS) {
      const { called, names, story } = chronicle;
      const own = [
        ...[...names.values()].flatMap((it) => [it.full, it.full.replace(/^the /i, '')]),
        ...called.leaders.map((it) => `${it.name.replace(/^the /, '')} ${it.byName}`),
        ...called.leaders.map((it) => it.name),
        ...called.lairs.values(),
        ...story.tale.placeNames.values(),
        story.tale.title,
      ].sort((a, b) => b.length - a.length);
      for (const voice of VOICES) {
        let text = toText(told(chronicle, voice, 'de'));
        expect(text.length, voice).toBeGreaterThan(400);
        for (const it of own) text = text.replaceAll(it, 'N');
        const lines = text.replace(/„[^“]*“/g, 'N').split('\n');
        for (const line of lines) expect(line, voice).not.toMatch(ENGLISH);
      }
    }
  });

  it('[CH-LAN-03] the words of a language are at most 120 kB packed', () => {
    const sizeOf = (folder: URL): number =>
      readdirSync(folder, { withFileTypes: true }).reduce((sum, it) => {
        const at = new URL(it.isDirectory() ? `${it.name}/` : it.name, folder);
        return sum + (it.isDirectory() ? sizeOf(at) : gzipSync(readFileSync(at)).length);
      }, 0);
    for (const language of ['english', 'german'])
      expect(sizeOf(new URL(`../src/words/${language}/`, import.meta.url)), language).toBeLessThan(120_000);
  });

  it('[CH-LAN-03] the German saga tells as many paragraphs as are planned, and hardly a beat is left out', () => {
    for (const chronicle of WORLDS) {
      const beats = planned(chronicle).flatMap((it) => it.paragraphs.flat());
      const known = beats.filter((it) => it.key in SAGE);
      expect(known.length).toBeGreaterThanOrEqual(beats.length * 0.95);
    }
  });

  it('[CH-LAN-05] names stay; sorts of every card and earned names are its own, found by their keys', () => {
    const deck = deckOf(secondOptions());
    for (const { name } of deck.cards) expect(SORTEN[name], name).toBeDefined();
    expect(Object.keys(BEINAMEN).sort()).toEqual(Object.keys(EPITHETS).sort());
    const all = Object.values(BEINAMEN).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const chronicle of WORLDS) {
      const text = toText(told(chronicle, 'annals', 'de'));
      const some = [...chronicle.names.values()].filter(
        (it) => !it.isPeople && text.includes(it.full.replace(/^the /i, '')),
      );
      expect(some.length).toBeGreaterThan(3);
    }
  });

  it('[CH-LAN-02] bends what it says: verb, article and pronoun after whom they belong to, and the verb first after a time', () => {
    const { kelak, wolves } = who();
    const said = (short: string) => new Variants('s', 'de', { k: [short] }, GERMAN_FUNCTIONS);
    const say = (short: string, a: Wer, b: Wer) => {
      const words = said(short);
      const template = words.choose('k', {}, 'x');
      return words.say({ ...template, pattern: pattern(template.pattern) }, { a, b });
    };
    expect(say('@a <jagte|jagten> @b.akk.', kelak, wolves)).toBe('Kelak jagte die Grey Pack.');
    expect(say('@a <jagte|jagten> @b.akk.', wolves, kelak)).toBe('die Grey Pack jagten Kelak.');
    expect(say('das Ende @b.gen, mit @b.dat.', kelak, wolves)).toBe('das Ende der Grey Pack, mit den Grey Pack.');
    expect(say('@a.sein Ende; es gab @a.ihn.', kelak, wolves)).toBe('sein Ende; es gab ihn.');
    expect(inverted('@a <zog|zogen> fort.')).toBe('<zog|zogen> @a fort.');
    expect(inverted('übrig blieb @a.')).toBeNull();
    expect(mitArtikel(['kleine Höhle', 'f'], 'dat', true)).toBe('der kleinen Höhle');
    expect(mitArtikel(['gegrabener Gang', 'm'], 'akk', false)).toBe('einen gegrabenen Gang');
    expect(mitArtikel(['seltsames Gewächs', 'n'], 'nom', true)).toBe('das seltsame Gewächs');
    expect([mal(1, null), mal(2, null), mal(3, 'turn'), mal(20, null)]).toEqual([
      'einmal',
      'zweimal',
      'drei Züge hintereinander',
      '20-mal',
    ]);
  });

  it('[CH-LAN-06] every message takes every shape of whom and what it speaks of, in both languages', () => {
    const place = new Wo('die Höhle', 'in der Höhle', 'in die Höhle');
    const german = Object.values(who()).flatMap((a) => Object.values(who()).map((b) => ({ a, b, c: a, place })));
    const subject = (id: string, pronoun: Subject['pronoun'], isMany: boolean) =>
      new Subject({ id, text: id, named: id, pronoun, isMany });
    const shapes = [
      subject('Halfbeak', 'it', false),
      subject('Zheriel', 'she', false),
      subject('the Knives', 'they', true),
    ];
    const english = shapes.flatMap((a) => shapes.map((b) => ({ a, b, c: a, place: new Thing('the cave') })));
    const patterns: [string, string, readonly object[], object][] = [
      ...Object.entries(SAGE).flatMap(([key, all]) =>
        all.flatMap((it) =>
          [it, inverted(it) ?? it].map((one): [string, string, readonly object[], object] => [
            key,
            pattern(one),
            german,
            GERMAN_FUNCTIONS,
          ]),
        ),
      ),
      ...Object.entries(SAGA).flatMap(([key, all]) =>
        all.map((it): [string, string, readonly object[], object] => [
          key,
          typeof it === 'string' ? it : it.say,
          english,
          ENGLISH_FUNCTIONS,
        ]),
      ),
    ];
    for (const [key, one, subjects, functions] of patterns) {
      const words = new Variants(
        's',
        functions === GERMAN_FUNCTIONS ? 'de' : 'en-GB',
        { k: [one] },
        functions as never,
      );
      const template = words.choose('k', {}, key);
      for (const it of subjects)
        for (const n of [0, 1, 3]) {
          const text = words.say(template, { ...SUPERSET, n, lives: n, wealth: n, ...it } as never);
          expect(text, `${key}: ${one}`).not.toMatch(/[{}@<>$|]|undefined|NaN/);
          expect(text.trim().length, key).toBeGreaterThan(2);
        }
    }
  });

  it('[CH-LAN-07] more than forty facts have German annals, and they read right for one and for many', () => {
    expect(Object.keys(ANNALEN).length).toBeGreaterThanOrEqual(40);
    const who = [
      actor('a', { kind: 'Owlbear', solitary: true, one: 'owlbear', given: 'Halfbeak', isNamed: true }),
      actor('b', { kind: 'Goblins', since: 2, given: 'the Nine Knives', isNamed: true, isCompany: true }),
    ];
    const line = (...facts: Parameters<typeof taleOf>[0]) =>
      annalsOf(chronicleOf(taleOf(facts, { who })), 'de').flatMap((it) => it.lines.map(({ text }) => text));
    const much = { odds: 3 };
    expect(line(fact('hunted', 10, 1, 'a', 'b', much))).toEqual(['Halfbeak jagte Nine Knives.']);
    expect(line(fact('hunted', 10, 1, 'b', 'a', much))).toEqual(['Nine Knives jagten Halfbeak.']);
    expect(line(fact('stole', 10, 1, 'b', 'a', { ...much, tie: true }))).toEqual([
      'Nine Knives bestahlen Halfbeak: ○ bei Gleichstand.',
    ]);
    expect(line(fact('built', 10, 1, 'b', null, { thing: 'Tomb', piece: 'p1' }))).toEqual([
      'Nine Knives bauten ein Grab.',
    ]);
    expect(line(died(10, 1, 'b', 'a'))).toEqual(['Ende von Nine Knives durch Halfbeak.']);
    expect(line(fact('came', 10, 1, 'a'))).toEqual(['Es kam: Halfbeak (Eulenbär).']);
    expect(line(fact('fought', 10, 1, 'b', 'a', { ...much, won: false }))).toEqual([
      'Nine Knives unterlagen im Kampf gegen Halfbeak.',
    ]);
  });
});

function who(): Record<'kelak' | 'wolves' | 'hag', Wer> {
  const same = (it: string) => ({ nom: it, akk: it, dat: it });
  return {
    kelak: new Wer({ cases: same('Kelak'), gender: 'm', isMany: false, isPronoun: false }),
    wolves: new Wer({
      cases: { nom: 'die Grey Pack', akk: 'die Grey Pack', dat: 'den Grey Pack' },
      gender: 'p',
      isMany: true,
      isPronoun: false,
    }),
    hag: new Wer({ cases: same('Gosander'), gender: 'f', isMany: false, isPronoun: true }),
  };
}

/** Whatever a message may be given besides. */
const SUPERSET = {
  ...{ unit: 'turn', turn: 3, turns: 3, strata: 8, lands: ['tundra'], features: ['x'], names: ['N'], works: ['w'] },
  ...{ times: new Times(2), taken: new Times(1), not: new Times(2), close: 'tie', for: 'steal', named: 'yes' },
  ...{ treasures: ['T'], count: 1, name: 'N', folk: 'dwarves', work: 'w', nth: 2, kin: 'goblins', sort: 'goblins' },
  ...{ person: 'P', full: 'P Q', rank: 'boss', epithet: 'E', beast: 'a mimic', troubles: ['x'], all: ['A', 'B'] },
  ...{ poor: 'no', second: 'no', sole: 'no', one: 'yes', cost: '1', owned: 'no', by: 'yes', span: 'turns', gap: 2 },
  ...{ why: '', until: 2, deep: '', of: '', margin: 1, more: 1, kind: '', where: 'below' },
} as const;
