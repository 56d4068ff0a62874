import { campaignGuide, campaignOf, regionsIn } from '@understory/host/first';
import { download, fileName } from '../../../desk/download.ts';
import type { Export, Taken } from '../../../table/export.ts';
import type { FirstGame } from './begin.ts';

/** H1-RPG: the land above the dungeon, and what a game master needs to know of its regions. */
export const CAMPAIGN_EXPORTS: readonly Export<FirstGame>[] = [
  {
    key: 'land',
    title: 'Campaign map, as SVG',
    does: 'the land above: hexes with entrances, towns, castles and roads',
    run: async (taken) => {
      const [{ boardSvg }, { fonts }, board] = await Promise.all([
        import('@understory/ink/boards'),
        import('../../../desk/map-fonts.ts'),
        landOf(taken),
      ]);
      const svg = boardSvg(board, { fonts });
      download(fileName(`${taken.file} land`, 'svg'), new Blob([svg], { type: 'image/svg+xml' }));
    },
  },
  {
    key: 'land pdf',
    title: 'Campaign map, as PDF',
    does: 'the same, to print',
    run: async (taken) => {
      const [{ boardsPdf }, { printFonts }, board] = await Promise.all([
        import('@understory/ink/pdf'),
        import('../../../desk/print-fonts.ts'),
        landOf(taken),
      ]);
      const pdf = await boardsPdf([board], printFonts());
      download(fileName(`${taken.file} land`, 'pdf'), new Blob([pdf.slice()], { type: 'application/pdf' }));
    },
  },
  {
    key: 'regions',
    title: 'Regions and rumours, as Markdown',
    does: 'who lives where, and what is told of it; best taken at the start of the Age of Villainy, or a year or two into it',
    run: ({ game: { world }, file }) => {
      const text = campaignGuide(world, regionsIn(world));
      download(fileName(`${file} regions`, 'md'), new Blob([text], { type: 'text/markdown' }));
    },
  },
];

async function landOf({ game }: Taken<FirstGame>) {
  const { drawCampaign } = await import('@understory/ink/first');
  return drawCampaign(campaignOf(game.world));
}
