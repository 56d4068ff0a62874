import { expect, type Locator, type Page } from '@playwright/test';
import { secondEdition, secondOptions, secondView } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { answerByClicking, ask, faults, goneOn, over, playedOn, prompt, recordOf, setUpWorld, told } from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const PEOPLE = { key: 'magicians', called: 'The Magicians' } as const;

/** The decisions of a history whose person leaves each to fate, but for the people. */
function decisionsOf(seed: string): number {
  const options = secondOptions({ firstGame: true });
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices: 'person' }) });
  let count = 0;
  while (game.ask) {
    const { ask, world } = game;
    if (ask.ask !== 'roll' && ask.by !== 'chance' && secondView.detail({ world, ask }) === null) count++;
    if (ask.topic.kind === 'which people') game.answer(PEOPLE.key);
    else game.letAnswer(game.hand === 'person' ? 'story' : game.hand);
  }
  return count;
}

test('a whole history by hand takes a press for each decision, and no more', async ({ page }) => {
  test.slow();
  await setUpWorld(page, { seed: 'press 3' });
  let presses = 0;
  for (; presses < 400 && !(await over(page).count()); presses++) {
    const before = await told(page);
    const people = ask(page).getByRole('button', { name: new RegExp(`^${PEOPLE.called}`) });
    const name = ask(page).getByRole('button', { name: 'Name it so' });
    const fate = ask(page).getByRole('button', { name: /^Let fate decide/ });
    // A line may be told a moment before what comes next is asked.
    await expect(name.or(fate).or(over(page)).first()).toBeVisible();
    if ((await prompt(page).textContent())?.startsWith('Which people')) await people.click();
    else if (await name.count()) await name.click();
    else if (await fate.count()) await fate.click();
    else break;
    await goneOn(page, before);
  }
  expect(presses).toBe(decisionsOf('press 3'));
});

test.describe('dice that nobody presses for', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Press for fate, and in the moment that dice fall by themselves, for seeing the rest at once: how many dice were tumbling, 0 if none fell. */
  const pressAndHurry = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const named = (name: string) =>
            [...document.querySelectorAll('button')].find((it) => it.textContent?.startsWith(name));
          const asked = document.querySelector('#ask h2')?.textContent;
          const watch = new MutationObserver(() => {
            const goOn = named('Go on');
            if (!goOn && document.querySelector('#ask h2')?.textContent === asked) return;
            watch.disconnect();
            const tumbling = document.querySelectorAll('.tumbling').length;
            goOn?.click();
            done(goOn ? tumbling : 0);
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
          named('Let fate decide')?.click();
        }),
    );

  test('are seen falling, and a press shows at once what they bring', async ({ page }) => {
    await setUpWorld(page, { seed: 'falling' });
    const fate = page.getByRole('button', { name: /^Let fate decide/ });
    let tumbling = 0;
    for (let asked = 0; asked < 12 && tumbling === 0; asked++) {
      await expect(fate).toBeVisible();
      tumbling = await pressAndHurry(page);
    }
    expect(tumbling).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: /^Go on/ })).toHaveCount(0);
    await expect(page.locator('.answers button').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

/** Carry what has the focus about by keys, in ever wider rounds, until it may lie where it is; then put it down. */
async function carryByKeys(page: Page): Promise<void> {
  const said = page.getByTestId('said');
  for (let round = 2; round < 24; round++) {
    const arrow = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][round % 4] as string;
    for (let i = 0; i < round; i++) {
      await page.keyboard.press(arrow);
      if (round > 3 && (await said.textContent()) === 'It may lie here.') {
        await page.keyboard.press('Enter');
        return;
      }
    }
  }
}

