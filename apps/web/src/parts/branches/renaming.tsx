import { type FormEvent, useId, useState } from 'react';
import { ownName } from '../../storage/branch-names.ts';
import type { KeptWorld } from '../../storage/kept-world.ts';
import { rename } from '../../table/world-acts.ts';
import './renaming.css';

/** In place of a world's name while it gets another. */
export function Renaming({ world, onDone }: { world: KeptWorld; onDone: () => void }) {
  const [name, setName] = useState(ownName(world));
  const id = useId();
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void rename(world, name.trim());
    onDone();
  };
  return (
    <form className="renaming" onSubmit={take}>
      <label className="unseen" htmlFor={id}>
        New name of {ownName(world)}
      </label>
      <input
        id={id}
        ref={(field) => field?.focus()}
        className="input"
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <button type="submit" className="button on-paper">
        Rename
      </button>
    </form>
  );
}
