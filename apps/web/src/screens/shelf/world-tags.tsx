import { type FormEvent, useId, useState } from 'react';
import type { KeptWorld } from '../../storage/kept-world.ts';
import { keepWorld } from '../../storage/shelf.ts';
import { LONGEST_TAG, withTag } from './found.ts';
import './world-tags.css';

/** The person's own words for a world: to add, and to take off again. */
export function WorldTags({ world, known }: { world: KeptWorld; known: readonly string[] }) {
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const id = useId();
  const { tags = [], name } = world;
  const keep = (now: readonly string[]) => void keepWorld({ ...world, tags: now });
  const take = (event: FormEvent) => {
    event.preventDefault();
    const now = withTag(tags, said);
    if (now !== tags) keep(now);
    setSaid('');
    setAdding(false);
  };
  return (
    <div className="tags">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
          <button
            type="button"
            className="plain-button"
            aria-label={`Take the tag “${tag}” off ${name}`}
            onClick={() => keep(tags.filter((it) => it !== tag))}
          >
            ×
          </button>
        </span>
      ))}
      {adding ? (
        <form onSubmit={take}>
          <label className="unseen" htmlFor={id}>
            New tag of {name}
          </label>
          <input
            id={id}
            ref={(field) => field?.focus()}
            className="input"
            list={`${id}-known`}
            value={said}
            maxLength={LONGEST_TAG}
            placeholder="a word, then Enter"
            onChange={(event) => setSaid(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setAdding(false)}
          />
          <datalist id={`${id}-known`}>
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </form>
      ) : (
        <button
          type="button"
          className="plain-button add-tag"
          aria-label={`Add a tag to ${name}`}
          onClick={() => setAdding(true)}
        >
          + tag
        </button>
      )}
    </div>
  );
}
