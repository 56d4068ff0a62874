import type { Picture } from '@understory/evil';
import pc from 'picocolors';

const ENDS = {
  ultimate: 'Ultimate victory: Kora leaves with all three deeds done.',
  minor: 'Minor victory: Kora leaves with something done.',
  defeat: 'Defeat: Kora is dead.',
} as const;

/** What lies beside the map (DE-MAP-04): track, character card, items, decks. */
export function tableView(picture: Picture): string {
  const { life, dice, round, track, items, decks, objectives } = picture;
  const hearts = `${pc.red('♥'.repeat(life))}${pc.dim('♡'.repeat(6 - life))}`;
  const sides = (many: number) => (many === 0 ? '–' : `d${many}`);
  const lines = [
    `Round ${round}   ${hearts} Life ${life}   Combat ${sides(dice.combat)}  Defense ${sides(dice.defense)}  Speed ${sides(dice.speed)}`,
    `Track    ${track.map((it) => `${it.space}: ${held(it) || '–'}`).join('   ')}`,
    `Items    ${items.map((it) => `${it.name}${it.many > 1 ? ` × ${it.many}` : ''}`).join(', ') || 'none'}`,
    `Done     ${done(objectives).join(', ') || 'nothing yet'}`,
    `Left     ${decks.events} events; ${decks.search.join(', ')} search cards and ${decks.stacks.join(', ')} tiles on Level I, II, III`,
  ];
  if (picture.result) lines.push(pc.bold(ENDS[picture.result]));
  return lines.join('\n');
}

function held({ goblins, skeletons, grislyk }: Picture['track'][number]): string {
  return [
    goblins > 0 ? `${goblins} goblin${goblins === 1 ? '' : 's'}` : '',
    skeletons > 0 ? `${skeletons} skeleton${skeletons === 1 ? '' : 's'}` : '',
    grislyk ? 'Grislyk' : '',
  ]
    .filter((it) => it !== '')
    .join(', ');
}

function done({ book, crucible, grislyk }: Picture['objectives']): string[] {
  return [
    ...(book ? ['the Book of Lore held'] : []),
    ...(crucible ? ['the Black Crucible destroyed'] : []),
    ...(grislyk ? ['Grislyk slain'] : []),
  ];
}
