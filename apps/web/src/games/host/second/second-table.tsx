import { HostTable } from '../host-table.tsx';
import { InTheDungeon } from './in-the-dungeon.tsx';
import { StepCard } from './step-card.tsx';

/** The table of the second edition. */
export function SecondTable() {
  return <HostTable step={<StepCard />} dwellers={<InTheDungeon />} />;
}
