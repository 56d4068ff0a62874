import { Beads } from '../../desk/beads.tsx';
import { ChangeButton } from '../pen/change-button.tsx';
import type { Dwelling, PlaceInWords } from './map-in-words.ts';

export function PlaceItem({ place, onShow }: { place: PlaceInWords; onShow?: ((id: string) => void) | undefined }) {
  const { id, name, what, counts, whose, guests, waysTo, within } = place;
  const facts = [
    what,
    whose && `of ${whose}`,
    within && `in ${within}`,
    guests.length > 0 && `here: ${guests.join(', ')}`,
  ].filter(Boolean);
  return (
    <li>
      {onShow ? (
        <button type="button" className="plain-button place" title="Show it on the map" onClick={() => onShow(id)}>
          {name}
        </button>
      ) : (
        <b>{name}</b>
      )}{' '}
      <Beads counts={counts} />
      {facts.length > 0 && <span className="facts"> {facts.join('; ')}</span>}
      {waysTo.length > 0 && <span className="ways">Ways to: {waysTo.join(', ')}</span>}
      {onShow && <ChangeButton piece={id} name={name} />}
    </li>
  );
}

export function GroupItem({ group: { name, counts, lives, neighbours } }: { group: Dwelling }) {
  return (
    <li>
      <b>{name}</b> <Beads counts={counts} />
      {lives.length > 0 && <span className="facts"> in {lives.join(', ')}</span>}
      {neighbours.length > 0 && <span className="ways">Neighbours: {neighbours.join(', ')}</span>}
    </li>
  );
}
