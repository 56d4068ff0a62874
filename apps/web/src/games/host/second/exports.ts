import { download, fileName } from '../../../desk/download.ts';
import type { Export } from '../../../table/export.ts';
import { MAP_EXPORTS } from '../map-exports.ts';
import type { HostGame } from './begin.ts';

/** What can be taken along of a world. */
export const EXPORTS: readonly Export<HostGame>[] = [
  ...MAP_EXPORTS,
  {
    key: 'world',
    title: 'World, as JSON',
    does: 'page, pieces, beads and record as plain data for other programs',
    run: async ({ game, name }) => {
      const { worldFile } = await import('@understory/host/file');
      download(fileName(name, 'world.json'), new Blob([JSON.stringify(worldFile(game))], { type: 'application/json' }));
    },
  },
];
