import { writeFileSync } from 'node:fs';
import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { desk, understory } from './run-understory.ts';

const file = desk();

/** A world kept where it waits for such an ask; at its end if there is none. */
function kept(name: string, is: (game: Game<SecondWorld, SecondOptions>) => boolean): string {
  const options = secondOptions({ width: 20, height: 14 });
  const game = new Game(secondEdition, { seed: '7', options, hands: hands({ choices: 'tactical' }) });
  game.playTo(is);
  writeFileSync(file(name), JSON.stringify(save(game)));
  return file(name);
}

function isMonstersChoice({ ask, world }: Game<SecondWorld, SecondOptions>): boolean {
  return ask?.ask === 'choose' && ask.by !== 'chance' && world.journal.age === 'villainy';
}

describe('understory host advise', () => {
  it('tells what becomes of the world after each answer, the same each time', async () => {
    const world = kept('a.save.json', isMonstersChoice);
    const { code, out } = await understory('host', 'advise', world, '--playouts', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/ {2}\(H2-[A-Z]+-\d+\)\n/);
    expect(out.match(/The world: /g)?.length).toBeGreaterThan(1);
    expect(out).toContain('Too few playouts to tell yet.');
    expect(out).toContain('2 playouts of each answer by the tactical autopilot.');
    expect((await understory('host', 'advise', world, '--playouts', '2')).out).toBe(out);
  });

  it('says clearly why it can’t', async () => {
    const dice = kept('b.save.json', ({ ask }) => ask?.ask === 'roll');
    const over = kept('c.save.json', () => false);
    const said = await Promise.all([
      understory('host', 'advise', dice),
      understory('host', 'advise', over),
      understory('host', 'advise', dice, '--playouts', '0'),
    ]);
    expect(said.map((it) => it.code)).toEqual([2, 2, 2]);
    expect(said[0]?.err).toContain('waits for dice or a name');
    expect(said[1]?.err).toContain('there is nothing to advise');
    expect(said[2]?.err).toContain('from 1 to 10000');
  });
});
