import type { Clause } from '@understory/table';

/** H2-ELF-10: what a colony is for, fixed by its site. */
export const COLONY_TYPES = ['mining', 'processing', 'military'] as const;
export type ColonyType = (typeof COLONY_TYPES)[number];

/** H2-ELF-31 to -33: how colonies look. */
export const LOOKS = {
  mining: {
    clause: 'H2-ELF-31',
    looks: [
      'open pit with chain gangs',
      'quarry with monstrous diggers',
      'maze of hard-rock tunnels',
      'oil or gas field with hired crews',
    ],
  },
  processing: { clause: 'H2-ELF-32', looks: ['foundry', 'forge', 'chemical works', 'distillery of mana'] },
  military: {
    clause: 'H2-ELF-33',
    looks: ['camp of hot-headed young nobles', 'school of apprentice wizards', 'raiders’ fort'],
  },
} as const satisfies Readonly<Record<ColonyType, { readonly clause: Clause; readonly looks: readonly string[] }>>;
export type ColonyLook = (typeof LOOKS)[ColonyType]['looks'][number];
