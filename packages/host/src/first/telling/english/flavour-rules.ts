import type { Facts } from '../../monsters/flavours.ts';

/** What each fact of a flavour means for whoever plays it. */
export const FLAVOUR_RULES: Readonly<Record<keyof Facts, (value: unknown) => string>> = {
  start: (value) => {
    const [population, treasure] = value as readonly [number, number];
    return `starts with ${population} ● and ${treasure} ○`;
  },
  alignment: (value) => (value === 'random' ? 'its alignment is rolled' : `${value}`),
  startsAt: (value) => `starts at ${value}`,
  room: (value) => `has a ${value} beside its lair`,
  mines: (value) => (value === 'unsupported' ? 'mines when it is short of support' : `${value} mines`),
  sparesItsLike: () => 'never fights its own kind',
  sinksShaft: () => 'sinks a shaft until it meets something',
  meetsLike: () => 'meets others as breeders do',
  bribesFreely: () => 'may always bribe, and pays nothing for it',
  might: (value) => `each ● counts ${value} in a conflict`,
  neverSplits: () => 'never splits',
  isGoblinoid: () => 'a lone hobgoblin joins it',
  sleeps: () => 'sleeps where others spend treasure or move',
  tribute: (value) => `is paid ${value} ○ by those it beats`,
  buildsMazes: () => 'may make its lair a maze',
  prefersCavesWithin: () => 'prefers natural caves',
  digsToPrey: () => 'digs straight to what it hunts',
  gathersFirst: () => 'gathers treasure before it hunts',
  strongWith: (value) => `has +1 with ${value} ○`,
  livesIn: (value) => `lives in ${value}`,
  keepsTo: (value) => `never leaves the ${value}, and meets whoever touches it`,
  roomsFullOf: (value) => `the rooms it builds are full of ${value}`,
  lairFullOf: (value) => `its lair fills with ${value}`,
  pinesFor: (value) => `loses one a season without ${value}`,
  fightsParties: () => 'fights adventurers of any alignment',
};
