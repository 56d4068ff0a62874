import { centreOf } from '@understory/page';
import type { Rule } from '@understory/table';
import { moveBead, putBead } from '../../../beads.ts';
import { note } from '../../../world.ts';
import { label } from '../../draw.ts';
import { newRoom } from '../rooms.ts';
import { jinnAtStone, type MagicianCiv, VAULT, vaults } from './magician-civ.ts';
import { joinUp } from './roads.ts';

/** A Vault is looked for round the point so far under the Stone's foot (H2-MAG-09). */
const UNDER = 2;

/** H2-MAG-06: a Jinn comes to the Stone. */
export function* summon({ world, group, stone }: MagicianCiv): Rule {
  const text = 'A Jinn is bound to the Summoning Stone.';
  note(world, { kind: 'gained', clause: 'H2-MAG-06', group: group.id, bead: 'treasure', piece: stone.id, text }, [
    putBead(world, stone, { kind: 'treasure', owner: group.id }),
  ]);
}

/** H2-MAG-09, -13: a Vault under the Stone, joined to it, takes all the Jinn there, however many. */
export function* buildVault(civ: MagicianCiv): Rule {
  const { world, group, stone, foot } = civ;
  const clause = 'H2-MAG-09';
  const kin = [stone, ...vaults(civ)];
  const by = { x: foot.x, y: foot.y + UNDER };
  const vault = yield* newRoom(civ, { clause, sort: VAULT, title: 'a Vault', by, joined: false });
  const nearest = world.page.nearest(vault.shape, kin) ?? stone;
  yield* joinUp(civ, clause, nearest, vault);
  note(
    world,
    {
      kind: 'built',
      clause,
      group: group.id,
      construction: VAULT,
      piece: vault.id,
      text: `${group.name} built a Vault.`,
    },
    [{ do: 'build', group: group.id, what: VAULT }],
  );
  // One label speaks for them all (H2-CIV-08).
  if (kin.length === 1) label(world, 'H2-CIV-08', vault.id, 'Vaults', centreOf(vault.shape), 'small');
  for (const jinn of jinnAtStone(civ)) {
    const text = 'A Jinn is shut away in the Vault.';
    note(world, { kind: 'moved', clause, group: group.id, bead: 'treasure', piece: vault.id, text }, [
      moveBead(world, jinn, vault),
    ]);
  }
}
