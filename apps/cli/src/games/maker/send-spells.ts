import { isCancel, text } from '@clack/prompts';
import { type Order, picture, SPELL_ROWS, type SpellRow, spellText, type World } from '@understory/maker';

/** Ask whom each spell that was not cast goes to (DM-SPL-02). */
export async function askedOrders(world: World): Promise<Order[]> {
  const orders: Order[] = [];
  for (const row of leftOver(world)) {
    const given = await text({
      message: `${row.spell} was not cast. Send it to a rival as ${row.rival.name} (${spellText(row.rival.name)})? Type who and which hero, as Ben 3; nothing keeps it.`,
      validate: (it = '') =>
        it.trim() === '' || orderIn(it, row) ? undefined : 'A name and the number of a hero, 1 to 5.',
    });
    if (isCancel(given)) return orders;
    const order = orderIn(given ?? '', row);
    if (order) orders.push(order);
  }
  return orders;
}

function leftOver(world: World): SpellRow[] {
  const spells = picture(world).sheets[0]?.spells ?? [];
  return SPELL_ROWS.filter((row) => spells.some((it) => it.spell === row.spell && !it.isCast));
}

/** `Ben 3` */
export function orderIn(typed: string, { spell }: SpellRow): Order | null {
  const [, target = '', hero] = /^(.+?)[\s:,]+([1-5])$/.exec(typed.trim()) ?? [];
  return target === '' ? null : { spell, target, hero: Number(hero) };
}
