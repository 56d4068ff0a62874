import { useEffect, useRef, useState } from 'react';

interface PlanViewProps {
  /** Null while it is being drawn. */
  readonly svg: string | null;
  readonly name: string;
  /** The address of the room that is lit. */
  readonly lit: string | null;
}

/** The plan of a level, its numbers leading to their rooms; as wide as its place, or large. */
export function PlanView({ svg, name, lit }: PlanViewProps) {
  const sheet = useRef<HTMLElement>(null);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    if (sheet.current && svg !== null) sheet.current.innerHTML = svg;
  }, [svg]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that was just laid is lit too
  useEffect(() => {
    for (const it of sheet.current?.querySelectorAll('a') ?? [])
      it.classList.toggle('lit', it.getAttribute('href') === lit);
  }, [lit, svg]);
  return (
    <figure className="plan-view">
      <section
        ref={sheet}
        className="plan-sheet"
        data-large={isLarge || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={name}
      >
        {svg === null && <p role="status">Drawing …</p>}
      </section>
      <figcaption>
        <button type="button" className="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? 'Fit the plan' : 'Larger plan'}
        </button>
      </figcaption>
    </figure>
  );
}
