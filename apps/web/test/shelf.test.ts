import { save } from '@understory/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '../src/desk/notices.ts';
import { removeCards, useOwnCards } from '../src/games/host/second/cards/own-cards.ts';
import { takeFiles, takePasted, takeText } from '../src/games/host/second/cards/take-cards.ts';
import { kinOf } from '../src/storage/family.ts';
import type { KeptGame, KeptWorld } from '../src/storage/kept-world.ts';
import { keyOf } from '../src/storage/read-world.ts';
import {
  allowAgain,
  BIN_KEEPS,
  keep,
  keepQuietly,
  keptGame,
  keptWorld,
  leftOf,
  putIntoBin,
  readShelf,
  removeForGood,
  shelfRoom,
  takeOutOfBin,
  useShelf,
} from '../src/storage/shelf.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import { putBack, rename, takeDown } from '../src/table/world-acts.ts';
import { kept } from './kept.ts';
import { playedTo } from './played.ts';

const saved = save(playedTo('on the shelf', () => true));
const gameOf = (id: string): KeptGame => ({ id, save: saved, view: FRESH_VIEW });
const put = (world: KeptWorld) => keep(world, gameOf(world.id), () => {});
const onTheShelf = () => useShelf.getState().worlds?.map(({ id }) => id);

/** A shelf with these worlds and no others. */
async function shelfOf(...worlds: readonly KeptWorld[]): Promise<void> {
  const room = await shelfRoom();
  for (const it of await room.worlds()) await room.remove(keyOf(it), Date.now());
  for (const it of await room.binned()) await room.unbin(keyOf(it));
  await readShelf();
  for (const it of worlds) await put(it);
}

describe('the shelf', () => {
  it('says so where the browser keeps nothing, and keeps worlds as long as the window is open', async () => {
    await shelfOf();
    expect(useShelf.getState().warning).toContain('until you close this window');
  });

  it('has what was last played first', async () => {
    await shelfOf(kept('old', { played: 1 }), kept('new', { played: 3 }), kept('between', { played: 2 }));
    expect(onTheShelf()).toEqual(['new', 'between', 'old']);
    await put(kept('old', { played: 4 }));
    expect(onTheShelf()).toEqual(['old', 'new', 'between']);
    expect(keptWorld('new')?.played).toBe(3);
    expect(keptWorld('nobody')).toBe(undefined);
  });

  it('has a place for a record that is damaged, and the others are whole', async () => {
    await shelfOf(kept('whole'));
    const room = await shelfRoom();
    const broken = [
      kept('named', { name: { of: 'nobody' } as never }),
      kept('tagged', { tags: 'deep' as never }),
      kept('kin', { kin: { root: 'whole' } as never }),
      { id: 'bare' } as KeptWorld,
    ];
    for (const it of broken) await room.putWorld(it);
    await readShelf();
    expect(onTheShelf()).toEqual(['whole']);
    expect(useShelf.getState().damaged.map(({ id }) => id)).toEqual(['named', 'tagged', 'kin', 'bare']);
    expect(await leftOf({ id: 'named', record: broken[0] })).toMatchObject({ world: { name: { of: 'nobody' } } });
    for (const { id } of broken) await removeForGood(id);
    expect(useShelf.getState().damaged).toEqual([]);
  });

  it('shows no world that was taken down, and shows it again when it is put back', async () => {
    await shelfOf(kept('one'), kept('other'));
    await putIntoBin(kept('one'), 5);
    expect(onTheShelf()).toEqual(['other']);
    await takeOutOfBin(kept('one', { played: 1 }));
    expect(onTheShelf()).toEqual(['one', 'other']);
  });

  it('keeps a world in the bin, or gone, whatever a window that still plays it has under way', async () => {
    await shelfOf(kept('played'), kept('other'));
    const room = await shelfRoom();
    // Another window puts it into the bin; this one doesn't know yet, and writes it.
    await room.bin({ id: 'played', since: Date.now(), forGood: false });
    await put(kept('played', { played: 7 }));
    await readShelf();
    expect([onTheShelf(), useShelf.getState().bin.map(({ id, played }) => [id, played])]).toEqual([
      ['other'],
      [['played', 7]],
    ]);
    // A write that was under way when the shelf was read, and is done now.
    await put(kept('played', { played: 8 }));
    expect(onTheShelf()).toEqual(['other']);
    // Another window removes it for good; this one has a write under way while it hears of it.
    const writing = put(kept('played', { played: 9 }));
    await room.remove('played', Date.now());
    await Promise.all([readShelf(), writing]);
    expect([onTheShelf(), useShelf.getState().bin, await keptGame('played')]).toEqual([['other'], [], undefined]);
    // And one that it hears of only afterwards.
    await room.put(kept('played'), gameOf('played'));
    await readShelf();
    expect([onTheShelf(), await keptGame('played')]).toEqual([['other'], undefined]);
    await allowAgain('played');
    await put(kept('played'));
    await readShelf();
    expect(onTheShelf()?.sort()).toEqual(['other', 'played']);
  });

  it('keeps in the bin what was removed, for thirty days, with the play that was taken back from it', async () => {
    const [tree, lost] = [kept('tree'), kinOf(kept('tree'), { name: 'lost', step: 20, at: 'Turn 2' }, true)];
    await shelfOf(tree, kept('lost', { kin: lost }), kept('other'));
    const inTheBin = () => useShelf.getState().bin.map(({ id }) => id);
    const isMissing = async (id: string) => (await keptGame(id)) === undefined;
    await takeDown(tree);
    expect([onTheShelf(), inTheBin().sort()]).toEqual([['other'], ['lost', 'tree']]);
    await readShelf();
    expect([onTheShelf(), inTheBin().sort(), await isMissing('tree')]).toEqual([['other'], ['lost', 'tree'], false]);
    const [binned] = useShelf.getState().bin.filter(({ id }) => id === 'tree');
    if (!binned?.removed) throw new Error('it is not in the bin');
    await putBack(binned);
    expect([onTheShelf()?.sort(), inTheBin()]).toEqual([['lost', 'other', 'tree'], []]);
    await takeDown(tree);
    const { bin } = useShelf.getState();
    for (const it of bin) await putIntoBin(it, Date.now() - BIN_KEEPS - 1);
    await readShelf();
    expect([inTheBin(), await isMissing('tree'), await isMissing('lost')]).toEqual([[], true, true]);
  });

  it('gives a world another name in all its branches, and a branch one of its own', async () => {
    const tree = kept('tree');
    await shelfOf(tree, kept('branch', { kin: kinOf(tree, { name: 'From Turn 2', step: 20, at: 'Turn 2' }, true) }));
    await rename(tree, 'Orrin');
    const branch = keptWorld('branch');
    expect([keptWorld('tree')?.name, branch?.name]).toEqual(['Orrin', 'Orrin']);
    if (branch) await rename(branch, 'The dry year');
    expect(keptWorld('branch')).toMatchObject({ name: 'Orrin', kin: { name: 'The dry year', takenBack: false } });
  });

  it('forgets a world that is removed for good, and hands its branches on', async () => {
    const tree = kept('tree');
    const branch = kept('branch', { kin: kinOf(tree, { name: 'branch', step: 20, at: 'Turn 2' }) });
    await shelfOf(tree, branch, kept('twig', { kin: kinOf(branch, { name: 'twig', step: 40, at: 'Turn 5' }) }));
    await removeForGood('branch');
    expect(await keptGame('branch')).toBe(undefined);
    expect((await (await shelfRoom()).worlds()).map(keyOf)).toEqual(['tree', 'twig']);
    expect(keptWorld('twig')?.kin).toMatchObject({ parent: 'tree', step: 20, at: 'Turn 2' });
  });

  it('tells once that there is no room left, and again only after something was kept', async () => {
    await shelfOf(kept('kept before'));
    const room = await shelfRoom();
    const full = vi.spyOn(room, 'put').mockRejectedValue(new Error('full'));
    const troubles = async () => {
      useNotices.setState({ trouble: null });
      expect(await put(kept('one more'))).toBe(false);
      return useNotices.getState().trouble?.title ?? null;
    };
    expect(await troubles()).toBe('This world could not be kept');
    expect(await troubles()).toBe(null);
    expect(keptWorld('one more')).toBe(undefined);
    full.mockRestore();
    expect(await put(kept('one more'))).toBe(true);
    vi.spyOn(room, 'put').mockRejectedValueOnce(new Error('full'));
    expect(await troubles()).toBe('This world could not be kept');
  });

  it('asks nobody about what nobody asked for: a picture for which there is no room left', async () => {
    await shelfOf(kept('drawn'));
    const room = await shelfRoom();
    vi.spyOn(room, 'putWorld').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    useNotices.setState({ trouble: null });
    await keepQuietly(kept('drawn', { thumbnail: 'data:,new' }));
    expect(useNotices.getState().trouble).toBe(null);
    expect(useShelf.getState().warning).toContain('no room left');
    // An answer that finds no room either is another matter, and then the warning goes when something is kept.
    vi.spyOn(room, 'put').mockRejectedValueOnce(new Error('full'));
    expect(await put(kept('drawn'))).toBe(false);
    expect(useNotices.getState().trouble?.title).toBe('This world could not be kept');
    expect([await put(kept('drawn')), useShelf.getState().warning]).toEqual([true, null]);
  });
});