async function middleOf(it: Locator): Promise<{ x: number; y: number }> {
  const box = await it.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const WHAT_IT_DOES = /^What will .+ do\?$/;
const ways = (page: Page) => page.getByRole('menu').getByRole('menuitem');

/** To where a group is asked what it does, and the menu of who may decide that. */
async function openWays(page: Page): Promise<void> {
  for (let i = 0; i < 12 && !WHAT_IT_DOES.test((await prompt(page).textContent()) ?? ''); i++)
    await answerByClicking(page);
  await page.keyboard.press('g');
  await expect(ways(page).first()).toBeFocused();
}

/** One control gives a choice away: this once, whenever it is asked, for the group, or for everybody until the next age. */
async function givenAway(page: Page): Promise<void> {
  await openWays(page);
  await expect(ways(page).locator('b')).toHaveText([
    'This once',
    'This once, blindly',
    'Whenever this is asked',
    /^For .+, from now on$/,
    'For everybody, until the next age',
  ]);
  const before = await told(page);
  await page.keyboard.press('Enter');
  await goneOn(page, before);

  await openWays(page);
  const asked = (await prompt(page).textContent()) ?? '';
  const group = /^For (.+), from now on$/.exec((await ways(page).locator('b').nth(3).textContent()) ?? '')?.[1] ?? '';
  await ways(page).nth(3).click();
  await expect(page.getByLabel(`Who plays ${group}`)).toHaveValue('story');
  await expect(prompt(page)).not.toHaveText(asked);

  await openWays(page);
  await ways(page).nth(2).click();
  await playedOn(page);
  // Nobody is asked that again, until it is taken back.
  for (let i = 0; i < 3 && !(await over(page).count()); i++) {
    expect(await prompt(page).textContent()).not.toMatch(WHAT_IT_DOES);
    await answerByClicking(page);
  }
  await page.keyboard.press('h');
  const usual = page.getByRole('dialog', { name: 'Whose hands' });
  await look(page, 'hands-usual-1440');
  await usual.getByRole('button', { name: /^Ask me again/ }).click();
  await page.keyboard.press('Escape');

  await openWays(page);
  await ways(page).nth(4).click();
  await playedOn(page);
  await expect(page.locator('.card h2')).not.toHaveText('Age of Monsters');
}

test('a room that was laid as usual, and a bead of the group that acts, are moved by keys or by a pointer', async ({
  page,
}) => {
  test.slow();
  await setUpWorld(page, { seed: 'dragged', page: 'Notebook' });
  await page.getByRole('button', { name: /^Age/ }).click();
  await playedOn(page);
  const room = page.locator('.grip.new');
  for (let asked = 0; asked < 40 && !(await room.count()); asked++) await answerByClicking(page);
  await expect(room.first()).toBeVisible();
  const asked = await prompt(page).textContent();
  const before = await recordOf(page);
  await look(page, 'room-grip-1440');
  expect(await faults(page)).toEqual([]);
  await room.first().focus();
  await carryByKeys(page);
  await expect.poll(() => recordOf(page)).not.toEqual(before);
  expect(await prompt(page).textContent()).toBe(asked);
  await expect(page.getByText(/You pointed at/).first()).toBeVisible();
  await expect(page.locator('.toast')).toContainText('It lies elsewhere now');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => recordOf(page)).toEqual(before);

  // Some answers later it is no longer new, and moved as before, or it is said first what does not fit.
  const older = page.locator('.grip.place:not(.new)');
  for (let since = 0; since < 8 && !(await older.count()); since++) await answerByClicking(page);
  const later = await recordOf(page);
  await older.first().focus();
  await look(page, 'older-room-1440');
  await carryByKeys(page);
  const lay = page.getByRole('button', { name: 'Lay it there' });
  const notice = page.locator('.toast', { hasText: 'It lies elsewhere now' });
  await expect(lay.or(notice)).toBeVisible();
  if (await lay.count()) await lay.click();
  await expect.poll(() => recordOf(page)).not.toEqual(later);
  await look(page, 'older-room-laid-1440');
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: /^Age/ }).click();
  await playedOn(page);
  const bead = page.locator('.grip.bead');
  for (let turns = 0; turns < 60 && !(await bead.count()); turns++) await answerByClicking(page);
  await expect(bead.first()).toBeVisible();
  await bead.first().focus();
  await carryByKeys(page);
  const ghost = page.locator('.grip.bead .ghost');
  await expect(ghost).toHaveCount(1);
  const there = await middleOf(ghost);
  // A pointer that carries it into the sky is told so, and carries another one to where the first is to go.
  await dragTo(page, await middleOf(bead.first().locator('circle').first()), { x: 700, y: 100 });
  await expect(page.getByText('It may not lie there.').first()).toBeVisible();
  await dragTo(page, await middleOf(bead.last().locator('circle').first()), there);
  await expect(ghost).toHaveCount(2);
  // A press that stays where it is is a click, beside the middle of a bead too.
  const still = await middleOf(bead.last().locator('circle').first());
  const lies = await middleOf(ghost.last());
  await page.mouse.click(still.x + 7, still.y + 2);
  expect(await middleOf(ghost.last())).toEqual(lies);
  await expect(page.locator('.refused-here')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await look(page, 'bead-wished-1440');
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'bead-wished-390');
  await page.keyboard.press('g');
  await expect(page.getByRole('menu')).toBeVisible();
  await look(page, 'give-away-390');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('g');
  await look(page, 'give-away-1440');
  await page.getByRole('menuitem', { name: /^This once, blindly/ }).click();
  await expect(page.locator('.grip.bead .way')).toHaveCount(0);
  await givenAway(page);
});
