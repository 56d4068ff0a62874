import type { LeafEntry, Section, Told } from '@understory/book/leaves';
import { unreachable } from '@understory/table/problem';
import { Fragment } from 'react';
import { Said } from './said.tsx';

interface InBook {
  readonly link: (id: string) => string | null;
  /** Shows a piece on the map. */
  readonly onMap: (piece: string) => void;
  /** What was looked for. */
  readonly sought: string | null;
}

/** What stands on a leaf beside its plan. */
export function LeafSections({ sections, ...book }: InBook & { sections: readonly Section[] }) {
  return sections.map((it) => (
    <section key={`${it.kind} ${it.title}`} className={`leaf-${it.kind}`}>
      {it.title !== null && <h2>{it.title}</h2>}
      <OneSection of={it} {...book} />
    </section>
  ));
}

function OneSection({ of, ...book }: InBook & { of: Section }) {
  const { link } = book;
  switch (of.kind) {
    case 'entries':
      return of.entries.map((it) => <Entry key={it.id} of={it} isUnderTitle={of.title !== null} {...book} />);
    case 'list': {
      const List = of.isNumbered ? 'ol' : 'ul';
      return (
        <>
          {of.note !== null && <p className="leaf-note">{of.note}</p>}
          <List>
            {of.items.map(({ text, hidden }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is never rearranged
              <li key={i}>
                <Said of={text} link={link} /> {hidden !== null && <Hidden of={[hidden]} link={link} />}
              </li>
            ))}
          </List>
        </>
      );
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className="leaf-wide" tabIndex={0} aria-label={of.title ?? 'Table'}>
          <table>
            <thead>
              <tr>
                {of.head.map((it) => (
                  <th key={it} scope="col">
                    {it}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {of.rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is never rearranged
                <tr key={i}>
                  {row.map((cell, n) => (
                    <td key={of.head[n]}>
                      <Said of={cell} link={link} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    default:
      return unreachable(of);
  }
}

function Entry({ of, isUnderTitle, link, onMap, sought }: InBook & { of: LeafEntry; isUnderTitle: boolean }) {
  const { id, key, name, what, lines, piece } = of;
  const Heading = isUnderTitle ? 'h3' : 'h2';
  return (
    <article id={`in-book-${id}`} className={sought === id ? 'sought' : undefined} tabIndex={-1}>
      <Heading>
        {key !== null && <span className="key-number">{key}</span>} {name}
      </Heading>
      <p className="leaf-what">
        <Said of={what} link={link} />
        {piece !== null && (
          <button type="button" className="plain-button on-map" onClick={() => onMap(piece)}>
            Show {key} on the map
          </button>
        )}
      </p>
      <dl>
        {lines.map(({ label, isRun, open, hidden }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className={isRun ? 'run' : undefined}>
              <Parts of={open} link={link} />
              {hidden.length > 0 && <Hidden of={hidden} link={link} />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </article>
  );
}

function Parts({ of, link }: { of: readonly Told[]; link: InBook['link'] }) {
  return of.map((it, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is never rearranged
    <span key={i}>
      <Said of={it} link={link} />{' '}
    </span>
  ));
}

/** What players should not read lies under a flap (TA-WEB-06). */
function Hidden({ of, link }: { of: readonly Told[]; link: InBook['link'] }) {
  return (
    <details>
      <summary>hidden</summary>
      <Parts of={of} link={link} />
    </details>
  );
}
