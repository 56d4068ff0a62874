import type { CardFace } from '@understory/host/cards';

/** An alpha predator bears a crown, a denizen a skull (H2-CRD-110). */
export const SIGNS: Readonly<Record<CardFace['sign'], string>> = { crown: '♛', skull: '☠', overlay: '✚', villain: '♆' };

const WIDTH = 66;

/** The face of a card in letters: name and tags at the top, beads at the upper right, the lifecycle, the special rules. */
export function textFace({ sign, name, beads, tags, says, spawns, lifecycle, rules, ending }: CardFace): string {
  const title = `${SIGNS[sign]} ${name}`;
  const head = [
    `${title}${beads.padStart(Math.max(1, WIDTH - title.length))}`,
    ...(tags === '' ? [] : wrapped(tags, '  ')),
    ...(says === null ? [] : wrapped(`“${says}”`, '  ')),
  ];
  const parts = [[...spawns, ...lifecycle], rules.map((it) => `• ${it}`), ending].filter((it) => it.length > 0);
  const body = parts.map((part) => part.flatMap((it) => wrapped(it, '')));
  const inside = [head, ...body].map((part) => part.map((it) => `│ ${it.padEnd(WIDTH)} │`).join('\n'));
  const line = '─'.repeat(WIDTH + 2);
  return `╭${line}╮\n${inside.join(`\n├${line}┤\n`)}\n╰${line}╯`;
}

/** Broken between words; what runs over is set in a little. */
function wrapped(text: string, indent: string): string[] {
  const own = `${indent}${/^ */.exec(text)?.[0] ?? ''}`;
  const lines: string[] = [];
  let line = own;
  for (const word of text.trim().split(' ')) {
    const isStart = line.trim() === '';
    if (!isStart && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `${own}    ${word}`;
    } else {
      line = isStart ? `${line}${word}` : `${line} ${word}`;
    }
  }
  // A single word may still be too long.
  return [...lines, line].flatMap((it) => it.match(new RegExp(`.{1,${WIDTH}}`, 'gu')) ?? ['']);
}
