import { centreOf } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { choose, name, roll, rollOn } from '../asks.ts';
import { label } from '../draw.ts';
import { homeOf, type MonsterGroup } from '../monsters/group.ts';
import { isAlive } from '../monsters/state.ts';
import { freshNames } from '../names.ts';
import { note } from '../note.ts';
import { isOn } from '../switched.ts';
import { MINOR_FEATURES } from './minor-features.table.ts';
import type { Aftermathed } from './state.ts';

/** H1-MIN-01: whoever has died since the last look leaves a minor feature in its home. It is a label, and nothing else (H1-MIN-03). */
export function* minorFeatures(world: Aftermathed): Rule {
  const { monsters, aftermath } = world;
  for (const me of monsters.groups) {
    if (isAlive(world, me) || aftermath.remembered.includes(me.id)) continue;
    aftermath.remembered.push(me.id);
    yield* remember(world, me);
  }
}

function* remember(world: Aftermathed, me: MonsterGroup): Rule {
  const { page } = world;
  const { clause, place, feature } = yield* unstruck(world, me.id);
  const home = page.piece(homeOf(me));
  note(world, { kind: 'minor feature', clause, group: me.id, piece: home.id, name: feature });
  label(world, clause, home.id, asWritten(feature), centreOf(home.shape), 'small');
  if (isOn(world, 'struckFeatures')) yield* strike(world, place, feature, home.id);
}

/** A feature of the list by a d4 and a d20; a struck one is rolled again (H1-MIN-02). */
function* unstruck({ aftermath }: Aftermathed, about: string) {
  for (;;) {
    const column = yield* roll('H1-MIN-01', '1d4', { kind: 'the column of a minor feature' }, about);
    const { clause, value } = yield* rollOn(MINOR_FEATURES, { kind: 'the minor feature' }, about);
    const place = `${column}, ${clause}`;
    const feature = aftermath.struck.has(place) ? aftermath.struck.get(place) : value[column - 1];
    if (feature) return { clause, place, feature };
  }
}

/** H1-MIN-02: it is struck, and the player may write another in its place; when all are struck the list starts afresh. */
function* strike(world: Aftermathed, place: string, feature: string, room: string): Rule {
  const { struck } = world.aftermath;
  const key = yield* choose('H1-MIN-02', {
    by: 'maker',
    topic: { kind: 'whether to write a minor feature', name: feature },
    options: [{ key: 'strike' }, { key: 'write' }],
    usual: 'strike',
    about: place,
  });
  struck.set(place, key === 'write' ? yield* written(world, place, room) : null);
  const isOver = struck.size === ALL && [...struck.values()].every((it) => it === null);
  if (isOver) struck.clear();
}

const ALL = 4 * MINOR_FEATURES.rows.length;

function* written(world: Aftermathed, about: string, room: string): Rule<string> {
  return yield* name('H1-MIN-02', {
    by: 'maker',
    topic: { kind: 'name of the minor feature' },
    ideas: freshNames(world, 'temple'),
    of: { subject: 'place', id: room },
    about,
  });
}
