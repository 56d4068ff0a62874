import { slips } from '@understory/table';

/** The word that was probably meant: one that sounds alike, the fewest slips away and near enough to be likely, or else begun so. Null if none is. */
export function nearestWord(written: string, among: Iterable<string>): string | null {
  const small = written.toLowerCase();
  const sound = soundOf(small);
  let best: string | null = null;
  let begun: string | null = null;
  let alike: string | null = null;
  let fewest = slipsForgiven(small.length) + 1;
  let left = MOST_LOOKED_AT;
  for (const it of among) {
    if (left-- === 0) break;
    if (small.length > 3 && it.startsWith(small)) begun ??= it;
    if (small.length > 3 && soundOf(it.toLowerCase()) === sound) alike ??= it;
    if (Math.abs(it.length - small.length) >= fewest) continue;
    const count = slips(small, it.toLowerCase());
    if (count < fewest) {
      fewest = count;
      best = it;
    }
  }
  // One letter amiss is a slip of the finger; what differs by more may have been written by ear.
  return (fewest > 1 ? alike : null) ?? best ?? begun;
}

/** A deck with more tags than that was not written by hand. */
const MOST_LOOKED_AT = 500;

/** In a very short word one slip already makes another word. */
const slipsForgiven = (length: number) => (length < 3 ? 0 : length < 4 ? 1 : length < 9 ? 2 : 3);

/** About how a word is spoken in English, so that `fite` is found to be `fight`. */
function soundOf(word: string): string {
  let sound = word;
  for (const [written, spoken] of SPOKEN) sound = sound.replaceAll(written, spoken);
  return sound;
}

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/gh/g, ''],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/ea|ee|ie|ey|y/g, 'i'],
  [/oo|ou|ow/g, 'u'],
  [/ai|ay|ei/g, 'a'],
  [/e$/g, ''],
  [/(.)\1+/g, '$1'],
];
