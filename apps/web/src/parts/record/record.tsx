import type { Entry, Sorts } from '@understory/table';
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { Beaded } from '../../desk/beaded.tsx';
import { scrollWithin } from '../../desk/scroll-within.ts';
import { pageGame } from '../../table/page-game.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { lookBack } from '../../table/view-acts.ts';
import { type Chapter, chaptersOf, lineBy } from '../../words/chapters-of.ts';
import { type Line, lineOf } from '../../words/line-of.ts';
import { type Run, runsOf } from '../../words/runs-of.ts';
import { type SortWords, sortsIn } from '../../words/sort-of.ts';
import { chapterTitle } from '../../words/time.ts';
import { ReadSaga } from '../chronicle/read-saga.tsx';
import { NamedThere, NamesGiven } from '../pen/names-given.tsx';
import { ClauseLink } from '../rulebook/clause-link.tsx';
import { useChaptersMade } from './chapters-made.ts';
import { isSought, useRecordFilter } from './record-filter.ts';
import { type GroupName, RecordTools } from './record-tools.tsx';
import { type Annals, useAnnals } from './use-annals.ts';
import './record.css';

const AnnalsTurns = lazy(() => import('./annals-turn.tsx').then((it) => ({ default: it.AnnalsTurns })));

/**
 * The historical record: prose, chapter by chapter; a line shows the map as it was when it was written. While something is still
 * being shown on the board, the lines after it wait.
 */
export function Record({ until }: { until?: number | undefined }) {
  const game = useGame();
  const { entries } = game.world.journal;
  const sortWords = useTable((table) => table.kit?.sortWords);
  const moment = useTable((table) => table.view.moment);
  const words = useCallback((entry: Entry) => lineOf(game, entry), [game]);
  const titles = useCallback((entry: Entry) => chapterTitle(game, entry) || game.rulebook.time.age(entry.age), [game]);
  return (
    <NamesGiven page={pageGame(game)?.world.page}>
      <RecordOf
        sorts={game.rulebook.sorts}
        sortWords={sortWords}
        entries={until === undefined ? entries : entries.filter(({ tick }) => tick <= until)}
        lineOf={words}
        titleOf={titles}
        groups={pageGame(game)?.world.groups ?? NOBODY}
        moment={moment}
        onLook={lookBack}
        tale={pageGame(game) && <ReadSaga />}
        annals={useAnnals(pageGame(game), entries.length)}
      />
    </NamesGiven>
  );
}

interface RecordOfProps {
  readonly sorts: Sorts;
  /** The game's own words for them. */
  readonly sortWords?: SortWords | undefined;
  readonly entries: readonly Entry[];
  readonly lineOf: (entry: Entry) => Line;
  /** The heading over a line. */
  readonly titleOf: (entry: Entry) => string;
  /** Whose lines may be looked for. */
  readonly groups?: readonly GroupName[];
  /** The line that is looked at. */
  readonly moment: number | null;
  readonly onLook: (tick: number) => void;
  /** Where it is told as a tale. */
  readonly tale?: ReactNode;
  /** What the annals say of each turn, if they are wanted: then the lines are folded under them (CH-REC). */
  readonly annals?: Annals | null;
}

const NOBODY: readonly GroupName[] = [];

