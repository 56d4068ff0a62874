import { type CardText, deckWith, told, withoutFaulty } from '@understory/host/cards';
import { Problem } from '@understory/table';
import { plain } from '../../../../shared/plain.ts';
import { cardFilesIn } from './card-files.ts';

/** The player's own cards. All that is wrong in them is told; a faulty one is left out, if the player has said so, or nothing is played. */
export function ownCards(paths: readonly string[], skipFaulty: boolean): CardText[] {
  const own = cardFilesIn(paths);
  const files = new Set(own.map((it) => it.file));
  const faults = deckWith(own).problems.filter((it) => it.severity === 'error' && files.has(it.file));
  if (faults.length === 0) return own;
  process.stderr.write(`${faults.map((it) => plain(told(it))).join('\n')}\n`);
  const { cards, leftOut } = withoutFaulty(own);
  const those = leftOut.join(', ');
  if (!skipFaulty) throw new Problem(`Cards are faulty; --skip-faulty plays without ${those}.`);
  process.stderr.write(`Left out: ${plain(those)}\n`);
  return cards;
}
