import type { Draft } from './draft.ts';
import type { MonsterCard, Telling, VillainCard } from './tree/card.ts';

/** H2-CRD-104: what is left out has its default. */
export function monsterOf(draft: Draft, file: string, to: number): MonsterCard {
  const { name, title, spawns, always, ifs, options, rules } = draft;
  const kind = draft.kind ?? 'denizen';
  const at = { from: title.from, to: title.to };
  return {
    what: 'card',
    name,
    file,
    kind,
    tags: (draft.tags ?? []).map((it) => it.text),
    start: draft.start ?? (kind === 'overlay' ? [] : [{ symbol: '●', count: 2, ...at }]),
    lair: draft.lair ?? 'cave',
    unique: draft.unique !== null,
    set: draft.set ?? 'core',
    ...tellingOf(draft),
    spawns,
    always,
    ifs,
    options,
    rules,
    from: title.from,
    to,
  };
}

/** The checks have seen to it that it has a path and a victory. */
export function villainOf(draft: Draft, file: string, to: number): VillainCard {
  const { name, title, setup, spawns, always, ifs, options, rules, finish } = draft;
  const path = draft.path === '○' ? '○' : '●';
  const winsWhen = draft.wins ?? 'every stratum is corrupted';
  return {
    what: 'villain',
    name,
    file,
    path,
    ...tellingOf(draft),
    setup,
    spawns,
    always,
    ifs,
    options,
    rules,
    finish,
    winsWhen,
    from: title.from,
    to,
  };
}

function tellingOf({ noun, solitary, pronoun, culture, says }: Draft): Telling {
  return { noun, solitary: solitary !== null, pronoun, culture, says };
}
