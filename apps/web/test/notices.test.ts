import { describe, expect, it, vi } from 'vitest';
import { dropToast, tellTrouble, toast, toastLater, useNotices } from '../src/desk/notices.ts';
import { withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('a toast', () => {
  it('goes by itself, or is taken while there is time', () => {
    const told: string[] = [];
    const texts = () => useNotices.getState().toasts.map(({ text }) => text);
    useNotices.setState({ toasts: [] });
    toast('One is gone.');
    vi.advanceTimersByTime(4000);
    toast('Another is gone.', { action: { label: 'Undo', run: () => told.push('undone') } });
    expect(texts()).toEqual(['One is gone.', 'Another is gone.']);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['Another is gone.']);
    toastLater('There was time for this.');
    expect(texts()).toEqual(['Another is gone.']);
    dropToast(useNotices.getState().toasts[0]?.id ?? 0, true);
    expect([texts(), told]).toEqual([['There was time for this.'], ['undone']]);
  });
});

it('trouble is told in the words of what went wrong', () => {
  tellTrouble('Oh', new Error('The die fell off.'));
  expect(useNotices.getState().trouble).toMatchObject({ title: 'Oh', text: 'The die fell off.' });
  tellTrouble('Oh', 'It is gone.');
  expect(useNotices.getState().trouble).toMatchObject({ title: 'Oh', text: 'It is gone.' });
});
