import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { disc } from '@understory/page';
import { Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Chronicle, chronicleOf } from '../src/chronicle.ts';
import { playersLegendsOf } from '../src/index.ts';
import { legendsOf } from '../src/legends/site.ts';
import { NO_WORDS } from '../src/own-words.ts';
import { secondTale } from '../src/second-tale.ts';
import { Knowing } from '../src/secrecy/known.ts';
import { playersEdition, seatEdition } from '../src/secrecy/players.ts';
import { rumourFor } from '../src/secrecy/rumour.ts';
import { actor, fact, taleOf } from './made.ts';

const WORLDS: Chronicle[] = [];
beforeAll(() => {
  for (const seed of ['secret 1', 'secret 2']) {
    const options = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 8, villainRounds: 5 });
    const game = new Game(secondEdition, { seed, options, hands: hands({ choices: 'story' }), bookmarks: 0 });
    while (game.ask) game.letAnswer();
    WORLDS.push(chronicleOf(secondTale(game.world)));
  }
});

/** s and v live deep below, u beside them, w near the surface. */
function made() {
  const piece = (id: string, x: number, y: number, stratum: number) => ({
    id,
    shape: disc(x, y, 1),
    stratum,
    kind: 'cave',
    matter: 'open',
    owner: null,
    what: { kind: 'cave' },
    since: 0,
    until: null,
    feature: null,
    room: null,
  });
  const who = ['s', 'u', 'v', 'w'].map((id) => actor(id, { given: `Name of ${id.toUpperCase()}`, isNamed: true }));
  const facts = [
    fact('traded', 5, 1, 'w', 's'),
    fact('hunted', 10, 2, 'v', 's', {
      piece: 'deep',
      why: { key: 'grudge' },
      odds: 12,
      margin: 3,
      tolls: [{ group: 's', lives: 1, treasures: 0 }],
    }),
    fact('hunted', 20, 3, 'v', 's', { piece: 'deep', tolls: [{ group: 's', lives: 2, treasures: 0 }] }),
  ];
  const tale = taleOf(facts, { who, last: 30 });
  const bead = (owner: string, at: string) => ({
    id: owner,
    origin: owner,
    kind: 'population',
    at: { x: 0, y: 0 },
    piece: at,
    owner,
    name: null,
    fixed: false,
    emblem: null,
    since: 1,
    until: null,
  });
  const sheet = {
    ...tale.sheet,
    width: 30,
    height: 20,
    pieces: [piece('deep', 5, 15, 6), piece('near', 9, 15, 6), piece('high', 20, 3, 1)],
    beads: [bead('s', 'deep'), bead('v', 'deep'), bead('u', 'near'), bead('w', 'high')],
  };
  return chronicleOf({ ...tale, sheet: sheet as unknown as typeof tale.sheet });
}

