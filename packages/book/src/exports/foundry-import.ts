/** TA-FVT-05: the same for all worlds; it holds no data of a world, reads nothing but the file it is given, and calls nothing outside. */
export const MACRO = `// Understory: takes bundle.json into this world. Run it as a script macro.
const input = document.createElement('input');
input.type = 'file';
input.accept = '.json,application/json';
input.addEventListener('change', async () => {
  const [file] = input.files ?? [];
  if (!file) return;
  let bundle;
  try {
    bundle = JSON.parse(await file.text());
  } catch (error) {
    ui.notifications.error('This is no JSON file: ' + error.message);
    return;
  }
  if (bundle.format !== 'understory/foundry' || bundle.version !== 1) {
    ui.notifications.error('This is no bundle of Understory that this macro knows.');
    return;
  }
  const counts = { made: 0, renewed: 0 };
  // Pins need their journals, and everything needs its folder: so this order.
  const kinds = [
    [Folder, bundle.folders],
    [JournalEntry, bundle.journal],
    [RollTable, bundle.tables],
    [Scene, bundle.scenes],
  ];
  for (const [kind, documents] of kinds) {
    for (const source of documents ?? []) {
      const old = game.collections.get(kind.documentName).get(source._id);
      if (old) {
        if (kind !== Folder) await old.importFromJSON(JSON.stringify(source));
        counts.renewed += 1;
        continue;
      }
      const data = (await kind.implementation.fromImport(source)).toObject();
      await kind.implementation.create({ ...data, _id: source._id, folder: source.folder ?? null }, { keepId: true, keepEmbeddedIds: true });
      counts.made += 1;
    }
  }
  ui.notifications.info('Understory: ' + counts.made + ' made, ' + counts.renewed + ' renewed.');
});
input.click();
`;
