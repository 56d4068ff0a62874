import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../../desk/dialog.tsx';
import { go } from '../../desk/route.ts';
import { ownName } from '../../storage/branch-names.ts';
import { type Branch, familyOf } from '../../storage/family.ts';
import { useShelf } from '../../storage/shelf.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { takeDown } from '../../table/world-acts.ts';
import { momentAt } from '../../words/lost-play.ts';
import { branchFrom } from './branch-acts.ts';
import { BranchLines } from './branch-lines.tsx';
import { Renaming } from './renaming.tsx';
import './branches-dialog.css';

/** The family of the world on the table: how its branches parted, how far each came, and the ways from one to another. */
export function BranchesDialog({ onClose }: { onClose: () => void }) {
  const game = useGame();
  const { id, view } = useTable();
  const worlds = useShelf((shelf) => shelf.worlds);
  const family = familyOf(worlds ?? [], id);
  const { entries } = game.world.journal;
  const step = view.moment === null ? game.step : (entries[view.moment]?.step ?? game.step);
  const leave = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Dialog title="Branches" onClose={onClose} wide>
      <p className="branches-lead">
        {family.length > 1
          ? 'One history, told in several ways. What was taken back is kept here too, until you remove it.'
          : 'This history has been told in one way so far. Begin a branch, and this one stays as it is.'}
      </p>
      <div className="branches">
        <BranchLines family={family} current={id} />
        <ul onKeyDown={walk}>
          {family.map((branch) => (
            <BranchRow key={branch.world.id} branch={branch} current={id} onLeave={leave} />
          ))}
        </ul>
      </div>
      <div className="actions">
        <button type="button" className="button chief" onClick={() => leave(() => branchFrom(step))}>
          Branch from {view.moment === null ? 'here' : 'the moment looked at'}: {momentAt(game, step)}
        </button>
      </div>
    </Dialog>
  );
}

interface BranchRowProps {
  readonly branch: Branch;
  readonly current: string;
  readonly onLeave: (act: () => void) => void;
}

function BranchRow({ branch: { world, depth, from }, current, onLeave }: BranchRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { id, kin, where } = world;
  const name = ownName(world);
  const isHere = id === current;
  return (
    <li className={isHere ? 'here' : undefined} aria-current={isHere ? 'true' : undefined}>
      {renaming ? (
        <Renaming world={world} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          className="plain-button branch-name"
          data-branch
          onClick={() => onLeave(() => go(`#/table/${id}`))}
        >
          {name}
          {isHere && <small> on the table</small>}
        </button>
      )}
      <p>
        {depth > 0 && <span className="unseen">Level {depth + 1}. </span>}
        {kin && `${kin.takenBack ? 'taken back' : 'parted'} at ${kin.at}, after ${from} answers · `}
        {where}
      </p>
      <div className="world-acts">
        <button type="button" className="plain-button" onClick={() => setRenaming(true)}>
          Rename<span className="unseen"> {name}</span>
        </button>
        {!isHere && (
          <>
            <button
              type="button"
              className="plain-button"
              onClick={() => onLeave(() => go(`#/compare/${current}/${id}`))}
            >
              Compare<span className="unseen"> with {name}</span>
            </button>
            <button type="button" className="plain-button" onClick={() => void takeDown(world)}>
              Remove<span className="unseen"> {name}</span>
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** Up and down go from branch to branch. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined || event.target instanceof HTMLInputElement) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-branch]')];
  const row = (event.target as Element).closest('li')?.querySelector<HTMLElement>('[data-branch]');
  const next = all[(row ? all.indexOf(row) : 0) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
