import type { Picture } from '@understory/evil';
import type { Token as Who } from '@understory/ink/boards';
import { Token } from './token.tsx';
import './track-strip.css';

type Space = Picture['track'][number];

/** The Monster Track (DE-TRK-01): those on the way to Kora, and how far they have come. */
export function MonsterTrack({ picture: { track } }: { picture: Picture }) {
  return (
    <section className="monster-track" aria-label="Monster Track">
      <h2>Monster Track</h2>
      <ol>
        {track.map((space) => (
          <li key={space.space}>
            <b aria-hidden="true">{space.space}</b>
            <span className="unseen">Space {space.space}: </span>
            <Comers space={space} />
          </li>
        ))}
        <li className="arrival">
          <b aria-hidden="true">4</b>
          <span>Kora’s tile</span>
        </li>
      </ol>
    </section>
  );
}

function Comers({ space: { goblins, skeletons, grislyk } }: { space: Space }) {
  const there: readonly (readonly [Who, number, string])[] = [
    ['goblin', goblins, goblins === 1 ? '1 goblin' : `${goblins} goblins`],
    ['skeleton', skeletons, skeletons === 1 ? '1 skeleton' : `${skeletons} skeletons`],
    ['grislyk', grislyk ? 1 : 0, 'Grislyk'],
  ];
  const here = there.filter(([, many]) => many > 0);
  if (here.length === 0) return <span className="unseen">nobody</span>;
  return (
    <span className="comers">
      {here.map(([who, many, says]) => (
        <span key={who} className="comer" title={says}>
          <Token who={who} size={32} />
          {many > 1 && <i aria-hidden="true">×{many}</i>}
          <span className="unseen">{says} </span>
        </span>
      ))}
    </span>
  );
}
