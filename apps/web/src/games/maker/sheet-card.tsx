import { lootInk } from '@understory/ink/boards';
import { type SheetPicture, SPELL_ROWS, spellText } from '@understory/maker';
import { Ink } from './ink.tsx';

/** What stands beside the grid of the sheet (DM-MAP-06). */
export function SheetCard({ sheet }: { sheet: SheetPicture }) {
  const { name, coin, gems, potions, tool, spells, pips, dungeonHp, souls, heroes } = sheet;
  return (
    <section className="card maker-card" aria-label={`${name}’s sheet`}>
      <div className="card-head">
        <h2>{name}</h2>
        <p className="coin">
          <b>{coin}</b> coin
        </p>
      </div>
      <dl className="tally">
        <dt>Loot</dt>
        <dd>
          <Loot kind="gem" many={4} got={gems} />
          <Loot kind="potion" many={2} got={potions} />
        </dd>
        <dt>Tool</dt>
        <dd>{tool === 'upgraded' ? 'upgraded: potions too' : `plain; ${gems} of 3 gems for a better one`}</dd>
        <dt>Str +</dt>
        <dd>
          <Boxes title="Str pips" many={pips.most} crossed={pips.str} />
        </dd>
        <dt>Int +</dt>
        <dd>
          <Boxes title="Int pips" many={pips.most} crossed={pips.int} />
        </dd>
        <dt>Dungeon HP</dt>
        <dd>
          <Boxes title="Dungeon HP crossed off" many={dungeonHp.most} crossed={dungeonHp.crossed} />
        </dd>
        <dt>Souls</dt>
        <dd>
          <Boxes title="Souls" many={5} crossed={souls} />
        </dd>
      </dl>
      <h3>Spells</h3>
      <ul className="maker-spells">
        {SPELL_ROWS.map(({ spell }) => {
          const circled = spells.find((it) => it.spell === spell);
          return (
            <li
              key={spell}
              className={circled ? (circled.isCast ? 'cast' : 'circled') : undefined}
              title={spellText(spell)}
            >
              {spell}
              {circled && <span className="unseen">{circled.isCast ? ' (cast)' : ' (circled)'}</span>}
            </li>
          );
        })}
      </ul>
      {heroes.length > 0 && (
        <table className="hero-rows">
          <caption className="unseen">Heroes so far</caption>
          <thead>
            <tr>
              <th scope="col">Hero</th>
              <th scope="col">HP</th>
              <th scope="col">Str</th>
              <th scope="col">Int</th>
              <th scope="col">Fate</th>
            </tr>
          </thead>
          <tbody>
            {heroes.map(({ type, hp, str, int, fate, left }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: heroes have no name but their place
              <tr key={i} className={fate}>
                <td>{type}</td>
                <td>{hp}</td>
                <td>{str}</td>
                <td>{int}</td>
                <td>{fate === 'dead' ? 'dead' : `out, ${left} HP`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Loot({ kind, many, got }: { kind: 'gem' | 'potion'; many: number; got: number }) {
  return (
    <span className="loot-list" role="img" aria-label={`${got} of ${many} ${kind}s collected`}>
      {Array.from({ length: many }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name but their place
        <svg key={i} viewBox="-.6 -.6 1.2 1.2" className={i < got ? 'got' : undefined} aria-hidden="true">
          <Ink ink={lootInk(kind)} />
          {i < got && <circle r="0.56" className="circled" />}
        </svg>
      ))}
    </span>
  );
}

function Boxes({ title, many, crossed }: { title: string; many: number; crossed: number }) {
  return (
    <span className="cross-boxes" role="img" aria-label={`${title}: ${crossed} of ${many}`}>
      {Array.from({ length: many }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name but their place
        <span key={i} className={i < crossed ? 'crossed' : undefined} />
      ))}
    </span>
  );
}
