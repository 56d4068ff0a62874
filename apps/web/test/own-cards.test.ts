import { describe, expect, it } from 'vitest';
import {
  cardFileName,
  checked,
  LONGEST_FILE,
  nameOfText,
  whyNotTaken,
} from '../src/games/host/second/cards/checked.ts';
import { cardsOn } from '../src/games/host/second/cards/own-cards.ts';

const moles = 'card Clockwork Moles\ntags neutral, miner\nstart ●●○\nalways exploit ore\none of:\n- scout\n';

describe('a card of the player’s own', () => {
  it('is right if nothing in it is wrong', () => {
    const { cards, problems, right } = checked({ file: 'moles.card', text: moles });
    expect({ names: cards.map(({ name }) => name), problems, right }).toEqual({
      names: ['Clockwork Moles'],
      problems: [],
      right: true,
    });
  });

  it('is told what is wrong, where, and what was meant', () => {
    const { problems, right } = checked({ file: 'moles.card', text: moles.replace('exploit', 'expolit') });
    expect(right).toBe(false);
    expect(problems).toMatchObject([{ line: 4, column: 8, expected: 'an action', meant: 'exploit' }]);
  });

  it('may take the place of a card of the game', () => {
    expect(checked({ file: 'my.card', text: moles.replace('Clockwork Moles', 'Goblins') }).right).toBe(true);
  });

  it('is not right if there is no card in the file at all', () => {
    expect(checked({ file: 'notes.card', text: '# only a remark\n' }).right).toBe(false);
  });

  it('is refused if it is empty or huge, or one too many', () => {
    expect(whyNotTaken(' \n', 0)).toBe('There is nothing in it.');
    expect(whyNotTaken('x'.repeat(LONGEST_FILE + 1), 0)).toContain('Cut it into several.');
    expect(whyNotTaken(moles, 100)).toContain('remove one first');
    expect(whyNotTaken(moles, 99)).toBe(null);
  });

  it('is kept under a plain name', () => {
    expect(cardFileName('../../moles.card')).toBe('....moles.card');
    expect(cardFileName('moles.txt')).toBe('moles.card');
    expect(cardFileName('\u0000')).toBe('cards.card');
    expect(nameOfText(moles)).toBe('clockwork-moles.card');
    expect(nameOfText('no card')).toBe('pasted.card');
  });

  it('comes into a new world only if it is right and switched on', () => {
    const kept = (on: boolean, right: boolean) => ({ file: `${on} ${right}`, text: moles, on, right });
    const files = [kept(true, true), kept(true, false), kept(false, true)];
    expect(cardsOn(files).map(({ file }) => file)).toEqual(['true true']);
  });
});
