import { LOOKS } from '@understory/ink';
import { STICKERS, stickerSvg } from '@understory/ink/pen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { holds } from '../../desk/holds.ts';
import '../../desk/slip.css';
import { useTable } from '../../table/table-store.ts';
import { usePen } from './pen-store.ts';
import { emblemWords as words } from './stuck.ts';

const SIZES = { small: 70, plain: 120, large: 220, huge: 400 } as const;

/** Which emblem is stuck on, how large, and how it leans. */
export function StickerPicker() {
  const { emblem, size, turn } = usePen();
  // On the map's own paper, for which their inks are made.
  const { colours } = LOOKS[useTable((table) => table.view.look)];
  const [sought, setSought] = useState('');
  const found = useMemo(() => STICKERS.filter((it) => holds(words(it), sought)), [sought]);
  return (
    <section className="slip pen-panel" aria-label="Stickers">
      <input
        className="input"
        type="search"
        placeholder="Search"
        aria-label="Search the stickers"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <div className="sticker-grid" style={{ background: colours.paper }}>
        {found.map((it) => (
          <button
            key={it}
            type="button"
            className="sticker-button"
            aria-label={words(it)}
            title={words(it)}
            aria-pressed={it === emblem}
            onClick={() => usePen.setState({ emblem: it })}
          >
            <Picture emblem={it} />
          </button>
        ))}
        {found.length === 0 && <p>No sticker is called so.</p>}
      </div>
      <div className="sticker-how">
        <label>
          Size{' '}
          <select
            className="input"
            value={size}
            onChange={(event) => usePen.setState({ size: Number(event.target.value) })}
          >
            {Object.entries(SIZES).map(([name, it]) => (
              <option key={name} value={it}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Turn{' '}
          <input
            type="range"
            min="0"
            max="99"
            value={turn}
            aria-valuetext={`${Math.round(turn * 3.6)} degrees`}
            onChange={(event) => usePen.setState({ turn: Number(event.target.value) })}
          />
        </label>
      </div>
    </section>
  );
}

function Picture({ emblem }: { emblem: string }) {
  const look = useTable((table) => table.view.look);
  const at = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Our own drawing, chosen by name.
    if (at.current) at.current.innerHTML = stickerSvg(emblem, { look, size: 30 });
  }, [emblem, look]);
  return <span ref={at} aria-hidden="true" />;
}
