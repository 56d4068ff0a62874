import type { Told } from '@understory/book/leaves';

/** A sentence of the book: what a keeper looks for in bold, what it names as a link. */
export function Said({ of, link }: { of: Told; link: (id: string) => string | null }) {
  return of.map((it, i) => {
    if (typeof it === 'string') return it;
    // A sentence never changes its parts.
    const key = `${i}`;
    if ('strong' in it) return <strong key={key}>{it.strong}</strong>;
    const to = link(it.to);
    return to === null ? (
      it.text
    ) : (
      <a key={key} href={to}>
        {it.text}
      </a>
    );
  });
}
