/** A change of a card that changes nothing in play. The pattern is looked for in the lines that differ, - before and + after it. */
interface Same {
  readonly cards: readonly string[];
  readonly change: RegExp;
  readonly why: string;
}

const SAME: readonly Same[] = [
  {
    cards: ['Adventurers'],
    change: /if (we can|there are (groups with ○|denizens|denizens with ●)): fight denizens with ○/,
    why: 'without denizens that have ○ the fight is not possible anyway (H2-MON-313)',
  },
  {
    cards: ['Blue Wizard', 'Hag'],
    change: /if (we can|there are groups( with ●)?): (trade with|remove ★ from) groups with ★/,
    why: 'without groups that have ★ there is no target anyway (H2-MON-313)',
  },
  {
    cards: ['Demigod'],
    change: /if (we can|there are groups( sharing a tag)?): extort groups sharing a rolled tag/,
    why: 'without groups that share a rolled tag there is no target anyway (H2-MON-313)',
  },
  { cards: ['Nomads'], change: /if we can: trade with/, why: 'without groups there is no target anyway (H2-MON-313)' },
  {
    cards: ['Ogre Mage'],
    change: /if there are no denizens: trade with groups/,
    why: 'where there are no denizens every group is an alpha predator',
  },
  { cards: ['Hag'], change: /remove ★ from groups( with ●)?$/, why: 'without ★ nobody is a target of it (H2-ACT-271)' },
  {
    cards: ['Antlings', 'Hag', 'Skeletons'],
    change: /if we wiped out (anyone last turn|groups with bones):/,
    why: 'nothing that comes before the line in their turn can wipe anybody out, so lately is last turn (H2-MON-124)',
  },
  {
    cards: ['Otyughkind', 'The Horde'],
    change: /if we did not (ally|breed)(:| and)/,
    why: 'without a time word it is this turn (H2-CRD-227)',
  },
  { cards: ['Nomads'], change: /groups we did not trade$/, why: 'it is another way to say never traded (H2-CRD-208)' },
  {
    cards: ['Nomads', 'Troglodytes'],
    change: /we have no ○: .*leaving ○/,
    why: 'whoever has no ○, ❖ included, leaves none (H2-CRD-223)',
  },
  {
    cards: ['Ooze'],
    change: /if (we can|we have 5 or more ●): split 3/,
    why: 'fewer than 6 cannot split (H2-ACT-272)',
  },
  {
    cards: ['Antlings', 'Fungaliths', 'Otyughkind'],
    change: /(gain|add) underground fungus biome/,
    why: 'what is not called a surface biome is drawn as an underground one (H2-ACT-215)',
  },
  {
    cards: ['Farmers'],
    change: /gain (farm|underground farm|surface) biome/,
    why: 'a Farm is a surface biome without a type, wherever it lies (H2-ACT-225)',
  },
  {
    cards: ['Cult', 'Syndicate'],
    change: /^\+ \* (Sacrifice|Apocalypse|Casino) .*\n\+ \* (Idol|Sacrifice|Hideout) /m,
    why: 'the one needs the other built, so that they are never offered together (H2-ACT-212)',
  },
  { cards: ['Demonic Horde', 'Ratfolk'], change: /^- start ●●$/, why: 'it is what a card starts with (H2-CRD-104)' },
  { cards: ['The Temple'], change: /^- unique$/m, why: 'an overlay is set aside with its host anyway (H2-MON-406)' },
  { cards: ['The Empire'], change: /setup build Capital many/, why: 'the set-up is played once (H2-VIL-05)' },
  { cards: ['The Empire'], change: /- annex groups$/, why: 'without a pact nobody can be annexed (H2-EMP-23)' },
  { cards: ['The Horde'], change: /- exterminate groups$/, why: 'only who is smaller can be exterminated (H2-HRD-14)' },
  {
    cards: ['The Horde'],
    change: /finish if we can: corrupt it/,
    why: 'no other stratum can be corrupted (H2-HRD-31)',
  },
];

/** Why a change makes no difference, as we know; null if it should make one. */
export function whySame(card: string, difference: string): string | null {
  const lines = difference.trimEnd();
  return SAME.find(({ cards, change }) => cards.includes(card) && change.test(lines))?.why ?? null;
}
