import type { Picture } from '@understory/evil';
import { type DragEvent, useState } from 'react';
import { answer } from '../table/acts.ts';
import './character-card.css';

const BOXES = ['combat', 'defense', 'speed'] as const;
type Box = (typeof BOXES)[number];
const TITLES: Readonly<Record<Box, string>> = { combat: 'Combat', defense: 'Defense', speed: 'Speed' };
const DICE = [4, 6, 8] as const;
type Laid = Partial<Record<Box, number>>;

interface CharacterCardProps {
  readonly picture: Picture;
  /** Is the person to put the dice into the boxes (DE-ASG-01)? */
  readonly assigning: boolean;
}

/** Kora's card (DE-CMP-04): Life, and a die in each of three boxes, to be dragged there or chosen by keys. */
export function CharacterCard({ picture: { life, dice, objectives, items }, assigning }: CharacterCardProps) {
  return (
    <section className="card evil-card" aria-label="Character card">
      <h2>Kora</h2>
      <p className="life" role="img" aria-label={`Life ${life} of 6`}>
        <span aria-hidden="true">{'♥'.repeat(life)}</span>
        <span aria-hidden="true" className="lost">
          {'♡'.repeat(6 - life)}
        </span>
      </p>
      {assigning ? <Assigning /> : <Assigned dice={dice} />}
      <ul className="objectives" aria-label="Objectives">
        <Objective text="The Book of Lore" done={objectives.book} />
        <Objective text="The Black Crucible destroyed" done={objectives.crucible} />
        <Objective text="Grislyk slain" done={objectives.grislyk} />
      </ul>
      {items.length > 0 && (
        <ul className="evil-items" aria-label="Items">
          {items.map(({ key, name, effect, many }) => (
            <li key={key}>
              <b>{many > 1 ? `${name} ×${many}` : name}</b> <span>{effect}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Assigned({ dice }: { dice: Picture['dice'] }) {
  return (
    <dl className="boxes">
      {BOXES.map((box) => (
        <div key={box} className="box">
          <dt>{TITLES[box]}</dt>
          <dd>{dice[box] > 0 ? `d${dice[box]}` : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One die a box: a die that is put into a second box leaves the first. */
function Assigning() {
  const [laid, setLaid] = useState<Laid>({});
  const put = (box: Box, sides: number) =>
    setLaid((now) => {
      const others = Object.fromEntries(Object.entries(now).filter(([, it]) => it !== sides)) as Laid;
      return { ...others, [box]: sides };
    });
  const drop = (box: Box) => (event: DragEvent) => {
    event.preventDefault();
    const sides = Number(event.dataTransfer.getData('text/plain'));
    if (DICE.some((it) => it === sides)) put(box, sides);
  };
  const whole = BOXES.every((box) => laid[box] !== undefined);
  const left = DICE.filter((sides) => !Object.values(laid).includes(sides));
  return (
    <div className="assigning">
      <p className="dice-left" aria-hidden="true">
        {left.map((sides) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; the boxes have the same dice for keys
          <span
            key={sides}
            className="die-token"
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(sides))}
          >
            d{sides}
          </span>
        ))}
        {left.length === 0 && <span>All dice lie in their boxes.</span>}
      </p>
      <div className="boxes">
        {BOXES.map((box) => (
          <fieldset key={box} className="box" onDragOver={(event) => event.preventDefault()} onDrop={drop(box)}>
            <legend>{TITLES[box]}</legend>
            {DICE.map((sides) => (
              <label key={sides} className={laid[box] === sides ? 'die-choice laid' : 'die-choice'}>
                <input
                  type="radio"
                  name={`die for ${box}`}
                  checked={laid[box] === sides}
                  onChange={() => put(box, sides)}
                />
                d{sides}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <button
        type="button"
        className="button on-paper"
        disabled={!whole}
        onClick={() => answer(BOXES.map((box) => laid[box]).join('-'))}
      >
        Use these dice
      </button>
    </div>
  );
}

function Objective({ text, done }: { text: string; done: boolean }) {
  return (
    <li className={done ? 'done' : undefined}>
      <span aria-hidden="true">{done ? '☑' : '☐'}</span> {text}
      {done && <span className="unseen"> (done)</span>}
    </li>
  );
}
