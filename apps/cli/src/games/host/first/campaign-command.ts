import { campaignOf, firstEdition } from '@understory/host/first';
import { load, Problem, readSave } from '@understory/table';
import { Command } from 'commander';
import { readGiven } from '../../../shared/given-files.ts';
import { writeWhole } from '../../../shared/write-whole.ts';

/** `understory campaign`: the land above a dungeon of the first edition, as hexes (H1-RPG-02 to -07). */
export function campaignCommand(): Command {
  return new Command('campaign')
    .description('Draw the land above a dungeon of the first edition: hexes with entrances, towns, castles and roads.')
    .argument('<save>', 'a save of the first edition')
    .requiredOption('--out <file>', 'what to write: a file that ends in .svg or .pdf')
    .addHelpText(
      'after',
      `
For a campaign the rules advise to stop at the start of the Age of Villainy, or a year or two into it.

Examples:
  understory host --edition 1 --seed S --until monsters --out evening.save.json
  understory campaign evening.save.json --out land.svg
  understory campaign evening.save.json --out land.pdf`,
    )
    .action(async (file: string, { out }: { readonly out: string }) => {
      const save = readSave(readGiven(file));
      if (save.edition !== '1')
        throw new Problem(`${file} is of edition ${save.edition}: only worlds of edition 1 have a campaign map.`);
      const { game } = load(save, firstEdition);
      writeWhole(out, await drawn(campaignOf(game.world), out));
      process.stderr.write(`Wrote ${out}\n`);
    });
}

async function drawn(land: ReturnType<typeof campaignOf>, out: string): Promise<string | Uint8Array> {
  // The inks take a while to load, so only those who draw wait for them.
  const { drawCampaign } = await import('@understory/ink/first');
  const board = drawCampaign(land);
  const { fontCss, printFonts } = await import('@understory/ink/png');
  if (out.endsWith('.pdf')) return (await import('@understory/ink/pdf')).boardsPdf([board], printFonts());
  if (!out.endsWith('.svg')) throw new Problem(`The campaign map is an SVG or a PDF: ${out} must end in .svg or .pdf.`);
  return (await import('@understory/ink/boards')).boardSvg(board, { fonts: fontCss() });
}
