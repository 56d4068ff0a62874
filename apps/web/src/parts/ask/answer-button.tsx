import { Beaded } from '../../desk/beaded.tsx';

interface AnswerButtonProps {
  readonly text: string;
  readonly does?: string | undefined;
  readonly digit?: string | undefined;
  /** A small drawing of it: strokes in a field of 28 by 20. */
  readonly sketch?: string | undefined;
  /** Where there are more options than digits: the number that its place on the map carries. */
  readonly number?: number;
  readonly chief?: boolean;
  readonly pointed?: boolean;
  readonly onTake: () => void;
  readonly onPoint?: (on: boolean) => void;
}

/** A card on the table: what it is, and what it would do. */
export function AnswerButton(props: AnswerButtonProps) {
  const { text, does, digit, sketch, number, chief, pointed, onTake, onPoint } = props;
  return (
    <button
      type="button"
      className={['answer', chief && 'chief-answer', pointed && 'pointed', sketch && 'sketched']
        .filter(Boolean)
        .join(' ')}
      aria-keyshortcuts={digit}
      data-digit={digit ? (SIGNS[digit] ?? digit) : number}
      onClick={onTake}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={(event) => onPoint?.(event.target.matches(':focus-visible'))}
      onBlur={() => onPoint?.(false)}
    >
      {sketch && (
        <svg className="sketch" viewBox="0 0 28 20" aria-hidden="true">
          <path d={sketch} />
        </svg>
      )}
      <b>
        <Beaded text={text} />
      </b>
      {does && (
        <span>
          <Beaded text={does} />
        </span>
      )}
    </button>
  );
}

const SIGNS: Readonly<Record<string, string>> = { Enter: '⏎', Escape: 'Esc' };
