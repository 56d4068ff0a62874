import type { Lit } from './lit.ts';
import type { Realm } from './realms.ts';
import './overlay.css';

interface OverlayProps {
  readonly page: { readonly width: number; readonly height: number };
  readonly lit: readonly Lit[];
  /** What the last line put there, or the line looked at. */
  readonly fresh: readonly Lit[];
  readonly lookedAt: readonly Lit[];
  readonly pointedAt: string | null;
  readonly cursor: { readonly x: number; readonly y: number } | null;
  readonly realms: readonly Realm[];
  readonly onPoint: (option: string | null) => void;
  /** The crosshair is held and may be dragged; null = it may not. */
  readonly onDrag: ((to: { readonly clientX: number; readonly clientY: number }) => void) | null;
}

/** What glows over the map. The same options are buttons in the ask, so this one is for the pointer only. */
export function Overlay(props: OverlayProps) {
  const { page, lit, fresh, lookedAt, pointedAt, cursor, realms, onPoint, onDrag } = props;
  return (
    <svg className="overlay" viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
      {/* Cut to the page: a territory may reach over its edge, and there is nothing. */}
      <svg className="realms" width={page.width} height={page.height} aria-hidden="true">
        {realms.map((realm) => (
          <RealmOutline key={realm.group} realm={realm} />
        ))}
      </svg>
      {fresh.map((it) => (
        <Glow key={`fresh ${it.key}`} it={it} className="glow fresh" />
      ))}
      {lit.map((it) => (
        <g
          key={it.key}
          data-option={it.option ?? undefined}
          onPointerEnter={() => it.option !== null && !it.isShared && onPoint(it.option)}
          onPointerLeave={() => it.option !== null && !it.isShared && onPoint(null)}
        >
          <Glow it={it} className={glowOf(it, pointedAt)} />
          {it.mark && (
            <text className="number" x={it.mark.x} y={it.mark.y + 0.15}>
              {it.mark.number}
            </text>
          )}
        </g>
      ))}
      {lookedAt.map((it) => (
        <Glow key={`looked ${it.key}`} it={it} className="glow looked" />
      ))}
      {cursor && (
        <g className="cursor" transform={`translate(${cursor.x} ${cursor.y})`}>
          <circle r="0.5" />
          <path d="M-.9 0h.55M.35 0h.55M0-.9v.55M0 .35v.55" />
          {onDrag && (
            <circle
              className="grip"
              r="1.4"
              data-still
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event)}
            />
          )}
        </g>
      )}
    </svg>
  );
}

/** Told apart by name and by dashes, not by hue alone. */
function RealmOutline({ realm: { name, d, at, nth } }: { realm: Realm }) {
  return (
    <g className={`realm realm-${nth % SORTS_OF_REALM}`}>
      <path d={d} />
      <text x={at.x} y={at.y}>
        {name}
      </text>
    </g>
  );
}

const SORTS_OF_REALM = 6;

function glowOf({ option, mark, isEverywhere, isAbout, isAgain }: Lit, pointedAt: string | null): string {
  if (isAbout) return 'glow about';
  if (option === null) return isEverywhere ? 'glow region everywhere' : 'glow region';
  // What carries no number need not hide what is drawn there.
  const sort = mark ? 'glow option' : 'glow option wash';
  if (pointedAt === null) return isAgain ? `${sort} again` : sort;
  return option === pointedAt ? `${sort} pointed` : `${sort} dimmed`;
}

/** A soft ring round an outline; a swollen path is ringed by a wider pen below a narrower one. */
function Glow({ it: { d, width }, className }: { it: Lit; className: string }) {
  return (
    <g className={className}>
      {width > 0 && <path className="halo" d={d} strokeWidth={width + 0.36} />}
      <path className={width > 0 ? 'core' : 'area'} d={d} strokeWidth={width > 0 ? width + 0.16 : undefined} />
    </g>
  );
}
