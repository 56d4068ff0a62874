import { type Table, table } from '@understory/table';
import type { Liquid } from '../../nouns.ts';
import { LONE_DWELLERS } from '../dwellers.table.ts';

/** What a lone fighter is other than others of its sort. Fights and walks read these facts, and know none by its name. */
export interface LoneFacts {
  readonly name: string;
  /** The words that choose its emblem. */
  readonly look: string;
  /** Its name is that of several. */
  readonly areMany?: boolean;
  /** How many ○ it comes with. */
  readonly treasure?: number;
  /** Left-over beasts, undead and prisoners stay where they are (H1-MON-12); so does a mimic. */
  readonly wanders: boolean;
  /** It may dig to what is not joined to it, instead of wandering (H1-WAN-T1.1). */
  readonly digs?: boolean;
  /** It may leave slime where it ends a walk (H1-WAN-T1.2). */
  readonly slimes?: boolean;
  /** It webs its place when it does not wander (H1-WAN-T1.3). */
  readonly webs?: boolean;
  /** Destroying whom it fights it loses nothing, and gains 1● (H1-WAN-T1.4). */
  readonly grows?: boolean;
  readonly neverTakes?: boolean;
  /** It is a wizard, whom the Dungeon Master was before (H1-DMR-01). */
  readonly isWizard?: boolean;
  /** It joins goblins that it meets (H1-WAN-T1.6). */
  readonly joinsGoblins?: boolean;
  /** How many each of its ● kills (H1-WAN-T1.8). */
  readonly kills?: number;
  /** In a tomb it gains 1● (H1-WAN-T1.10). */
  readonly growsInTombs?: boolean;
  readonly isKilledByAdventurersAlone?: boolean;
  /** It is at home in water or magma (H1-WAT-07), never leaves it and encounters whoever touches it (H1-WAT-T1.7), or never enters it (H1-WAT-T1.8). */
  readonly livesIn?: Liquid;
  readonly keepsTo?: Liquid;
  readonly shuns?: Liquid;
}

const OWN = 'own';
const of = (name: string, look: string, facts: Partial<LoneFacts> = {}): LoneFacts => ({
  name,
  look,
  wanders: true,
  ...facts,
});
const still = (name: string, look: string, facts: Partial<LoneFacts> = {}): LoneFacts => ({
  name,
  look,
  wanders: false,
  ...facts,
});

/** H1-WAN-T1. */
export const wanderers: Table<LoneFacts> = table('H1-WAN-T1', '1d12', {
  '1': of('Ankheng', 'ankheng', { digs: true }),
  '2': of('Giant Slug', 'giant-slug', { slimes: true }),
  '3': of('Giant Spider', 'giant-spider', { treasure: 1, webs: true }),
  '4': of('Green Slime', 'green-slime', { grows: true, neverTakes: true }),
  '5': of('Itinerant Wizard', 'itinerant-wizard', { treasure: 1, isWizard: true }),
  '6': of('Lone Hobgoblin', 'lone-hobgoblin hobgoblin goblins', { joinsGoblins: true }),
  '7': of('Mimic', 'mimic', { treasure: 1, wanders: false }),
  '8': of('Ooze', 'ooze', { kills: 2 }),
  '9': of('Scavenger Jelly', 'scavenger-jelly'),
  '10': of('Skeletons', 'skeletons', { areMany: true, growsInTombs: true }),
  '11': of('Troll', 'troll', { treasure: 1, isKilledByAdventurersAlone: true }),
  '12': of(OWN, 'own-wanderer'),
});

/** H1-MON-12, H1-FEA-T1.8, .9, .11, H1-ADV-20: what is left over from before, and what comes by itself. */
const OTHERS: readonly LoneFacts[] = [
  still('primordial beast', 'primordial-beast'),
  still('bound Demon', 'bound-demon demonic'),
  of('freed slaves', 'freed-slaves', { areMany: true }),
  still('slave beast', 'slave-beast'),
  still('tunnel worm', 'tunnel-worm worm'),
  still('prisoner', 'prisoner'),
  of('gate-crashers', 'gate-crashers aberration', { areMany: true }),
  still('undead', 'undead skeletons', { areMany: true }),
  still('guard', 'guard skeletons'),
  still('champion', 'champion ettin'),
  ...LONE_DWELLERS.map(({ facts }) => facts),
];

export function isOwnType({ name }: LoneFacts): boolean {
  return name === OWN;
}

/** A made-up one has no rules of its own (H1-MEA-32). */
export function typeOf(type: string): LoneFacts {
  const row = wanderers.rows.find(({ value }) => value.name === type)?.value;
  return row ?? OTHERS.find(({ name }) => name === type) ?? of(type, 'own-wanderer');
}

/** What a bead that was nobody's is now, by how it looks; null if it is no lone fighter. */
export function typeByLook(look: string | null): string | null {
  const first = look?.split(' ')[0];
  return OTHERS.find((it) => it.look.split(' ')[0] === first)?.name ?? null;
}
