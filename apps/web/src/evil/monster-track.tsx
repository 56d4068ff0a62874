import type { Picture } from '@understory/evil';

/** The Monster Track (DE-TRK-01): those on the way to Kora, and how far they are. */
export function MonsterTrack({ picture: { track, decks } }: { picture: Picture }) {
  return (
    <section className="card evil-card monster-track" aria-label="Monster Track">
      <h2>Monster Track</h2>
      <ol>
        {track.map(({ space, goblins, skeletons, grislyk }) => (
          <li key={space}>
            <b>{space}</b>
            {goblins > 0 && <div>{goblins === 1 ? 'a goblin' : `${goblins} goblins`}</div>}
            {skeletons > 0 && <div>{skeletons === 1 ? 'a skeleton' : `${skeletons} skeletons`}</div>}
            {grislyk && <div>Grislyk</div>}
          </li>
        ))}
        <li>Kora’s tile</li>
      </ol>
      <p className="decks-left">
        Left: {decks.events} events; search {decks.search.join(', ')}; tiles {decks.stacks.join(', ')} (levels I, II,
        III).
      </p>
    </section>
  );
}
