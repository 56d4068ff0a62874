import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../../../events.ts';
import { choose } from '../../asks.ts';
import { epicTreasure } from '../../epics.ts';
import { mark } from '../../marks.ts';
import { built } from '../build.ts';
import { hasBuilt } from '../civ.ts';
import { isPerilous } from '../explore.ts';
import type { WhyNot } from '../questions.ts';
import { crowdedPlace, placeAbove, raise } from './above.ts';
import { type Anchor, sink } from './below.ts';
import { type MagicianConstruction, magicianConstructions, type OneOfTwo, USUAL_ORDER } from './constructions.table.ts';
import { feed } from './feed.ts';
import { jinnAtStone, type MagicianCiv } from './magician-civ.ts';
import { buildVault } from './vaults.ts';
import { inAccess, type Wanted, wantedSites } from './wanted.ts';

/** H2-MAG-08, -09: a construction at an unused site in access; otherwise a Vault. */
export function* build(civ: MagicianCiv): Rule {
  const inReach = wantedSites(civ).filter(inAccess);
  const open = magicianConstructions.filter((it) => whyNot(civ, it, inReach) === null);
  const chosen = yield* chooseConstruction(civ, open);
  const wanted = chosen && (yield* chooseSite(civ, chosen, inReach));
  if (chosen && wanted) yield* construct(civ, chosen, wanted);
  else yield* buildVault(civ);
}

/** Why a construction can't be built now; null if it can (H2-MAG-08, -13, -15). */
export function whyNot(civ: MagicianCiv, it: MagicianConstruction, inReach: readonly Wanted[]): WhyNot | null {
  if (hasBuilt(civ, it.name)) return { key: 'built already' };
  if (!inReach.some(({ cost }) => cost === it.cost)) return { key: 'needs an unused site', resource: it.cost };
  return it.jinn && jinnAtStone(civ).length === 0 ? { key: 'needs a Jinn at the Stone' } : null;
}

/** H2-MAG-18: the first possible in the order of the ruling, by default. */
function* chooseConstruction(
  civ: MagicianCiv,
  open: readonly MagicianConstruction[],
): Rule<MagicianConstruction | null> {
  const usual = USUAL_ORDER.flatMap((row) => magicianConstructions[row - 1] ?? []).find((it) => open.includes(it));
  if (!usual) return null;
  const key = yield* choose('H2-MAG-18', {
    by: civ.group.id,
    topic: { kind: 'what the Magicians build', group: civ.group.id },
    options: open.map(({ name }) => ({ key: name })),
    usual: usual.name,
    about: civ.group.id,
  });
  return open.find((it) => it.name === key) ?? usual;
}

/** … and the site that feeds it, the nearest by default. */
function* chooseSite(
  civ: MagicianCiv,
  { name, cost }: MagicianConstruction,
  inReach: readonly Wanted[],
): Rule<Wanted | null> {
  const fitting = inReach.filter((it) => it.cost === cost);
  const [nearest] = fitting;
  if (!nearest) return null;
  const key = yield* choose('H2-MAG-18', {
    by: civ.group.id,
    topic: { kind: 'which site feeds it', construction: name },
    options: fitting.map(({ site, at }) => ({
      key: site.key,
      what: { kind: 'whereabouts', stratum: site.stratum },
      subject: { spot: at },
    })),
    usual: nearest.site.key,
    about: name,
  });
  return fitting.find((it) => it.site.key === key) ?? nearest;
}

const JINN = ['treasure'] as const;
const EPIC = ['epic'] as const;

/** Pay, draw, and let it take effect. */
function* construct(civ: MagicianCiv, it: MagicianConstruction, wanted: Wanted): Rule<Piece> {
  const anchor = yield* feed(civ, it, wanted);
  const place = yield* choosePlace(civ, it, anchor);
  const words = it.oneOf ? yield* chooseOne(civ, it, it.oneOf) : it.name;
  // H2-CIV-22: the monsters have been dealt with.
  const manners = it.cost === 'monster' ? { encounters: false } : {};
  const wish = {
    clause: it.clause,
    sort: words,
    what: { kind: 'work', name: words } as const,
    manners,
    ...(it.area ? { area: it.area } : {}),
    // H2-MAG-19: the Omphalos is a source of magic; no resource, as long as Magicians live.
    ...(it.brings.includes('nexus') ? { nexus: 'magic nexus' as const } : {}),
  };
  const piece =
    place === 'below'
      ? yield* sink(civ, wish, anchor)
      : yield* raise(civ, wish, (yield* placeAbove(civ, wish)) ?? crowdedPlace(civ, wish));
  const price = { cost: it.jinn ? JINN : [], gain: it.brings.includes('epic') ? EPIC : [] };
  const cause = built(civ, it.clause, it.name, piece, words, price);
  yield* bring(civ, it, piece, cause);
  return piece;
}

/** H2-MAG-17: above, below, or as the player likes. */
function* choosePlace(
  civ: MagicianCiv,
  { place, name }: MagicianConstruction,
  anchor: Anchor,
): Rule<'above' | 'below'> {
  if (place !== 'either') return place;
  return yield* choose('H2-MAG-17', {
    by: civ.group.id,
    topic: { kind: 'above or below', construction: name },
    options: [{ key: 'above' }, { key: 'below' }],
    usual: anchor.onSurface || isDoom(civ, anchor) ? 'above' : 'below',
    about: name,
  });
}

/** Nobody builds into plague or fate on purpose (as H2-CIV-18). */
function isDoom(civ: MagicianCiv, { beside }: Anchor): boolean {
  return [...beside].some((id) => isPerilous(civ, civ.world.page.piece(id)));
}

function* chooseOne(
  civ: MagicianCiv,
  { clause, name }: MagicianConstruction,
  two: readonly [OneOfTwo, OneOfTwo],
): Rule<OneOfTwo> {
  return yield* choose(clause, {
    by: civ.group.id,
    topic: { kind: 'which of the two they build' },
    options: two.map((key) => ({ key })),
    usual: null,
    about: name,
  });
}

/** What a construction brings: ☒, ⌂, ❖. */
function* bring(civ: MagicianCiv, { clause, brings }: MagicianConstruction, piece: Piece, cause: Tick): Rule {
  const { world, group } = civ;
  const how = { by: group.id, cause };
  if (brings.includes('tomb')) mark(world, clause, piece, 'tomb', how);
  if (brings.includes('fortification')) mark(world, clause, piece, 'fortification', how);
  if (brings.includes('epic')) yield* epicTreasure(world, clause, piece, group.id, group.id, { cause });
}
