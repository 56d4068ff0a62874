import type { HostOptions, World } from '@understory/host';
import type { Game } from '@understory/table';
import { download, fileName } from '../../desk/download.ts';
import type { Export } from '../../table/export.ts';

/** A world as plain data. */
export const WORLD_EXPORT: Export<Game<World, HostOptions>> = {
  key: 'world',
  title: 'World, as JSON',
  does: 'page, pieces, beads and record as plain data for other programs',
  run: async ({ game, file }) => {
    const { worldFile } = await import('@understory/host/file');
    download(fileName(file, 'world.json'), new Blob([JSON.stringify(worldFile(game))], { type: 'application/json' }));
  },
};
