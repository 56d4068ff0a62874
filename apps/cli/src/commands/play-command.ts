import { type HostOptions, secondEdition, type World } from '@understory/host';
import type { Entry } from '@understory/table';
import { Command } from 'commander';
import { playEvilCommand } from '../games/evil/play-evil.ts';
import { actingCard, actingGroup } from '../games/host/acting-card.ts';
import { peopleFor } from '../games/host/peoples.ts';
import { sideView } from '../games/host/side-view.ts';
import { summary } from '../games/host/summary.ts';
import { optionsOf, type WorldFlags, withWorldFlags } from '../games/host/world-flags.ts';
import { playMakerCommand } from '../games/maker/play-maker.ts';
import { seedOf } from '../shared/seed.ts';
import { type AtTerminal, type PlayFlags, playAtTerminal, withPlayFlags } from '../terminal/at-terminal.ts';

interface HostFlags extends WorldFlags, PlayFlags {}

/** `understory play`: the same games, asked in the terminal. Without a game's name it is How to Host a Dungeon. */
export function playCommand(): Command {
  const command = new Command('play').description('Play in the terminal: How to Host a Dungeon, or the game named.');
  return (
    withPlayFlags(withWorldFlags(command))
      .addHelpText(
        'after',
        `
Examples:
  understory play --save evening.save.json
  understory play --resume evening.save.json
  understory play --dice typed --page notebook
  understory play maker --seed 7
  understory play evil --seed 7`,
      )
      // A flag after a game's name is that game's.
      .enablePositionalOptions()
      .addCommand(playMakerCommand())
      .addCommand(playEvilCommand())
      .action((flags: HostFlags) => playAtTerminal(flags, host(flags)))
  );
}

function host(flags: HostFlags): AtTerminal<World, HostOptions> {
  let shown: string | null = null;
  return {
    rulebook: secondEdition,
    byItself: 'host',
    seed: seedOf(flags),
    options: optionsOf(flags),
    title: ({ world }) => world.page.title,
    summary: ({ world }) => summary(world),
    answered: (game) => peopleFor(game, flags.people),
    show(news: readonly Entry[], world: World) {
      const drew = news.some((it) => it.kind === 'labelled' || it.tick === world.page.laidAt);
      const view = drew ? [sideView(world.page, Math.min(76, (process.stdout.columns || 80) - 4))] : [];
      // Once a lifecycle: whoever is asked should not have to remember the card.
      const acting = actingGroup(world);
      const isNew = acting !== null && acting !== shown;
      shown = acting;
      return isNew ? [...view, actingCard(world)] : view;
    },
  };
}
