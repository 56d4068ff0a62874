import { Game, hands, type PlainRow, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { type SecondWorld, secondEdition, secondOptions } from '../src/second/index.ts';
import { standing, stoodIn } from '../src/standing.ts';

const options = secondOptions({ width: 20, height: 14 });
const game = new Game(secondEdition, { seed: 'standing', options, hands: hands() });
game.playTo(({ world }) => world.journal.age === 'monsters' && world.journal.turn === 3);
const { world } = game;

const rows = (of: Partial<SecondWorld> = {}): PlainRow[] => standing({ ...world, ...of });
const picture = () => JSON.parse(JSON.stringify(save(game).picture));

describe('what stands in a world', () => {
  it('is told apart by who lives, what was built, what is kept aside, and the outcome', () => {
    const [first, ...others] = world.groups;
    if (!first) throw new Error('nobody lives');
    const changed = (some: Partial<typeof first>) => rows({ groups: [{ ...first, ...some }, ...others] });
    expect(changed({})).toEqual(rows());
    expect(changed({ alive: !first.alive })).not.toEqual(rows());
    expect(changed({ built: [...first.built, 'Tavern'] })).not.toEqual(rows());
    expect(changed({ aside: [...first.aside, 'Baal'] })).not.toEqual(rows());
    expect(rows({ outcome: { kind: 'ruin', by: first.id } })).not.toEqual(rows());
  });

  it('is the same by any other name', () => {
    const groups = world.groups.map((it) => ({ ...it, name: 'Nameless' }));
    expect(rows({ groups })).toEqual(rows());
  });

  it('is read from a picture as far as the page goes', () => {
    const stood = stoodIn(picture());
    expect(stood?.length).toBeGreaterThan(20);
    expect(rows().slice(0, stood?.length)).toEqual(stood);
  });

  it('is told apart in a picture by beads and pieces, where they are and whose', () => {
    const { beads, pieces } = picture().page;
    const bead = beads.findIndex((it: { until: number | null }) => it.until === null);
    const piece = pieces.findIndex((it: { until: number | null }) => it.until === null);
    const changes: ((page: ReturnType<typeof picture>['page']) => unknown)[] = [
      (page) => page.beads[bead].at.x++,
      (page) => (page.beads[bead].owner = 'somebody'),
      (page) => (page.beads[bead].until = 1),
      (page) => page.pieces[piece].shape.path[1]++,
      (page) => page.pieces[piece].shape.swell++,
      (page) => (page.pieces[piece].kind = 'tunnel'),
      (page) => page.pieces.splice(piece, 1),
    ];
    for (const change of changes) {
      const other = picture();
      change(other.page);
      expect(stoodIn(other), String(change)).not.toEqual(stoodIn(picture()));
    }
  });

  it('is not read from what is no picture', () => {
    for (const odd of [null, 'page', { page: {} }, { page: { pieces: [{ until: null }], beads: [] } }])
      expect(stoodIn(odd)).toBeNull();
  });
});
