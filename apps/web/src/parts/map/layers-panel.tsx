import { LAYER_NAMES, LAYERS, type LayerName, LOOKS, type LookName } from '@understory/ink';
import { useEffect, useRef } from 'react';
import { Choices } from '../../desk/choices.tsx';
import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import { MotionChoice } from '../motion/motion-choice.tsx';
import { AgeLayers } from '../pen/age-layers.tsx';

const LOOK_CHOICES = (Object.keys(LOOKS) as LookName[]).map((key) => ({ key, text: LOOKS[key].title }));

/** How the map is drawn, and which of its sheets are shown. */
export function LayersPanel({ onClose }: { onClose: () => void }) {
  const { look, hidden, faded } = useTable((table) => table.view);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const show = (name: LayerName, shown: boolean) =>
    changeView({ hidden: shown ? hidden.filter((it) => it !== name) : [...hidden, name] });
  return (
    <div
      ref={panel}
      className="layers-panel"
      role="dialog"
      aria-label="Look and layers"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Choices legend="Look" options={LOOK_CHOICES} value={look} onChoose={(it) => changeView({ look: it })} />
      <label className="check">
        <input type="checkbox" checked={faded} onChange={(event) => changeView({ faded: event.target.checked })} />
        Earlier ages shine through paler
      </label>
      <AgeLayers />
      <MotionChoice />
      <fieldset className="field">
        <legend>Layers</legend>
        <div className="layer-list">
          {LAYER_NAMES.map((name) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={!hidden.includes(name)}
                onChange={(event) => show(name, event.target.checked)}
              />
              {LAYERS[name]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
