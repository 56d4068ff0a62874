import { picture, questionOf, type SheetPicture } from '@understory/maker';
import type { Ask, OptionInWords } from '@understory/table';
import { useEffect, useMemo, useState } from 'react';
import { Advisor } from '../../parts/advisor/advisor.tsx';
import { type BoardSpot, BoardView } from '../../parts/board/board-view.tsx';
import { TableFrame } from '../../parts/frame/table-frame.tsx';
import { Record } from '../../parts/record/record.tsx';
import { answer } from '../../table/acts.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { pointAt } from '../../table/view-acts.ts';
import { askOf } from '../../words/asked.ts';
import { Curtain, isSecret } from './curtain.tsx';
import { paperOf, spotAt } from './dungeon-of.ts';
import { framesOf } from './frames-of.ts';
import { useMakerGame } from './maker-game.ts';
import { MarketCard } from './market-card.tsx';
import { RoundStrip } from './round-strip.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SheetCard } from './sheet-card.tsx';
import { SheetDesk } from './sheet-desk.tsx';
import { SheetGlass } from './sheet-glass.tsx';
import { askedSeat, itemAsked, type Refused, refusalAt, squaresOf } from './squares-of.ts';
import { TogetherCard } from './together-card.tsx';
import { useWalk } from './use-walk.ts';
import { WordsCard } from './words-card.tsx';
import { useWorldThen } from './world-then.ts';
import '../../parts/frame/card.css';
import './maker-table.css';

const TABS = { card: 'The sheet', record: 'The record', map: 'Dungeon only' } as const;

const hire = () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' });

/** The sheet with its dungeon, what is asked, the market and the score. */
export function MakerTable() {
  const { version, view, pointedAt } = useTable();
  const game = useMakerGame();
  const { hand } = game;
  const [looked, setLooked] = useState<string | null>(null);
  const [outlined, setOutlined] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [turned, setTurned] = useState<{ readonly square: string; readonly nth: number } | null>(null);
  const world = useWorldThen();
  const ask = hand === 'person' && view.moment === null ? askOf(game) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same, and has changed
  const shown = useMemo(() => picture(world), [world, version]);
  const own = shown.sheets.findIndex((it) => it.seat === looked);
  const nth = own >= 0 ? own : seatShown(shown.sheets, game.ask);
  const sheet = world.sheets[nth];
  const drawn = shown.sheets[nth];
  const paper = useMemo(() => (drawn ? paperOf(drawn) : null), [drawn]);
  const entrance = drawn?.squares.find((it) => it.item === 'entrance')?.at ?? '1,1';
  const { entries } = game.world.journal;
  const until = view.moment ?? lastTick(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the journal is the same, and has grown
  const frames = useMemo(
    () => (shown.phase === 'heroes' && drawn ? framesOf(entries, drawn.name, entrance, until) : []),
    [shown, drawn, entrance, until, version],
  );
  const walk = useWalk(frames, view.motion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ask: nothing is chosen, refused or looked at any more
  useEffect(() => {
    setTurned(null);
    setRefusal(null);
    setLooked(null);
  }, [version]);
  if (!sheet || !drawn || !paper) throw new Error('A game of Dungeon Maker has a sheet.');
  const squares = askedSeat(ask) === drawn.seat ? squaresOf(ask) : new Map<string, readonly OptionInWords[]>();
  const item = itemAsked(ask);
  const chosen = chosenOption(squares, turned, pointedAt);
  const turn = () => {
    const [only] = squares.keys();
    const square = turned?.square ?? (squares.size === 1 ? only : undefined) ?? chosen?.square;
    if (!square) return;
    const options = squares.get(square) ?? [];
    const at = options.findIndex((it) => it.key === chosen?.option.key);
    setTurned({ square, nth: (Math.max(0, at) + 1) % Math.max(1, options.length) });
    pointAt(null);
  };
  const take = (square: string) => {
    const options = squares.get(square) ?? [];
    const [first] = options;
    setRefusal(null);
    if (first && options.length === 1) answer(first.key);
    else if (chosen?.square === square && (turned || squares.size === 1)) answer(chosen.option.key);
    else setTurned({ square, nth: 0 });
  };
  const spots: BoardSpot[] = [...squares].map(([square, [first]]) => {
    const [x, y] = spotAt(square);
    return { key: square, text: first?.text ?? square, x, y, r: 1.42, square: true };
  });
  return (
    <TableFrame
      kind="maker-table"
      tabs={TABS}
      beside="Beside the sheet"
      board={
        <>
          <BoardView
            board={paper}
            label={`${drawn.name}’s dungeon, six by six squares`}
            spots={spots}
            onTake={take}
            above={<Advisor hire={hire} />}
          >
            <SheetGlass
              world={world}
              sheet={sheet}
              ask={ask}
              ghost={chosen}
              outlined={outlined}
              frame={walk.frame}
              onAsk={(square) => setRefusal(refusalAt(ask, world, sheet, item, square))}
            />
          </BoardView>
          <SheetDesk
            sheets={shown.sheets}
            shown={drawn.seat}
            onLook={setLooked}
            turning={
              squares.size > 0 && [...squares.values()].some((it) => it.length > 1) ? (chosen?.option ?? null) : null
            }
            onTurn={turn}
            refusal={refusal}
            walk={walk}
          />
        </>
      }
      cards={
        <>
          <SheetCard sheet={drawn} />
          <TogetherCard />
          <MarketCard world={world} sheet={sheet} dice={shown.market?.dice ?? null} phase={shown.phase} />
          <ScoreSheet sheet={drawn} rating={shown.rating} onPoint={setOutlined} />
          <WordsCard sheet={drawn} />
        </>
      }
      record={
        <>
          {isSecret(game.ask, world.sheets.length) ? (
            <p className="record face-down">The record lies face down until all have named their action.</p>
          ) : (
            <Record until={walk.isWalking ? walk.frame?.tick : undefined} />
          )}
          <RoundStrip sheet={drawn} phase={shown.phase} round={shown.round} />
        </>
      }
      over={<Curtain />}
    />
  );
}

/** Whose sheet lies in the middle: of who is asked, or of whose dungeon is visited; the first otherwise. */
function seatShown(sheets: readonly SheetPicture[], ask: Ask | null): number {
  const asked = ask && questionOf(ask);
  const dungeon = asked && 'player' in asked ? asked.player : null;
  const visited = sheets.findIndex((it) => it.visit !== null && it.name === dungeon);
  if (visited >= 0) return visited;
  const by = askedSeat(ask);
  return Math.max(
    0,
    sheets.findIndex((it) => it.seat === by),
  );
}

/** The option whose tile is shown as a ghost: pointed at, turned to, or the only square there is. */
function chosenOption(
  squares: ReadonlyMap<string, readonly OptionInWords[]>,
  turned: { readonly square: string; readonly nth: number } | null,
  pointedAt: string | null,
): { readonly square: string; readonly option: OptionInWords } | null {
  for (const [square, options] of squares) {
    const pointed =
      options.find((it) => it.key === pointedAt) ??
      (square === pointedAt && square !== turned?.square ? options[0] : undefined);
    if (pointed) return { square, option: pointed };
  }
  const square = turned?.square ?? (squares.size === 1 ? [...squares.keys()][0] : undefined);
  const option = square === undefined ? undefined : squares.get(square)?.[turned?.nth ?? 0];
  return square !== undefined && option ? { square, option } : null;
}
