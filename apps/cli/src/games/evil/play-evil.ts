import { CREDIT, deadliestEvil, type EvilOptions, picture, refusalText, type World, whyNot } from '@understory/evil';
import type { Entry } from '@understory/table';
import type { Command } from 'commander';
import pc from 'picocolors';
import { seedOf } from '../../shared/seed.ts';
import { type AtTerminal, type PlayFlags, playAtTerminal, withPlayFlags } from '../../terminal/at-terminal.ts';
import { type EvilFlags, shown, withEvilFlags } from './evil-command.ts';
import { mapView } from './map-view.ts';
import { tableView } from './table-view.ts';

interface Flags extends EvilFlags, PlayFlags {}

/** `understory play evil`. */
export function playEvil(command: Command): Command {
  return withPlayFlags(withEvilFlags(command.description('Play Dungeon of Deadliest Evil in the terminal.')))
    .addHelpText('after', `\n${CREDIT}`)
    .action((flags: Flags) => playAtTerminal(flags, evil(flags)));
}

function evil(flags: Flags): AtTerminal<World, EvilOptions> {
  return {
    rulebook: deadliestEvil,
    byItself: 'evil',
    seed: seedOf(flags),
    options: { nerve: flags.nerve },
    title: () => 'Dungeon of Deadliest Evil',
    summary: ({ world }) => shown(world),
    /** The map when it has grown, the table at every round. */
    show(news, world) {
      const it = picture(world);
      const isNewRound = news.some(({ kind }) => kind === 'round');
      const hasGrown = isNewRound || news.some(({ kind }) => kind === 'placed');
      return [...(hasGrown ? [mapView(it)] : []), ...(isNewRound ? [tableView(it)] : []), ...unsearched(news, world)];
    },
  };
}

/** Why Kora was not asked to search, once the dice are assigned and the next thing asked is another. */
function unsearched(news: readonly Entry[], world: World): string[] {
  const isPast = news.some(({ kind }) => kind === 'assigned' || kind === 'cursed') && world.phase !== 'search';
  const refused = isPast ? whyNot({ ...world, phase: 'search' }, { kind: 'search' }) : null;
  return refused ? [`No search: ${refusalText(refused)}  ${pc.dim(refused.clause)}`] : [];
}
