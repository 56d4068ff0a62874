import { type PlayedOut, playOut, type Script } from '@understory/table/testing';
import { movement } from '../src/movement.ts';
import { phaseRule, round } from '../src/round.ts';
import { givenSchema } from '../src/scenario/given.ts';
import { setUp } from '../src/scenario/set-up.ts';
import { PHASES, type World } from '../src/world.ts';

/** The table as a test wants it; see `given` in docs/scenarios.md. */
export function table(given: Record<string, unknown> = {}): World {
  return setUp({ nerve: 4 }, givenSchema.parse(given));
}

export const DICE = { combat: 8, defense: 6, speed: 4 };

type Played = PlayedOut<World, unknown>;

/** Play one phase of DE-RND-01 by its number, from written dice and answers; what is not written is the default player's. */
export function phase(world: World, number: number, script: Script = {}): Played {
  return playOut({ world, rule: (it) => phaseRule(it, PHASES[number] ?? 'event') }, script);
}

export function wholeRound(world: World, script: Script = { dice: null }): Played {
  return playOut({ world, rule: round }, script);
}

/** The movement of phase 5, with a Speed roll and these steps; `draws` by clause. */
export function walk(world: World, dice: number[], headings: string[], draws: Record<string, string[]> = {}): Played {
  return playOut({ world, rule: movement }, { dice, choose: { 'DE-MOV-01': headings, ...draws } });
}

/** Phase 5 with these deeds. */
export function act(world: World, dice: number[], deeds: string[], steps: string[] = []): Played {
  return phase(world, 5, { dice, choose: { 'DE-ACT-01': deeds, ...(steps.length > 0 ? { 'DE-MOV-01': steps } : {}) } });
}

/** Draw and resolve one Event card, of those that the table has. */
export function event(world: World, card: string, dice: number[] = []): Played {
  return phase(world, 7, { dice, choose: { 'DE-EVT-01': [card] } });
}

/** The keys that an ask offers. */
export function offered(played: Played, clause: string): string[][] {
  return played.asked.flatMap((it) =>
    it.ask === 'choose' && it.clause === clause ? [it.options.map(({ key }) => key)] : [],
  );
}

/** The journal's lines of a kind. */
export function told(played: Played, kind: string): readonly object[] {
  return played.journal.filter((it) => it.kind === kind);
}
