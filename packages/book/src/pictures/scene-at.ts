import { drawMap, type LookName, type Scene } from '@understory/ink';
import { said } from '../then.ts';
import type { World } from '../world.ts';

/** A moment to be drawn, and what stands under it. */
export interface Moment {
  readonly tick: number;
  readonly age: string;
  readonly turn: number;
}

/** TA-PIC-07: the last line of each turn up to a tick; of long histories as many as are asked for, the ends of ages among them. */
export function momentsOf({ journal }: World, until: number, most = 24): Moment[] {
  const lines = journal.filter((it) => it.tick <= until && it.age !== '');
  const turns = lines.filter((it, i) => lines[i + 1]?.age !== it.age || lines[i + 1]?.turn !== it.turn);
  const isEnd = (i: number) => turns[i + 1]?.age !== turns[i]?.age;
  const every = Math.ceil(turns.length / most);
  return turns
    .filter((_, i) => isEnd(i) || (turns.length - 1 - i) % every === 0)
    .map(({ tick, age, turn }) => ({ tick, age, turn }));
}

/** The map of a world at a tick. */
export async function sceneAt({ edition, page }: World, tick: number, look: LookName): Promise<Scene> {
  await learnt(edition);
  return drawMap(page, { edition, look, tick, called: said });
}

/** The pen knows one edition by itself. */
async function learnt(edition: World['edition']): Promise<void> {
  if (edition === '1') (await import('@understory/ink/first')).learnFirstEdition();
  if (edition === 'playtest') (await import('@understory/ink/playtest')).learnPlaytest();
}

const AGES: Readonly<Record<string, string>> = {
  primordial: 'the Primordial Age',
  civilization: 'the Age of Civilisation',
  disaster: 'the Great Disaster',
  monsters: 'the Age of Monsters',
  villainy: 'the Age of Villainy',
};

export const ageCalled = (age: string): string => AGES[age] ?? age;
