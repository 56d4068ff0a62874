import { type ChooseAsk, digest, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { villainCheck } from '../../src/second/monsters/ascent.ts';
import { whatItDoes } from '../../src/second/telling/what-it-does.ts';
import { denAt } from './den-at.ts';
import { actOf, facing, groups } from './facing.ts';
import { unitAt } from './things-at.ts';

const den = denAt({
  before: (world) => {
    unitAt(world, 'ore', [10, 12]);
    unitAt(world, 'magma', [12, 12]);
  },
  monsters: [{ card: 'Dwarves', at: [10, 10], population: 3, treasure: 2 }],
});
const [dwarves] = groups(den);
const says = (text: string) => whatItDoes(den, dwarves, actOf(text), null);

/** The options that do not say what they would do. */
function dumbIn({ world, rulebook }: Game<SecondWorld, SecondOptions>, ask: ChooseAsk): string[] {
  const words = ask.options.map((it) => rulebook.telling.option(world, ask, it));
  return words.filter((it) => it.does === '').map((it) => it.text);
}

describe('what an option would do', () => {
  it.each([
    ['breed', 'gain ●'],
    ['prepare', 'gain ★'],
    ['scout', 'the places next to ours become known'],
    ['explore', '4.5 beads of way become known'],
    ['explore toward gems or prey', '4.5 beads of way become known, towards gems or prey'],
    ['exploit gems, ore or nexus', 'gain ○, and use up some ore'],
    ['exploit stone', 'gain ○ from the stone'],
    ['harvest magma', 'gain ○; nothing is used up'],
    [
      'relocate near magma leaving ○',
      /^a new home near magma \(\d+ places\); what is built, what is known and all ○ stay behind$/,
    ],
    ['relocate', /^a new home \(\d+ places\); what is built and known stays behind$/],
    ['split 1', '1 ● become a group of their own, and the two part'],
    ['build Hall (req ○ / gain ●)', 'req ○ / gain ●'],
    ['build Camp', 'a room more'],
    ['build Wonder (gain villainy)', 'gain villainy; the Age of Monsters ends'],
    ['build:\n* Hall (req ○ / gain ●)\n* Keep (gain ⌂)\n* Wonder (req ★)', 'one of Hall, Keep'],
    ['lose ○ then gain ●★', 'lose ○; then gain ●★'],
    ['prepare and stop', 'gain ★; and no option after that'],
  ])('[H2-MON-314] %s', (text, does) => {
    if (typeof does === 'string') expect(says(text)).toBe(does);
    else expect(says(text)).toMatch(does);
  });

  it('[H2-MON-314] [H2-CRD-302] what an exploit gives instead; that a ★ is there already; how likely a contest is', () => {
    const there = facing([{ card: 'A Wizard', bonus: 1 }, 'Ogre']);
    const [wizard, ogre] = groups(there);
    expect(whatItDoes(there, wizard, actOf('exploit stone'), null)).toBe('gain ★ from the stone');
    expect(whatItDoes(there, wizard, actOf('prepare'), null)).toBe('nothing: there is a ★ already');
    expect(whatItDoes(there, wizard, actOf('steal from anyone'), ogre)).toBe('7 in 12: take ○; else lose ●');
    expect(whatItDoes(there, wizard, actOf('remove ★ from anyone'), ogre)).toBe('they lose ★');
  });

  it('[H2-MON-503] who rises to rule ends the age, and says so', () => {
    const there = denAt({ monsters: [{ card: 'Goblins', population: 6, at: [3, 10] }] });
    const ask = villainCheck(there, false).next().value as ChooseAsk;
    expect(ask.options.map((it) => secondEdition.telling.option(there.world, ask, it).does)).toEqual([
      '6 ●, 0 ○; the Age of Monsters ends',
      'the age goes on',
    ]);
  });

  it('[H2-MON-314] every option says so, and whoever reads it changes nothing', () => {
    const options = secondOptions({ width: 20, height: 14, monsterTurns: 6, villainRounds: 5 });
    const play = (isRead: boolean) => {
      const game = new Game<SecondWorld, SecondOptions>(secondEdition, {
        seed: 'read',
        options,
        hands: hands({ choices: 'random' }),
      });
      const dumb: string[] = [];
      while (game.ask) {
        if (isRead && game.ask.ask === 'choose' && game.ask.clause === 'H2-MON-314')
          dumb.push(...dumbIn(game, game.ask));
        game.letAnswer();
      }
      return { dumb, told: digest(JSON.stringify(game.world.journal.entries)) };
    };
    const read = play(true);
    expect(read.dumb).toEqual([]);
    expect(read.told).toBe(play(false).told);
  });
});
