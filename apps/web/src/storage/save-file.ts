import type { Save } from '@understory/table';

/** The game as a file that this or another Understory opens again. */
export function saveFile(name: string, save: Save): void {
  const json = new Blob([JSON.stringify(save)], { type: 'application/json' });
  void import('../desk/download.ts').then(({ download, fileName }) =>
    download(fileName(name, 'understory.json'), json),
  );
}
