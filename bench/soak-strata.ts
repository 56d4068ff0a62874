import { brokenPromises, type PlaytestWorld, playtestEdition, playtestOptions } from '@understory/host/playtest';
import { Game, hands } from '@understory/table';

/** Worlds of strata of the playtest rules: no two lines cross, touch or come too near (PT-INV-02), and how many get their lines (PT-INV-15). */
export function soakGames(worlds = 10_000, first = 0): number {
  let bad = 0;
  let full = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = first; i < first + worlds; i++) {
    const world = strataOf(i);
    const faults = brokenPromises(world);
    const lines = world.page.strata.length - 1;
    if (lines >= wantedBy(world)) full++;
    least = Math.min(least, lines);
    if (faults.length > 0) {
      bad++;
      console.log(`\nworld ${i}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    if ((i + 1) % 500 === 0) process.stdout.write(`\r${i + 1 - first} of ${worlds} worlds, ${bad} at fault`);
  }
  const share = (100 * full) / worlds;
  console.log(
    `\r${worlds} worlds, ${bad} at fault; ${share.toFixed(1)} % have all their lines, the least has ${least}.`,
  );
  return bad + (share < 90 || least < 2 ? 1 : 0);
}

function strataOf(i: number): PlaytestWorld {
  const options = playtestOptions({ surface: i % 5 === 4 ? 1.8 : 4 });
  const game = new Game(playtestEdition, { seed: `strata ${i}`, options, hands: hands({ choices: 'story' }) });
  game.playTo(({ world: { at } }) => at.age === 'primordial' && at.chapter === 'stratum');
  return game.world;
}

/** PT-STR-16: as many lines as the die asked for. */
function wantedBy({ journal }: PlaytestWorld): number {
  const thrown = journal.entries.find((it) => it.kind === 'rolled' && it.clause === 'PT-STR-16');
  const [face = 1] = thrown && 'faces' in thrown ? (thrown.faces as readonly number[]) : [];
  return face <= 3 ? 5 : 6;
}
