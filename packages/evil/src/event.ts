import { type Clause, choose, type Rule, unreachable } from '@understory/table';
import { versus } from './dice.ts';
import { type Attribute, EVENTS, type EventCard, type Part } from './events.table.ts';
import { recover, wound } from './life.ts';
import { counted, ROMAN, tell } from './tell.ts';
import { advance, putGrislykOnTrack, putOnTrack, putOnYourTile } from './track.ts';
import { type World, yourTile } from './world.ts';

/** Phase 7, DE-EVT-01: the section of the level of Kora's tile. */
export function* eventPhase(world: World): Rule {
  const card = yield* drawEvent(world);
  const { level } = yourTile(world);
  const parts = card.levels[level - 1] ?? [];
  const idle = isIdle(world, card);
  tell(world, 'event', card.clause, () => ({
    card: card.name,
    level,
    idle,
    text: `${card.name}, Level ${ROMAN[level]}: ${idle ? 'no effect any more' : said(parts)}.`,
  }));
  if (idle) return;
  for (const part of parts) {
    if (world.result !== null) return; // DE-EVT-07
    yield* resolve(world, card, part);
  }
}

/** DE-EVT-01, DE-EVT-02: an empty deck is made anew of the discard pile, which then holds every card. */
function* drawEvent(world: World): Rule<EventCard> {
  if (world.events.length === 0) {
    world.events = [...EVENTS];
    tell(world, 'shuffled', 'DE-EVT-02', () => ({ text: 'The Event cards are shuffled anew.' }));
  }
  const { events, quick } = world;
  const at = quick ? quick.die(events.length) - 1 : yield* namedEvent(events);
  return events.splice(at, 1)[0] as EventCard;
}

function* namedEvent(events: readonly EventCard[]): Rule<number> {
  const key = yield* choose('DE-EVT-01', {
    by: 'chance',
    prompt: 'Which Event card is on top?',
    options: events.map(({ name }) => ({ key: name, text: name })),
    usual: null,
  });
  return events.findIndex(({ name }) => name === key);
}

/** DE-EVT-08. */
function isIdle({ crucible, grislyk }: World, { unless }: EventCard): boolean {
  if (unless === 'crucible') return crucible;
  return unless === 'slain' && grislyk === 'slain';
}

function* resolve(world: World, { clause, name }: EventCard, part: Part): Rule {
  switch (part.do) {
    case 'come':
      return putOnTrack(world, 'DE-EVT-03', part.monster, afterCloak(world, part.many));
    case 'ambush':
      return putOnYourTile(world, 'DE-EVT-04', 'goblin', part.many);
    case 'advance':
      return advance(world, 'DE-EVT-05');
    case 'grislyk':
      // DE-EVT-T1.12: a skeleton instead, if he is in play or slain.
      if (!putGrislykOnTrack(world, clause)) putOnTrack(world, clause, 'skeleton', afterCloak(world, 1));
      return;
    case 'test':
      return yield* test(world, clause, name, part.sides, part.attribute);
    case 'curse':
      world.cursed = true;
      return tell(world, 'curse', clause, () => ({ text: 'The next Assign phase is skipped.' }));
    case 'recover':
      return recover(world, clause, part.many, `The ${name}`);
    default:
      return unreachable(part);
  }
}

/** DE-EVT-06: one fewer, not less than none. */
function afterCloak({ pack }: World, many: number): number {
  return Math.max(0, many - pack.cloak);
}

function* test(world: World, clause: Clause, name: string, sides: number, attribute: Attribute): Rule {
  const { against, rolled, passed } = yield* versus(world, clause, sides, attribute, name);
  tell(world, 'tested', clause, () => ({
    attribute,
    against,
    rolled,
    passed,
    text: `${name}: ${against} against ${rolled}${passed ? ', in vain.' : '.'}`,
  }));
  if (!passed) wound(world, clause, 1, name);
}

const SAYINGS: { readonly [K in Part['do']]: (part: Extract<Part, { do: K }>) => string } = {
  come: ({ many, monster }) => counted(many, monster),
  ambush: ({ many }) => `${counted(many, 'goblin')} on your tile`,
  advance: () => 'advance',
  grislyk: () => 'Grislyk',
  test: ({ sides, attribute }) => `d${sides} vs. ${attribute}`,
  curse: () => 'the dice stay as they are next round',
  recover: ({ many }) => `recover ${many} wound${many === 1 ? '' : 's'}`,
};

/** A section in words. */
export function said(parts: readonly Part[]): string {
  return parts.map((it) => SAYINGS[it.do](it as never)).join(', then ') || 'nothing';
}
