import { LARGEST_SAVE, Problem, readSave } from '@understory/table';
import { tellTrouble, toast } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { laySaved } from '../table/open-table.ts';

/** Open a save from a file. What can't be one is refused with a sentence, and nothing has changed. */
export async function openFile(file: File): Promise<void> {
  try {
    // Before it is read: a huge file would only fill the memory.
    if (file.size > LARGEST_SAVE)
      throw new Problem(`This file has ${megabytes(file.size)} MB; a save has at most ${megabytes(LARGEST_SAVE)} MB.`);
    const id = await laySaved(readSave(await file.text()));
    toast('The save is on your shelf now.');
    go(`#/table/${id}`);
  } catch (error) {
    tellTrouble('This file was not opened', error instanceof Problem ? error : 'It could not be read as a save.');
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
