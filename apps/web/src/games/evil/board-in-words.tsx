import type { Picture } from '@understory/evil';
import { capital } from '@understory/table';
import { Dialog } from '../../desk/dialog.tsx';
import { boardWords } from './board-words.ts';

/** The dungeon for those who do not see it: each tile, who is there and where its ways lead. */
export function BoardInWords({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  return (
    <Dialog title="The dungeon, in words" onClose={onClose}>
      <ul className="board-in-words">
        {boardWords(picture).map(({ name, is, holds, ways }) => (
          <li key={`${name} ${is}`}>
            <b>{name}</b>, {is}. {holds && <strong>{holds}.</strong>} <span>{capital(ways)}.</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
