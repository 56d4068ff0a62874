import { type Clause, type Rule, unreachable } from '@understory/table';
import { choose } from './asks.ts';
import { versus } from './dice.ts';
import { type Attribute, type Danger, EVENTS, type EventCard, type Part } from './events.table.ts';
import { recover, wound } from './life.ts';
import { tell } from './tell.ts';
import { advance, putGrislykOnTrack, putOnTrack, putOnYourTile } from './track.ts';
import { type World, yourTile } from './world.ts';

/** Phase 7, DE-EVT-01: the section of the level of Kora's tile. */
export function* eventPhase(world: World): Rule {
  const card = yield* drawEvent(world);
  const { level } = yourTile(world);
  const parts = card.levels[level - 1] ?? [];
  const idle = isIdle(world, card);
  tell(world, () => ({ kind: 'event', clause: card.clause, card: card.name, level, idle }));
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
    tell(world, () => ({ kind: 'shuffled', clause: 'DE-EVT-02' }));
  }
  const { events, quick } = world;
  const at = quick ? quick.die(events.length) - 1 : yield* namedEvent(events);
  return events.splice(at, 1)[0] as EventCard;
}

function* namedEvent(events: readonly EventCard[]): Rule<number> {
  const key = yield* choose('DE-EVT-01', {
    by: 'chance',
    topic: { kind: 'the top Event card' },
    options: events.map(({ name }) => ({ key: name, what: { kind: 'event card', card: name } })),
    usual: null,
  });
  return events.findIndex(({ name }) => name === key);
}

/** DE-EVT-08. */
function isIdle({ crucible, grislyk }: World, { unless }: EventCard): boolean {
  if (unless === 'crucible') return crucible;
  return unless === 'slain' && grislyk === 'slain';
}

function* resolve(world: World, { clause }: EventCard, part: Part): Rule {
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
      return yield* test(world, clause, part.sides, part.attribute, part.danger);
    case 'curse':
      world.cursed = true;
      return tell(world, () => ({ kind: 'curse', clause }));
    case 'recover':
      return recover(world, clause, part.many, 'spring');
    default:
      return unreachable(part);
  }
}

/** DE-EVT-06: one fewer, not less than none. */
function afterCloak({ pack }: World, many: number): number {
  return Math.max(0, many - pack.cloak);
}

function* test(world: World, clause: Clause, sides: number, attribute: Attribute, danger: Danger): Rule {
  const passed = yield* versus(world, clause, sides, attribute, danger);
  if (!passed) wound(world, clause, 1, danger);
}
