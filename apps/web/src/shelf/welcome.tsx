import { hostOptions } from '@understory/host';
import { hands } from '@understory/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { begin } from '../editions.ts';
import { drawPage } from '../map/draw-page.ts';
import { layInk } from '../map/lay-ink.ts';
import { FRESH_VIEW } from '../storage/table-view.ts';
import { beginWorld } from './begin-world.ts';
import { seedWords } from './seed-words.ts';
import { usualSetUp } from './set-up.ts';
import './welcome.css';

/** Nothing on the shelf yet: say what this is, and show a world that was made just now. */
export function Welcome() {
  const [seed, setSeed] = useState(seedWords);
  const picture = useRef<HTMLDivElement>(null);
  const { drawing, title } = useMemo(() => worldOf(seed), [seed]);
  useEffect(() => {
    if (picture.current) layInk(picture.current, drawing);
  }, [drawing]);
  return (
    <div className="welcome">
      <div className="words">
        <p>
          Draw a slice of the earth. Let rivers, caves and magma find their places in it. Then watch a dungeon come to
          be.
        </p>
        <p>Every die and every choice can be yours, or fate’s. Nothing can be broken: all of it can be taken back.</p>
        <button type="button" className="button chief" onClick={() => beginWorld(usualSetUp())}>
          Begin your first world
        </button>
      </div>
      <figure>
        <div ref={picture} className="picture" role="img" aria-label={`Map of ${title}`} />
        <figcaption>
          {title}, from the seed “{seed}”
          <button type="button" className="button" onClick={() => setSeed(seedWords())}>
            Show another
          </button>
        </figcaption>
      </figure>
    </div>
  );
}

function worldOf(seed: string): { readonly drawing: string; readonly title: string } {
  const game = begin({ seed, options: hostOptions(), hands: hands({ choices: 'story' }) });
  game.playTo(() => false);
  const { title } = game.world.page;
  return { drawing: drawPage(game.world, { ...FRESH_VIEW, tick: game.world.journal.entries.length, title }), title };
}
