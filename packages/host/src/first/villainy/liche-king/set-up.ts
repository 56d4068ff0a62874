import { gap, type Piece } from '@understory/page';
import { Impossible, type Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { gone } from '../../../purse.ts';
import { choose, name } from '../../asks.ts';
import { TWO_BEADS } from '../../measures.ts';
import { found } from '../../monsters/founding.ts';
import type { MonsterGroup } from '../../monsters/group.ts';
import { wealth } from '../../monsters/loot.ts';
import { settle } from '../../monsters/losses.ts';
import { roomsOf } from '../../monsters/map.ts';
import { farthestFirst } from '../../monsters/quarters.ts';
import { isAlive, living } from '../../monsters/state.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { drawCave } from '../../words/natural.ts';
import { pieceOffered } from '../../words/offered.ts';
import { drawBeside, put } from '../rooms.ts';
import { maySubdue, subdue } from '../subdue.ts';
import { tombs } from '../tombs.ts';
import { buildAll } from './constructions.ts';
import { takeHoard } from './legions.ts';

/** H1-LIC-01 to -03. */
export function* setUpLicheKing(world: Realm): Rule<MonsterGroup> {
  const { page } = world;
  const called = yield* name('H1-LIC-01', {
    by: 'maker',
    topic: { kind: 'name of the villain', of: 'liche king' },
    ideas: freshNames(world, 'villain'),
    of: { subject: 'leader', id: page.idAhead('g') },
    about: 'liche king',
  });
  const parent = crowdedTomb(world) ?? (yield* anyRoom(world));
  const wish = { clause: 'H1-LIC-01', room: 'lair of the Liche King', parent, size: TWO_BEADS } as const;
  const lair = drawBeside(world, { ...wish, owner: page.idAhead('g'), hand: 'delvers' }) ?? parent;
  const me = found(world, {
    kind: 'liche king',
    flavour: 'Liche King',
    alignment: 'chaotic',
    name: called,
    home: lair,
    clause: 'H1-LIC-01',
  });
  put(world, 'H1-LIC-01', { me, room: lair, kind: 'population', emblem: 'liche-king' });
  takeTombs(world, me);
  return me;
}

/** The tomb with the most other tombs within a finger; the oldest of several. */
function crowdedTomb(world: Realm): Piece | null {
  const all = tombs(world);
  const near = (tomb: Piece) =>
    all.filter((it) => it !== tomb && gap(it.shape, tomb.shape, FINGER + 0.01) <= FINGER).length;
  return all.reduce<Piece | null>((best, it) => (best && near(best) >= near(it) ? best : it), null);
}

function* anyRoom(world: Realm): Rule<Piece> {
  const { page } = world;
  const rooms = roomsOf(world);
  if (rooms.length === 0)
    return drawCave({ world, clause: 'H1-MEA-14', feature: null }, { x: page.width / 2, y: page.height / 2 });
  const options = rooms.map(({ id }) => pieceOffered(id));
  const key = yield* choose('H1-LIC-01', {
    by: 'chance',
    topic: { kind: 'where the villain comes' },
    options,
    usual: null,
    about: 'liche king',
  });
  const room = rooms.find(({ id }) => id === key);
  if (!room) throw new Impossible(`no room ${key}`);
  return room;
}

/** H1-LIC-02: ○ in tombs is his, and ● in them is no more. */
function takeTombs(world: Realm, me: MonsterGroup): void {
  const { page, monsters } = world;
  for (const tomb of tombs(world)) {
    const dead = page.beadsIn(tomb.id, 'population').filter((it) => it.owner !== me.id);
    if (dead.length > 0) {
      const lost = {
        group: me.id,
        bead: 'population',
        count: dead.length,
        beads: dead.map(({ id }) => id),
        piece: tomb.id,
      } as const;
      note(world, { kind: 'lost', clause: 'H1-LIC-02', ...lost, deed: 'sacrifice' }, gone(dead));
    }
    const coins = page.beadsIn(tomb.id, 'treasure').filter((it) => it.owner !== me.id);
    const [first, ...others] = coins;
    // One may lie where it is; the others find an empty tomb, or the lair.
    if (first) keep(world, me, first.id, tomb);
    takeHoard(world, me, 'H1-LIC-02', others, null);
  }
  for (const lone of monsters.lone) {
    if (!isAlive(world, lone) || page.beadsOf(lone.id).some((it) => it.kind === 'population')) continue;
    note(world, { kind: 'fell', clause: 'H1-LIC-02', group: lone.id, left: [] }, [{ do: 'fall', group: lone.id }]);
  }
  settle(world);
}

function keep(world: Realm, me: MonsterGroup, id: string, tomb: Piece): void {
  const bead = world.page.beadsIn(tomb.id, 'treasure').find((it) => it.id === id);
  if (!bead) return;
  const { kind, at, piece, name: called, fixed, emblem } = bead;
  const move = {
    do: 'move',
    id,
    bead: { id: world.page.newId('b'), kind, at, piece, owner: me.id, name: called, fixed, emblem },
  } as const;
  note(world, { kind: 'looted', clause: 'H1-LIC-02', group: me.id, from: me.id, how: 'paid', beads: [move.bead.id] }, [
    move,
  ]);
}

/** H1-LIC-04, -05: the richest group becomes his minions, and then he builds. */
export function* dominate(world: Realm, me: MonsterGroup): Rule {
  const others = living(world).filter((it) => it !== me && maySubdue(world, it));
  const richest = others.reduce<MonsterGroup | null>(
    (best, it) => (best && wealth(world, best) >= wealth(world, it) ? best : it),
    null,
  );
  if (richest) {
    const since = subdue(world, me, richest, 'dominated', 'H1-LIC-04');
    // H1-LIC-15: a chaotic group to everyone else.
    richest.alignments.push({ value: 'chaotic', since });
    takeHoard(world, me, 'H1-LIC-04', farthestFirst(world, richest, 'treasure').slice(0, -1), richest.id);
  }
  yield* buildAll(world, me);
}
