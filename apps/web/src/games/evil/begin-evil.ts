import { type Aim, deadliestEvil, type EvilOptions, evilOptions } from '@understory/evil';
import { Game, type Hands, hands } from '@understory/table';
import { go } from '../../desk/route.ts';
import { seedWords } from '../../parts/set-up/seed-words.ts';
import type { TableView } from '../../storage/table-view.ts';
import { layNew } from '../../table/lay-table.ts';
import { evilKit } from './evil-kit.ts';

/** All that is settled before Kora goes down. */
export interface EvilSetUp {
  readonly seed: string;
  readonly nerve: EvilOptions['nerve'];
  readonly aim: Aim;
  readonly hands: Hands;
  readonly rolls: TableView['rolls'];
}

/** Fresh seed words; the person decides and presses for the dice. */
export function usualEvil(): EvilSetUp {
  const { nerve } = evilOptions();
  return { seed: seedWords(), nerve, aim: 'victory', hands: hands({ choices: 'person' }), rolls: 'auto' };
}

/** A new game, on the table at once. */
export function beginEvil({ seed, nerve, aim, hands: theirs, rolls }: EvilSetUp = usualEvil()): void {
  const options = aim === 'victory' ? { nerve } : { nerve, aim };
  const game = new Game(deadliestEvil, { seed, options, hands: theirs });
  go(`#/table/${layNew({ game, kit: evilKit, name: `Deadliest Evil: ${seed}` }, { rolls })}`);
}
