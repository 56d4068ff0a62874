import type { HostOptions, World } from '@understory/host';
import { readSave } from '@understory/table';
import type { Command } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { plain } from '../../shared/plain.ts';
import { seedOf } from '../../shared/seed.ts';
import { type AtTerminal, type PlayFlags, playAtTerminal, withPlayFlags } from '../../terminal/at-terminal.ts';
import type { HostEdition, WorldFlags } from './edition.ts';
import { type Editions, editionOf, refuseOthers, withWorldFlags } from './editions.ts';
import { sideView } from './side-view.ts';

interface Flags extends WorldFlags, PlayFlags {}

/** `understory play`, of a world. */
export function playHost(command: Command, editions: Editions): Command {
  return withPlayFlags(withWorldFlags(command, editions))
    .addHelpText(
      'after',
      `
Examples:
  understory play --save evening.save.json
  understory play --resume evening.save.json
  understory play --first-game
  understory play --edition 1 --people dwarves
  understory play --dice typed --page notebook`,
    )
    .action((flags: Flags, self: Command) => {
      const edition = editionOf(editions, flags.resume === undefined ? flags : readSave(readGiven(flags.resume)));
      refuseOthers(self, edition, editions, (it) => it.flags());
      return playAtTerminal(flags, host(edition, flags));
    });
}

function host(edition: HostEdition, flags: Flags): AtTerminal<World, HostOptions> {
  let shown: string | null = null;
  return {
    rulebook: edition.rulebook,
    byItself: 'host',
    seed: seedOf(flags),
    options: edition.options(flags),
    usual: 'story',
    title: ({ world }) => world.page.title,
    opening: () => edition.advice(flags),
    summary: ({ world }) => plain(edition.summary(world)),
    script: edition.script(flags),
    show(news, world) {
      const drew = news.some((it) => it.kind === 'labelled' || it.tick === world.page.laidAt);
      const columns = Math.min(76, (process.stdout.columns || 80) - 4);
      const view = drew ? [sideView(world.page, columns, edition.numbers?.(world))] : [];
      // Once a turn or season: whoever is asked should not have to remember the card.
      const acting = edition.view.acting({ world, ask: null, moment: null });
      const now = acting && `${acting.group.id}, step ${acting.step} of ${world.journal.turn}`;
      const isNew = acting !== null && now !== shown;
      shown = now;
      const sheet = isNew ? edition.sheet(world, acting.group) : null;
      return sheet === null ? view : [...view, plain(sheet)];
    },
  };
}
