import { type Acting, groupFields } from '@understory/host';
import { groupSheet, type PlaytestWorld, playtestEdition, playtestView } from '@understory/host/playtest';

const { telling, time } = playtestEdition;

/** The sheet of whoever acts: what it has, its seasons or steps with the one that is played, its moves or what it may build; null for others. */
export function sheetOf(world: PlaytestWorld, { id }: Acting['group']): string | null {
  const acting = playtestView.acting({ world, ask: null, moment: null });
  if (acting?.group.id !== id) return null;
  const { group, steps, step } = acting;
  const { population, treasure, bonus } = groupFields(world, group);
  return [
    `${group.name}: ${population} ●  ${treasure} ○${bonus > 0 ? '  ★' : ''}   ${time.turn(world.journal)}`,
    ...steps.map(({ clause }, i) => {
      const { text, does } = telling.option(world, { topic: { kind: 'steps of a turn' } }, { key: clause });
      return `${i === step ? '▸' : ' '} ${text.padEnd(20)} ${does}  (${clause})`;
    }),
    ...acting.buildables().map(({ name, topic, built, whyNot }) => {
      const { text, does } = telling.option(world, { topic }, { key: name });
      return `  ${built ? '✓' : whyNot ? '·' : '★'} ${text}, ${does}`;
    }),
    ...movesOf(world, id),
  ].join('\n');
}

/** Its table of moves, and whom it is bound to or parted from. */
function movesOf(world: PlaytestWorld, id: string): string[] {
  const sheet = groupSheet(world, id);
  if (!sheet) return [];
  return [
    ...sheet.moves.map(({ total, key, isNow }) => {
      const { text, does } = telling.option(world, { topic: { kind: 'the moves' } }, { key });
      return `${isNow ? '▸' : ' '} ${total.padEnd(11)} ${text}: ${does}`;
    }),
    ...(sheet.allies.length > 0 ? [`  Allied with ${sheet.allies.join(', ')}`] : []),
    ...(sheet.walledOff.length > 0 ? [`  Walled off from ${sheet.walledOff.join(', ')}`] : []),
  ];
}
