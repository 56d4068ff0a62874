import { BEADS, type BeadKind } from '@understory/page';
import './beads.css';

const NAMES: Readonly<Record<BeadKind, readonly [one: string, many: string]>> = {
  population: ['population bead', 'population beads'],
  treasure: ['treasure', 'treasures'],
  bonus: ['bonus', 'bonuses'],
  epic: ['epic treasure', 'epic treasures'],
  control: ['control bead', 'control beads'],
  token: ['token', 'tokens'],
};

/** `3● 1○`, and the same in words for those who don't see it. */
export function Beads({ counts }: { counts: Partial<Readonly<Record<BeadKind, number>>> }) {
  const kinds = (Object.keys(BEADS) as BeadKind[]).filter((kind) => (counts[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <span className="beads">
      <span className="unseen">{kinds.map((kind) => inWords(kind, counts[kind] ?? 0)).join(', ')}</span>
      {kinds.map((kind) => (
        <span key={kind} aria-hidden="true">
          {counts[kind]}
          <i className={`bead ${kind}`}>{kind === 'bonus' || kind === 'epic' ? BEADS[kind] : ''}</i>
        </span>
      ))}
    </span>
  );
}

function inWords(kind: BeadKind, count: number): string {
  return `${count} ${NAMES[kind][count === 1 ? 0 : 1]}`;
}
