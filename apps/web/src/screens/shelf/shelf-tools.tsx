import { ORDERS, type Order, type Sought } from './found.ts';
import './shelf-tools.css';

interface ShelfToolsProps {
  readonly sought: Sought;
  readonly tags: readonly string[];
  readonly games: readonly string[];
  /** How many worlds were found. */
  readonly count: number;
  readonly onSeek: (some: Partial<Sought>) => void;
}

/** Finds worlds on a full shelf. */
export function ShelfTools({ sought, tags, games, count, onSeek }: ShelfToolsProps) {
  const isNarrowed = sought.words.trim() !== '' || sought.tags.length > 0 || sought.game !== null;
  const toggle = (tag: string) =>
    onSeek({ tags: sought.tags.includes(tag) ? sought.tags.filter((it) => it !== tag) : [...sought.tags, tag] });
  return (
    <search className="shelf-tools">
      <input
        type="search"
        className="input"
        placeholder="Search the shelf"
        aria-label="Search the shelf"
        value={sought.words}
        onChange={(event) => onSeek({ words: event.target.value })}
      />
      {games.length > 1 && (
        <select
          className="input"
          aria-label="Which game"
          value={sought.game ?? ''}
          onChange={(event) => onSeek({ game: event.target.value || null })}
        >
          <option value="">all games</option>
          {games.map((game) => (
            <option key={game} value={game}>
              {game}
            </option>
          ))}
        </select>
      )}
      <select
        className="input"
        aria-label="In which order"
        value={sought.order}
        onChange={(event) => onSeek({ order: event.target.value as Order })}
      >
        {Object.entries(ORDERS).map(([order, text]) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </select>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="button"
          aria-pressed={sought.tags.includes(tag)}
          onClick={() => toggle(tag)}
        >
          {tag}
        </button>
      ))}
      <output>{isNarrowed ? `${count} ${count === 1 ? 'world' : 'worlds'} found` : ''}</output>
    </search>
  );
}
