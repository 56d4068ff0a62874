import { bookOf } from './book.ts';
import './clause-link.css';

/** A clause id that opens the rulebook there. */
export function ClauseLink({ clause }: { clause: string }) {
  const book = bookOf(clause);
  if (!book) return <span className="clause">{clause}</span>;
  return (
    <a className="clause" href={`#/rules/${book}/${clause}`} title={`Read ${clause} in the rulebook`}>
      {clause}
    </a>
  );
}
