import { DwellersList } from '../dwellers-list.tsx';
import { GroupsList } from '../groups-list.tsx';
import { HostTable } from '../host-table.tsx';
import { usePlaytestGame } from './playtest-game.ts';
import { StepCard } from './step-card.tsx';

/** The table of the playtest rules. */
export function PlaytestTable() {
  return <HostTable step={<StepCard />} dwellers={<InTheDungeon />} />;
}

/** Who lives down there: once the elves have come, those that can be taken over, and what is wild. */
function InTheDungeon() {
  const { world } = usePlaytestGame();
  return (
    <>
      {world.elves && <GroupsList />}
      <DwellersList wildOnly={world.elves !== null} />
    </>
  );
}
