import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands, inOneGo } from '@understory/table';
import { packing } from '@understory/table/packed';
import { deflateSync } from 'fflate';

const FIRST = ['Ash', 'Bog', 'Cin', 'Dun', 'Elk', 'Fen', 'Gor', 'Hob', 'Imp', 'Jot', 'Kar', 'Lum'];
const LAST = ['ling', 'wright', 'mane', 'foot'];

/** Everybody digs and looks for another home all the time, which are the dearest things to do. */
const DEEDS = `tags neutral, humanoid
start ●●●●
lair warren
always explore
if near magma: explore
if we explored: breed
one of:
- relocate
- relocate away from stronger groups
- relocate near magma
- relocate near gems
- relocate near water
- relocate near ore
- relocate to a tomb
- explore toward gems
- explore toward prey
- explore
`;

/** The letters of a link to a large world in which a stranger's cards make every step slow. */
export function slowLink(steps: number): string {
  const cards = LAST.flatMap((last) => FIRST.map((first) => `${first}${last}`)).map((name) => ({
    file: `${name}.card`,
    text: `card ${name}\nkind denizen\nset Slow\n${DEEDS}`,
  }));
  const options = secondOptions({
    ...PAGE_SIZES.poster,
    peoples: 2,
    crowded: true,
    cards,
    sets: ['Slow'],
    monsterTurns: 99,
  });
  const game = new Game(secondEdition, { seed: 'slow', options, hands: hands({ choices: 'random' }) });
  game.playTo(({ step }) => step === steps);
  return Buffer.from(deflateSync(inOneGo(packing(game)))).toString('base64url');
}
