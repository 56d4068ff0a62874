import { type Fact, Facts } from '../key/fact.ts';
import { plainText, type Told } from '../key/told.ts';
import { whenOf } from '../key/when.ts';
import type { Survey } from '../places/survey.ts';
import type { Meeting } from './deeds.ts';
import type { Faction } from './page.ts';

/** What a faction goes by when it wants and fears. */
export interface Mind {
  readonly survey: Survey;
  readonly meetings: readonly Meeting[];
  /** The living, but for itself. */
  readonly others: readonly Faction[];
  readonly standings: Faction['standings'];
  readonly it: Faction;
}

const NEAR = 6;

/** TA-FAC-05: on the same level, linked through at most six pieces, or met. */
export function isNeighbour({ survey: { network }, standings, it: a }: Mind, b: Faction): boolean {
  if (standings.some((it) => it.to === b.group && it.how !== 'unmet')) return true;
  if (a.rooms.some((it) => b.rooms.some((other) => other.level === it.level))) return true;
  const steps = network.touching.stepsFrom(a.rooms.flatMap((it) => it.place.pieces.map((p) => p.id)));
  return b.rooms.some((it) => it.place.pieces.some((p) => (steps.get(p.id) ?? Number.POSITIVE_INFINITY) <= NEAR));
}

/** TA-FAC-12: tags that these rules know; a group without any goes by what lies about it alone. */
export function isUnknown({ it }: Mind): boolean {
  return !it.tags.some((tag) => TAGS.has(tag));
}

const TAGS: ReadonlySet<string> = new Set(
  (
    'aberration, adventurers, alpha predator, animal, bird, builder, canine, chaotic, city, demonic, divine, draconic, evil, farmer, fish, fungus, giant, good, ' +
    'humanoid, insect, lawful, lizard, magical, mindless, miner, ooze, order, prehistoric, ravenous, swarm, trader, undead, worm'
  ).split(', '),
);

/** A thought: told with its age and turn (TA-GEN-13), or drawn from a row of a table. */
export function thought({ survey, it }: Mind, line: string, text: Told, from: string, ticks: readonly number[]): Fact {
  const facts = new Facts(it.group.id, line);
  const stop = plainText(text).endsWith('.') ? [] : ['.'];
  if (ticks.length === 0) facts.invented([...text, ...stop], 'keeper', from);
  else if (stop.length === 0) facts.told(text, 'keeper', ticks, 6);
  else facts.told([...text, ` (${whenOf(survey, ticks.at(-1) ?? 0)}).`], 'keeper', ticks, 6);
  return facts.all[0] as Fact;
}
