import {
  heldAt,
  isBendable,
  isMovable,
  isShapely,
  penName,
  ROOM_SHAPES,
  type RoomShape,
  treasureIds,
  whatItWas,
} from '@understory/ink/pen';
import { type Bead, type Label, livedAt, type Piece, type Point } from '@understory/page';
import { capital } from '@understory/table';
import { Slip } from '../../desk/slip.tsx';
import { useTable } from '../../table/table-store.ts';
import { labelBox, middleOfBox } from './label-box.ts';
import { treasureNamed } from './named.ts';
import { Pad, Rename, Reset } from './panel-parts.tsx';
import { draw, rename, reset, underPen } from './pen-acts.ts';
import { type Selected, usePen } from './pen-store.ts';
import { bendBy, labelAt, nudgeBy } from './shift.ts';
import { OfSticker } from './sticker-panel.tsx';
import { stickersIn } from './stuck.ts';
import { labelsOf } from './things.ts';

/** What can be changed of the thing that is chosen. */
export function PenPanel({ selected }: { selected: Selected }) {
  // Again whenever the pen has changed something.
  const { view } = useTable();
  const under = underPen();
  const { page } = under.world;
  const piece = page.pieces.find((it) => it.id === selected.id && livedAt(it, under.tick));
  const label = labelsOf(under).find((it) => it.id === selected.id);
  const treasure = page.beads.find((it) => it.name !== null && it.origin === selected.id && livedAt(it, under.tick));
  const sticker =
    selected.what === 'sticker' ? stickersIn(under, view).find(({ edit }) => `${edit}` === selected.id) : undefined;
  const close = () => {
    usePen.setState({ selected: null });
    document.querySelector<HTMLElement>('.pen-glass')?.focus({ preventScroll: true });
  };
  return (
    <Slip label="Change the drawing" className="pen-panel" onClose={close}>
      {piece && <OfPiece piece={piece} />}
      {label && selected.what === 'label' && <OfLabel label={label} />}
      {treasure && <OfTreasure bead={treasure} />}
      {sticker && <OfSticker sticker={sticker} onClose={close} />}
      {!piece && !label && !treasure && !sticker && <p>It is not on the map at this moment.</p>}
    </Slip>
  );
}

function OfPiece({ piece }: { piece: Piece }) {
  const under = underPen();
  const { page } = under.world;
  const work = under.pen;
  const handle = usePen((pen) => pen.handle);
  const shape = work.shapes.get(piece.id)?.is ?? '';
  const refused = heldAt(page, work, under.tick, under.measures).refused.get(piece.id)?.(under.called);
  const isChanged = [work.nudged, work.shapes, work.courses, work.names].some((it) => it.has(piece.id));
  const name = penName(work, page, piece.id, under.called) ?? under.called(piece.what);
  return (
    <>
      <h2>{capital(name)}</h2>
      <Rename of={name} onName={(text) => rename(piece.id, text)} />
      {isShapely(piece) && (
        <label className="pen-row">
          Shape{' '}
          <select className="input" value={shape} onChange={(event) => reshape(piece, event.target.value)}>
            <option value="">as it was drawn</option>
            {ROOM_SHAPES.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        </label>
      )}
      {isMovable(piece) && (
        <Pad name={`Nudge it, a quarter bead at a time`} onMove={(by) => draw(nudgeBy(underPen(), piece, by))} />
      )}
      {isBendable(piece) && (
        <>
          <label className="pen-row">
            Bend it{' '}
            <select
              className="input"
              value={handle}
              onChange={(event) => usePen.setState({ handle: Number(event.target.value) })}
            >
              <option value={0}>near its start</option>
              <option value={1}>in its middle</option>
              <option value={2}>near its end</option>
            </select>
          </label>
          <Pad name="Bend it, a quarter bead at a time" onMove={(by) => draw(bendBy(underPen(), piece, handle, by))} />
        </>
      )}
      {refused && <p className="pen-note">It is drawn in its own place now: {uncapital(refused)}</p>}
      <Reset off={!isChanged} onReset={() => reset([piece.id])} />
    </>
  );
}

function reshape(piece: Piece, shape: string): void {
  const { world, pen } = underPen();
  if (shape !== '') {
    draw({ do: 'shape', piece: piece.id, of: whatItWas(world.page, piece.id), shape: shape as RoomShape });
    return;
  }
  // Only the shape is taken back; what else was done to it stays.
  const { nudged, names } = pen;
  const [nudge, name] = [nudged.get(piece.id), names.get(piece.id)];
  if (!draw({ do: 'reset', id: piece.id })) return;
  if (nudge) draw(nudgeBy(underPen(), piece, { x: nudge.is.dx, y: nudge.is.dy }));
  if (name) rename(piece.id, name.is);
}

function OfLabel({ label }: { label: Label }) {
  const under = underPen();
  const { page } = under.world;
  const work = under.pen;
  // One name for all that is called by it; where several labels are about one thing, each has its own.
  const isAlone = labelsOf(under).filter((it) => it.about === label.about).length === 1;
  const id = isAlone ? label.about : label.id;
  const name =
    penName(work, page, label.id, under.called) ??
    penName(work, page, label.about, under.called) ??
    under.called(label.what);
  const isChanged = work.labels.has(label.id) || work.names.has(id);
  const move = (by: Point) => {
    const box = labelBox(label.id);
    const { x, y } = work.labels.get(label.id)?.is ?? (box ? middleOfBox(box) : label.at);
    const edit = labelAt(underPen(), label.id, { x: x + by.x, y: y + by.y });
    return edit !== null && draw(edit);
  };
  return (
    <>
      <h2>“{name}”</h2>
      <Rename of={name} onName={(text) => rename(id, text)} />
      <Pad name="Move the label, a quarter bead at a time" onMove={move} />
      <Reset off={!isChanged} onReset={() => reset([label.id, id])} />
    </>
  );
}

function OfTreasure({ bead }: { bead: Bead }) {
  const { world, called, pen } = underPen();
  const { names } = pen;
  const ids = treasureIds(bead);
  const now = treasureNamed(pen, { page: world.page, called }, bead);
  return (
    <>
      <h2>{now}</h2>
      <Rename of={now} onName={(text) => rename(bead.origin, text)} />
      <Reset off={!ids.some((id) => names.has(id))} onReset={() => reset(ids)} />
    </>
  );
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
