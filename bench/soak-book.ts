import { deflateSync } from 'node:zlib';
import { bookOf, FORMATS, type Format, madeFiles, pngOf, type Tools, type World } from '@understory/book';
import { readWorldFile, worldFile } from '@understory/host/file';
import { firstEdition, firstOptions } from '@understory/host/first';
import { playtestEdition, playtestOptions } from '@understory/host/playtest';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';

/** Pictures and printing take most of the time and are the same code for every world: each so many gets them. */
const WHOLE = 10;
const PRINTED: ReadonlySet<Format> = new Set(['booklet', 'cards', 'tiles', 'section']);
const EDITIONS = ['2', '1', 'playtest'] as const;

/** A picture of one pixel, said to be larger: whoever looks at its size finds it, and nothing is painted. */
function unpainted(svg: string, width: number): Uint8Array {
  const [, wide, high] = /^<svg[^>]*? width="([\d.]+)"[^>]*? height="([\d.]+)"/.exec(svg) ?? [];
  const picture = Uint8Array.from(DOT);
  const at = new DataView(picture.buffer);
  at.setUint32(16, width);
  at.setUint32(20, Math.round((width * Number(high)) / Number(wide)));
  return picture;
}
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

/** Take whole worlds of every edition along in every format, for the keeper and for players, and say what is wrong. Returns how many were at fault. */
export async function soakGames(many = 200, first = 0): Promise<number> {
  const [quick, whole, counts] = [await toolsOf(false), await toolsOf(true), { files: 0, crowded: 0, levels: 0 }];
  let bad = 0;
  for (let i = first; i < first + many; i++) {
    const faults = await faultsOfOne(i, i % WHOLE === 0 ? whole : quick, counts);
    if (faults.length > 0) {
      bad++;
      console.log(`\nbook ${i}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    process.stdout.write(`\r${i + 1 - first} of ${many} worlds, ${bad} at fault`);
  }
  console.log(
    `\r${many} worlds, ${bad} at fault; ${counts.files} files; ${counts.crowded} of ${counts.levels} levels crowded.`,
  );
  return bad;
}

async function faultsOfOne(
  i: number,
  tools: Tools,
  counts: { files: number; crowded: number; levels: number },
): Promise<string[]> {
  const faults: string[] = [];
  const fault = (where: string, error: unknown) =>
    faults.push(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  try {
    const world = played(i);
    const last = world.journal.at(-1)?.tick ?? 0;
    const book = bookOf(world, i % 4 === 3 ? { moment: Math.floor(last * 0.6) } : {});
    counts.levels += book.plans.length;
    counts.crowded += book.plans.filter((it) => it.plan.crowded.length > 0).length;
    // TA-INV-04
    const { then, roomOf } = book.survey;
    const shares = then.beads.filter((it) => it.kind === 'treasure' && roomOf.has(it.piece)).length;
    if (book.gazetteer.places.reduce((sum, it) => sum + it.shares, 0) !== shares)
      fault('what lies where', 'not all shares are told');
    const revealed = book.survey.rooms.filter((_, n) => n % 3 === 0).map((it) => it.place.id);
    for (const format of FORMATS) {
      if (PRINTED.has(format) && i % WHOLE !== 0) continue;
      for (const who of [{}, { forWhom: 'players' }, { forWhom: 'players', revealed }] as const)
        try {
          const files = await madeFiles(book, format, tools, who);
          counts.files += files.length;
          for (const { name, content } of files)
            if (typeof content === 'string' && /\bundefined\b|\bNaN\b|\[object /.test(content)) fault(name, 'a hole');
        } catch (error) {
          fault(`${format} ${JSON.stringify(who).slice(0, 60)}`, error);
        }
    }
  } catch (error) {
    fault('the book', error);
  }
  return faults;
}

function played(i: number): World {
  const by = hands({ choices: 'random' });
  const seed = `book ${i}`;
  const edition = EDITIONS[i % 3];
  if (edition === '1') return whole(new Game(firstEdition, { seed, options: firstOptions(), hands: by }));
  if (edition === 'playtest') return whole(new Game(playtestEdition, { seed, options: playtestOptions(), hands: by }));
  return whole(new Game(secondEdition, { seed, options: secondOptions(), hands: by }));
}

function whole(game: Parameters<typeof worldFile>[0] & { playTo(at: () => boolean): unknown }): World {
  game.playTo(() => false);
  return readWorldFile(JSON.stringify(worldFile(game)));
}

async function toolsOf(paints: boolean): Promise<Tools> {
  const { printFonts, toPixels } = await import('@understory/ink/png');
  const { normal, italic } = printFonts();
  return {
    fonts: '',
    picture: async (svg, width, says) =>
      paints ? pngOf(toPixels(svg, { width, type: [] }), (rows) => deflateSync(rows), says) : unpainted(svg, width),
    base64: (bytes) => Buffer.from(bytes).toString('base64'),
    print: () => ({ normal, italic, sans: normal, bold: normal }),
  };
}
