import { parseDice } from '../dice.ts';
import type { Teller } from '../in-words.ts';
import { unreachable } from '../problem.ts';
import type { TableLine } from '../told.ts';
import { Catalogue, type Messages } from './catalogue.ts';

const WHO = `{ $who ->
    [you] You
    [chance] Chance
   *[fate] Fate
}`;
const WHERE = '{ $x } across, { $y } down';

/** What the table itself writes into the record: throws, choices, spots and names, whoever gave them. */
const ENGLISH: Messages<TableLine['kind'] | 'asked and chose' | 'asked and named'> = {
  rolled: `{ $dice } for { $for }: { $total }{ $sum ->
    [none] { "" }
   *[other] {" "}({ $sum })
}{ KEY($how) ->
    [none] { "" }
    [typed] , on your own dice
    [set] , set by hand
   *[other] , { $how }
}.`,
  chose: `{ $why ->
    [none] ${WHO} chose: { ENDED($chosen) }
   *[other] ${WHO} chose: { $chosen } – { ENDED($why) }
}`,
  spotted: `{ $who ->
    [chance] A die fell at ${WHERE}.
   *[other] { $why ->
        [none] ${WHO} pointed at ${WHERE}.
       *[other] ${WHO} pointed at ${WHERE} – { ENDED($why) }
    }
}`,
  named: `{ KEY($subject) ->
    [note] ${WHO} wrote: “{ $name }”.
   *[other] ${WHO} named it “{ $name }”.
}`,
  'asked and chose': `{ $why ->
    [none] { $asked } { $chosen }
   *[other] { $asked } { $chosen }, { $why }
}`,
  'asked and named': '{ $asked } { $name }',
};

const catalogue = new Catalogue('en', ENGLISH);

/** What a game says of the parts of such a line. Empty where it says nothing. */
export interface LineWords {
  /** What was asked, or for a throw what it was for. */
  readonly asked: string;
  /** The option that was chosen. */
  readonly chosen: string;
  readonly why: string;
}

/** What a game says of the parts of a line: each is put into words when it is read. */
export function lineWords(teller: Teller, line: TableLine): LineWords {
  return {
    get asked() {
      return teller.ask({ ask: ASKED[line.kind], topic: line.topic });
    },
    get chosen() {
      return line.kind === 'chose' ? teller.chosen(line) : '';
    },
    get why() {
      return 'why' in line && line.why ? teller.why(line.why, line.by) : '';
    },
  };
}

/** What kind of ask each line answers. */
const ASKED = { rolled: 'roll', chose: 'choose', spotted: 'spot', named: 'name' } as const;

/** The fields of a line that its words need: of this version, or as an older one kept them. */
export type AnsweredLine = AnyOf<TableLine>;
type AnyOf<L> = L extends TableLine
  ? Omit<L, 'clause' | 'about' | 'topic' | 'by' | 'key' | 'what' | 'why' | 'subject' | 'id'> & {
      readonly subject?: string;
    }
  : never;

/** A line of the table as a sentence. */
export function tableText(line: AnsweredLine, words: LineWords): string {
  switch (line.kind) {
    case 'rolled':
      return rolledText(line, words);
    case 'chose':
      return catalogue.say('chose', { who: whoOf(line.hand), chosen: words.chosen, why: words.why || null });
    case 'spotted':
      return catalogue.say('spotted', {
        who: whoOf(line.hand),
        x: tenths(line.x),
        y: tenths(line.y),
        why: words.why || null,
      });
    case 'named':
      return catalogue.say('named', { who: whoOf(line.hand), name: line.name, subject: line.subject ?? null });
    default:
      return unreachable(line);
  }
}

/** The same where nobody saw what was asked: the question and its answer, which stands out. Null for spots, which a map shows. */
export function askedText(line: AnsweredLine, words: LineWords, strong: (text: string) => string): string | null {
  const { asked } = words;
  switch (line.kind) {
    case 'rolled':
      return rolledText(line, words, strong);
    case 'chose':
      return catalogue.say('asked and chose', { asked, chosen: strong(words.chosen), why: words.why || null });
    case 'spotted':
      return null;
    case 'named':
      return catalogue.say('asked and named', { asked, name: strong(line.name) });
    default:
      return unreachable(line);
  }
}

function rolledText(
  { dice, faces, total, how }: AnsweredLine & { readonly kind: 'rolled' },
  words: LineWords,
  strong: (text: string) => string = (text) => text,
): string {
  const { plus } = parseDice(dice);
  const parts = plus > 0 ? [...faces, plus] : faces;
  const sum = parts.length > 1 ? parts.join(' + ') : null;
  return catalogue.say('rolled', { dice, for: words.asked, total: strong(String(total)), sum, how: how ?? null });
}

/** Chance is chance, whether it threw dice or chose at random; an autopilot is fate. */
function whoOf(hand: string): string {
  if (hand === 'person') return 'you';
  return hand === 'chance' || hand === 'random' ? 'chance' : 'fate';
}

/** Without a minus before nothing. */
function tenths(length: number): number {
  return Math.round(length * 10) / 10 + 0;
}
