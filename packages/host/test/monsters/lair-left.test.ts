import { describe, expect, it } from 'vitest';
import { seatBead } from '../../src/second/monsters/ground/seats.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { writeName } from '../../src/second/monsters/steps/move-to.ts';
import { denAt, monsterAt, playIn } from './den-at.ts';
import { act, homePiece, stepOf } from './moves-at.ts';
import { unitAt } from './things-at.ts';

describe('a lair that is left', () => {
  const den = denAt({
    before: (world) => {
      unitAt(world, 'ore', [18, 10]);
    },
    monsters: [{ card: 'Dwarves', seats: [[5, 10]] }],
  });
  const me = den.monsters[0] as Monster;
  writeName(den, me);
  const { page } = den.world;
  const old = homePiece(den, me);
  act(den, me, stepOf(me, 'relocate'));

  it('[H2-MON-217] no longer bears the name, which is written at the new home', () => {
    const names = page.labels.filter((it) => it.about === me.id);
    expect(names).toHaveLength(2);
    expect(names.map((it) => it.until === null)).toEqual([false, true]);
    expect(names[1]?.at).not.toEqual(names[0]?.at);
  });

  it('[H2-ACT-265] is marked as a ruin if the group dug it, once', () => {
    expect(old).toMatchObject({ owner: me.id, room: 'lair' });
    expect(page.marks.filter((it) => it.kind === 'ruin').map((it) => it.piece)).toEqual([old.id]);
  });

  it('[H2-MON-133] is no ruin any more when somebody lives in it again', () => {
    const goblins = monsterAt(den, { card: 'Goblins', seats: [[12, 17]] });
    playIn(den, () => seatBead(den, goblins, { kind: 'treasure' }, 'H2-MON-131', old));
    expect(page.beadsOf(goblins.id).at(-1)?.piece).toBe(old.id);
    expect(page.marks.filter((it) => it.kind === 'ruin' && it.until === null)).toEqual([]);
  });
});
