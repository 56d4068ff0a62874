import { type Order, type Spell, type SpellRow, spellText } from '@understory/maker';
import { useTable } from '../../table/table-store.ts';
import { write } from '../../table/use-written.ts';

const HEROES = [1, 2, 3, 4, 5] as const;

type Written = Readonly<Record<string, string>>;

const targetOf = (spell: Spell): string => `${spell} is sent to`;
const heroOf = (spell: Spell): string => `${spell} is for hero`;

/** The spells that are sent, as it is written whom to. */
export function ordersIn(rows: readonly SpellRow[], written: Written): Order[] {
  return rows.flatMap(({ spell }): Order[] => {
    const target = written[targetOf(spell)]?.trim() ?? '';
    return target === '' ? [] : [{ spell, target, hero: heroIn(written, spell) }];
  });
}

function heroIn(written: Written, spell: Spell): number {
  return HEROES.find((it) => `${it}` === written[heroOf(spell)]) ?? 1;
}

/** Spells that were not cast at home may go to a rival's dungeon (DM-SPL-02); they are cast when the codes are put together. */
export function SentSpells({ rows }: { rows: readonly SpellRow[] }) {
  const written = useTable((table) => table.view.written);
  return (
    <>
      <h3>Send a spell left over</h3>
      {rows.map(({ spell, rival }) => (
        <fieldset key={spell} className="sent-spell">
          <legend>
            {spell} as {rival.name}: {spellText(rival.name)}
          </legend>
          <input
            className="input"
            aria-label={`Whom ${rival.name} is sent to`}
            placeholder="Name, or nobody"
            maxLength={24}
            value={written[targetOf(spell)] ?? ''}
            onChange={(event) => write(targetOf(spell), event.target.value)}
          />
          <select
            className="input"
            aria-label={`Which hero ${rival.name} is for`}
            value={heroIn(written, spell)}
            onChange={(event) => write(heroOf(spell), event.target.value)}
          >
            {HEROES.map((it) => (
              <option key={it} value={it}>
                hero {it}
              </option>
            ))}
          </select>
        </fieldset>
      ))}
    </>
  );
}
