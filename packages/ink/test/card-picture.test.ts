import { CORE_TEXTS, faceOf, loadDeck } from '@understory/host/cards';
import { digest } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { expectGolden } from '../../../tools/golden.ts';
import { cardSvg } from '../src/cards.ts';
import { widthOf } from '../src/lettering/lettering.ts';

const { cards, villains } = loadDeck(CORE_TEXTS);
const plain: Parameters<typeof cardSvg>[0] = {
  name: 'Moon Cats',
  sign: 'skull',
  emblem: 'moon-cats',
  beads: '●●○',
  tags: 'lunar',
  says: null,
  spawns: [],
  lifecycle: ['always breed'],
  rules: [],
  ending: [],
};

/** What is written, in order; symbols are drawn. */
const letters = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map((it) => it[1]).join(' ');
const heightOf = (svg: string) => Number(/ height="([\d.]+)"/.exec(svg)?.[1]);

describe('the face of a card as a picture', () => {
  it('is drawn as it always was', () => {
    const lines = [...cards, ...villains].map((card) => {
      const face = faceOf(card);
      const svg = cardSvg({ ...face, emblem: face.name });
      return `${face.name}: ${heightOf(svg)} high, ${svg.length} letters; ${digest(svg).slice(0, 8)}`;
    });
    expectGolden(new URL('./golden/cards.txt', import.meta.url), lines);
  });

  it('[H2-CRD-110] bears all that the card says: name, tags, lifecycle, rules, and for villains how they end', () => {
    for (const card of [...cards, ...villains]) {
      const face = faceOf(card);
      const said = letters(cardSvg({ ...face, emblem: face.name })).replaceAll(/[^a-z0-9]/gi, '');
      for (const it of [face.name, face.tags, ...face.spawns, ...face.lifecycle, ...face.rules, ...face.ending])
        expect(said, face.name).toContain(
          it
            .replaceAll('&', 'amp')
            .replaceAll("'", '39')
            .replaceAll(/[^a-z0-9]/gi, ''),
        );
    }
  });

  it('[H2-CRD-110] start beads stand at the upper right, and what the type lacks is drawn', () => {
    const svg = cardSvg(plain);
    expect(letters(svg)).not.toMatch(/[●○★❖⌂☒]/);
    const xs = [...svg.matchAll(/translate\(([\d.]+) [\d.]+\) scale\(1\.08\)/g)].map((it) => Number(it[1]));
    expect(xs).toHaveLength(3);
    expect(Math.min(...xs)).toBeGreaterThan(300);
  });

  it('breaks long lines between words, so that all stays on the card', () => {
    const long = {
      ...plain,
      lifecycle: ['- if we have 4 or more ●: fight denizens that attacked us last turn or stole from us'],
    };
    expect(heightOf(cardSvg(long))).toBeGreaterThan(heightOf(cardSvg(plain)));
    for (const [, x, text = ''] of cardSvg(long).matchAll(/<text x="([\d.]+)"[^>]*font-size="15"[^>]*>([^<]*)</g))
      expect(Number(x) + widthOf(text, 15)).toBeLessThan(380 - 17);
  });

  it('takes nothing for markup that is written on a card', () => {
    const svg = cardSvg({ ...plain, name: '<b>&', tags: '"x"', rules: ['</svg>'] });
    expect(svg).toContain('&lt;b&gt;&amp;');
    expect(svg.match(/<\/svg>/g)).toHaveLength(2);
  });
});
