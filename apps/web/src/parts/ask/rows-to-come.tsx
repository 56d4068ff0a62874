import { useRuleTable } from '../rulebook/rule-table.ts';
import './rows-to-come.css';

/** What the dice may bring: the rows of the table that is thrown on. Pointed at, touched or focused, they lie open in full. */
export function RowsToCome({ clause }: { clause: string }) {
  const rows = useRuleTable(clause);
  if (!rows) return null;
  return (
    <section className="rows-to-come" aria-label="What the dice may bring">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keys */}
      <div tabIndex={0}>
        <ul>
          {rows.map(([numbers, says]) => (
            <li key={numbers}>
              <b>{numbers}</b> {says}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
