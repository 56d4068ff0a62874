import { campaignGuide, campaignOf, firstEdition, monsterNamesSchema, regionsIn } from '@understory/host/first';
import { firstFault, load, Problem, readSave } from '@understory/table';
import { Command } from 'commander';
import { readGiven } from '../../../shared/given-files.ts';
import { writeWhole } from '../../../shared/write-whole.ts';

/** `understory campaign`: the land above a dungeon of the first edition, as hexes (H1-RPG-02 to -07). */
export function campaignCommand(): Command {
  return new Command('campaign')
    .description('Draw the land above a dungeon of the first edition: hexes with entrances, towns, castles and roads.')
    .argument('<save>', 'a save of the first edition')
    .requiredOption('--out <file>', 'what to write: the land as .svg or .pdf, its regions and rumours as .md')
    .option('--names <file>', 'with .md: a JSON file of another game’s names for the monsters, {"Goblins": "Bugbears"}')
    .addHelpText(
      'after',
      `
For a campaign the rules advise to stop at the start of the Age of Villainy, or a year or two into it.

Examples:
  understory host --edition 1 --seed S --until monsters --out evening.save.json
  understory campaign evening.save.json --out land.svg
  understory campaign evening.save.json --out land.pdf
  understory campaign evening.save.json --out regions.md --names other-game.json`,
    )
    .action(async (file: string, { out, names }: { readonly out: string; readonly names?: string }) => {
      const save = readSave(readGiven(file));
      if (save.edition !== '1')
        throw new Problem(`${file} is of edition ${save.edition}: only worlds of edition 1 have a campaign map.`);
      const { game } = load(save, firstEdition);
      if (names !== undefined && !out.endsWith('.md'))
        throw new Problem('--names goes with a file of regions: one that ends in .md.');
      if (out.endsWith('.md'))
        writeWhole(out, campaignGuide(game.world, regionsIn(game.world, names ? namesIn(names) : {})));
      else writeWhole(out, await drawn(campaignOf(game.world), out));
      process.stderr.write(`Wrote ${out}\n`);
    });
}

async function drawn(land: ReturnType<typeof campaignOf>, out: string): Promise<string | Uint8Array> {
  // The inks take a while to load, so only those who draw wait for them.
  const { drawCampaign } = await import('@understory/ink/first');
  const board = drawCampaign(land);
  const { fontCss, printFonts } = await import('@understory/ink/png');
  if (out.endsWith('.pdf')) return (await import('@understory/ink/pdf')).boardsPdf([board], printFonts());
  if (!out.endsWith('.svg'))
    throw new Problem(
      `The campaign map is an SVG or a PDF, its regions are Markdown: ${out} must end in .svg, .pdf or .md.`,
    );
  return (await import('@understory/ink/boards')).boardSvg(board, { fonts: fontCss() });
}

/** H1-RPG-09: another game's names, from a stranger's file. */
function namesIn(file: string): Readonly<Record<string, string>> {
  const read = monsterNamesSchema.safeParse(jsonOf(file));
  if (!read.success) throw new Problem(`${file} is no list of names: ${firstFault(read.error)}.`);
  return read.data;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readGiven(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem(`${file} is no JSON.`);
    throw error;
  }
}
