import { CREDIT, lastCard, picture, story } from '@understory/evil';
import { spaceAt } from '@understory/ink/boards';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Advisor } from '../advisor/advisor.tsx';
import { AskBar } from '../ask/ask-bar.tsx';
import { Record } from '../chronicle/record.tsx';
import { TopBar } from '../desk/top-bar.tsx';
import { BoardView } from '../games/board-view.tsx';
import { answer } from '../table/acts.ts';
import { useLaidTable } from '../table/laid-table.ts';
import { SideTabs } from '../table/side-tabs.tsx';
import { TableActs } from '../table/table-acts.tsx';
import { useTable } from '../table/table-store.ts';
import { boardOf, paperOf, sheetOf } from './board-of.ts';
import { CharacterCard } from './character-card.tsx';
import { Decks } from './decks.tsx';
import { LastDrawn } from './drawn-card.tsx';
import { type EvilGame, useEvilGame } from './evil-game.ts';
import { MonsterTrack } from './monster-track.tsx';
import { RoundSummary } from './round-summary.tsx';
import { spotsOf } from './spots-of.ts';
import '../table/table-screen.css';
import './evil-table.css';

const BoardInWords = lazy(() => import('./board-in-words.tsx').then((it) => ({ default: it.BoardInWords })));
const StoryDialog = lazy(() => import('./story-dialog.tsx').then((it) => ({ default: it.StoryDialog })));

const TABS = { card: 'Kora', record: 'The record', map: 'Board only' } as const;

const hire = () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' });

/** The dungeon from above as it grows, the cards and dice beside it, what is asked, and the record. */
export function EvilTable() {
  const { name, version, view } = useTable();
  const game = useEvilGame();
  const [tab, setTab] = useState<keyof typeof TABS>('card');
  const [open, setOpen] = useState<'words' | 'story' | null>(null);
  useLaidTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same object, and has changed
  const { shown, card, world } = useMemo(() => asItStood(game, view.moment), [game, version, view.moment]);
  const board = useMemo(() => boardOf(shown), [shown]);
  const paper = useMemo(() => paperOf(board), [board]);
  const asked = game.hand === 'person' && view.moment === null ? game.ask : null;
  const close = () => setOpen(null);
  return (
    <div className={`table evil tab-${tab}`}>
      <button type="button" className="skip" onClick={() => document.getElementById('ask')?.focus()}>
        Skip to what is asked
      </button>
      <TopBar>
        <TableActs />
      </TopBar>
      <main>
        <h1 className="unseen">{name}</h1>
        <RoundSummary picture={shown} />
        <BoardView
          board={paper}
          corner={sheetOf(board)}
          glider={koraOn(board)}
          label={`The dungeon: ${board.tiles.length} ${board.tiles.length === 1 ? 'tile' : 'tiles'}`}
          spots={spotsOf(asked, board, world)}
          onTake={answer}
          tools={<WordsButton onOpen={() => setOpen('words')} />}
          above={<Advisor hire={hire} legend={LEGEND} about="How often the default player then wins" />}
        />
        <div className="track-strip">
          <MonsterTrack picture={shown} />
          <Decks picture={shown} searching={asked?.clause === 'DE-SCH-01' ? levelOf(world) : 0} />
        </div>
        <AskBar />
        <SideTabs label="Beside the board" tabs={TABS} tab={tab} onChoose={setTab} />
        <aside className="left" aria-label="Cards">
          <CharacterCard picture={shown} ask={asked} />
          {card && <LastDrawn card={card} />}
          <button type="button" className="button" onClick={() => setOpen('story')}>
            {shown.result ? 'Read the story' : 'Read the story so far'}
          </button>
          <p className="credit">{CREDIT}</p>
        </aside>
        <Record />
      </main>
      <Suspense>
        {open === 'words' && <BoardInWords picture={shown} onClose={close} />}
        {open === 'story' && <StoryDialog story={story(world, game.seed)} onClose={close} />}
      </Suspense>
    </div>
  );
}

const LEGEND = ['a minor victory', 'an ultimate victory'] as const;

/** The game as it stands, or as it stood at the moment that is looked at. */
function asItStood(game: EvilGame, moment: number | null) {
  const entry = moment === null ? undefined : game.world.journal.entries[moment];
  const world = entry ? game.fork(entry.step).world : game.world;
  return { world, shown: picture(world), card: lastCard(world) };
}

function levelOf({ tiles, at }: EvilGame['world']): number {
  return tiles[at]?.level ?? 0;
}

/** Where Kora is, to glide there. */
function koraOn({ tiles, kora }: ReturnType<typeof boardOf>) {
  const tile = kora && tiles[kora.tile];
  const [x, y] = tile ? spaceAt(tile, kora.space) : [0, 0];
  return { piece: 'kora', x, y };
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
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
