import type { Chronicle } from '@understory/chronicle';

interface SeatChoiceProps {
  readonly chronicle: Chronicle;
  readonly seat: string | null;
  readonly onChoose: (seat: string | null) => void;
}

/** As whom it is read: who hosts knows all; while hidden rules last, who plays a group reads what it knows (CH-SEC-06). */
export function SeatChoice({ chronicle: { story, names }, seat, onChoose }: SeatChoiceProps) {
  const groups = [...story.tale.cast.values()].filter((it) => it.until === null);
  return (
    <label className="legends-seat">
      Read as{' '}
      <select className="input" value={seat ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">who hosts</option>
        {groups.map(({ id }) => (
          <option key={id} value={id}>
            {names.get(id)?.full ?? id}
          </option>
        ))}
      </select>
    </label>
  );
}
