import { type Combined, combine, resultCode, SPELL_ROWS, tableOf } from '@understory/maker';
import { Problem } from '@understory/table';
import { useId, useMemo, useState } from 'react';
import { tellTrouble, toast } from '../../desk/notices.ts';
import { useTable } from '../../table/table-store.ts';
import { useWritten } from '../../table/use-written.ts';
import { useMakerGame } from './maker-game.ts';
import { ordersIn, SentSpells } from './sent-spells.tsx';
import { Standings } from './standings.tsx';

/** At a table: its code, in the end one's own result as a code, and where everybody came in. */
export function TogetherCard() {
  const game = useMakerGame();
  const table = game.world.sheets.length === 1 ? tableOf(game.seed) : null;
  const written = useTable((table) => table.view.written);
  const isOver = game.ask === null;
  const [sheet] = game.world.sheets;
  const left = useMemo(
    () =>
      isOver ? SPELL_ROWS.filter(({ spell }) => sheet?.spells.includes(spell) && !sheet.spent.includes(spell)) : [],
    [isOver, sheet],
  );
  const orders = useMemo(() => ordersIn(left, written), [left, written]);
  const own = useMemo(
    () => (isOver && table !== null ? codeOf(() => resultCode(game, table, orders)) : null),
    [game, isOver, table, orders],
  );
  if (table === null) return null;
  return (
    <section className="card maker-card together" aria-label="Table">
      <h2>Table {table}</h2>
      {own === null ? (
        <p className="aside">
          Whoever names this table has the same loot, markets and heroes. Your result code comes at the end.
        </p>
      ) : 'why' in own ? (
        <p role="alert" className="wrong">
          {own.why}
        </p>
      ) : (
        <>
          {left.length > 0 && <SentSpells rows={left} />}
          <h3>Your result code</h3>
          <p className="result-code">{own.code}</p>
          <button type="button" className="button on-paper" onClick={() => void copied(own.code)}>
            Copy it
          </button>
          <OthersResults own={own.code} />
        </>
      )}
    </section>
  );
}

type Coded = { readonly code: string } | { readonly why: string };

/** A game whose dice were changed has no result, and is told why. */
function codeOf(make: () => string): Coded {
  try {
    return { code: make() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { why: error.message };
  }
}

async function copied(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast('The result code is copied.');
  } catch (error) {
    tellTrouble('The code could not be copied', error);
  }
}

function OthersResults({ own }: { own: string }) {
  const [pasted, setPasted] = useWritten('the others’ codes');
  const [wrong, setWrong] = useState('');
  const [combined, setCombined] = useState<Combined | null>(null);
  const id = useId();
  const put = () => {
    try {
      setCombined(combine([...new Set([own, ...codesIn(pasted)])]));
      setWrong('');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setCombined(null);
      setWrong(error.message);
    }
  };
  return (
    <>
      <h3>
        <label htmlFor={id}>The others’ codes</label>
      </h3>
      <textarea
        id={id}
        className="input"
        rows={3}
        spellCheck={false}
        placeholder="Paste them here, each on a line"
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <button type="button" className="button on-paper" onClick={put}>
        Who won?
      </button>
      {wrong && (
        <p role="alert" className="wrong">
          {wrong}
        </p>
      )}
      {combined && <Standings combined={combined} />}
    </>
  );
}

/** Codes hold no space, so whatever lies between them may. */
export function codesIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((it) => it !== '');
}
