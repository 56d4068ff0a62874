import { type Entry, isTableLine } from '@understory/table';
import type { CustomPeople } from '../civilization/custom/custom-people.ts';
import type { Event } from '../events.ts';
import type { FirstWorld } from '../world.ts';
import type { MadeUp } from './made-up.ts';

/** What a person has written at the table, to be kept for later games: rows of tables (H1-MEA-32) and peoples (H1-CIV-07). */
export interface WrittenHere {
  readonly madeUp: readonly MadeUp[];
  readonly peoples: readonly CustomPeople[];
}

export function writtenHere(world: FirstWorld): WrittenHere {
  const known = world.options.madeUp;
  const madeUp: MadeUp[] = [];
  const named = new Set<string>();
  for (const it of world.journal.entries) {
    if (isTableLine(it) && it.kind === 'named' && it.hand === 'person') named.add(it.name);
    if (!isMadeUp(it)) continue;
    const { of, name, note } = it;
    const isNew = ![...known, ...madeUp].some((own) => own.of === of && own.name === name);
    if (isNew && named.has(name)) madeUp.push({ of, name, note });
  }
  const given = new Set(world.options.peoples.map((it) => it.name));
  const peoples = world.civs.flatMap(({ people: { custom } }) =>
    custom && !given.has(custom.name) && named.has(custom.name) ? [custom] : [],
  );
  return { madeUp, peoples };
}

/** The note on a flavour that was made up; null without one. */
export function noteOn({ journal }: FirstWorld, flavour: string): string | null {
  return journal.entries.filter(isMadeUp).findLast(({ name }) => name === flavour)?.note ?? null;
}

function isMadeUp(line: Entry): line is Entry & Extract<Event, { kind: 'made up' }> {
  return line.kind === 'made up';
}
