import { topmost } from '@understory/page';
import type { Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { mark } from '../../marks.ts';
import { note, sinceLast } from '../../note.ts';
import { asBuilt, construct } from '../build.ts';
import type { ConstructionRow } from '../construction-row.ts';
import { digUp } from '../explore.ts';
import { gain } from '../gains.ts';
import { type Colony, type ElfCiv, livingColonies, piecesOf } from './elf-civ.ts';
import { exportOne } from './export.ts';
import { loseNoble, mostPeopled, whichColony } from './toll.ts';

export function* fortified(civ: ElfCiv, _: Colony, { clause, name }: ConstructionRow): Rule {
  mark(civ.world, clause, yield* construct(civ, name, { clause }), 'fortification', asBuilt(civ));
}

export function* slagPit(civ: ElfCiv, _: Colony, { clause, name }: ConstructionRow): Rule {
  mark(civ.world, clause, yield* construct(civ, name, { clause }), 'tomb', asBuilt(civ));
}

export function* enriched(civ: ElfCiv, _: Colony, { clause, name }: ConstructionRow): Rule {
  const { id: piece } = yield* construct(civ, name, { clause }, { gain: ['treasure'] });
  const how = { deed: 'build', what: name, from: { piece }, ...sinceLast(civ.world, 'built') } as const;
  yield* gain(civ, clause, 'treasure', how);
}

/** H2-ELF-34: who rebels is for the log only. */
export function* rebellion(civ: ElfCiv, { group }: Colony, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  const who = yield* choose('H2-ELF-34', {
    by: civ.group.id,
    topic: { kind: 'who rebels', group: group.id },
    options: [{ key: 'workers' }, { key: 'overseers' }],
    usual: null,
    about: group.id,
  });
  const since = sinceLast(civ.world, 'built');
  const cause = note(civ.world, { kind: 'rebelled', clause: 'H2-ELF-34', group: group.id, who, ...since });
  loseNoble(civ, clause, civ.group, { by: group.id, deed: 'rebellion', what: name, cause });
}

export function* riot(civ: ElfCiv, colony: Colony, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  const since = sinceLast(civ.world, 'built');
  const others = livingColonies(civ).filter((it) => it !== colony);
  const topic = { kind: 'which colony the riot reaches', group: colony.group.id } as const;
  const struck = yield* whichColony(civ, clause, topic, others, mostPeopled(civ));
  const how = { by: colony.group.id, deed: 'rebellion', what: name, ...since } as const;
  if (struck) loseNoble(civ, clause, struck.group, how);
}

export function* convoy(civ: ElfCiv, { group }: Colony, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  yield* exportOne(civ, clause, 'treasure', group, civ.group, sinceLast(civ.world, 'built').cause);
}

/** H2-ELF-T4.3: straight up from the topmost point of the colony (H2-CIV-19). */
export function* wanderlust(civ: ElfCiv, { group }: Colony, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  yield* digUp(civ, clause, topmost(piecesOf(civ.world, group).map((it) => it.shape)));
}
