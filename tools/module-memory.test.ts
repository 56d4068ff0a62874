import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a module may keep between two calls, and why no game can tell. All else is in the world, or derived from it. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/page/src/derived.ts slots': 'numbers the places that derive something',
  'packages/page/src/derived.ts isForgetful': 'tests play without memory',
  'packages/host/src/second/primordial/shape.ts laid': 'grounds, by all that they are made from',
  'packages/host/src/picture.ts words': 'what a thing is called, until a group has another name',
  'packages/host/src/then.ts lately': 'a moment of a past, which never changes',
  'packages/host/src/second/cards/deck-of.ts kept': 'decks, by their texts',
  'packages/ruler/src/outline.ts last': 'the outline that was asked for last, by its shape',
  'packages/ruler/src/outline.ts lastOutline': 'the outline that was asked for last',
  'packages/ruler/src/outline.ts lastButOne': 'the outline that was asked for before it, by its shape',
  'packages/ruler/src/outline.ts lastButOneOutline': 'the outline that was asked for before it',
  'packages/ruler/src/shape.ts ringsMeasured': 'area and middle of a ring, which never changes',
  'packages/table/src/words/written.ts words': 'lines of the journal in words: a line never changes',
  'packages/table/src/dice.ts parsed': 'dice, by how they are written',
  'packages/table/src/dice.ts last': 'the dice that were read last, by how they are written',
};

/** At the margin of a file: what can be put somewhere else, or filled. */
const MUTABLE =
  /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)(?::(?! Readonly)[^=]*)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\))/gm;

function kept(code: string): string[] {
  return [...code.matchAll(MUTABLE)].map(([, again, filled]) => again ?? filled ?? '');
}

describe('what a module remembers', () => {
  it('is found', () => {
    expect(kept('const a = new Map<string, Map<number, X>>();\nlet b = 0;\nexport const c = new WeakMap();')).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(kept("const a: ReadonlySet<string> = new Set();\nconst b = new Set(['x']);\n  let c = 0;")).toEqual([]);
  });

  it('is nothing that a game could tell', () => {
    const found = ['table', 'ruler', 'page', 'host'].flatMap((name) => {
      const src = join('packages', name, 'src');
      const files = readdirSync(join(root, src), { recursive: true, encoding: 'utf8' }).filter((it) =>
        it.endsWith('.ts'),
      );
      return files.flatMap((file) =>
        kept(readFileSync(join(root, src, file), 'utf8')).map((it) => `${src}/${file} ${it}`),
      );
    });
    expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });
});
