import type { World } from '@understory/host';
import { type Feature, livedAt, type Piece } from '@understory/page';
import { Dialog } from '../desk/dialog.tsx';
import { lastTick, useHostGame, useTable } from '../table/table-store.ts';
import { Beads } from './beads.tsx';
import { beadsIn } from './dwellers.ts';
import { groundAt } from './sheet-at.ts';
import './map-in-words.css';

/** The whole map as a list: surface and strata, what each holds, and the beads in it. */
export function MapInWords({ onClose }: { onClose: () => void }) {
  const game = useHostGame();
  const { world } = game;
  const { name, view } = useTable();
  const tick = view.moment ?? lastTick(game);
  const ground = groundAt(world, tick);
  const legend = world.page.legend.filter((it) => livedAt(it, tick));
  return (
    <Dialog title={`${name}, in words`} onClose={onClose} wide>
      <div className="in-words">
        {!ground && <p>The page is still blank: the world has no shape yet.</p>}
        {ground && (
          <p>
            A page {world.page.width} beads wide and {world.page.height} high; {ground.world.toLowerCase()}, with{' '}
            {ground.strata.length} strata. {legend.map(({ text }) => text).join(' ')}
          </p>
        )}
        {ground && (
          <ol start={0}>
            <Level world={world} tick={tick} stratum={0} title="The surface" />
            {ground.strata.map(({ number }) => (
              <Level key={number} world={world} tick={tick} stratum={number} title={`Stratum ${number}`} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}

interface At {
  readonly world: World;
  readonly tick: number;
}

function Level({ world, tick, stratum, title }: At & { stratum: number; title: string }) {
  const features = world.page.features.filter((it) => it.stratum === stratum && livedAt(it, tick));
  const others = world.page.pieces.filter((it) => it.stratum === stratum && it.feature === null && livedAt(it, tick));
  return (
    <li>
      <strong>{title}</strong>
      {features.length + others.length === 0 && <span> holds nothing yet.</span>}
      <ul>
        {features.map((feature) => (
          <FeatureItem key={feature.id} world={world} tick={tick} feature={feature} />
        ))}
        {others.map((piece) => (
          <PieceItem key={piece.id} world={world} tick={tick} piece={piece} />
        ))}
      </ul>
    </li>
  );
}

function FeatureItem({ world, tick, feature }: At & { feature: Feature }) {
  const label = world.page.labels.find((it) => it.about === feature.id && livedAt(it, tick));
  const pieces = world.page.pieces.filter((it) => it.feature === feature.id && livedAt(it, tick));
  return (
    <li>
      {label?.text ?? feature.title}
      {label?.note ? `, ${label.note}` : ''}
      <ul>
        {pieces.map((piece) => (
          <PieceItem key={piece.id} world={world} tick={tick} piece={piece} />
        ))}
      </ul>
    </li>
  );
}

function PieceItem({ world, tick, piece }: At & { piece: Piece }) {
  return (
    <li>
      {piece.title} <Beads counts={beadsIn(world, piece.id, tick)} />
    </li>
  );
}
