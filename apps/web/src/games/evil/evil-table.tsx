import { boardOf, CREDIT, lastCard, picture, story } from '@understory/evil';
import { paperOf, sheetOf } from '@understory/ink/boards';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Icon, IN_WORDS } from '../../desk/icon.tsx';
import { Advisor } from '../../parts/advisor/advisor.tsx';
import { BoardView } from '../../parts/board/board-view.tsx';
import type { Glide } from '../../parts/board/glide.ts';
import { useWindowShape } from '../../parts/board/window-shape.ts';
import { TableFrame } from '../../parts/frame/table-frame.tsx';
import { Record } from '../../parts/record/record.tsx';
import { answer } from '../../table/acts.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { askOf } from '../../words/asked.ts';
import { CharacterCard } from './character-card.tsx';
import { Decks } from './decks.tsx';
import { LastDrawn } from './drawn-card.tsx';
import { type EvilGame, useEvilGame } from './evil-game.ts';
import { MonsterTrack } from './monster-track.tsx';
import { koraOn, movesSince, type Shown } from './moves-since.ts';
import { RoundSummary } from './round-summary.tsx';
import { spotsOf } from './spots-of.ts';
import './evil-table.css';

const BoardInWords = lazy(() => import('./board-in-words.tsx').then((it) => ({ default: it.BoardInWords })));
const StoryDialog = lazy(() => import('./story-dialog.tsx').then((it) => ({ default: it.StoryDialog })));

const TABS = { card: 'Kora', record: 'The record', map: 'Board only' } as const;

const hire = () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' });

/** The dungeon from above as it grows, the cards and dice beside it, what is asked, and the record. */
export function EvilTable() {
  const { version, view } = useTable();
  const game = useEvilGame();
  const [open, setOpen] = useState<'words' | 'story' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same object, and has changed
  const { shown, card, world } = useMemo(() => asItStood(game, view.moment), [game, version, view.moment]);
  const board = useMemo(() => boardOf(shown), [shown]);
  const shape = useWindowShape(USUAL_SHAPE);
  const sheet = useMemo(() => sheetOf(board, shape), [board, shape]);
  const paper = useMemo(() => paperOf(board, sheet), [board, sheet]);
  const moves = useMoves(game, board, view.moment ?? lastTick(game));
  const asked = game.hand === 'person' && view.moment === null ? askOf(game) : null;
  const close = () => setOpen(null);
  return (
    <TableFrame
      kind="evil"
      tabs={TABS}
      beside="Beside the board"
      board={
        <>
          <RoundSummary picture={shown} />
          <BoardView
            board={paper}
            corner={sheet}
            moves={moves}
            followed={koraOn(board)}
            label={`The dungeon: ${board.tiles.length} ${board.tiles.length === 1 ? 'tile' : 'tiles'}`}
            spots={spotsOf(asked, board, world, sheet)}
            onTake={answer}
            tools={<WordsButton onOpen={() => setOpen('words')} />}
            above={<Advisor hire={hire} />}
          />
          <div className="track-strip">
            <MonsterTrack picture={shown} />
            <Decks picture={shown} searching={asked?.topic.kind === 'whether to search' ? levelOf(world) : 0} />
          </div>
        </>
      }
      cards={
        <>
          <CharacterCard picture={shown} ask={asked} />
          {card && <LastDrawn card={card} />}
          <button type="button" className="button" onClick={() => setOpen('story')}>
            {shown.result ? 'Read the story' : 'Read the story so far'}
          </button>
          <p className="credit">{CREDIT}</p>
        </>
      }
      record={<Record />}
      over={
        <Suspense>
          {open === 'words' && <BoardInWords picture={shown} onClose={close} />}
          {open === 'story' && <StoryDialog story={story(world, game.seed)} onClose={close} />}
        </Suspense>
      }
    />
  );
}

/** Wider than high, as most windows are. */
const USUAL_SHAPE = 1.5;

/** The game as it stands, or as it stood at the moment that is looked at. */
function asItStood(game: EvilGame, moment: number | null) {
  const entry = moment === null ? undefined : game.world.journal.entries[moment];
  const world = entry ? game.fork(entry.step).world : game.world;
  return { world, shown: picture(world), card: lastCard(world) };
}

function levelOf({ tiles, at }: EvilGame['world']): number {
  return tiles[at]?.level ?? 0;
}

/** Who has moved since the board was last shown. */
function useMoves(game: EvilGame, board: Shown['board'], tick: number): readonly Glide[] {
  const now = useMemo(() => ({ board, tick }), [board, tick]);
  const before = useRef<Shown>(now);
  const moves = useMemo(() => movesSince(before.current, now, game.world.journal.entries), [game, now]);
  useEffect(() => {
    before.current = now;
  }, [now]);
  return moves;
}

function WordsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      data-key="o"
      aria-keyshortcuts="o"
      aria-label="The dungeon in words"
      title="The dungeon in words (o)"
      onClick={onOpen}
    >
      <Icon d={IN_WORDS} />
    </button>
  );
}
