import { type AgeSheet, LOOKS, type Sticker } from '@understory/ink';
import { isBendable, PEN_INKS, penSvg, strokePath } from '@understory/ink/pen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from '../../table/table-store.ts';
import { shapePath } from '../paper/ring-path.ts';
import { handlesOf } from './bend.ts';
import { boxPath, labelBox } from './label-box.ts';
import { underPen } from './pen-acts.ts';
import { usePen } from './pen-store.ts';
import { stickerBox, stickersIn } from './stuck.ts';
import { drawnShape } from './things.ts';
import './pen-sheet.css';

interface PenSheetProps {
  readonly page: { readonly width: number; readonly height: number };
  readonly tick: number;
  readonly ages: readonly AgeSheet[];
}

/** The sheet on which a hand draws: it lies over the map, so that a stroke is there at once. */
export function PenSheet({ page, tick, ages }: PenSheetProps) {
  const { pen, view } = useTable();
  const { look, hidden } = view;
  const erasing = usePen(({ live }) => (live?.what === 'erasing' ? live.edits : NOTHING));
  const sticking = usePen(({ live }) => (live?.what === 'sticking' ? live : null));
  const sheet = useRef<SVGGElement>(null);
  const drawing = useMemo(() => {
    const left = ({ edit }: { edit: number }) => !erasing.includes(edit);
    const held = (it: Sticker) => (it.edit === sticking?.sticker ? { ...it, x: sticking.x, y: sticking.y } : it);
    const shown = { ...pen, strokes: pen.strokes.filter(left), stickers: pen.stickers.filter(left).map(held) };
    const layers = (['pen', 'stickers'] as const).filter((it) => !hidden.includes(it));
    return penSvg(shown, { look, tick, tracing: ages, layers });
  }, [pen, erasing, sticking, look, hidden, tick, ages]);
  useEffect(() => {
    // Our own drawing, as that of the map: it holds numbers and names of our own emblems only.
    if (sheet.current) sheet.current.innerHTML = drawing;
  }, [drawing]);
  const isOpen = usePen(({ tool }) => tool !== null);
  return (
    <svg className="pen-sheet" viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
      <g ref={sheet} fill="none" strokeLinecap="round" strokeLinejoin="round" />
      {isOpen && <UnderHand />}
    </svg>
  );
}

const NOTHING: readonly number[] = [];

/** What the hand is doing: the stroke before it is lifted, the ghost of what is moved, the thing that is chosen. */
function UnderHand() {
  const { live, ink, nib, cross, selected, handle } = usePen();
  const { look } = useTable((table) => table.view);
  return (
    <>
      {selected && <Chosen handle={handle} />}
      {live?.what === 'stroke' && <path d={strokePath(live.points, nib)} fill={LOOKS[look].colours[PEN_INKS[ink]]} />}
      {live?.what === 'ghost' && (
        <path
          className={live.fits ? 'pen-ghost' : 'pen-ghost misfit'}
          d={live.d}
          strokeWidth={live.width || undefined}
        />
      )}
      {cross && (
        <g className="cursor" transform={`translate(${cross.x} ${cross.y})`}>
          <circle r="0.5" />
          <path d="M-.9 0h.55M.35 0h.55M0-.9v.55M0 .35v.55" />
        </g>
      )}
    </>
  );
}

/** Renders again whenever the map has been drawn again: that takes longer than a stroke. */
function useRedrawn(): void {
  const [, setTimes] = useState(0);
  useEffect(() => {
    const ink = document.querySelector('.map-ink');
    if (!ink) return;
    const watch = new MutationObserver(() => setTimes((times) => times + 1));
    watch.observe(ink, { attributes: true, attributeFilter: ['aria-busy'] });
    return () => watch.disconnect();
  }, []);
}

function Chosen({ handle }: { handle: number }) {
  const selected = usePen((pen) => pen.selected);
  // Drawn again when the pen has moved it, and when the map has been drawn after that.
  const { view } = useTable();
  useRedrawn();
  if (!selected) return null;
  const under = underPen();
  if (selected.what === 'label') {
    const box = labelBox(selected.id);
    return box && <path className="pen-chosen" d={boxPath(box)} />;
  }
  if (selected.what === 'sticker') {
    const sticker = stickersIn(under, view).find(({ edit }) => `${edit}` === selected.id);
    return sticker ? <path className="pen-chosen" d={stickerBox(sticker)} /> : null;
  }
  const piece = under.world.page.pieces.find((it) => it.id === selected.id);
  if (!piece) return null;
  const shape = drawnShape(under, piece);
  const { d, width } = shapePath(shape);
  return (
    <>
      <path
        className={width > 0 ? 'pen-chosen-wide' : 'pen-chosen'}
        d={d}
        strokeWidth={width > 0 ? width + 0.12 : undefined}
      />
      {isBendable(piece) &&
        handlesOf(shape.path).map(({ x, y }, i) => (
          <circle
            key={`${x} ${y}`}
            className={i === handle ? 'pen-handle held' : 'pen-handle'}
            cx={x}
            cy={y}
            r="0.22"
          />
        ))}
    </>
  );
}
