import { topmost } from '@understory/page';
import { type Clause, choose, type Rule } from '@understory/table';
import { note } from '../../../world.ts';
import { construct, mark } from '../build.ts';
import { digUp } from '../explore.ts';
import { gain } from '../gains.ts';
import { type Colony, type ElfCiv, livingColonies, piecesOf } from './elf-civ.ts';
import { exportOne } from './export.ts';
import { loseNoble, mostPeopled, whichColony } from './toll.ts';

/** What a row of H2-ELF-T2 to -T4 says about an expansion. The colony is acting. */
interface Named {
  readonly clause: Clause;
  readonly name: string;
}

export function* fortified(civ: ElfCiv, _: Colony, { clause, name }: Named): Rule {
  const room = yield* construct(civ, name, { clause });
  mark(civ.world, clause, room, 'fortification');
}

export function* slagPit(civ: ElfCiv, _: Colony, { clause, name }: Named): Rule {
  mark(civ.world, clause, yield* construct(civ, name, { clause }), 'tomb');
}

export function* enriched(civ: ElfCiv, _: Colony, { clause, name }: Named): Rule {
  yield* construct(civ, name, { clause });
  yield* gain(civ, clause, 'treasure', { deed: 'build', what: name });
}

/** H2-ELF-34: who rebels is for the log only. */
export function* rebellion(civ: ElfCiv, { group }: Colony, { clause, name }: Named): Rule {
  yield* construct(civ, name, { clause });
  const who = yield* choose('H2-ELF-34', {
    by: civ.group.id,
    prompt: `Who rebels in ${group.name}?`,
    options: [
      { key: 'workers', text: 'The workers, in a mass' },
      { key: 'overseers', text: 'The overseers, leading them as an army' },
    ],
    usual: null,
    about: group.id,
  });
  const rebels = who === 'workers' ? 'the workers rise in a mass' : 'the overseers lead the workers as an army';
  note(civ.world, { kind: 'rebelled', clause: 'H2-ELF-34', group: group.id, who, text: `In ${group.name} ${rebels}.` });
  loseNoble(civ, clause, civ.group, { on: name });
}

export function* riot(civ: ElfCiv, colony: Colony, { clause, name }: Named): Rule {
  yield* construct(civ, name, { clause });
  const others = livingColonies(civ).filter((it) => it !== colony);
  const prompt = `Which colony does the riot of ${colony.group.name} reach?`;
  const struck = yield* whichColony(civ, clause, prompt, others, mostPeopled(civ));
  if (struck) loseNoble(civ, clause, struck.group, { on: name });
}

export function* convoy(civ: ElfCiv, { group }: Colony, { clause, name }: Named): Rule {
  yield* construct(civ, name, { clause });
  yield* exportOne(civ, clause, 'treasure', group, civ.group);
}

/** H2-ELF-T4.3: straight up from the topmost point of the colony (H2-CIV-19). */
export function* wanderlust(civ: ElfCiv, { group }: Colony, { clause, name }: Named): Rule {
  yield* construct(civ, name, { clause });
  yield* digUp(civ, clause, topmost(piecesOf(civ.world, group).map((it) => it.shape)));
}
