import * as z from 'zod';
import { ASKED_DEEDS } from '../../second/cards/tree/deeds.ts';
import { NEXUSES, NOUNS } from '../../second/nouns.ts';
import { beadsSchema } from '../shared/bead-words.ts';
import { handle, markSchema, point } from '../shared/given.ts';

const few = z.int().min(0).max(99);

/** A group of the Age of Monsters, as it stands when the rule begins. */
const monster = z
  .strictObject({
    card: z.string().min(1).max(60),
    /** What the scenario calls it: its id. The card's name in small letters if left out. */
    handle: handle.optional(),
    name: z.string().min(1).max(60).optional(),
    /** The home; its other beads sit in rooms in a row to the right. */
    at: point.optional(),
    /** … or the place of its home on the surface line, its other huts to the right. */
    surface: z.number().min(0).max(1000).optional(),
    /** … or where each ● sits, then each ○, then each ❖. A spot in an open piece that is given is a seat in it. */
    seats: z.array(point).min(1).max(99).optional(),
    /** `●3 ○1 ★1`; as the card starts if left out. */
    has: beadsSchema.optional(),
    population: few.optional(),
    treasure: few.optional(),
    epic: few.optional(),
    bonus: few.optional(),
    /** In place of those on its card. */
    tags: z.array(z.string()).max(20).optional(),
    /** Those of them that it rolled. */
    rolled: z.array(z.string()).max(20).default([]),
    /** The cards under a Monstrosity: the one it lives by, the one it chooses from. */
    lives: z.string().optional(),
    chooses: z.string().optional(),
    overlays: z.array(z.string()).max(5).default([]),
    /** What it has built here, and what it built where it lived before. */
    built: z.array(z.string()).max(20).default([]),
    left: z.array(z.string()).max(20).default([]),
    /** Pieces that it has explored, and sites that it has harvested. */
    known: z.array(handle).max(50).default([]),
    harvested: z.array(handle).max(50).default([]),
    /** What it holds against others, by their handles. */
    grudges: z.record(z.string(), few).default({}),
    /** ● that it lost to others since its last turn began. */
    lost: few.default(0),
    /** Cards of groups that it wiped out since its last turn began. */
    wipedOut: z.array(z.string()).max(20).default([]),
    /** It built in this turn what makes a villain (H2-MON-501). */
    grantedVillainy: z.boolean().default(false),
  })
  .refine((it) => [it.at, it.surface, it.seats].filter((place) => place !== undefined).length <= 1, {
    message: 'say one of at, surface or seats',
  });
export type GivenMonster = z.infer<typeof monster>;

/** A wild group: ● without a card, in a cave of its own (H2-MON-121). */
const wild = z.strictObject({
  id: handle.optional(),
  at: point,
  /** The cave's; 0.9 if left out. */
  radius: z.number().positive().max(10).default(0.9),
  population: few.default(1),
  /** ○ that it guards. */
  treasure: few.default(0),
  nexus: z.enum(NEXUSES).optional(),
});
export type GivenWild = z.infer<typeof wild>;

/** Something done before: both sides remember it (H2-MON-124, -127). */
const deed = z.strictObject({
  by: handle,
  did: z.enum([...ASKED_DEEDS, 'exterminate']),
  to: handle.optional(),
  won: z.boolean().optional(),
  times: z.int().min(1).max(20).default(1),
  /** `last turn`: since the last lifecycles began; `before`: earlier than that. */
  when: z.enum(['last turn', 'before']).default('last turn'),
});
export type GivenDeed = z.infer<typeof deed>;

const pact = z.strictObject({
  kind: z.enum(['pact', 'bribe', 'annexed']).default('pact'),
  /** Who made it, who bribed, who annexed. */
  from: handle,
  to: handle,
  /** The last turn in which it holds; the next one if left out. */
  until: few.optional(),
});
export type GivenPact = z.infer<typeof pact>;

const villain = z.strictObject({
  group: handle,
  /** The villain card. */
  is: z.string(),
  round: z.int().min(1).max(99).default(1),
  corrupted: z.array(z.int().min(1).max(20)).max(20).default([]),
  annexed: z.array(handle).max(50).default([]),
});
export type GivenVillain = z.infer<typeof villain>;

/** What a scenario may say of the Age of Monsters and the Age of Villainy. */
export const monsterParts = {
  /** Own cards, in the card language. */
  cards: z.string().max(20_000).optional(),
  /** The cards that may be drawn; left out, all that are not in play. */
  deck: z.array(z.string()).max(200).optional(),
  /** Unique cards that are gone for good (H2-MON-402). */
  aside: z.array(z.string()).max(50).default([]),
  turn: z.int().min(1).max(99).default(2),
  monsters: z.array(monster).max(40).default([]),
  wild: z.array(wild).max(40).default([]),
  deeds: z.array(deed).max(100).default([]),
  pacts: z.array(pact).max(100).default([]),
  villain: villain.optional(),
  marks: z.array(markSchema(NOUNS)).max(50).default([]),
  /** Pieces that a group lived in until this turn (H2-MON-133). */
  ruins: z.array(handle).max(50).default([]),
};