describe('who knows what', () => {
  it('[CH-SEC-01] who took part or lived within four beads knows a deed; reasons, odds and scores are the maker’s', () => {
    const chronicle = made();
    const hunt = chronicle.story.facts.find((it) => it.kind === 'hunted');
    if (!hunt) throw new Error('no hunt');
    const knows = (group: string) => new Knowing(chronicle.story, group).knows(hunt);
    expect(['s', 'v', 'u', 'w'].map(knows)).toEqual([true, true, true, false]);
    const theirs = playersEdition(chronicle, 'u').story.facts.find((it) => it.kind === 'hunted');
    expect(theirs).toMatchObject({ actor: 'v', target: 's', why: null, odds: null, margin: null });
    // A death is heard of in the next bed of rock.
    const end = fact('died', 25, 4, 's', null, { piece: 'deep' });
    expect(new Knowing(chronicle.story, 'w').knows(end)).toBe(false);
    expect(new Knowing(chronicle.story, 'w').knows({ ...end, piece: 'high' })).toBe(true);
  });

  it('[CH-SEC-03] who hosts may say that a deed, somebody, a place or a name is secret, or told to everybody', () => {
    const chronicle = made();
    const { story } = chronicle;
    const marked = (secret: readonly string[], told: readonly string[] = []) =>
      chronicleOf({
        ...story.tale,
        own: { ...NO_WORDS, notes: new Map([['s', 'my note']]), secret: new Set(secret), told: new Set(told) },
      });
    const kinds = (of: Chronicle, group: string) => playersEdition(of, group).story.facts.map((it) => it.id);
    expect(kinds(marked([]), 'u')).toEqual(['traded@5', 'hunted@10', 'hunted@20']);
    expect(kinds(marked(['hunted@10']), 'u')).toEqual(['traded@5', 'hunted@20']);
    // Somebody, and a place: whatever has to do with them.
    expect(kinds(marked(['v']), 'u')).toEqual(['traded@5']);
    expect(kinds(marked(['deep']), 'u')).toEqual(['traded@5']);
    // Who is told of nevertheless; and one deed of who is secret.
    expect(kinds(marked([], ['hunted@10']), 'w')).toEqual(['traded@5', 'hunted@10']);
    expect(kinds(marked(['v'], ['hunted@10']), 'u')).toEqual(['traded@5', 'hunted@10']);
    // What is secret is no rumour either, and a note is the host's own.
    expect(rumourFor(marked(['hunted@20']), 'w')?.fact.id).not.toBe('hunted@20');
    expect(
      playersLegendsOf(marked([]), 's')
        .map((it) => it.html)
        .join(''),
    ).not.toContain('my note');
    expect(
      legendsOf(marked([]))
        .map((it) => it.html)
        .join(''),
    ).toContain('my note');
  });

  it('[CH-SEC-06] each seat reads its own edition while hidden rules last, and after the end the host’s', () => {
    const open = made();
    const facts = (chronicle: Chronicle, seat: string | null) => seatEdition(chronicle, seat).story.facts.length;
    expect(facts(open, null)).toBe(3);
    expect(facts(open, 'w')).toBe(1);
    const over = chronicleOf({ ...open.story.tale, isOver: true });
    expect(facts(over, 'w')).toBe(3);
  });

  it('[CH-SEC-05] a hidden deed may be told as a rumour: the right deed, somewhere, to one who is known, by nobody; at most one', () => {
    const chronicle = made();
    const rumour = rumourFor(chronicle, 'w');
    expect(rumour?.text).toBe('Something took one of Name of S, somewhere below.');
    expect(rumour?.text).not.toContain('Name of V');
    expect(rumourFor(chronicle, 'u')).toBeNull();
    const pages = playersLegendsOf(chronicle, 'w');
    expect(pages.filter((it) => it.html.includes('A rumour:')).map((it) => it.file)).toEqual(['index.html']);
    expect(pages.map((it) => it.html).join('')).not.toContain('Name of V');
  });

  it('[CH-SEC-04] in the book for a group there is no name, address or number of what it does not know, and no dead link', () => {
    let hidden = 0;
    for (const chronicle of WORLDS) {
      const whole = legendsOf(chronicle);
      for (const group of chronicle.story.tale.cast.keys()) {
        const edition = playersEdition(chronicle, group);
        const pages = playersLegendsOf(chronicle, group);
        const text = pages.map((it) => it.html).join('\n');
        for (const [id, { full }] of chronicle.names) {
          if (edition.names.has(id)) continue;
          hidden++;
          expect(text.includes(full), `${full} in the book for ${group}`).toBe(false);
          expect(text).not.toContain(`href="group-${id}.html"`);
        }
        const files = new Set(pages.map((it) => it.file));
        for (const [, to = ''] of text.matchAll(/href="([^"#]*)"/g)) expect(files, to).toContain(to);
        expect(text).not.toMatch(/class="(lines|foot)"/);
        expect(pages.length).toBeLessThanOrEqual(whole.length);
        // What it knows has the names of the whole.
        for (const [id, it] of edition.names) expect(chronicle.names.get(id)).toEqual(it);
      }
    }
    expect(hidden).toBeGreaterThan(3);
  });
});
