import type { Entry } from '@understory/table';
import {
  ENDINGS,
  FOUND,
  HAPPENED,
  HURT,
  OBJECTIVES,
  OPENING,
  PASSED,
  type Phrases,
  SEARCHED,
  SPARED,
  USED,
} from './story/phrases.ts';
import { upperFirst } from './tell.ts';
import type { World } from './world.ts';

/** A line of the journal with all that the rules of this game may have put into it. */
interface Line extends Entry {
  readonly monster?: string;
  readonly many?: number;
  readonly hits?: boolean;
  readonly by?: string;
  readonly card?: string;
  readonly idle?: boolean;
  readonly face?: string;
  readonly level?: number;
  readonly item?: string;
  readonly objective?: string;
  readonly passed?: boolean;
  readonly result?: 'defeat' | 'minor' | 'ultimate';
  readonly life?: number;
  readonly goblin?: number;
  readonly skeleton?: number;
}

/** The adventure as a short story in Markdown. It is made from the journal alone, so the same game has the same story. */
export function story(world: World, seed: string): string {
  const lines = world.journal.entries as readonly Line[];
  const rounds = Array.from({ length: world.round }, (_, i) => lines.filter((it) => it.turn === i + 1));
  const parts = [`# Kora in the Dungeon of Deadliest Evil`, said(OPENING, seed.length)];
  let deepest = 0;
  for (const of of rounds) {
    const level = Math.max(0, ...of.map((it) => (it.kind === 'placed' ? (it.level ?? 0) : 0)));
    if (level > deepest) parts.push(`## ${HEADINGS[level] ?? ''}`);
    deepest = Math.max(deepest, level);
    const paragraph = told(of);
    if (paragraph !== '') parts.push(paragraph);
  }
  const end = lines.find((it) => it.kind === 'ended');
  parts.push(end?.result ? said(ENDINGS[end.result], end.tick) : '*The rest has not been played yet.*');
  parts.push(`*${world.round} rounds, seed ${seed}.*`);
  return `${parts.join('\n\n')}\n`;
}

const HEADINGS = ['', 'Below the gate', 'Deeper', 'As deep as it goes'] as const;

/** A round in a paragraph. */
function told(round: readonly Line[]): string {
  const sentences: string[] = [];
  round.forEach((line, i) => {
    const sentence = SENTENCES[line.kind]?.(line, round, i);
    if (sentence) sentences.push(sentence);
  });
  return sentences.join(' ');
}

/** What a line gives to the story; kinds that are not here give nothing. */
const SENTENCES: Readonly<Record<string, (line: Line, round: readonly Line[], i: number) => string | null>> = {
  placed: ({ face = '', tick }) => said(FOUND[face], tick),
  searched: ({ card = '', tick }) => said(SEARCHED[card], tick),
  event: ({ card = '', idle, tick }) => (idle ? null : said(HAPPENED[card], tick)),
  used: ({ item = '', tick }) => said(USED[item], tick),
  objective: ({ objective = '', tick }) => said(OBJECTIVES[objective], tick),
  burnt: ({ goblin = 0, skeleton = 0, tick }) => said(goblin + skeleton === 0 ? COLD_FIRE : HOT_FIRE, tick),
  unseen: () => 'They went past her without turning their heads.',
  halted: ({ tick }) => said(BARRED, tick),
  tested: ({ passed, clause, tick }) => (passed ? said(PASSED[clause] ?? SPARED, tick) : null),
  wounded: ({ by = '', tick }) => said(HURT[by], tick),
  arrived: (line) => (line.many === 0 ? null : arrival(line)),
  attacked: (line, round, i) =>
    round.findIndex((it) => it.kind === 'attacked') === i ? assault(round, line.tick) : null,
  slain: (line, round, i) => (isFirst(line, round, i) ? slaying(line, round) : null),
  missed: ({ monster = '', tick }) => `${said(MISSED, tick)} ${monster === 'grislyk' ? 'Grislyk laughed.' : ''}`.trim(),
};

const HOT_FIRE: Phrases = ['Fire filled the place, and left nothing of them but ash.'];
const COLD_FIRE: Phrases = ['Fire filled the place, and met nobody.'];
const BARRED: Phrases = ['She did not get far: somebody stood in the way.', 'Then she saw that the way was not empty.'];
const MISSED: Phrases = ['Her next stroke met only air.', 'She struck, and missed.', 'The blow went wide.'];

/** What one kind suffers is told once a round. */
function isFirst({ kind, monster }: Line, round: readonly Line[], at: number): boolean {
  return round.findIndex((it) => it.kind === kind && it.monster === monster) === at;
}

function arrival({ monster = '', many = 1, tick }: Line): string {
  if (monster === 'grislyk') return 'And then Grislyk himself stood there, in a dressing gown, with his hair on end.';
  const who = upperFirst(some(many, monster));
  return said(
    [`${who} came out of the dark.`, `${who} had found her.`, `${who} stepped into the light of her lamp.`],
    tick,
  );
}

/** All attacks of a round in one breath. */
function assault(round: readonly Line[], tick: number): string {
  const all = round.filter((it) => it.kind === 'attacked');
  const by = (monster: string) => all.filter((it) => it.monster === monster);
  const who = ['goblin', 'skeleton'].map((it) => some(by(it).length, it)).filter((it) => !it.startsWith('no '));
  const hits = all.filter((it) => it.hits && it.monster !== 'grislyk').length;
  const end = hits === 0 ? said(IN_VAIN, tick) : hits === 1 ? 'and drew blood' : `and drew blood ${times(hits)}`;
  const gang = who.length === 0 ? '' : `${upperFirst(who.join(' and '))} went for her, ${end}.`;
  return `${gang} ${by('grislyk').length > 0 ? sorcery(by('grislyk').filter((it) => it.hits).length) : ''}`.trim();
}

const IN_VAIN: Phrases = ['in vain', 'and got nowhere', 'and met only steel'];

function sorcery(hits: number): string {
  if (hits === 0) return 'Grislyk reached for her and missed.';
  return `Grislyk reached for her, and ${times(hits)} he did not miss.`;
}

function slaying({ monster = '', tick }: Line, round: readonly Line[]): string | null {
  if (monster === 'grislyk') return null;
  const many = round.filter((it) => it.kind === 'slain' && it.monster === monster).length;
  const who = some(many, monster);
  return said([`She cut down ${who}.`, `Her longsword found ${who}.`], tick);
}

function said(phrases: Phrases | undefined, by: number): string {
  return phrases?.[by % phrases.length] ?? '';
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

function number(many: number): string {
  return NUMBERS[many] ?? String(many);
}

function some(many: number, monster: string): string {
  return many === 1 ? `a ${monster}` : `${number(many)} ${monster}s`;
}

function times(many: number): string {
  return many === 1 ? 'once' : many === 2 ? 'twice' : `${number(many)} times`;
}
