import { firstEdition, firstOptions } from '@understory/host/first';
import {
  type SecondOptions,
  type SecondWorld,
  secondEdition,
  secondOptions,
  secondView,
} from '@understory/host/second';
import { type Answer, type AskInWords, type Entry, Game, hands, tellerOf } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { first } from '../src/games/host/first/first.ts';
import { cardsOf } from '../src/games/host/second/cards-of.ts';
import { sideView } from '../src/games/host/side-view.ts';
import { narrated } from '../src/terminal/narrator.ts';
import { playSession, type Reply, type Venue } from '../src/terminal/session.ts';

const newGame = (dice: 'chance' | 'typed' = 'chance') =>
  new Game(secondEdition, {
    seed: '7',
    options: secondOptions({ width: 20, height: 14 }),
    hands: hands({ choices: 'person', dice }),
  });

/** A person who knows beforehand what to do, and lets the dice decide when out of ideas. */
class Somebody implements Venue<SecondWorld, SecondOptions> {
  readonly asked: AskInWords[] = [];
  readonly usual: (Answer | null)[] = [];
  readonly told: Entry[] = [];
  readonly sentences: string[] = [];
  kept = 0;
  readonly #replies: Reply[];
  readonly #then: Reply;

  constructor(replies: readonly Reply[], then: Reply = { do: 'chance' }) {
    this.#replies = [...replies];
    this.#then = then;
  }

  async ask(ask: AskInWords, usual: Answer | null): Promise<Reply> {
    this.asked.push(ask);
    this.usual.push(usual);
    return this.#replies.shift() ?? this.#then;
  }

  tell(news: readonly Entry[]): void {
    this.told.push(...news);
  }

  say(sentence: string): void {
    this.sentences.push(sentence);
  }

  keep(_: Game<SecondWorld, SecondOptions>): void {
    this.kept += 1;
  }
}

const answer = (it: string | number[]): Reply => ({ do: 'answer', answer: it });

describe('a session at the terminal', () => {
  it('plays to the end, telling every line once', async () => {
    const game = newGame();
    const person = new Somebody([answer('roll')]);
    expect(await playSession(game, person)).toBe('over');
    expect(person.told).toEqual(game.world.journal.entries);
    expect(person.asked[0]).toMatchObject({ clause: 'H2-PRI-02' });
    expect(person.kept).toBe(person.asked.length);
  });

  it('[H2-INV-16] takes back to what the person was last asked, and the same dice fall again', async () => {
    const straight = newGame();
    await playSession(straight, new Somebody([answer('roll')], { do: 'leave' }));
    const game = newGame();
    const person = new Somebody([answer('roll'), { do: 'undo' }, answer('roll')], { do: 'leave' });
    expect(await playSession(game, person)).toBe('left');
    expect(person.asked.map((it) => it.clause)).toEqual(['H2-PRI-02', 'H2-PRI-09', 'H2-PRI-02', 'H2-PRI-09']);
    expect(game.world.journal.entries).toEqual(straight.world.journal.entries);
  });

  it('says so when there is nothing to take back, or an answer does not fit', async () => {
    const person = new Somebody([{ do: 'undo' }, answer('flat'), answer('1')], { do: 'leave' });
    await playSession(newGame(), person);
    expect(person.sentences[0]).toBe('There is nothing to take back.');
    expect(person.sentences[1]).toContain('Answered "flat", but H2-PRI-02 offers "roll", "1"');
    expect(person.asked.map((it) => it.clause)).toEqual(['H2-PRI-02', 'H2-PRI-02', 'H2-PRI-02', 'H2-PRI-09']);
  });

  it('[H2-GEN-07] asks for the person’s own dice, and can be left to throw', async () => {
    const game = newGame('typed');
    const person = new Somebody([answer('roll'), answer([2]), answer('roll'), { do: 'chance' }], { do: 'leave' });
    await playSession(game, person);
    const throws = game.world.journal.entries.filter((it) => it.kind === 'rolled');
    expect(throws[0]).toMatchObject({ clause: 'H2-PRI-T2', faces: [2], how: 'typed' });
    expect(throws[1]).toMatchObject({ clause: 'H2-PRI-T1' });
    expect(throws[1]).not.toHaveProperty('how');
  });
});

