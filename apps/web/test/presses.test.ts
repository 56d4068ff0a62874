import { PEOPLES, type PeopleKey, secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import type { HostGame } from '../src/games/host/second/begin.ts';
import { secondKit } from '../src/games/host/second/kit.ts';
import { usualSetUp } from '../src/games/host/second/set-up.ts';
import type { Kit } from '../src/table/kit.ts';
import { type Running, runningOn } from '../src/table/running.ts';

const DETAILS = secondKit.view?.details ?? [];
const SEEDS = Array.from({ length: 10 }, (_, i) => `press ${i}`);
/** A group acts, and may move its beads. */
const BEADS: readonly string[] = ['what the group does', 'whether beads are moved', 'where a bead goes'];
const USUAL: Running = { ...usualSetUp().asks, usual: [] };

function begun(seed: string): HostGame {
  // Whatever worlds and cards of their own the person has by now.
  const options = secondOptions({ ...usualSetUp().options, firstGame: false, cards: [] });
  return new Game(secondEdition, { seed, options, hands: hands({ choices: 'person' }), bookmarks: 0 });
}

/** Where the person is stopped in a whole history, who chooses this people and else what makes the better story. */
function stops(seed: string, people: PeopleKey, running: Running): HostGame['ask'][] {
  const game = begun(seed);
  const found: HostGame['ask'][] = [];
  while (game.ask) {
    found.push(game.ask);
    if (game.ask.topic.kind === 'which people') game.answer(people);
    else game.letAnswer(game.ask.ask === 'roll' ? 'chance' : 'story');
    for (const _ of runningOn(game, secondKit as Kit, running));
  }
  return found;
}

describe('a history by hand', () => {
  it('takes at most 120 presses at the median, over ten seeds and all peoples', () => {
    const presses = SEEDS.flatMap((seed) => PEOPLES.map((people) => stops(seed, people, USUAL).length));
    presses.sort((a, b) => a - b);
    expect(presses).toHaveLength(50);
    const median = ((presses[24] as number) + (presses[25] as number)) / 2;
    expect(median, `presses: ${presses.join(' ')}`).toBeLessThanOrEqual(120);
  });

  it('asks for every choice of the rulebook, whoever wants them all', () => {
    const game = begun('press 2');
    const all: Running = { rolls: 'press', usual: [], details: DETAILS };
    const asked = stops('press 2', 'dwarves', all).filter((it) => it?.ask !== 'roll');
    game.playTo(({ ask }) => ask?.topic.kind === 'which people', 'story');
    game.answer('dwarves');
    game.playTo(() => false, 'story');
    const own = game.trail.filter(({ to, hand }) => to !== 'roll' && hand !== 'chance');
    expect(asked).toHaveLength(own.length);
  });

  it('[H2-MON-319] asks whether beads are moved only those who want it, and once in a lifecycle', () => {
    const about = (running: Running) =>
      stops('press 1', 'dwarves', running).filter((it) => BEADS.includes(it?.topic.kind ?? ''));
    const isOfBeads = (it: HostGame['ask'] | undefined) => it?.topic.kind === 'whether beads are moved';
    expect(about(USUAL).filter(isOfBeads)).toEqual([]);
    const asked = about({ ...USUAL, details: ['moves'] });
    expect(asked.filter(isOfBeads).length).toBeGreaterThan(5);
    // Again only after a bead was moved, or when the group acts again.
    const whose = (it: HostGame['ask'] | undefined) => (it && 'by' in it ? it.by : null);
    const again = asked.filter((it, i) => [it, asked[i - 1]].every(isOfBeads) && whose(it) === whose(asked[i - 1]));
    expect(again).toEqual([]);
  });

  it('leaves no sort of detail out: each can be asked for by itself', () => {
    const kinds = (running: Running) => new Set(stops('press 1', 'aliens', running).map((it) => it?.topic.kind));
    const usual = kinds(USUAL);
    const more = DETAILS.map((detail) => [...kinds({ ...USUAL, details: [detail] })].filter((it) => !usual.has(it)));
    expect(more).toMatchObject([
      expect.arrayContaining(['where a facility stands', 'where a room is dug', 'where the group explores']),
      expect.arrayContaining(['where the group goes to live', 'where in a stratum it comes to live']),
      expect.arrayContaining(['whether beads are moved']),
      ['which bead goes'],
      ['what the group exploits'],
      ['how much is gathered'],
      expect.arrayContaining(['name of a group']),
      expect.arrayContaining(['look of a facility', 'look of the Landing Site']),
    ]);
  });
});
