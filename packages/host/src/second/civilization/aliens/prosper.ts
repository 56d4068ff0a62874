import type { Rule } from '@understory/table';
import { foundedAt } from '../../../groups.ts';
import { roll } from '../../asks.ts';
import type { Achievement } from '../../events.ts';
import { note, sinceAnswer, sinceLast } from '../../note.ts';
import { type Ending, ends } from '../civ.ts';
import { type AlienCiv, onlineCount } from './alien-civ.ts';

/** H2-ALN-22: with as many facilities online as the die shows, the colony has succeeded. */
export function* prosper(civ: AlienCiv): Rule {
  const d6 = yield* roll('H2-ALN-22', '1d6', { kind: 'whether the colony prospers' }, civ.group.id);
  const kind = d6 <= onlineCount(civ) ? 'prospered' : 'departed';
  ends(civ, { clause: 'H2-ALN-22', kind, ...sinceAnswer(civ.world) });
}

/** H2-ALN-24: however it came, the colony is lost unless it came to Prosper (H2-ALN-23). */
export function isLost({ kind }: Ending): boolean {
  return kind !== 'prospered' && kind !== 'departed';
}

/** H2-ALN-29: the colony can never prosper any more, or its time is up. */
export function* giveUp(civ: AlienCiv): Rule {
  if (civ.facilities.Megastructure.state === 'destroyed') {
    const since = sinceLast(civ.world, 'marked', ({ mark }) => mark === 'ruin');
    ends(civ, { clause: 'H2-ALN-29', kind: 'megastructure destroyed', ...since });
  } else if (civ.turn >= civ.world.options.alienTurns) {
    // Its time has run since it was founded.
    ends(civ, { clause: 'H2-ALN-29', kind: 'out of time', ...foundedAt(civ.world, civ.group.id) });
  }
}

/** A success this quick is worth a note (H2-ALN-28). */
const QUICK = 6;

/** H2-ALN-28. */
export function achievements(civ: AlienCiv, ending: Ending): void {
  const all = Object.values(civ.facilities);
  const { world, group, turn } = civ;
  const achieved = (key: Achievement) =>
    note(world, {
      kind: 'achievement',
      clause: 'H2-ALN-28',
      group: group.id,
      key,
      turn,
      ...sinceLast(world, 'civilization ended'),
    });
  if (ending.kind === 'prospered' && turn <= QUICK) achieved('prospered soon');
  if (all.every((it) => it.state !== 'unbuilt')) achieved('all six facilities');
  if (!isLost(ending) && all.every((it) => it.state === 'online')) achieved('all six online');
}
