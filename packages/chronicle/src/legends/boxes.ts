import { type Fact, type FactKind, isFriendly, isHostile } from '../facts/fact.ts';
import { BOXES, type Box } from './listed.ts';
import type { Block, Linked, Page } from './page.ts';

/** What somebody wants to see of a list. */
export interface Wanted {
  readonly boxes: ReadonlySet<Box>;
  readonly isTurning: boolean;
  readonly group: string | null;
}

export const EVERYTHING: Wanted = { boxes: new Set(BOXES), isTurning: false, group: null };

const OF_KIND: { readonly [K in FactKind]?: Box } = {
  came: 'comings and ends',
  died: 'comings and ends',
  left: 'comings and ends',
  rose: 'comings and ends',
  ended: 'comings and ends',
  'lost life': 'fights',
  rebelled: 'fights',
  stole: 'treasure',
  crafted: 'treasure',
  passed: 'treasure',
  gathered: 'treasure',
  built: 'works',
  ruined: 'works',
  disaster: 'works',
  mined: 'works',
  dug: 'works',
  corrupted: 'works',
  achieved: 'works',
  made: 'works',
  woke: 'works',
  moved: 'journeys',
  driven: 'journeys',
  sent: 'journeys',
  met: 'journeys',
  prepared: 'journeys',
};

export function boxOf(fact: Fact): Box {
  return (
    OF_KIND[fact.kind] ?? (isHostile(fact) && !isFriendly(fact) && !DEMANDS.has(fact.kind) ? 'fights' : 'dealings')
  );
}

const DEMANDS: ReadonlySet<FactKind> = new Set(['extorted', 'extortion failed', 'annexed']);

/** The page with its lists of facts as somebody wants them; what is no fact stays. */
export function narrowed(page: Page, wanted: Wanted): Page {
  // Whom another page was narrowed to may not be on this one.
  const group = groupsListed(page).includes(wanted.group ?? '') ? wanted.group : null;
  const isWanted = ({ of }: Linked): boolean =>
    of === undefined ||
    (wanted.boxes.has(of.box) && (!wanted.isTurning || of.isTurning) && (group === null || of.groups.includes(group)));
  const narrow = (it: Block): Block[] => {
    if (it.kind !== 'list') return [it];
    const items = it.items.filter(isWanted);
    return items.length > 0 ? [{ ...it, items }] : [];
  };
  return { ...page, sections: page.sections.map((it) => ({ ...it, blocks: it.blocks.flatMap(narrow) })) };
}

/** The groups that its lists are about; empty if there is nothing to narrow. */
export function groupsListed(page: Page): string[] {
  const all = page.sections.flatMap(({ blocks }) => blocks.flatMap((it) => (it.kind === 'list' ? it.items : [])));
  return [...new Set(all.flatMap((it) => it.of?.groups ?? []))];
}
