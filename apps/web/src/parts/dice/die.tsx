import './die.css';

interface DieProps {
  readonly sides: number;
  readonly face: number;
  readonly tumbling: boolean;
  readonly nth: number;
}

/** One die, showing its face: a cube for six sides, else the outline that a player knows it by. */
export function Die({ sides, face, tumbling, nth }: DieProps) {
  const delay = { animationDelay: `${nth * 70}ms` };
  if (sides === 6) return <Cube face={face} tumbling={tumbling} delay={delay} />;
  return (
    <span className={tumbling ? `die flat tumbling d${sides}` : `die flat d${sides}`} style={delay}>
      <DieOutline sides={sides} face={face} />
    </span>
  );
}

/** How the cube is turned so that a face looks at us. */
const TURNS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

function Cube({ face, tumbling, delay }: { face: number; tumbling: boolean; delay: { animationDelay: string } }) {
  const [x, y] = TURNS[face] ?? [0, 0];
  const turn = { '--x': `${x}deg`, '--y': `${y}deg`, ...delay } as React.CSSProperties;
  return (
    <span className="die cube-stage">
      <span className={tumbling ? 'cube tumbling' : 'cube'} style={turn}>
        {[1, 2, 3, 4, 5, 6].map((side) => (
          <span key={side} className={`side side-${side}`}>
            {Array.from({ length: 9 }, (_, i) => i).map((i) => (
              <i key={i} className={PIPS[side]?.includes(i) ? 'pip' : undefined} />
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}

interface Drawn {
  /** The outline. */
  readonly d: string;
  /** The edges seen inside it. */
  readonly edges: string;
  /** Where the number stands. */
  readonly y: number;
}

/** Each die as seen from above, in a box of 100. */
const OUTLINES: Readonly<Record<number, Drawn>> = {
  4: { d: 'M50 6L96 88H4Z', edges: 'M50 22L83 80H17Z', y: 72 },
  8: { d: 'M50 3L92 28V72L50 97L8 72V28Z', edges: 'M50 3L92 72H8ZM8 28L50 3M92 28L92 72', y: 62 },
  10: { d: 'M50 3L95 42V58L50 97L5 58V42Z', edges: 'M50 3L80 56L50 76L20 56ZM20 56L5 58M80 56L95 58M50 76V97', y: 56 },
  12: {
    d: 'M50 3L79 12L97 36V64L79 88L50 97L21 88L3 64V36L21 12Z',
    edges: 'M50 22L77 42L67 74H33L23 42ZM50 22V3M77 42L97 36M67 74L79 88M33 74L21 88M23 42L3 36',
    y: 60,
  },
  20: {
    d: 'M50 3L92 27V73L50 97L8 73V27Z',
    edges:
      'M50 22L77 68H23ZM50 22V3M50 22L92 27M50 22L8 27M77 68L92 27M77 68L92 73M77 68L50 97M23 68L8 27M23 68L8 73M23 68L50 97',
    y: 61,
  },
};

function DieOutline({ sides, face }: { sides: number; face: number }) {
  const drawn = OUTLINES[sides];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {drawn ? (
        <>
          <path className="body" d={drawn.d} />
          <path className="edges" d={drawn.edges} />
        </>
      ) : (
        <>
          <circle className="body" cx="50" cy="50" r="45" />
          <circle className="edges" cx="50" cy="50" r="36" />
        </>
      )}
      <text x="50" y={(drawn?.y ?? 61) + 1} className={face > 99 ? 'small' : undefined}>
        {face}
      </text>
    </svg>
  );
}
