import { capital, type Entry } from '@understory/table';
import type { EventKind, Of } from '../events.ts';
import type { Monster, World } from '../world.ts';
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
} from './phrases.ts';

type EntryOf<K extends EventKind> = Entry & Of<K>;

/** The adventure as a short story in Markdown. It is made from the journal alone, so the same game has the same story. */
export function story(world: World, seed: string): string {
  const { entries } = world.journal;
  const rounds = Array.from({ length: world.round }, (_, i) => entries.filter((it) => it.turn === i + 1));
  const parts = [`# Kora in the Dungeon of Deadliest Evil`, said(OPENING, seed.length)];
  let deepest = 0;
  for (const of of rounds) {
    const level = Math.max(0, ...all(of, 'placed').map((it) => it.level));
    if (level > deepest) parts.push(`## ${HEADINGS[level] ?? ''}`);
    deepest = Math.max(deepest, level);
    const paragraph = told(of);
    if (paragraph !== '') parts.push(paragraph);
  }
  const [end] = all(entries, 'ended');
  parts.push(end ? said(ENDINGS[end.result], end.tick) : '*The rest has not been played yet.*');
  parts.push(`*${world.round} rounds, seed ${seed}.*`);
  return `${parts.join('\n\n')}\n`;
}

const HEADINGS = ['', 'Below the gate', 'Deeper', 'As deep as it goes'] as const;

/** A round in a paragraph. */
function told(round: readonly Entry[]): string {
  const sentences: string[] = [];
  for (const line of round) {
    const sentence = SENTENCES[line.kind as EventKind]?.(line as never, round);
    if (sentence) sentences.push(sentence);
  }
  return sentences.join(' ');
}

/** What a line gives to the story; kinds that are not here give nothing. */
const SENTENCES: { readonly [K in EventKind]?: (line: EntryOf<K>, round: readonly Entry[]) => string | null } = {
  placed: ({ face, tick }) => (face === 'Dungeon Entrance' ? null : said(FOUND[face], tick)),
  searched: ({ card, tick }) => said(SEARCHED[card], tick),
  event: ({ card, idle, tick }) => (idle || card === 'Silence' ? null : said(HAPPENED[card], tick)),
  used: ({ item, tick }) => said(USED[item], tick),
  objective: ({ objective, tick }) => said(OBJECTIVES[objective], tick),
  burnt: ({ goblin, skeleton, tick }) => said(goblin + skeleton === 0 ? COLD_FIRE : HOT_FIRE, tick),
  unseen: () => 'They went past her without turning their heads.',
  halted: ({ tick }) => said(BARRED, tick),
  tested: ({ passed, danger, tick }) => (passed ? said(PASSED[danger] ?? SPARED, tick) : null),
  wounded: ({ by, tick }) => (by === 'goblin' || by === 'skeleton' || by === 'grislyk' ? null : said(HURT[by], tick)),
  arrived: (line) => (line.many === 0 ? null : arrival(line)),
  /** All attacks of a round in one breath. */
  attacked: (line, round) => (all(round, 'attacked')[0] === line ? assault(all(round, 'attacked')) : null),
  /** What one kind suffers is told once a round. */
  slain(line, round) {
    const alike = all(round, 'slain').filter((it) => it.monster === line.monster);
    return alike[0] === line ? slaying(line, alike.length) : null;
  },
  missed: ({ monster, tick }) => `${said(MISSED, tick)} ${monster === 'grislyk' ? 'Grislyk laughed.' : ''}`.trim(),
};

function all<K extends EventKind>(lines: readonly Entry[], kind: K): EntryOf<K>[] {
  return lines.filter((it): it is EntryOf<K> => it.kind === kind);
}

const HOT_FIRE: Phrases = ['Fire filled the place, and left nothing of them but ash.'];
const COLD_FIRE: Phrases = ['Fire filled the place, and met nobody.'];
const BARRED: Phrases = ['She did not get far: somebody stood in the way.', 'Then she saw that the way was not empty.'];
const MISSED: Phrases = ['Her next stroke met only air.', 'She struck, and missed.', 'The blow went wide.'];

function arrival({ monster, many, tick }: EntryOf<'arrived'>): string {
  if (monster === 'grislyk') return 'And then Grislyk himself stood there, in a dressing gown, with his hair on end.';
  const who = capital(some(many, monster));
  return said(
    [`${who} came out of the dark.`, `${who} had found her.`, `${who} stepped into the light of her lamp.`],
    tick,
  );
}

function assault(attacks: readonly EntryOf<'attacked'>[]): string {
  const by = (monster: Monster) => attacks.filter((it) => it.monster === monster);
  const who = (['goblin', 'skeleton'] as const).filter((it) => by(it).length > 0).map((it) => some(by(it).length, it));
  const hits = attacks.filter((it) => it.hits && it.monster !== 'grislyk').length;
  const inVain = said(IN_VAIN, attacks[0]?.tick ?? 0);
  const end = hits === 0 ? inVain : hits === 1 ? 'and drew blood' : `and drew blood ${times(hits)}`;
  const gang = who.length === 0 ? '' : `${capital(who.join(' and '))} went for her, ${end}.`;
  return `${gang} ${by('grislyk').length > 0 ? sorcery(by('grislyk').filter((it) => it.hits).length) : ''}`.trim();
}

const IN_VAIN: Phrases = ['in vain', 'and got nowhere', 'and met only steel'];

function sorcery(hits: number): string {
  if (hits === 0) return 'Grislyk reached for her and missed.';
  return `Grislyk reached for her, and ${times(hits)} he did not miss.`;
}

function slaying({ monster, tick }: EntryOf<'slain'>, many: number): string | null {
  if (monster === 'grislyk') return null;
  const who = some(many, monster);
  return said([`She cut down ${who}.`, `Her longsword found ${who}.`], tick);
}

function said(phrases: Phrases, by: number): string {
  return phrases[by % phrases.length] ?? '';
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
