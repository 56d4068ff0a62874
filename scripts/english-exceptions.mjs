/** Files, and folders with a slash at their end, that may look into what is said, and why. */
export const EXCEPTIONS = {
  'packages/host/src/second/cards/': 'reads cards',
  'packages/table/src/scenario/': 'reads scenarios',
  'packages/maker/src/scenario/': 'reads scenarios',
  'packages/maker/src/grid.ts': 'reads a square',
  'packages/maker/src/together/code.ts': 'reads a code',
  'packages/host/src/second/older-sheet.ts': 'reads sheets of before 0.5, which lack the facts',
  'apps/cli/src/commands/rules/': 'reads a rulebook',
  'apps/web/src/parts/rulebook/book.ts': 'finds a clause in its rulebook',
  'apps/cli/src/games/host/second/cards/': 'shows the text of a card',
  'apps/web/src/games/host/second/cards/': 'shows the text of a card',
  'packages/ink/src/host2/card-picture.ts': 'shows the text of a card',
  'apps/web/src/games/evil/story-dialog.tsx': 'reads the Markdown of a story',

  'packages/ink/src/lettering/lettering.ts': 'breaks lines',
  'apps/cli/src/shared/plain.ts': 'shows the words of strangers line by line',
  'apps/web/src/desk/beaded.tsx': 'sets beads for their signs',
  'apps/web/src/table/use-written.ts': 'writes letter by letter',
  'apps/web/src/desk/holds.ts': 'looks for what the person typed',
  'apps/web/src/words/runs-of.ts': 'says once what would be said twice in a row',
};
