import { Fragment, type ReactNode } from 'react';
import type { Chapter } from '../../words/chapters-of.ts';
import type { Annals } from './use-annals.ts';

/** The chapters of one turn; of the first age all of them. */
interface Turn {
  readonly key: string;
  readonly chapters: readonly Chapter[];
}

function turnsOf(chapters: readonly Chapter[]): Turn[] {
  const turns: (Turn & { chapters: Chapter[] })[] = [];
  for (const chapter of chapters) {
    const [first] = chapter.entries;
    const key = first?.age === 'primordial' ? first.age : `${first?.age} ${first?.turn}`;
    const last = turns.at(-1);
    if (last?.key === key) last.chapters.push(chapter);
    else turns.push({ key, chapters: [chapter] });
  }
  return turns;
}

interface AnnalsTurnProps {
  readonly turn: Turn;
  readonly annals: Annals;
  /** The moment that is looked at lies in it, or what happens now. */
  readonly isOpen: boolean;
  readonly onLook: (tick: number) => void;
  readonly children: ReactNode;
}

/** A line of the annals; dice, choices and small moves are folded under it. */
function AnnalsTurn({ turn: { key, chapters }, annals, isOpen, onLook, children }: AnnalsTurnProps) {
  const told = annals.get(key);
  const count = chapters.reduce((sum, it) => sum + it.entries.length, 0);
  const last = chapters.at(-1)?.entries.at(-1)?.tick ?? 0;
  return (
    <section className="annals-turn">
      <h3>{chapters[0]?.title}</h3>
      {told && (
        <button type="button" className="plain-button" title="Show the map as it was then" onClick={() => onLook(last)}>
          {told.text}
        </button>
      )}
      <details open={isOpen}>
        <summary>{count === 1 ? 'one line' : `${count} lines`}</summary>
        {children}
      </details>
    </section>
  );
}

interface AnnalsTurnsProps {
  readonly chapters: readonly Chapter[];
  readonly annals: Annals;
  /** The line that is looked at. */
  readonly moment: number | null;
  readonly onLook: (tick: number) => void;
  /** The lines of a chapter. */
  readonly linesOf: (chapter: Chapter) => ReactNode;
}

/** The record turn by turn; what is looked at is unfolded, or what happened last. */
export function AnnalsTurns({ chapters, annals, moment, onLook, linesOf }: AnnalsTurnsProps) {
  return turnsOf(chapters).map((turn, i, all) => {
    const isThere = turn.chapters.some(({ entries }) => entries.some(({ tick }) => tick === moment));
    return (
      <AnnalsTurn
        key={turn.key}
        turn={turn}
        annals={annals}
        isOpen={moment === null ? i === all.length - 1 : isThere}
        onLook={onLook}
      >
        {turn.chapters.map((it) => (
          <Fragment key={it.key}>{linesOf(it)}</Fragment>
        ))}
      </AnnalsTurn>
    );
  });
}
