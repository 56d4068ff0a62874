import { type SheetPicture, scoreText } from '@understory/maker';
import { ClauseLink } from '../../parts/rulebook/clause-link.tsx';

interface ScoreSheetProps {
  readonly sheet: SheetPicture;
  readonly rating: string | null;
  /** The squares that the line pointed at is about. */
  readonly onPoint: (squares: readonly string[]) => void;
}

/** Where each point comes from; the squares of a line are outlined on the sheet while it is pointed at. */
export function ScoreSheet({ sheet: { lines, score, hasEnded }, rating, onPoint }: ScoreSheetProps) {
  return (
    <section className="card maker-card score-sheet" aria-label="Score">
      <div className="card-head">
        <h2>Score</h2>
        <p className="coin">
          <b>{score}</b> {rating ?? (hasEnded ? '' : 'so far')}
        </p>
      </div>
      {lines.length === 0 && <p className="aside">Nothing scores yet: shapes of monster rooms, ponds, bosses.</p>}
      <ol>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <ScoreLine key={i} line={line} onPoint={onPoint} />
        ))}
      </ol>
    </section>
  );
}

type ScoreLineProps = Pick<ScoreSheetProps, 'onPoint'> & { readonly line: SheetPicture['lines'][number] };

function ScoreLine({ line, onPoint }: ScoreLineProps) {
  const { clause, points, squares } = line;
  const text = scoreText(line);
  return (
    <li onPointerEnter={() => onPoint(squares)} onPointerLeave={() => onPoint([])}>
      {squares.length > 0 ? (
        <button
          type="button"
          className="plain-button"
          onFocus={() => onPoint(squares)}
          onBlur={() => onPoint([])}
          onClick={() => onPoint(squares)}
        >
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}{' '}
      <ClauseLink clause={clause} /> <b>{points > 0 ? `+${points}` : points}</b>
    </li>
  );
}
