import { type HostOptions, PAGE_SIZES, type World } from '@understory/host';
import { firstEdition, firstOptions, VILLAINS, WORLD_KEYS } from '@understory/host/first';
import { playtestEdition, playtestOptions } from '@understory/host/playtest';
import { bearsCrowd, PEOPLES, type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, type Rulebook } from '@understory/table';

type Played = Game<World, HostOptions>;

/** A part of the gallery: how its worlds are begun, and which of them hang in it. */
export interface Section {
  /** How wide its pictures are, in pixels. */
  readonly wide: number;
  begin(seed: string, i: number): Played;
  /** What is answered by clause; all else as the story goes. */
  readonly script?: Readonly<Record<string, string>>;
  hangs?(world: World): boolean;
}

/** Worlds of one page, and of one people if it says which. */
const ofSecond = (page: keyof typeof PAGE_SIZES, more: Partial<Section> = {}): Section => ({
  wide: page === 'poster' ? 2400 : 1400,
  begin: (seed) =>
    begun(secondEdition, seed, secondOptions({ ...PAGE_SIZES[page], crowded: bearsCrowd(PAGE_SIZES[page]) })),
  ...more,
});

const ofVillain = (name: string) =>
  ofSecond('standard', {
    hangs: (world) => (world as SecondWorld).monsters.some((it) => it.villainCard?.name === name),
  });

/** Each of the first edition's worlds in turn. */
const ofFirst = (more: Partial<Section>): Section => ({
  wide: 1400,
  begin: (seed, i) => begun(firstEdition, seed, firstOptions({ world: WORLD_KEYS[i % WORLD_KEYS.length] ?? 'usual' })),
  ...more,
});

export const SECTIONS: Readonly<Record<string, Section>> = {
  notebook: ofSecond('notebook'),
  standard: ofSecond('standard'),
  poster: ofSecond('poster'),
  ...Object.fromEntries(
    PEOPLES.map((people) => [people.replace(' ', '-'), ofSecond('standard', { script: { 'H2-CIV-01': people } })]),
  ),
  horde: ofVillain('The Horde'),
  empire: ofVillain('The Empire'),
  first: ofFirst({}),
  ...Object.fromEntries(
    VILLAINS.map((villain) => [`first-${villain.replaceAll(' ', '-')}`, ofFirst({ script: { 'H1-VIL-02': villain } })]),
  ),
  playtest: { wide: 1400, begin: (seed) => begun(playtestEdition, seed, playtestOptions()) },
};

/** Worlds that hang in a section are waited for no longer. */
const PATIENCE = 400;

/** So many worlds of a section, each played to its end. */
export function* worldsOf(name: string, section: Section, many: number): Generator<readonly [string, Played]> {
  let found = 0;
  for (let i = 1; found < many && i <= PATIENCE; i++) {
    const seed = `gallery ${name} ${i}`;
    const game = section.begin(seed, i);
    const scripted = () => section.script?.[game.ask?.clause ?? ''];
    while (game.ask) {
      game.playTo(() => scripted() !== undefined, 'story');
      const answer = scripted();
      if (answer !== undefined) game.answer(answer, { hand: 'script' });
    }
    if (section.hangs && !section.hangs(game.world)) continue;
    found++;
    yield [seed, game];
  }
}

function begun<W extends World, O extends HostOptions>(rulebook: Rulebook<W, O>, seed: string, options: O): Played {
  return new Game(rulebook, { seed, options, bookmarks: 0 }) as unknown as Played;
}
