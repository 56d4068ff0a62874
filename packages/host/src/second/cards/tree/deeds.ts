/** A contest's words: how cards write it, and how they tell of one that was. */
interface VerbWords {
  /** Before whom it is done to: `ally with denizens`. */
  readonly say: string;
  /** `we allied`; left out where no condition asks for it. */
  readonly did?: string;
  /** `groups that allied with us`, where that is another word than `did`. */
  readonly onUs?: string;
  /** `+1 in allies`; left out where no bonus names it. */
  readonly many?: string;
  /** H2-MON-126: a conflict, which dice settle. */
  readonly dice?: true;
  /** H2-MON-126. */
  readonly attack?: true;
  /** H2-CRD-208: it counts as done only if it succeeded. */
  readonly ifWon?: true;
  /** H2-CRD-114: only villain cards name it. */
  readonly villains?: true;
}

/** Every contest. A new one begins with its row here. */
const VERBS = {
  ally: { say: 'ally with', did: 'allied', onUs: 'allied with', many: 'allies', dice: true, ifWon: true },
  annex: { say: 'annex', dice: true, villains: true },
  bribe: { say: 'bribe', did: 'bribed', many: 'bribes', dice: true },
  exterminate: { say: 'exterminate', attack: true, villains: true },
  extort: { say: 'extort', did: 'extorted', many: 'extorts', dice: true, attack: true },
  fight: { say: 'fight', did: 'fought', many: 'fights', dice: true, attack: true },
  hunt: { say: 'hunt', did: 'hunted', attack: true },
  recruit: { say: 'recruit', did: 'recruited', many: 'recruits', dice: true },
  rout: { say: 'rout', did: 'routed', many: 'routs', dice: true, attack: true },
  steal: { say: 'steal from', did: 'stole', onUs: 'stole from', many: 'steals', dice: true, attack: true, ifWon: true },
  trade: { say: 'trade with', did: 'traded', onUs: 'traded with', many: 'trades', dice: true, ifWon: true },
} as const satisfies Readonly<Record<string, VerbWords>>;

/** The deeds that are no contests, and how a condition asks for them (`we bred`); null where none does. */
const OTHER_DEEDS = {
  breed: 'bred',
  build: 'built',
  corrupt: null,
  exploit: 'exploited',
  explore: 'explored',
  harvest: 'harvested',
  prepare: 'prepared',
  relocate: 'relocated',
  'remove ★': null,
  scout: 'scouted',
  tax: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type Verb = keyof typeof VERBS;
type OtherDeed = keyof typeof OTHER_DEEDS;
type VerbThat<Has> = { [V in Verb]: (typeof VERBS)[V] extends Has ? V : never }[Verb];
type ToldVerb = VerbThat<{ readonly did: string }>;
type ToldDeed = ToldVerb | { [D in OtherDeed]: (typeof OTHER_DEEDS)[D] extends string ? D : never }[OtherDeed];

/** What a step is remembered as. */
export type DeedKind = Verb | OtherDeed;

/** The contests that dice settle (H2-MON-126). */
export type Clash = VerbThat<{ readonly dice: true }>;

/** What a card can ask for. No card says `we annexed`, but an Empire may be `unable to annex`. */
export type AskedDeed = ToldDeed | 'annex';

/** What one group may have done to another; an attack is any of H2-MON-126. */
export type Dealing = ToldVerb | 'attack' | 'meet';

const verbs = Object.entries<VerbWords>(VERBS) as (readonly [Verb, VerbWords])[];
const others = Object.entries(OTHER_DEEDS) as (readonly [OtherDeed, string | null])[];

export const CLASHES = verbs.filter(([, it]) => it.dice).map(([verb]) => verb as Clash);

export function isVerb(deed: DeedKind): deed is Verb {
  return Object.hasOwn(VERBS, deed);
}

export function wordsOf(verb: Verb): VerbWords {
  return VERBS[verb];
}

export function isClash(verb: Verb): verb is Clash {
  return wordsOf(verb).dice === true;
}

/** Each word that a card may say, and what it means. */
type Meanings<M> = Readonly<Record<string, M>>;

export const VERB_WORDS: Meanings<Verb> = Object.fromEntries(verbs.map(([verb, { say }]) => [say, verb]));

/** `+1 in fights`. */
export const CLASHES_WORDS: Meanings<Clash | 'conflict'> = {
  conflicts: 'conflict',
  ...Object.fromEntries(verbs.flatMap(([verb, { many }]) => (many ? [[many, verb as Clash]] : []))),
};

/** `we bred`. */
export const DID_WORDS: Meanings<ToldDeed> = Object.fromEntries([
  ...verbs.flatMap(([verb, { did }]) => (did ? [[did, verb as ToldVerb]] : [])),
  ...others.flatMap(([deed, did]) => (did ? [[did, deed]] : [])),
]);

/** `groups that fought us`. */
export const DEALING_WORDS: Meanings<Dealing> = {
  ...Object.fromEntries(verbs.flatMap(([verb, { did, onUs = did }]) => (onUs ? [[onUs, verb as ToldVerb]] : []))),
  attacked: 'attack',
  met: 'meet',
};

export const ASKED_DEEDS: readonly AskedDeed[] = [...Object.values(DID_WORDS), 'annex' as const].sort();
