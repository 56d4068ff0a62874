import { type PointerEvent, useRef, useState } from 'react';
import { announce } from '../../desk/notices.ts';
import { answer } from '../../table/acts.ts';
import { BOXES, type Box, type Laid, laidFrom, orderOf, put, saidOf, TITLES } from './ability-dice.ts';
import { AbilityDie } from './ability-die.tsx';

/** A hand that shakes this little, in pixels, has not dragged. */
const STILL = 5;

interface Drag {
  readonly from: Box;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The three dice in their boxes, to change places: drag one onto another, or press one and then the other. */
export function Assigning({ dice }: { dice: Laid }) {
  const [laid, setLaid] = useState(() => laidFrom(dice));
  const [picked, setPicked] = useState<Box | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The browser tells of a press after every drag. */
  const hasDragged = useRef(false);
  const change = (from: Box, to: Box) => {
    const next = put(laid, from, to);
    setLaid(next);
    setPicked(null);
    announce(`${saidOf(next)}.`);
  };
  const press = (box: Box) => {
    if (hasDragged.current) return;
    if (picked !== null && picked !== box) change(picked, box);
    else setPicked(picked === box ? null : box);
  };
  const begin = (from: Box) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    hasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
  };
  const move = (event: PointerEvent) => {
    if (drag) setDrag({ ...drag, dx: event.clientX - drag.x, dy: event.clientY - drag.y });
  };
  const end = (event: PointerEvent) => {
    if (!drag) return;
    setDrag(null);
    hasDragged.current = isFar(drag);
    if (!hasDragged.current) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const box = under.map((it) => it.closest('[data-box]')?.getAttribute('data-box')).find(Boolean) as Box | undefined;
    if (box && box !== drag.from) change(drag.from, box);
  };
  return (
    <div className="assigning">
      <fieldset className="boxes">
        <legend className="unseen">Ability dice: press two to let them change places</legend>
        {BOXES.map((box) => (
          <button
            key={box}
            type="button"
            data-box={box}
            className={picked === box ? 'box lit picked' : 'box lit'}
            aria-pressed={picked === box}
            onClick={() => press(box)}
            onKeyDown={() => {
              hasDragged.current = false;
            }}
            onPointerDown={begin(box)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={() => setDrag(null)}
          >
            <span>{TITLES[box]}</span> <span className="unseen">d{laid[box]}</span>
            <AbilityDie sides={laid[box]} shift={drag?.from === box ? drag : null} />
          </button>
        ))}
      </fieldset>
      <button type="button" className="button chief" onClick={() => answer(orderOf(laid))}>
        Use these dice
      </button>
      <p className="hint">Drag a die onto another, or press the two.</p>
    </div>
  );
}

function isFar({ dx, dy }: Drag): boolean {
  return Math.abs(dx) + Math.abs(dy) > STILL;
}
