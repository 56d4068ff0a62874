import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HISTORIES } from '../src/games/editions.ts';
import { HistoryChoice } from '../src/screens/shelf/history-choice.tsx';

const [second] = HISTORIES;
const first = {
  ...second,
  edition: '1',
  title: 'How to Host a Dungeon, first edition',
  about: 'As it was first told.',
};
const choice = (histories: typeof HISTORIES, chosen = second) =>
  renderToStaticMarkup(<HistoryChoice histories={histories} chosen={chosen} onChoose={() => {}} />);

describe('by which rules a world is begun', () => {
  it('is not asked while there is one book', () => {
    expect(choice([second])).toBe('');
  });

  it('is asked of each book there is, with what the chosen one is about', () => {
    const asked = choice([second, first], first);
    expect(asked.match(/type="radio"/g)).toHaveLength(2);
    expect(asked).toContain(second.title);
    expect(asked).toMatch(/checked=""[^>]*\/>How to Host a Dungeon, first edition/);
    expect(asked).toContain('As it was first told.');
  });
});
