import type { Fact } from './fact.ts';
import type { Entry } from './lines.ts';
import { plainText, type Told } from './told.ts';

/** TA-KEY-02: so long is an entry at most without its Ways, what one notices, and so many words of a line are bold. */
const ENTRY = 120;
const NOTICE = 35;
const BOLD = 3;

type Lines = Entry['lines'];

/**
 * TA-KEY-02: an entry that is too long tells less of what was invented, and of the past between its beginning and its end. What lies
 * there, who is there and what can be told of it by the journal alone is never left out.
 */
export function measured(lines: Lines): Lines {
  let out: Lines = lines.map((it) => (it.label === 'Notice' ? { ...it, facts: within(it.facts, NOTICE) } : it));
  for (const { label, isColour } of LEFT_OUT) {
    for (;;) {
      if (wordsOf(out) <= ENTRY) return out.map(fewBold);
      const line = out.find((it) => it.label === label);
      const at = line?.facts.findLastIndex((it, i) => isColour(it, i, line.facts.length)) ?? -1;
      if (!line || at < 0) break;
      const facts = line.facts.filter((_, i) => i !== at);
      out =
        facts.length === 0 ? out.filter((it) => it !== line) : out.map((it) => (it === line ? { ...it, facts } : it));
    }
  }
  return out.map(fewBold);
}

/** What is left out first: layers between, inscriptions, colour of danger, and things noticed after the first. */
const LEFT_OUT: readonly {
  readonly label: Lines[number]['label'];
  readonly isColour: (it: Fact, i: number, many: number) => boolean;
}[] = [
  { label: 'Past', isColour: (_, i, many) => i > 0 && i < many - 1 },
  { label: 'Hidden', isColour: (it) => it.table === null },
  { label: 'Hidden', isColour: (it) => it.table === 'TA-KEY-07' && !plainText(it.text).includes('share') },
  {
    label: 'Danger',
    isColour: (it) => it.table === 'TA-KEY-07' || it.table === 'TA-ARC-T1' || it.table === 'TA-MAT-05',
  },
  { label: 'Notice', isColour: (it, i) => i > 0 && it.knows === 'seen' && it.table === 'TA-KEY-04' },
];

const many = (of: Told): number =>
  plainText(of)
    .split(/\s+/)
    .filter((it) => /[\p{L}\p{N}]/u.test(it)).length;

/** Words of an entry without its Ways. */
export const wordsOf = (lines: Lines): number =>
  lines.reduce(
    (sum, it) => sum + (it.label === 'Ways' ? 0 : it.facts.reduce((all, fact) => all + many(fact.text), 0)),
    0,
  );

/** As many of them, from the first on, as there is room for. */
function within(facts: readonly Fact[], most: number): readonly Fact[] {
  let words = 0;
  return facts.filter((it, i) => {
    words += many(it.text);
    return i === 0 || words <= most;
  });
}

/** TA-KEY-02: the words a keeper looks for are bold, at most three a line. */
function fewBold(line: Lines[number]): Lines[number] {
  let bold = 0;
  const plain = (of: Told): Told =>
    of.map((it) => (typeof it !== 'string' && 'strong' in it && ++bold > BOLD ? it.strong : it));
  return { ...line, facts: line.facts.map((it) => ({ ...it, text: plain(it.text) })) };
}
