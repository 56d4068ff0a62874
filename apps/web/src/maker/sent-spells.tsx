import type { Order, Spell, SpellRow } from '@understory/maker';
import { useState } from 'react';

const HEROES = [1, 2, 3, 4, 5] as const;

interface SentSpellsProps {
  readonly rows: readonly SpellRow[];
  readonly onChange: (orders: readonly Order[]) => void;
}

type Wish = { readonly target: string; readonly hero: number };

/** Spells that were not cast at home may go to a rival's dungeon (DM-SPL-02); whoever puts the codes together casts them there. */
export function SentSpells({ rows, onChange }: SentSpellsProps) {
  const [wishes, setWishes] = useState<Partial<Record<Spell, Wish>>>({});
  const wish = (spell: Spell, some: Partial<Wish>) => {
    const next = { ...wishes, [spell]: { target: '', hero: 1, ...wishes[spell], ...some } };
    setWishes(next);
    onChange(rows.flatMap(({ spell: it }) => ordered(it, next[it])));
  };
  return (
    <>
      <h3>Send a spell left over</h3>
      {rows.map(({ spell, rival }) => (
        <fieldset key={spell} className="sent-spell">
          <legend>
            {spell} as {rival.name}: {rival.does}
          </legend>
          <input
            className="input"
            aria-label={`Whom ${rival.name} is sent to`}
            placeholder="Name, or nobody"
            maxLength={24}
            value={wishes[spell]?.target ?? ''}
            onChange={(event) => wish(spell, { target: event.target.value })}
          />
          <select
            className="input"
            aria-label={`Which hero ${rival.name} is for`}
            value={wishes[spell]?.hero ?? 1}
            onChange={(event) => wish(spell, { hero: Number(event.target.value) })}
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

function ordered(spell: Spell, wish: Wish | undefined): Order[] {
  const target = wish?.target.trim() ?? '';
  return wish && target !== '' ? [{ spell, target, hero: wish.hero }] : [];
}
