import type { SecondWorld } from '@understory/host/second';
import type { Noted } from './monster-checks.ts';

const RESULTS = ['horde conquers', 'empire rules', 'villain slain', 'villain destroyed', 'stalemate'];

/** What is drawn for at the end of a turn; by the second, because the map was empty. */
const ENDS = ['H2-MON-303', 'H2-MON-304'];

/** H2-MON-911, -912, -915: what can be seen only when all is over. */
export function inTheEnd(world: SecondWorld): string[] {
  const lines = world.journal.entries as unknown as readonly Noted[];
  const faults: string[] = [];
  const { monsterTurns, villainRounds } = world.options;
  for (const { name, turns } of world.ages) {
    if (name === 'monsters' && turns > monsterTurns) faults.push(`H2-MON-912: ${turns} turns of monsters`);
    if (name === 'villainy' && turns > villainRounds) faults.push(`H2-MON-912: ${turns} rounds of villainy`);
  }
  const results = lines.filter((it) => it.kind === 'outcome');
  if (results.length !== 1 || !RESULTS.includes(results[0]?.result ?? ''))
    faults.push(`H2-MON-912: ${results.length} results: ${results.map((it) => it.result).join(', ')}`);
  const corrupted = lines.filter((it) => it.kind === 'corrupted' && it.clause !== 'H2-HRD-01');
  for (const it of corrupted.filter((line, i) => corrupted[i + 1]?.turn === line.turn))
    faults.push(`H2-MON-915: two strata in round ${it.turn}`);
  const drawn = lines.filter((it) => it.kind === 'card drawn' && ENDS.includes(it.clause));
  for (const it of drawn.filter((line, i) => drawn[i + 1]?.turn === line.turn))
    faults.push(`H2-MON-911: two cards at the end of turn ${it.turn}`);
  if (drawn.some((it) => it.turn === 1 && it.clause === 'H2-MON-303'))
    faults.push('H2-MON-911: a card at the end of turn 1');
  return faults;
}
