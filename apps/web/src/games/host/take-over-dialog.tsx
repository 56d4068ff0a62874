import { type FormEvent, useState } from 'react';
import { Dialog } from '../../desk/dialog.tsx';
import { useNamed } from '../../parts/pen/named.ts';
import { usePageGame, useView } from '../../table/page-game.ts';
import { usePlaying } from '../../table/playing.ts';
import { playAs, useTakingOver } from '../../table/take-over.ts';
import '../../parts/hands/hands-panel.css';

/** Asked once the game stands where somebody can begin to play. */
export function TakeOverDialog() {
  const isAsked = useTakingOver((it) => it.isAsked);
  const isPlaying = usePlaying((it) => it.now !== null);
  const isOver = usePageGame().ask === null;
  return isAsked && !isPlaying && !isOver ? <WhomToPlay /> : null;
}

function WhomToPlay() {
  const { world } = usePageGame();
  const groups = useView().players(world);
  const named = useNamed();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const take = (event: FormEvent) => {
    event.preventDefault();
    playAs(chosen);
  };
  return (
    <Dialog title="Whom do you want to play?" onClose={() => useTakingOver.setState({ isAsked: false })}>
      <form className="hands" onSubmit={take}>
        <div className="actions">
          <button type="button" className="button chief" onClick={() => playAs('everybody')}>
            Everybody
          </button>
          <button type="button" className="button on-paper" onClick={() => playAs([])}>
            Nobody, I look on
          </button>
        </div>
        {groups.length > 0 && (
          <fieldset className="field">
            <legend>Or only some; fate plays the rest</legend>
            {groups.map(({ id, name }) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((it) => it !== id))
                  }
                />
                {named(id, name)}
              </label>
            ))}
            <div className="actions">
              <button type="submit" className="button on-paper" disabled={chosen.length === 0}>
                Play these
              </button>
            </div>
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
