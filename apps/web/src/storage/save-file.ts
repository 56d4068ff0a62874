import type { Save } from '@understory/table';

/** The game as a file that this or another Understory opens again. */
export async function saveFile(name: string, save: Save): Promise<void> {
  const json = new Blob([JSON.stringify(save)], { type: 'application/json' });
  const { download, fileName } = await import('../desk/download.ts');
  download(fileName(name, 'understory.json'), json);
}
