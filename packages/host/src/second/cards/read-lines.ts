import { unreachable } from '@understory/table';
import { type Draft, draftOf, type OpenList, opened } from './draft.ts';
import type { CardLayout, CardLine } from './layout.ts';
import { LIMITS } from './limits.ts';
import { nearestWord } from './nearest-word.ts';
import type { Token } from './phrases/sentence.ts';
import type { Proofreader } from './problems.ts';
import { ENDINGS, HEADS, ITEMS, PARTS, VILLAIN_HEADS } from './statements.ts';
import type { Act } from './tree/act.ts';
import { understood } from './understand.ts';

type Head = keyof typeof HEADS | keyof typeof VILLAIN_HEADS;
type Part = keyof typeof PARTS | keyof typeof ENDINGS;

/** Reads the lines of one card, in order, and tells the proofreader of each that says nothing a card can say. */
export class LineReader {
  readonly draft: Draft;
  readonly #what: CardLayout['what'];
  readonly #proof: Proofreader;
  readonly #said = new Set<string>();
  /** Which list the next `-` belongs to, and which the next `*`. */
  #items: 'one' | 'rules' | null = null;
  #list: OpenList | null = null;
  #oneOf: CardLine | null = null;
  #stage: 'heads' | 'parts' | 'endings' = 'heads';

  constructor({ what, title }: CardLayout, name: string, proof: Proofreader) {
    this.#what = what;
    this.#proof = proof;
    this.draft = draftOf(name, title);
  }

  read(line: CardLine): void {
    const start = line.word ?? this.#mended(line);
    if (start === null) {
      this.#unread();
    } else if (start.text === '*') {
      this.#construction(line, start);
    } else {
      this.#closeList();
      if (start.text === '-') this.#item(line, start);
      else if (this.#stands(start)) this.#statement(start.text as Head | Part, line);
      else this.#unread();
    }
  }

  /** After the last line. */
  end(): Draft {
    this.#closeList();
    const { options, nUnread } = this.draft;
    if (this.#oneOf && options.length === 0 && nUnread === 0)
      this.#proof.warn(this.#oneOf, '"one of:" has no options: write each below it, after a "-"');
    return this.draft;
  }

  /** A line that no word of the language begins: the word that was meant, if that is clear. */
  #mended({ tokens, from, to }: CardLine): Token | null {
    const [first] = tokens;
    if (first === undefined) return null;
    const words = first.kind === 'word' ? this.#startWords() : [];
    const meant = nearestWord(first.text, words);
    const expected = 'a word such as tags, always or rules, "-" or "*"';
    const found = first.kind === 'word' ? first : { from, to };
    this.#proof.error(found, `"${first.text}" begins no line of a card: expected ${expected}`, { expected, meant });
    return meant === null || meant === 'card' || meant === 'villain' ? null : { ...first, text: meant };
  }

  #startWords(): string[] {
    const own =
      this.#what === 'card' ? [...Object.keys(HEADS)] : [...Object.keys(VILLAIN_HEADS), ...Object.keys(ENDINGS)];
    return [...own, ...Object.keys(PARTS), 'card', 'villain'];
  }

  /** Does this line stand on the right kind of card (H2-CRD-114), in its place, and for the first time? */
  #stands(start: Token): boolean {
    const { text } = start;
    const proof = this.#proof;
    if (this.#what === 'card' && (text in ENDINGS || (text in VILLAIN_HEADS && !(text in HEADS)))) {
      proof.error(start, `"${text}" stands on villain cards only`);
      return false;
    }
    if (this.#what === 'villain' && text in HEADS && !(text in VILLAIN_HEADS)) {
      proof.error(start, `"${text}" stands on monster cards only`);
      return false;
    }
    const isHead = text in HEADS || text in VILLAIN_HEADS;
    if (isHead && this.#stage !== 'heads') {
      proof.error(start, `"${text}" belongs above the first spawn, always, if, one of or rules`);
    } else if (text in PARTS && this.#stage === 'endings') {
      proof.error(start, `"${text}" belongs above "finish" and "wins when"`);
    }
    const isOnce = (isHead && text !== 'setup') || text === 'wins';
    if (isOnce && this.#said.has(text)) proof.error(start, `"${text}" stands on this card already`);
    this.#said.add(text);
    if (!isHead) this.#stage = text in ENDINGS ? 'endings' : 'parts';
    return true;
  }

