interface AbilityDieProps {
  readonly sides: number;
  /** How far it is dragged, in pixels. */
  readonly shift?: { readonly dx: number; readonly dy: number } | null;
}

const OUTLINES: Readonly<Record<number, { readonly d: string; readonly edges: string }>> = {
  4: { d: 'M50 8L94 86H6Z', edges: 'M50 8V60L94 86M50 60L6 86' },
  6: { d: 'M12 12H88V88H12Z', edges: 'M22 22H78V78H22Z' },
  8: { d: 'M50 3L92 28V72L50 97L8 72V28Z', edges: 'M50 3L92 72H8Z' },
};

/** One of Kora's blue dice (DE-CMP-08), by its number of sides. */
export function AbilityDie({ sides, shift = null }: AbilityDieProps) {
  const drawn = OUTLINES[sides];
  return (
    <svg
      className={shift ? 'ability-die dragged' : 'ability-die'}
      style={shift ? { transform: `translate(${shift.dx}px, ${shift.dy}px)` } : undefined}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      {drawn && <path className="body" d={drawn.d} />}
      {drawn && <path className="edges" d={drawn.edges} />}
      <text x="50" y={sides === 4 ? 74 : 62}>
        {drawn ? `d${sides}` : '–'}
      </text>
    </svg>
  );
}
