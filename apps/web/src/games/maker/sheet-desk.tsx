import type { SheetPicture } from '@understory/maker';
import type { OptionInWords } from '@understory/table';
import { ClauseLink } from '../../parts/rulebook/clause-link.tsx';
import { answer } from '../../table/acts.ts';
import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import { lineOf } from '../../words/line-of.ts';
import { useMakerGame } from './maker-game.ts';
import type { Refused } from './squares-of.ts';
import type { Walk } from './use-walk.ts';

interface SheetDeskProps {
  readonly sheets: readonly SheetPicture[];
  /** The seat whose sheet is shown. */
  readonly shown: string;
  readonly onLook: (seat: string) => void;
  /** The lie that is shown and can be turned; null where nothing can. */
  readonly turning: OptionInWords | null;
  readonly onTurn: () => void;
  readonly refusal: Refused | null;
  readonly walk: Walk;
}

/** What is said and done at the edge of the sheet: whose it is, how a tile lies, why not there, how the hero fares. */
export function SheetDesk({ sheets, shown, onLook, turning, onTurn, refusal, walk }: SheetDeskProps) {
  return (
    <div className="sheet-desk">
      {sheets.length > 1 && (
        <fieldset className="whose-sheet">
          <legend className="unseen">Whose sheet</legend>
          {sheets.map(({ seat, name, score }) => (
            <button key={seat} type="button" aria-pressed={seat === shown} onClick={() => onLook(seat)}>
              {name} <span>{score}</span>
            </button>
          ))}
        </fieldset>
      )}
      <div className="sheet-says">
        {turning && (
          <p className="turning">
            Lies {turning.text}.{' '}
            <button
              type="button"
              className="button"
              data-key="n"
              aria-keyshortcuts="n"
              title="The next way it may lie (n)"
              onClick={onTurn}
            >
              Turn it ⟳
            </button>{' '}
            <button type="button" className="button chief" data-key="Enter" onClick={() => answer(turning.key)}>
              Draw it so
            </button>
          </p>
        )}
        <p role="status" className={refusal ? 'refusal' : 'unseen'}>
          {refusal && (
            <>
              {refusal.text} <ClauseLink clause={refusal.clause} />
            </>
          )}
        </p>
        {walk.frame && <HeroSays walk={walk} />}
      </div>
    </div>
  );
}

const SPEEDS = { off: 'At once', brisk: 'Briskly', slow: 'Slowly' } as const;

function HeroSays({ walk: { frame, isWalking, skip } }: { walk: Walk }) {
  const game = useMakerGame();
  const motion = useTable((table) => table.view.motion);
  const line = frame && game.world.journal.entries[frame.tick];
  const next = motion === 'off' ? 'brisk' : motion === 'brisk' ? 'slow' : 'off';
  return (
    <p className={`hero-says ${frame?.what.replaceAll(' ', '-')}`}>
      <span>{line && lineOf(game, line).text}</span>{' '}
      {isWalking && (
        <button type="button" className="button" data-key="Escape" onClick={skip}>
          Skip
        </button>
      )}{' '}
      <button
        type="button"
        className="button"
        title="How fast the hero walks"
        aria-label={`The hero walks: ${SPEEDS[motion]}. Change to: ${SPEEDS[next]}`}
        onClick={() => changeView({ motion: next })}
      >
        {SPEEDS[motion]}
      </button>
    </p>
  );
}
