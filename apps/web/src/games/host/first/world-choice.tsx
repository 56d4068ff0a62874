import type { FirstOptions } from '@understory/host/first';
import { useId } from 'react';
import { WORLD_SKETCHES } from './world-sketches.ts';
import './world-choice.css';

type World = FirstOptions['world'];

interface WorldChoiceProps {
  readonly keys: readonly World[];
  readonly value: World;
  readonly onChoose: (world: World) => void;
}

/** H1-GEN-T2.7: the page as usual, one of the alternate worlds, or a roll for it, each with its picture. */
export function WorldChoice({ keys, value, onChoose }: WorldChoiceProps) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>World</legend>
      <div className="choices worlds-choice">
        {keys.map((key) => (
          <label key={key}>
            <input type="radio" name={name} checked={key === value} onChange={() => onChoose(key)} />
            <svg viewBox="0 0 28 20" width="84" height="60" aria-hidden="true">
              <path d={WORLD_SKETCHES[key]} />
            </svg>
            {NAMES[key].text}
          </label>
        ))}
      </div>
      <span className="hint">{NAMES[value].about}</span>
    </fieldset>
  );
}

const NAMES: Readonly<Record<World, { readonly text: string; readonly about: string }>> = {
  usual: { text: 'The usual page', about: 'Rock under one surface.' },
  'firetop range': { text: 'Firetop Range', about: 'One to four peaks that smoke, with rock inside them.' },
  'rift of sorrows': { text: 'Rift of Sorrows', about: 'A rift cuts deep into the rock, open to the sky.' },
  'scorched lands': { text: 'Scorched Lands', about: 'Mesas, and valleys between them.' },
  'hollow earth': { text: 'Hollow Earth', about: 'A second surface below: down is not always down.' },
  'pocket universe': { text: 'Pocket Universe', about: 'A ball of rock with the sky all round it.' },
  roll: { text: 'Let the dice say', about: 'A d8: mostly the usual page, sometimes another world.' },
};
