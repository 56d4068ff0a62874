import type { Label } from './lines.ts';
import { begun, plainText, type Told } from './told.ts';

/** TA-KEY-02, TA-GEN-T1.7: how a fact of each line begins where the key is told as running text. */
const BEGINNINGS: Readonly<Record<Label, Told>> = {
  Notice: [],
  Who: ['Here are '],
  Treasure: ['There is '],
  Danger: [],
  Hidden: [],
  Past: [],
  Ways: ['A way out: '],
};

const ENDS = /[.!?”]$/;

/** A sentence without bold words. */
export function asProse(label: Label, of: Told): Told {
  const plain: Told = of.map((it) => (typeof it !== 'string' && 'strong' in it ? it.strong : it));
  return begun([...BEGINNINGS[label], ...plain, ...(ENDS.test(plainText(plain)) ? [] : ['.'])]);
}