describe('what stands under the cursor', () => {
  it('is what the default player would answer', async () => {
    const game = newGame();
    const person = new Somebody([], { do: 'chance' });
    await playSession(game, person);
    const watched = game.fork(0);
    const thoughts = person.asked.map((ask) => {
      while (watched.hand !== 'person') watched.letAnswer();
      const thought = watched.thought('story')?.answer ?? null;
      const given = game.trail[watched.step];
      expect(watched.ask?.clause).toBe(ask.clause);
      if (given) watched.replay([given]);
      return thought;
    });
    expect(person.usual).toEqual(thoughts);
    expect(thoughts.filter((it) => it !== null).length).toBeGreaterThan(20);
  });
});

describe('what the terminal shows', () => {
  const game = newGame();
  game.playTo(() => false, 'story');

  it('the page from the side, in lines of the wanted width', () => {
    const lines = withoutColour(sideView(game.world.page, 60)).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.map((it) => [...it].length)).toEqual(lines.map(() => 60));
    expect(lines.join('')).toMatch(/[1-4]/);
  });

  it('[H1-MEA-03] the numbers at both sides, where an edition has those', () => {
    const { world } = new Game(firstEdition, { seed: 'sides', options: firstOptions() });
    const lines = withoutColour(sideView(world.page, 60, first.numbers?.(world))).split('\n');
    const sides = [0, -1].map((side) => lines.map((it) => [...it].at(side)).filter((it) => /\d/.test(it ?? '')));
    expect(sides).toEqual([
      ['1', '2', '3', '4', '5', '6'],
      ['1', '2', '3', '4', '5', '6'],
    ]);
    expect(lines.join('').match(/\d/g)).toHaveLength(12);
  });

  it('nothing before the world has its shape', () => {
    expect(sideView(newGame().world.page, 60)).toBe('');
  });

  it('each line of the journal in words, or not at all', () => {
    const teller = tellerOf(game);
    for (const line of game.world.journal.entries.map((it) => narrated(it, teller))) expect(line).not.toBe('');
    const [roll] = game.world.journal.entries.filter((it) => it.kind === 'rolled').map((it) => narrated(it, teller));
    expect(withoutColour(roll ?? '')).toMatch(/1d6 for the shape of the world: \d\. {2}H2-PRI-T2$/);
  });
});

describe('in the Age of Monsters the terminal shows', () => {
  const game = newGame();
  game.playTo(({ world }) => world.monsters.some((it) => it.step !== null), 'story');
  const monster = game.world.monsters.find((it) => it.step !== null);
  const seen = (world: typeof game.world) => secondView.acting({ world, ask: null, moment: null });

  it('the card of the group that acts, and what it has', () => {
    const acting = seen(game.world);
    expect(acting?.group.id).toBe(monster?.group.id);
    const lines = (acting && cardsOf(game.world, acting.group))?.split('\n') ?? [];
    expect(lines[0]).toMatch(new RegExp(`^${monster?.group.name}: \\d+ ●  \\d+ ○  \\d+ ★   \\(`));
    expect(lines[2]).toContain(monster?.card.name);
  });

  it('why an autopilot chose what it chose', () => {
    game.playTo(() => false, 'story');
    const teller = tellerOf(game);
    const isReasoned = (it: Entry) => it.kind === 'chose' && ('because' in it || ('why' in it && it.why !== null));
    const reasoned = game.world.journal.entries.find(isReasoned);
    expect(reasoned && narrated(reasoned, teller)).toMatch(/, \w.* {2}/);
  });

  it('no card where nobody acts', () => {
    expect(seen(newGame().world)).toBeNull();
    const people = newGame();
    people.playTo(({ world }) => world.civs.length > 0, 'story');
    const acting = seen(people.world);
    expect(acting && cardsOf(people.world, acting.group)).toBeNull();
    expect(acting?.isPlayer).toBe(false);
  });
});

function withoutColour(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them.
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}

it('leaves out in the terminal what goes without saying', () => {
  const game = new Game(firstEdition, { seed: 'walked', options: firstOptions() });
  const chosen = { kind: 'chose', clause: 'H1-ADV-04', by: 'chance', hand: 'chance', what: null, why: null };
  const told = (kind: string, key: string) =>
    narrated({ ...chosen, topic: { kind, group: 'g1' }, key } as never, tellerOf(game));
  expect(told('which way', '3')).toBeNull();
  expect(withoutColour(told('whether it digs', 'dig') ?? '')).toMatch(/\? Dig {2}H1-ADV-04$/);
});