  #statement(word: Head | Part, line: CardLine): void {
    this.#items = null;
    const body = line.word === null ? { ...line, tokens: line.tokens.slice(1) } : line;
    this.#checkNumbers(body);
    const { draft } = this;
    switch (word) {
      case 'kind':
        draft.kind = this.#meaning(body, HEADS.kind) ?? draft.kind;
        break;
      case 'tags':
        // The lines are read all the same, so that their own problems are reported too.
        draft.tags = this.#meaning(body, HEADS.tags) ?? body.tokens.filter((it) => it.kind === 'word');
        break;
      case 'start':
        draft.start = this.#meaning(body, HEADS.start) ?? draft.start;
        break;
      case 'lair':
        draft.lair = this.#meaning(body, HEADS.lair) ?? draft.lair;
        break;
      case 'unique':
        draft.unique = this.#meaning(body, HEADS.unique) ?? draft.unique;
        break;
      case 'set':
        draft.set = this.#meaning(body, HEADS.set) ?? draft.set;
        break;
      case 'noun':
        draft.noun = this.#meaning(body, HEADS.noun) ?? draft.noun;
        break;
      case 'solitary':
        draft.solitary = this.#meaning(body, HEADS.solitary) ?? draft.solitary;
        break;
      case 'pronoun':
        draft.pronoun = this.#meaning(body, HEADS.pronoun) ?? draft.pronoun;
        break;
      case 'culture':
        draft.culture = this.#meaning(body, HEADS.culture) ?? draft.culture;
        break;
      case 'says':
        draft.says = this.#meaning(body, HEADS.says) ?? draft.says;
        break;
      case 'path':
        draft.path = this.#meaning(body, VILLAIN_HEADS.path) ?? draft.path;
        break;
      case 'setup':
        this.#add(draft.setup, this.#meaning(body, VILLAIN_HEADS.setup));
        break;
      case 'spawn':
        this.#add(draft.spawns, this.#meaning(body, PARTS.spawn));
        break;
      case 'always': {
        const act = this.#meaning(body, PARTS.always);
        if (act) draft.always.push(this.#open(act));
        break;
      }
      case 'if':
        this.#act(draft.ifs, this.#meaning(body, PARTS.if));
        break;
      case 'finish':
        this.#act(draft.finish, this.#meaning(body, ENDINGS.finish));
        break;
      case 'wins':
        draft.wins = this.#meaning(body, ENDINGS.wins) ?? draft.wins;
        break;
      case 'one':
      case 'rules':
        this.#items = word;
        if (word === 'one') this.#oneOf = line;
        this.#meaning(body, PARTS[word]);
        break;
      default:
        unreachable(word);
    }
  }

  #item(line: CardLine, dash: Token): void {
    this.#checkNumbers(line);
    if (this.#items === 'one') this.#act(this.draft.options, this.#meaning(line, ITEMS.option));
    else if (this.#items === 'rules') this.#add(this.draft.rules, this.#meaning(line, ITEMS.rule));
    else {
      this.#unread();
      this.#proof.error(dash, '"-" begins an option or a rule, but no "one of:" or "rules:" stands above it');
    }
  }

  #construction(line: CardLine, star: Token): void {
    this.#checkNumbers(line);
    const building = this.#meaning(line, ITEMS.construction);
    if (this.#list && building) this.#list.buildings.push(building);
    else if (!this.#list && this.draft.nUnread === 0)
      this.#proof.error(star, '"*" begins a construction, but no "build:" stands above it');
  }

  #act<T extends { readonly act: Act }>(list: T[], it: T | undefined): void {
    if (it) list.push({ ...it, act: this.#open(it.act) });
  }

  #open(act: Act): Act {
    const { act: filled, list } = opened(act);
    this.#list = list;
    const lists = act.steps.filter((it) => it.kind === 'build' && it.written === 'list');
    for (const extra of lists.slice(1)) this.#proof.error(extra, 'A line can have only one "build:" with a list');
    return filled;
  }

  #closeList(): void {
    if (this.#list?.buildings.length === 0 && this.draft.nUnread === 0)
      this.#proof.warn(this.#list.build, '"build:" has no list: write each construction below it, after a "*"');
    this.#list = null;
  }

  #add<T>(list: T[], it: T | undefined): void {
    if (it !== undefined) list.push(it);
  }

  #meaning<T>(line: CardLine, phrase: Parameters<typeof understood<T>>[1]): T | undefined {
    const it = understood(line, phrase, this.#proof);
    if (it === undefined) this.#unread();
    return it;
  }

  #unread(): void {
    this.draft.nUnread++;
  }

  /** H2-CRD-115. */
  #checkNumbers({ tokens }: CardLine): void {
    for (const it of tokens) {
      if (it.kind === 'number' && !(Number(it.text) >= 1 && Number(it.text) <= LIMITS.number))
        this.#proof.error(it, `"${it.text}" is out of range: a number is 1 to ${LIMITS.number}`);
      if (it.kind === 'signed' && Number(it.text.slice(1)) > LIMITS.signed)
        this.#proof.error(it, `"${it.text}" is out of range: a bonus is -${LIMITS.signed} to +${LIMITS.signed}`);
    }
  }
}