describe('files of cards', () => {
  const moles = 'card Clockwork Moles\ntags neutral, miner\nstart ●●○\nalways exploit ore\none of:\n- scout\n';
  const names = () => useOwnCards.getState().files.map(({ file }) => file);
  // Other tests begin worlds, and whatever cards are left go into them.
  afterEach(async () => {
    for (const file of names()) await removeCards(file);
  });

  it('are kept by name, and gone when they are removed', async () => {
    await takeText(moles, 'moles.card');
    await takeText(moles.replace('Clockwork Moles', 'Bats'), 'bats.card');
    expect(names()).toEqual(['bats.card', 'moles.card']);
    await removeCards('bats.card');
    expect(names()).toEqual(['moles.card']);
    expect((await (await shelfRoom()).cards()).map(({ file }) => file)).toEqual(['moles.card']);
  });

  it('do not take the place of the player’s own unless that is said, and then can be had back', async () => {
    const textOf = (file: string) => useOwnCards.getState().files.find((it) => it.file === file)?.text;
    const strange = `${moles}- breed\n`;
    await takePasted(moles);
    useNotices.setState({ trouble: null, toasts: [] });
    await takePasted(strange);
    expect(textOf('clockwork-moles.card')).toBe(moles);
    expect(useNotices.getState().trouble?.title).toBe('You have a “clockwork-moles.card” already');
    useNotices.getState().trouble?.action?.run();
    await vi.waitFor(() => expect(textOf('clockwork-moles.card')).toBe(strange));
    await vi.waitFor(() => expect(useNotices.getState().toasts).toHaveLength(1));
    useNotices.getState().toasts[0]?.action?.run();
    expect(textOf('clockwork-moles.card')).toBe(moles);
  });

  it('are not even read if they are huge, and the player is told why', async () => {
    useNotices.setState({ trouble: null });
    await takeFiles([{ name: 'film.card', size: 1e9 } as File]);
    expect(useNotices.getState().trouble).toMatchObject({ title: '“film.card” was not taken' });
    expect(names()).toEqual([]);
  });
});
