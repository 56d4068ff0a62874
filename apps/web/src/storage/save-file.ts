import type { Save } from '@understory/table';
import { download, fileName } from '../desk/download.ts';

/** The game as a file that this or another Understory opens again. */
export function saveFile(name: string, save: Save): void {
  download(fileName(name, 'understory.json'), new Blob([JSON.stringify(save)], { type: 'application/json' }));
}
