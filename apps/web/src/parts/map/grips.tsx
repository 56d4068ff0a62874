import type { Region, Spot } from '@understory/table';
import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { announce } from '../../desk/notices.ts';
import { usePageGame, useView } from '../../table/page-game.ts';
import { lastPressed } from '../../table/running.ts';
import { useKit, useTable } from '../../table/table-store.ts';
import { useWishes } from '../../table/wishes.ts';
import type { MapLens } from '../paper/lens.ts';
import { ARROWS, thousandths, within } from './by-keys.ts';
import { type Grip, gripsOf } from './grips-of.ts';
import type { Misfit } from './lay-elsewhere.ts';
import './grips.css';

/** Something that is being carried to another place. */
interface Carried {
  readonly key: string;
  readonly at: Spot;
  readonly where: Region | null;
}

interface GripsProps {
  readonly lens: RefObject<MapLens | null>;
  readonly onClick: (clientX: number, clientY: number) => void;
  readonly refuse: (text: string, at: Spot) => void;
  readonly onMisfit: (misfit: Misfit) => void;
}

const STEP = 0.5;
const FINE = 0.1;
/** A press that moves no farther than this, in beads, is a click. */
const STILL = 0.15;

/** What can be dragged: with a pointer, or with the keys, Page Down for the next one, arrows to move it and Enter to put it down. */
export function Grips({ lens, onClick, refuse, onMisfit }: GripsProps) {
  const game = usePageGame();
  const view = useView();
  const kit = useKit();
  const running = useTable((table) => table.view);
  const version = useTable((table) => table.version);
  const wished = useWishes((it) => it.wishes);
  const [carried, setCarried] = useState<Carried | null>(null);
  const pressed = useRef<Spot>({ x: 0, y: 0 });
  const [current, setCurrent] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is the same, and has changed
  const grips = useMemo(
    () => gripsOf(game, view, lastPressed(game, kit, running)),
    [game, view, kit, version, wished, running.details],
  );
  const { page } = game.world;

  const carry = (grip: Grip, at: Spot) => {
    const where = carried?.key === grip.key ? carried.where : grip.where();
    setCarried({ key: grip.key, at, where });
    return where;
  };
  const put = (grip: Grip) => {
    setCarried(null);
    if (!carried) return;
    const { x, y } = carried.at;
    const at = { x: thousandths(x), y: thousandths(y) };
    if (carried.where?.has(at)) grip.put(at, onMisfit);
    else refuse('It may not lie there.', at);
  };
  const toPage = ({ clientX, clientY }: PointerEvent): Spot => lens.current?.toPage(clientX, clientY) ?? { x: 0, y: 0 };
  const onPointerUp = (grip: Grip, event: PointerEvent) => {
    const at = toPage(event);
    if (carried?.key === grip.key && Math.hypot(at.x - pressed.current.x, at.y - pressed.current.y) > STILL) put(grip);
    else {
      setCarried(null);
      onClick(event.clientX, event.clientY);
    }
  };
  const onKeyDown = (grip: Grip, nth: number, event: KeyboardEvent<SVGGElement>) => {
    const arrow = ARROWS[event.key];
    const to = { PageDown: nth + 1, PageUp: nth - 1 }[event.key];
    const { parentNode } = event.currentTarget;
    if (arrow) {
      const far = event.shiftKey ? FINE : STEP;
      const { x, y } = carried?.key === grip.key ? carried.at : (grip.to ?? grip.from);
      const at = { x: within(x + arrow[0] * far, page.width), y: within(y + arrow[1] * far, page.height) };
      announce(carry(grip, at)?.has(at) ? 'It may lie here.' : 'Not here.');
    } else if (to !== undefined) {
      const next = (to + grips.length) % grips.length;
      setCurrent(next);
      (parentNode?.children[next] as SVGGElement | undefined)?.focus();
    } else if (event.key === 'Enter' && carried) put(grip);
    else if (event.key === 'Escape' && carried) setCarried(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (grips.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of HTML can't be a drawing
    <svg
      className="overlay grips"
      viewBox={`0 0 ${page.width} ${page.height}`}
      aria-label="What can be dragged"
      role="group"
    >
      {grips.map((grip, nth) => {
        const to = carried?.key === grip.key ? carried.at : grip.to;
        const fits = !carried || carried.key !== grip.key || carried.where?.has(carried.at);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button of HTML can't stand in a drawing
          <g
            key={grip.key}
            className={`grip ${grip.kind}${grip.isNew ? ' new' : ''}`}
            role="button"
            aria-label={`${grip.title}: drag it, or move it with the arrow keys and Enter`}
            tabIndex={nth === Math.min(current, grips.length - 1) ? 0 : -1}
            data-still
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              pressed.current = toPage(event);
              carry(grip, pressed.current);
            }}
            onPointerMove={(event) =>
              event.currentTarget.hasPointerCapture(event.pointerId) && carry(grip, toPage(event))
            }
            onPointerUp={(event) => onPointerUp(grip, event)}
            onPointerCancel={() => setCarried(null)}
            onKeyDown={(event) => onKeyDown(grip, nth, event)}
            onBlur={() => setCarried(null)}
          >
            <circle cx={grip.seen.x} cy={grip.seen.y} r={0.55} />
            {to && (
              <>
                <path className="way" d={`M${grip.seen.x} ${grip.seen.y}L${to.x} ${to.y}`} />
                <circle className={fits ? 'ghost' : 'ghost unfit'} cx={to.x} cy={to.y} r={0.5} />
                {!fits && <path className="cross" d={`M${to.x - 0.3} ${to.y - 0.3}l.6 .6m0 -.6l-.6 .6`} />}
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
