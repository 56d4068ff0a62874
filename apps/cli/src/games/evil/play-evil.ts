import { CREDIT, deadliestEvil, type EvilOptions, picture, refusalText, type World, whyNot } from '@understory/evil';
import type { Entry } from '@understory/table';
import type { Command } from 'commander';
import pc from 'picocolors';
import { seedOf } from '../../shared/seed.ts';
import { type AtTerminal, type PlayFlags, playAtTerminal, withPlayFlags } from '../../terminal/at-terminal.ts';
import { type EvilFlags, evilOptionsOf, shown, withEvilFlags } from './evil-command.ts';
import { mapView } from './map-view.ts';
import { tableView } from './table-view.ts';

interface Flags extends EvilFlags, PlayFlags {}

/** `understory play evil`. */
export function playEvil(command: Command): Command {
  return withPlayFlags(withEvilFlags(command.description('Play Dungeon of Deadliest Evil in the terminal.')))
    .addHelpText('after', `\n${CREDIT}`)
    .action((flags: Flags) => playAtTerminal(flags, evil(flags)));
}

/** What can be seen on the map. */
const CHANGES = new Set(['placed', 'stepped', 'crept', 'arrived', 'slain', 'burnt', 'searched', 'objective']);

/** What Kora has to do (DE-WIN-02 to -05). */
const TASK = `You are Kora, with 6 Life. Go down, find the Book of Lore and take it, find the Black Crucible and break it, slay Grislyk,
and come back alive: end a movement on the Dungeon Entrance. One of the three makes a minor victory, all three the ultimate one.`;

function evil(flags: Flags): AtTerminal<World, EvilOptions> {
  return {
    rulebook: deadliestEvil,
    byItself: 'evil',
    seed: seedOf(flags),
    options: evilOptionsOf(flags),
    usual: 'tactical',
    title: () => 'Dungeon of Deadliest Evil',
    opening: () => TASK,
    summary: ({ world }) => shown(world),
    /** The map when it has grown or somebody has moved on it, the table at every round. */
    show(news, world) {
      const it = picture(world);
      const isNewRound = news.some(({ kind }) => kind === 'round');
      const isOther = isNewRound || news.some(({ kind }) => CHANGES.has(kind));
      return [...(isOther ? [mapView(it)] : []), ...(isNewRound ? [tableView(it)] : []), ...unsearched(news, world)];
    },
  };
}

/** Why Kora was not asked to search, once the dice are assigned and the next thing asked is another. */
function unsearched(news: readonly Entry[], world: World): string[] {
  const isPast = news.some(({ kind }) => kind === 'assigned' || kind === 'cursed') && world.phase !== 'search';
  const refused = isPast ? whyNot({ ...world, phase: 'search' }, { kind: 'search' }) : null;
  return refused ? [`No search: ${refusalText(refused)}  ${pc.dim(refused.clause)}`] : [];
}
