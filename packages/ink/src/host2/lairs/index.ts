import type { LairStyle } from '../../lairs/lair.ts';
import type { Lairs } from '../../pattern-book.ts';
import { monsters } from '../rooms/monsters/index.ts';
import { along } from './along.ts';
import { furniture } from './furniture.ts';
import { huts } from './huts.ts';
import { manners, type StyleName } from './manners.ts';

export const STYLE_NAMES = Object.keys(manners) as readonly StyleName[];

/** The styles of lair, in the order of H2-CRD-T3. */
export const styles = Object.fromEntries(STYLE_NAMES.map((name) => [name, styleOf(name)])) as Readonly<
  Record<StyleName, LairStyle>
>;

function styleOf(name: StyleName): LairStyle {
  return { manner: manners[name], furniture: furniture[name], hut: huts[name], along: along[name] ?? null };
}

export const lairs: Lairs = {
  ages: new Set(['monsters', 'villainy']),
  styles,
  usual: styles.cave,
  home: 'lair',
  hut: 'hut',
  rooms: monsters,
};
