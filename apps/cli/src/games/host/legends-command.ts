import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Chronicle } from '@understory/chronicle';
import { editionNamed, type HostOptions, type World } from '@understory/host';
import type { LookName } from '@understory/ink';
import { type Game, load, Problem, partedSentence, readSave, type Topic, unreachable } from '@understory/table';
import { Command } from 'commander';
import { Unwritable } from '../../shared/exit-codes.ts';
import { readGiven } from '../../shared/given-files.ts';
import { plain } from '../../shared/plain.ts';
import { progressText } from '../../shared/progress.ts';
import { reasonOf } from '../../shared/reason-of.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { learnDrawings } from './outputs.ts';
import { ownWordsIn } from './own-words.ts';

const LOOK: LookName = 'pen-and-paper';

/** `understory legends`: a book of pages about the world of a save. */
export function legendsCommand(): Command {
  return new Command('legends')
    .description(
      'Write the legends of a save: pages with maps and charts for the world, its ages, peoples, places and treasures, which open from a file.',
    )
    .argument('<save>', 'a save from the app, or of "understory host" or "understory play"')
    .requiredOption(
      '--out <folder or file>',
      'a folder, whose index.html is the world; or all in one: book.html, book.md, book.epub; facts.json for other programs',
    )
    .option('--for <group>', 'for players of one group, by its name: only what it knows, and no maps')
    .addHelpText(
      'after',
      `
Examples:
  understory host --seed 7 --out world.save.json
  understory legends world.save.json --out legends/
  understory legends world.save.json --out book.epub
  understory legends world.save.json --out players/ --for "the Nine Knives"`,
    )
    .action(async (file: string, { out, for: whom }: { readonly out: string; readonly for?: string }) => {
      const save = readSave(readGiven(file));
      const { rulebook } = await editionNamed(save.edition);
      const { game, parted, beside } = load(save, rulebook);
      if (parted) process.stderr.write(`${plain(partedSentence(parted))}\n`);
      const { chronicleOfGame, legendsOf, playersEdition, playersLegendsOf } = await import('@understory/chronicle');
      const chronicle = chronicleOfGame(game, undefined, await ownWordsIn(game, beside));
      const form = FORMS.find((it) => out.toLowerCase().endsWith(it));
      const group = whom === undefined ? null : groupNamed(whom, chronicle);
      if (form !== undefined) {
        const own = group === null ? chronicle : playersEdition(chronicle, group);
        writeWhole(out, await bound(form, own, group === null ? await mapsOf(game) : null));
        process.stderr.write(`Wrote ${out}\n`);
        return;
      }
      try {
        mkdirSync(out, { recursive: true });
      } catch (error) {
        throw new Unwritable(`${out} could not be made: ${reasonOf(error)}.`);
      }
      const maps = await mapsOf(game);
      const pages = group === null ? legendsOf(chronicle, maps.drawn) : playersLegendsOf(chronicle, group);
      for (const page of pages) writeWhole(join(out, page.file), page.html);
      for (const [i, tick] of maps.ticks.entries()) {
        progressText(`${i + 1} of ${maps.ticks.length} maps …`);
        writeWhole(join(out, mapFile(tick)), maps.svg(tick));
      }
      progressText('');
      process.stderr.write(`Wrote ${pages.length} pages to ${out}\n`);
    });
}

const FORMS = ['.html', '.md', '.epub', '.json'] as const;

/** The whole book in one file (CH-LEG-20); without maps for players, who would see on them what they do not know. */
async function bound(
  form: (typeof FORMS)[number],
  chronicle: Chronicle,
  maps: Awaited<ReturnType<typeof mapsOf>> | null,
): Promise<string | Uint8Array> {
  const { legendsEpub, legendsHtml, legendsMarkdown } = await import('@understory/chronicle/legends');
  const plates = maps && { ...maps.drawn, map: maps.svg };
  switch (form) {
    case '.html':
      return legendsHtml(chronicle, plates);
    case '.md':
      return legendsMarkdown(chronicle);
    case '.epub': {
      const { epubOf } = await import('@understory/book');
      return epubOf(legendsEpub(chronicle, plates));
    }
    case '.json': {
      const { factsOf } = await import('@understory/chronicle');
      return `${JSON.stringify(factsOf(chronicle), null, 1)}\n`;
    }
    default:
      return unreachable(form);
  }
}

/** A group by what it is called in the chronicle; throws who else there is. */
function groupNamed(whom: string, { names }: Chronicle): string {
  const wanted = whom.toLowerCase();
  const found = [...names].find(([id, { full, short }]) => [id, full, short].some((it) => it.toLowerCase() === wanted));
  if (found) return found[0];
  const all = [...names.values()].map((it) => it.full).join(', ');
  throw new Problem(`Nobody in this world is called “${whom}”. There are: ${all}.`);
}

const mapFile = (tick: number): string => `map-${tick}.svg`;

/** The maps that pages ask for, each drawn once. */
async function mapsOf({ rulebook, world }: Game<World, HostOptions>) {
  const { drawMap, emblemSvg, toSvg } = await import('@understory/ink');
  await learnDrawings(world.edition);
  const { edition, page } = world;
  const asked = new Set<number>();
  return {
    get ticks() {
      return [...asked];
    },
    svg: (tick: number) =>
      toSvg(
        drawMap(page, {
          edition,
          called: (what: Topic) => rulebook.telling.called(world, what, { tick }),
          look: LOOK,
          tick,
        }),
      ),
    drawn: {
      width: page.width,
      height: page.height,
      map: (tick: number) => {
        asked.add(tick);
        return mapFile(tick);
      },
      emblem: (words: string) => emblemSvg(words, { edition, look: LOOK, size: 64 }),
    },
  };
}
