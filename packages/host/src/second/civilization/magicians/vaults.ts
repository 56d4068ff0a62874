import { centreOf } from '@understory/page';
import type { Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { label } from '../../draw.ts';
import { note } from '../../note.ts';
import { noteBuilt } from '../build.ts';
import { gainIn } from '../gains.ts';
import { newRoom } from '../rooms.ts';
import { jinnAtStone, type MagicianCiv, vaults } from './magician-civ.ts';
import { joinUp } from './roads.ts';
import { VAULT } from './sorts.ts';

/** A Vault is looked for round the point this far under the Stone's foot (H2-MAG-09). */
const UNDER = 2;

/** H2-MAG-06: a Jinn comes to the Stone. */
export function* summon(civ: MagicianCiv): Rule {
  gainIn(civ, 'H2-MAG-06', 'treasure', civ.stone, { deed: 'summon', from: { piece: civ.stone.id } });
}

/** H2-MAG-09, -13: a Vault under the Stone, joined to it, takes all the Jinn there, however many. */
export function* buildVault(civ: MagicianCiv): Rule {
  const { world, group, stone, foot } = civ;
  const clause = 'H2-MAG-09';
  const kin = [stone, ...vaults(civ)];
  const by = { x: foot.x, y: foot.y + UNDER };
  const vault = yield* newRoom(civ, { clause, sort: VAULT, what: { kind: 'Vault' }, by, joined: false });
  const nearest = world.page.nearest(vault.shape, kin) ?? stone;
  yield* joinUp(civ, clause, nearest, vault);
  const cause = noteBuilt(civ, clause, VAULT, vault, { as: VAULT });
  // One label speaks for them all (H2-CIV-08).
  if (kin.length === 1)
    label(world, 'H2-CIV-08', vault.id, { kind: 'several of', of: { kind: 'Vault' } }, centreOf(vault.shape), 'small');
  for (const jinn of jinnAtStone(civ)) {
    const moved = { kind: 'moved', clause, group: group.id, bead: 'treasure', from: stone.id } as const;
    const put = moveBead(world, jinn, vault);
    note(world, { ...moved, piece: vault.id, beads: [put.bead.id], cause }, [put]);
  }
}
