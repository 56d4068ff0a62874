/** A small line drawing on a button; the button says in words what it does. */
export function Icon({ d, size = 20 }: { d: string; size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** What is drawn may be read: lines of a list. */
export const IN_WORDS = 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01';
