import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import { actor, taleOf } from './made.ts';

const groupsOf = (...of: Parameters<typeof taleOf>) => chronicleOf(taleOf(...of)).names;

describe('names', () => {
  it('[CH-NAM-07] of the journal win over derived ones, but not a card’s name', () => {
    const who = [actor('g1', { given: 'Thormund', isNamed: true }), actor('goblins', { given: 'Goblins', since: 5 })];
    const names = groupsOf([], { who });
    expect(names.get('g1')?.full).toBe('Thormund');
    expect(names.get('goblins')?.full).toMatch(/^the \S+ \S+$/);
  });

  it('[CH-NAM-11] say whether they are one or many, and are short where nobody is confused', () => {
    const who = [
      actor('goblins', { rareTag: 'swarm' }),
      actor('medusa', { since: 3, solitary: true, pronoun: 'she', one: 'medusa', culture: 'deep-elven' }),
    ];
    const names = groupsOf([], { who });
    const company = names.get('goblins');
    expect(company).toMatchObject({ isPlural: true, isSolitary: false, pronoun: 'they' });
    expect(company?.short).toBe(`the ${company?.full.split(' ').at(-1)}`);
    expect(names.get('medusa')).toMatchObject({ isPlural: false, isSolitary: true, pronoun: 'she', one: 'medusa' });
    expect(names.get('medusa')?.byName).not.toBeNull();
  });

  it('know the second of a kind, and give it a name of its own', () => {
    const who = [
      actor('miners', { kind: 'Miners', until: 4 }),
      actor('miners-2', { kind: 'Miners', since: 9, given: 'Miners II' }),
    ];
    const names = groupsOf([], { who });
    expect(names.get('miners')?.ofKind).toBe(1);
    expect(names.get('miners-2')?.ofKind).toBe(2);
    expect(names.get('miners-2')?.full).not.toContain('II');
  });
});
