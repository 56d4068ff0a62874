import { DwellersList } from '../dwellers-list.tsx';
import { GroupsList } from '../groups-list.tsx';
import { HostTable } from '../host-table.tsx';
import { useFirstGame } from './first-game.ts';
import { useKeepsWritten } from './keep-written.ts';
import { StepCard } from './step-card.tsx';

/** The table of the first edition. */
export function FirstTable() {
  useKeepsWritten(useFirstGame());
  return <HostTable step={<StepCard />} dwellers={<InTheDungeon />} />;
}

/** Who lives down there: once a people has come, those that can be taken over, and what is wild. */
function InTheDungeon() {
  const { world } = useFirstGame();
  return (
    <>
      {world.civs.length > 0 && <GroupsList />}
      <DwellersList wildOnly={world.civs.length > 0} />
    </>
  );
}
