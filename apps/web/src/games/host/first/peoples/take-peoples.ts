import { readPeople } from '@understory/host/first';
import { Problem } from '@understory/table';
import { announce, tellTrouble } from '../../../../desk/notices.ts';
import { keepPeople, readOwnPeoples } from './own-peoples.ts';

/** More than a file of a people can have, before it is read: a letter has at most four bytes. */
const LARGEST = 80_000;

/** Take files from a picker or a drop. What is wrong with one is told in a sentence, and nothing has changed. */
export async function takeFiles(files: Iterable<File>): Promise<void> {
  await readOwnPeoples();
  for (const file of files) {
    try {
      if (file.size > LARGEST) throw new Problem(`It has ${file.size} bytes; a people is far smaller.`);
      const people = readPeople(await file.text());
      await keepPeople(people);
      announce(`${people.name} can come into your next world.`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      tellTrouble(`“${file.name}” was not taken`, error);
    }
  }
}
