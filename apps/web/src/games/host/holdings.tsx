import { centreOf } from '@understory/page';
import { Fragment } from 'react';
import { Beads } from '../../desk/beads.tsx';
import { useTreasureNamed } from '../../parts/pen/named.ts';
import { usePageGame } from '../../table/page-game.ts';
import { lookAt } from '../../table/view-acts.ts';
import type { Card, CardPlace, CardWork, Epic } from './card.ts';

/** What whoever acts is, has and may build: fetched once there is somebody. */
export function Holdings({ card: { facts, places, epics, works } }: { card: Card }) {
  return (
    <>
      {facts && facts.length > 0 && (
        <dl>
          {facts.map(({ title: about, text }) => (
            <Fragment key={about}>
              <dt>{about}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {places && places.length > 0 && <Places places={places} />}
      {epics && epics.length > 0 && <Epics epics={epics} />}
      {works && works.length > 0 && <Works works={works} />}
    </>
  );
}

/** Where a people lives, with what is there. */
function Places({ places }: { places: readonly CardPlace[] }) {
  return (
    <>
      <h3>Cities and colonies</h3>
      <ul className="card-places">
        {places.map(({ id, name, counts }) => (
          <li key={id}>
            {name} <Beads counts={counts} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A click shows where it lies. */
function Epics({ epics }: { epics: readonly Epic[] }) {
  const { page } = usePageGame().world;
  const named = useTreasureNamed();
  const show = (id: string) => {
    const piece = page.pieces.find((it) => it.id === id);
    if (piece) lookAt({ what: 'piece', id, ...centreOf(piece.shape) });
  };
  return (
    <>
      <h3>Epic treasures</h3>
      <ul className="epics">
        {epics.map((epic) => (
          <li key={epic.id}>
            <button type="button" className="plain-button" onClick={() => show(epic.piece)}>
              <span aria-hidden="true">❖</span> {named(epic)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What may be built: ticked when it stands, lit when it could be built now, else with the reason why not. */
function Works({ works }: { works: readonly CardWork[] }) {
  return (
    <>
      <h3>Constructions</h3>
      <ul className="works">
        {works.map(({ name, does, at, built, whyNot }) => (
          <li key={name} className={built ? 'built' : whyNot === null ? 'may' : 'not'} title={whyNot ?? does}>
            <span aria-hidden="true">{built ? '✓' : '☐'}</span> {name}
            {at !== undefined && <small> at {at}</small>}
            <span className="unseen">{built ? ', built' : whyNot === null ? ', can be built' : `, ${whyNot}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
