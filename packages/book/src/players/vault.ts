import { FileNames, fileName, markdown as md, wikilink, yaml } from '../exports/escape.ts';
import type { ExportFile } from '../exports/export-file.ts';
import { readMe } from '../exports/read-me.ts';
import { inMarkdown } from '../exports/sentences.ts';
import { type PlayersBook, type PlayersLevel, titleOf } from './edition.ts';

/** TA-OBS-07: its folder. */
export const vaultRoot = ({ title }: PlayersBook): string => `${fileName(title)} (players)`;

/** TA-OBS-07: a vault of its own, made from what players may know. */
export function playersVault(book: PlayersBook, shown: readonly PlayersLevel[]): ExportFile[] {
  const root = vaultRoot(book);
  const start = new FileNames();
  const begin = start.named(book.title);
  const notes = book.levels.map((it) => ({ it, file: start.named(it.name) }));
  const head = (tag: string) => [
    '---',
    `tags: ["understory", "understory/${tag}"]`,
    `world: ${yaml(book.title)}`,
    '---',
    '',
  ];
  const plan = (it: PlayersLevel) => {
    const at = shown.indexOf(it);
    return at < 0 ? [] : [`![[level-${at + 1}.png]]`, ''];
  };
  return [
    { name: `${root}/READ-ME.txt`, make: () => readMe('obsidian', 'players', null), ours: true },
    {
      name: `${root}/${begin}.md`,
      make: () =>
        `${[
          ...head('world'),
          `*As it is known in ${md(book.moment)}.*`,
          '',
          ...book.known.map((it) => `- ${inMarkdown(it)}`),
          ...(book.areas.length > 0 ? ['', `One hears of ${md(book.areas.join(', '))}.`] : []),
          ...(book.rumours.length > 0
            ? ['', '## What is said', '', ...book.rumours.map((it, i) => `${i + 1}. ${inMarkdown(it)}`)]
            : []),
          ...['', '## Places', '', ...notes.map(({ it, file }) => `- ${wikilink(file, it.name)}`)],
          ...book.lands.flatMap((_, i) => ['', `![[land-${i + 1}.png]]`]),
        ].join('\n')}\n`,
    },
    ...notes.map(({ it, file }) => ({
      name: `${root}/${file}.md`,
      make: () =>
        `${[...head('area'), ...plan(it), ...it.rooms.flatMap((room) => [`## ${md(titleOf(room))}`, '', ...room.lines.map((line) => `- ${inMarkdown(line)}`), ''])].join('\n')}\n`,
    })),
  ];
}
