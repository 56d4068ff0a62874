import { heroInk, SQUARE, tileInk } from '@understory/ink/boards';
import { ITEMS, questionOf, type Sheet, squareOf, tileFor, type World, xy } from '@understory/maker';
import type { AskInWords, OptionInWords } from '@understory/table';
import { useTable } from '../../table/table-store.ts';
import { LEFT, spotAt, TOP } from './dungeon-of.ts';
import { type Frame, isGone } from './frames-of.ts';
import { Ink } from './ink.tsx';
import { ALL, firstLie, itemAsked, lieOf, roomFor } from './squares-of.ts';

interface SheetGlassProps {
  readonly world: World;
  readonly sheet: Sheet;
  readonly ask: AskInWords | null;
  /** The option that would be taken: its tile is shown as if it lay there. */
  readonly ghost: { readonly square: string; readonly option: OptionInWords } | null;
  /** Squares that a line of the score is about. */
  readonly outlined: readonly string[];
  readonly frame: Frame | null;
  readonly onAsk: (square: string) => void;
}

/** What lies on the glass over the sheet: where an item could go, its ghost, what a score is for, the hero. */
export function SheetGlass({ world, sheet, ask, ghost, outlined, frame, onAsk }: SheetGlassProps) {
  const pointedAt = useTable((table) => table.pointedAt);
  const look = useTable((table) => table.view.look);
  const asksItem = ask !== null && questionOf(ask).kind === 'what to build';
  const wished = asksItem && ITEMS.some((it) => it.key === pointedAt) ? pointedAt : null;
  return (
    <>
      {ALL.map((square) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; the ask has every option for keys
        <rect key={square} className="why-square" {...boxAt(square, 0)} onClick={() => onAsk(square)} />
      ))}
      {wished &&
        roomFor(world, sheet, wished).map((square) => (
          <rect key={square} className="room-there" {...boxAt(square, 0.12)} rx={0.2} />
        ))}
      {outlined.map((square) => (
        <rect key={square} className="scored-there" {...boxAt(square, 0.06)} rx={0.15} />
      ))}
      {ghost && (
        <g className="ghost" transform={`translate(${LEFT} ${TOP})`}>
          <Ink ink={ghostInk(ghost, world, sheet, itemAsked(ask), look)} />
        </g>
      )}
      {frame && (
        <g
          className={isGone(frame) ? 'hero-token gone' : 'hero-token'}
          style={{ transform: translateTo(frame.square) }}
        >
          <Ink ink={heroInk(frame.hero, look)} />
          <text y={1.28} className="hero-hp">
            {frame.hp} HP
          </text>
        </g>
      )}
    </>
  );
}

function ghostInk(
  { square, option }: NonNullable<SheetGlassProps['ghost']>,
  world: World,
  sheet: Sheet,
  item: ReturnType<typeof itemAsked>,
  look: Parameters<typeof tileInk>[1],
): string {
  const { x, y } = xy(squareOf(square) ?? 0);
  if (item)
    return tileInk(tileFor(item.key, item.kind, x, y, lieOf(option) || firstLie(world, sheet, item, square)), look);
  const lie = lieOf(option);
  return lie === '' ? '' : tileInk(tileFor('entrance', 'path', x, y, lie), look);
}

function boxAt(square: string, inset: number) {
  const [x, y] = spotAt(square);
  const half = SQUARE / 2 - inset;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}

function translateTo(square: string): string {
  const [x, y] = spotAt(square);
  return `translate(${x}px, ${y - 0.1}px)`;
}
