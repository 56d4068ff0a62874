import type { Sticker } from '@understory/ink';
import { announce } from '../../desk/notices.ts';
import { Pad } from './panel-parts.tsx';
import { draw, underPen } from './pen-acts.ts';
import { emblemWords, restuck } from './stuck.ts';

/** What can be done with a sticker once it is on the map. */
export function OfSticker({ sticker, onClose }: { sticker: Sticker; onClose: () => void }) {
  const { emblem, edit, x, y } = sticker;
  const takeOff = () => {
    if (!draw({ do: 'erase', edits: [edit] })) return;
    announce(`The sticker of ${emblemWords(emblem)} is off the map.`);
    onClose();
  };
  return (
    <>
      <h2>Sticker: {emblemWords(emblem)}</h2>
      <Pad
        name="Move the sticker, a quarter bead at a time"
        onMove={(by) => draw(restuck(underPen(), sticker, { x: x + by.x, y: y + by.y }))}
      />
      <button type="button" className="button on-paper" onClick={takeOff}>
        Take it off
      </button>
    </>
  );
}
