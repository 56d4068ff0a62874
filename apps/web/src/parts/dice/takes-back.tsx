import { useGame } from '../../table/table-store.ts';
import { sinceThen } from '../../words/since-then.ts';
import type { Throw } from './last-throw.ts';

/** What another throw would take back, said before it is made. */
export function TakesBack({ thrown }: { thrown: Throw }) {
  const lost = sinceThen(useGame(), thrown.step);
  if (lost === '') return <p>The record will say so.</p>;
  return (
    <p>
      This takes back what came after it: <strong>{lost}</strong>. You can bring it back, and the record says what was
      done.
    </p>
  );
}
