import type { SheetPicture } from '@understory/maker';
import { inWords } from './in-words.ts';

/** The dungeon for whoever can't see it, or wants to know what a hero would face where. */
export function WordsCard({ sheet }: { sheet: SheetPicture }) {
  return (
    <details className="card maker-card in-words">
      <summary>The dungeon in words</summary>
      <ul>
        {inWords(sheet).map(({ at, says }) => (
          <li key={at}>
            <b>({at})</b> {says}
          </li>
        ))}
      </ul>
    </details>
  );
}
