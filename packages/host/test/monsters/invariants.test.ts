import type { Ask } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { inTheEnd } from '../../../../bench/in-the-end.ts';
import { MonsterWatch } from '../../../../bench/monster-checks.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { remember } from '../../src/second/monsters/history.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { arrange } from '../arrange.ts';
import { denAt, monsterAt } from './den-at.ts';
import { facing, groups } from './facing.ts';
import { unitAt } from './things-at.ts';
import { crown } from './villain-at.ts';

const asks = (clause: Ask['clause'], by = 'chance'): Ask => ({
  ask: 'choose',
  topic: { kind: 'fate' },
  clause,
  by,
  options: [],
  usual: null,
  about: '',
});
const DRAW = asks('H2-MON-301');

/** What the watch says when something is done that no rule would do. */
function faultsAfter(den: Den, wrong: (den: Den, first: Monster, second: Monster) => void, then = DRAW): string {
  const watch = new MonsterWatch(den.world);
  watch.look(DRAW);
  expect([...watch.faults]).toEqual([]);
  const [first, second] = groups(den);
  wrong(den, first, second);
  watch.look(then);
  return [...watch.faults].join('\n');
}

const two = () => facing([{ card: 'Goblins', population: 2, treasure: 1 }, 'Ogre'], { deck: ['Worm', 'Giant'] });
const endAll = (den: Den, which: (kind: string) => boolean, owner: string | null) =>
  arrange(
    den.world,
    { kind: 'taken', clause: 'H2-MON-901' },
    den.world.page
      .beadsOf(owner)
      .filter((it) => which(it.kind))
      .map(({ id }) => ({ do: 'end', id })),
  );

describe('whoever watches a game sees', () => {
  it('[H2-MON-901] a group without ●', () => {
    const said = faultsAfter(two(), (den, first) => endAll(den, (it) => it === 'population', first.id));
    expect(said).toContain('H2-MON-901');
  });

  it('[H2-MON-902] two beads on a seat, or more than a room holds', () => {
    const said = faultsAfter(two(), (den, first) => {
      const [bead] = den.world.page.beadsOf(first.id);
      if (!bead) throw new Error('no bead');
      const { id: _, since: __, until: ___, ...same } = bead;
      arrange(den.world, { kind: 'put', clause: 'H2-MON-902' }, [{ do: 'bead', bead: { ...same, id: 'b-more' } }]);
    });
    expect(said).toContain('holds 2 beads');
    expect(said).toContain('is shared');
  });

  it('[H2-MON-903] [H2-MON-904] a card that is lost, or in two places', () => {
    expect(faultsAfter(two(), (den) => void den.deck.pop())).toContain('2 cards'.replace('2', '3'));
    expect(faultsAfter(two(), (den, first) => void den.deck.push(first.card))).toContain('Goblins is in two places');
  });

  it('[H2-MON-906] a ❖ that is gone', () => {
    const den = facing([{ card: 'Dragon', epic: 1 }]);
    expect(faultsAfter(den, (_, first) => endAll(den, (it) => it === 'epic', first.id))).toContain('H2-MON-906');
  });

  it('[H2-MON-907] a unit that is back', () => {
    const den = denAt({ monsters: [{ card: 'Ogre' }], before: (world) => void unitAt(world, 'ore', [20, 10]) });
    const unit = den.world.page.units[0] as { until: number | null };
    unit.until = 1;
    expect(
      faultsAfter(den, () => {
        unit.until = null;
      }),
    ).toContain('H2-MON-907');
  });

  it('[H2-MON-908] [H2-MON-917] a construction that stands twice', () => {
    const said = faultsAfter(two(), (den, first) => {
      const building = { name: 'Hall', needs: [], gains: [], many: false, from: 0, to: 0 };
      const piece = [...den.world.page.drawn()][0];
      if (!piece) throw new Error('nothing is drawn');
      first.constructions.push(
        { building, piece, isOfLair: false, since: 0 },
        { building, piece, isOfLair: false, since: 0 },
      );
    });
    expect(said).toContain('built Hall twice');
  });

  it('[H2-MON-909] [H2-MON-916] an attack on whom it may not attack', () => {
    const den = two();
    const [goblins, ogre] = groups(den);
    den.pacts.push({ kind: 'pact', from: goblins.id, to: ogre.id, lastTurn: 99, since: 0 });
    expect(faultsAfter(den, () => void remember(den, 'hunt', ogre, goblins))).toContain('H2-MON-909');
    expect(faultsAfter(two(), (it, a, b) => void remember(it, 'hunt', b, a))).toBe('');
  });

  it('[H2-MON-910] a second option, or a second lifecycle', () => {
    const den = two();
    const [goblins] = groups(den);
    const choosing = asks('H2-MON-314', goblins.id);
    const watch = new MonsterWatch(den.world);
    watch.look(choosing);
    expect([...watch.faults]).toEqual([]);
    watch.look(choosing);
    expect([...watch.faults].join()).toContain('chooses twice');
    goblins.past.began = ++den.moment;
    watch.look(DRAW);
    goblins.past.began = ++den.moment;
    watch.look(DRAW);
    expect([...watch.faults].join()).toContain('had two lifecycles');
  });

  it('[H2-MON-915] a stratum that is clean again', () => {
    const den = two();
    den.corrupted.add(1);
    expect(faultsAfter(den, () => void den.corrupted.delete(1))).toContain('H2-MON-915');
  });

  it('[H2-MON-916] an Empire on both sides', () => {
    const den = two();
    crown(den, groups(den)[0], '○');
    den.world.journal.turn = 1;
    const said = faultsAfter(den, (_, first) => {
      first.tags = ['good', 'evil'];
    });
    expect(said).toContain('H2-MON-916');
  });

  it('[H2-MON-920] a card that was set aside and comes again', () => {
    const den = two();
    den.setAside.push(...den.deck.splice(0, 1));
    expect(faultsAfter(den, () => void den.deck.push(...den.setAside.splice(0, 1)))).toContain('H2-MON-920');
  });

  it('[H2-MON-921] five groups with one card', () => {
    const den = facing(['Ooze']);
    const said = faultsAfter(den, () => {
      for (let i = 0; i < 4; i++) monsterAt(den, { card: groups(den)[0].card, at: [20, 6 + 3 * i] });
    });
    expect(said).toContain('5 groups share Ooze');
  });

  it('[H2-MON-911] [H2-MON-912] [H2-MON-915] in the end: two spawns a turn, too many turns, two results, two strata', () => {
    const { world } = two();
    const said = (kind: string, more: object) => arrange(world, { kind, clause: 'H2-MON-303', ...more });
    expect(inTheEnd(world)).toEqual(['H2-MON-912: 0 results: ']);
    world.ages.push({ name: 'monsters', turns: 21, end: null });
    for (let i = 0; i < 2; i++) {
      said('card drawn', { card: 'Worm' });
      said('outcome', { result: 'stalemate' });
      said('corrupted', {});
    }
    expect(inTheEnd(world).join()).toMatch(/21 turns.*2 results.*two strata.*two cards/);
  });
});
