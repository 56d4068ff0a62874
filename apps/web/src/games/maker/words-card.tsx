import type { SheetPicture } from '@understory/maker';
import { inWords } from './in-words.ts';

/** The dungeon in words, and what a hero would face on each square. */
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
