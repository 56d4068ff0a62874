import type { CardProblem } from '@understory/host/cards';
import './problem-list.css';

interface ProblemListProps {
  readonly text: string;
  readonly problems: readonly CardProblem[];
}

/** Nobody reads on after that many. */
const MOST_SHOWN = 20;

/** What is wrong or odd: where, the words at fault in their line, what could have stood there, and the word that was meant. */
export function ProblemList({ text, problems }: ProblemListProps) {
  if (problems.length === 0) return null;
  const lines = text.split('\n');
  return (
    <ul className="problems">
      {problems.slice(0, MOST_SHOWN).map((problem) => (
        <OneProblem
          key={`${problem.from} ${problem.message}`}
          problem={problem}
          line={(lines[problem.line - 1] ?? '').replace('\r', '')}
        />
      ))}
      {problems.length > MOST_SHOWN && <li>and {problems.length - MOST_SHOWN} more</li>}
    </ul>
  );
}

function OneProblem({ problem, line }: { problem: CardProblem; line: string }) {
  const { severity, line: number, column, words, message, expected, meant } = problem;
  const [before, after] = [line.slice(0, column - 1), line.slice(column - 1 + words.length)];
  return (
    <li className={severity}>
      <p>
        <b>
          {severity === 'error' ? 'Error' : 'Odd'} in line {number}, column {column}:
        </b>{' '}
        {message}
      </p>
      <pre>
        {before}
        <mark>{words.split('\n')[0] || ' '}</mark>
        {words.includes('\n') ? '' : after}
      </pre>
      {(expected ?? meant) !== null && (
        <p className="hints">
          {expected && `Expected: ${expected}.`} {meant && `The nearest word: ${meant}.`}
        </p>
      )}
    </li>
  );
}
