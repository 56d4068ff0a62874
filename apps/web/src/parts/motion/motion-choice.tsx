import { Choices } from '../../desk/choices.tsx';
import type { Motion } from '../../storage/table-view.ts';
import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';

const MOTION_CHOICES: readonly { readonly key: Motion; readonly text: string }[] = [
  { key: 'off', text: 'At once' },
  { key: 'brisk', text: 'Briskly' },
  { key: 'slow', text: 'Slowly' },
];

/** How what happens is shown on the map. */
export function MotionChoice() {
  const motion = useTable((table) => table.view.motion);
  return (
    <Choices
      legend="What happens is shown"
      options={MOTION_CHOICES}
      value={motion}
      onChoose={(it) => changeView({ motion: it })}
    />
  );
}