export function RecordOf(props: RecordOfProps) {
  const {
    sorts,
    sortWords,
    entries,
    lineOf: words,
    titleOf,
    groups = NOBODY,
    moment,
    onLook,
    tale,
    annals = null,
  } = props;
  const filter = useRecordFilter();
  const offered = sortsIn(sorts, sortWords);
  const group = groups.some(({ id }) => id === filter.group) ? filter.group : null;
  // What was looked for in another game may not be in this one.
  const sort = offered.some((it) => it.sort === filter.sort) ? filter.sort : null;
  const sought = { ...filter, group, sort };
  const isNarrowed = sought.search !== '' || sought.sort !== null || group !== null;
  const scroll = useRef<HTMLElement>(null);
  const chapters = chaptersOf(
    entries.filter((entry) => isSought(sorts, entry, words(entry), sought, titleOf)),
    titleOf,
  );
  const shown = moment === null ? null : lineBy(chapters, moment);
  const made = useChaptersMade(chapters, shown);
  const isWhole = made.size === chapters.length;
  const count = entries.length;
  useEffect(() => {
    const paper = scroll.current;
    if (!paper || count === 0) return;
    // With the frame, which lays out the page anyway. Chapters out of sight have only a guessed height until they come into it: look again for a few frames.
    let frames = 6;
    let next = requestAnimationFrame(show);
    function show() {
      if (!paper) return;
      const line = moment === null ? null : paper.querySelector('[aria-current]');
      if (line) scrollWithin(paper, line);
      else paper.scrollTop = moment === null ? paper.scrollHeight : 0;
      if (--frames > 0) next = requestAnimationFrame(show);
    }
    return () => cancelAnimationFrame(next);
  }, [count, moment]);
  const chapterLines = (chapter: Chapter) => (
    <ChapterLines
      key={chapter.key}
      chapter={chapter}
      lineOf={words}
      moment={within(chapter, shown)}
      count={chapter.entries.length}
      isMade={made.has(chapter.key)}
      onLook={onLook}
    />
  );
  return (
    <section className="record" aria-label="The historical record">
      <header>
        <h2>The historical record</h2>
        {tale}
        <RecordTools groups={groups} sorts={offered} hasAnnals={Boolean(tale)} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long record is scrolled with the keys */}
      <section ref={scroll} className="record-lines" tabIndex={0} aria-label="Lines of the record" aria-busy={!isWhole}>
        {annals && !isNarrowed ? (
          <Suspense fallback={chapters.map(chapterLines)}>
            <AnnalsTurns chapters={chapters} annals={annals} moment={shown} onLook={onLook} linesOf={chapterLines} />
          </Suspense>
        ) : (
          chapters.map(chapterLines)
        )}
        {chapters.length === 0 && (
          <p className="none">{isNarrowed ? 'No line is like that.' : 'Nothing has happened yet.'}</p>
        )}
      </section>
    </section>
  );
}

function within({ entries }: Chapter, moment: number | null): number | null {
  return moment !== null && entries.some(({ tick }) => tick === moment) ? moment : null;
}

/** `count` is there so that a chapter is drawn again only when it has grown. */
interface ChapterLinesProps {
  readonly lineOf: (entry: Entry) => Line;
  readonly chapter: Chapter;
  readonly moment: number | null;
  readonly count: number;
  readonly isMade: boolean;
  readonly onLook: (tick: number) => void;
}

const ChapterLines = memo(
  function ChapterLines({ chapter, lineOf: words, moment, isMade, onLook }: ChapterLinesProps) {
    return (
      <section className="chapter">
        <h3>{chapter.title}</h3>
        <ul>
          {(isMade ? runsOf(chapter.entries, words) : []).map((run) => (
            <RecordLine
              key={run.first.tick}
              run={run}
              line={words(run.last)}
              current={holds(run, moment)}
              onLook={onLook}
            />
          ))}
        </ul>
      </section>
    );
  },
  (a, b) =>
    a.chapter.entries[0] === b.chapter.entries[0] &&
    a.moment === b.moment &&
    a.count === b.count &&
    a.isMade === b.isMade,
);

function holds({ first, last }: Run, moment: number | null): boolean {
  return moment !== null && first.tick <= moment && moment <= last.tick;
}

interface RecordLineProps {
  readonly run: Run;
  readonly line: Line;
  readonly current: boolean;
  readonly onLook: (tick: number) => void;
}

/** Lines that say the same are told once, with their number; a click shows the map after the last of them. */
function RecordLine({ run: { first, last, count }, line: { text, voice }, current, onLook }: RecordLineProps) {
  return (
    <li className={`line ${voice}`} aria-current={current ? 'true' : undefined}>
      <button
        type="button"
        className="plain-button"
        onClick={() => onLook(last.tick)}
        title="Show the map as it was then"
      >
        <Beaded text={text} />
        <NamedThere from={first.tick} to={last.tick} />
        {count > 1 && (
          <span className="times">
            {' '}
            <span aria-hidden="true">×</span>
            {count}
            <span className="unseen"> times</span>
          </span>
        )}
      </button>{' '}
      <ClauseLink clause={last.clause} />
    </li>
  );
}
