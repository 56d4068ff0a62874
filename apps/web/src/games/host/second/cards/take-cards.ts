import { announce, closeTrouble, tellTrouble, toast } from '../../../../desk/notices.ts';
import type { KeptCards } from '../../../../storage/kept-cards.ts';
import { cardFileName, checked, LONGEST_FILE, nameOfText, whyNotTaken } from './checked.ts';
import { keepCards, useOwnCards } from './own-cards.ts';

/** Take files from a picker or a drop. What can't be cards at all is refused with a sentence; what has errors is kept and explained. */
export async function takeFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    // Before it is read: a huge file would only fill the memory. A letter has at most four bytes.
    if (file.size > LONGEST_FILE * 4)
      tellTrouble(`“${file.name}” was not taken`, `It has ${file.size} bytes; a file of cards is far smaller.`);
    else await takeText(await file.text(), cardFileName(file.name));
  }
}

/** Keep a text as a file of cards; its name, or null if it was refused. What it takes the place of can be had back. */
export async function takeText(text: string, file: string): Promise<string | null> {
  const { files } = useOwnCards.getState();
  const known = files.find((it) => it.file === file);
  const why = whyNotTaken(text, known ? 0 : files.length);
  if (why) {
    tellTrouble(`“${file}” was not taken`, why);
    return null;
  }
  const { right, cards, problems } = checked({ file, text });
  await keepCards({ file, text, right, on: known?.on ?? true });
  if (known && known.text !== text) tellReplaced(known);
  announce(
    right
      ? `${file}: ${cards.map(({ name }) => name).join(', ')}. Nothing is wrong.`
      : `${file} has ${problems.filter(({ severity }) => severity === 'error').length} errors.`,
  );
  return file;
}

/**
 * Keep a card that came without a file, under its own name. If the person has another card of that name, they are asked first: a
 * stranger's must not take the place of their own. `onTaken` is told when it is kept.
 */
export async function takePasted(text: string, onTaken: () => void = () => {}): Promise<void> {
  const file = nameOfText(text);
  const take = async () => {
    if (await takeText(text, file)) onTaken();
  };
  const known = useOwnCards.getState().files.find((it) => it.file === file);
  if (!known || known.text === text) return take();
  const run = () => {
    closeTrouble();
    void take();
  };
  tellTrouble(`You have a “${file}” already`, 'This card has the same name, and would take the place of yours.', {
    label: 'Replace mine',
    run,
  });
}

function tellReplaced(before: KeptCards): void {
  toast(`“${before.file}” was replaced.`, { action: { label: 'Undo', run: () => void keepCards(before) } });
}
