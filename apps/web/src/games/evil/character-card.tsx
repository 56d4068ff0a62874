import { type Picture, questionOf } from '@understory/evil';
import type { Ask } from '@understory/table';
import { Die } from '../../parts/dice/die.tsx';
import { BOXES, TITLES } from './ability-dice.ts';
import { AbilityDie } from './ability-die.tsx';
import { Assigning } from './assigning.tsx';
import { ItemCards } from './item-cards.tsx';
import { Token } from './token.tsx';
import './character-card.css';

interface CharacterCardProps {
  readonly picture: Picture;
  /** What the person is asked, if it is they who answer. */
  readonly ask: Ask | null;
}

/** Kora's card (DE-CMP-04): Life on a red die, a blue die in each of three boxes, what she came for, and what she carries. */
export function CharacterCard({ picture, ask }: CharacterCardProps) {
  const { life, dice, objectives, items, round, invisible, cursed } = picture;
  return (
    <section className="card kora-card" aria-label="Character card">
      <header>
        <Token who="kora" size={46} />
        <h2>Kora</h2>
        <span className="life" role="img" aria-label={`Life ${life} of 6`}>
          <i aria-hidden="true">Life</i>
          {life > 0 ? <Die sides={6} face={life} tumbling={false} nth={0} /> : <span className="dead">†</span>}
        </span>
      </header>
      {ask && questionOf(ask).kind === 'which die goes where' ? (
        <Assigning key={round} dice={dice} />
      ) : (
        <Assigned dice={dice} />
      )}
      {(invisible || cursed) && (
        <p className="spell">
          {invisible && 'Unseen: monsters neither move nor attack in the next phase 1. '}
          {cursed && 'Cursed: the dice stay as they are next round.'}
        </p>
      )}
      <ul className="objectives" aria-label="Objectives">
        <Objective text="The Book of Lore" done={objectives.book} />
        <Objective text="The Black Crucible destroyed" done={objectives.crucible} />
        <Objective text="Grislyk slain" done={objectives.grislyk} />
      </ul>
      <ItemCards items={items} ask={ask} />
    </section>
  );
}

function Assigned({ dice }: { dice: Picture['dice'] }) {
  return (
    <ul className="boxes" aria-label="Ability dice">
      {BOXES.map((box) => (
        <li key={box} className="box">
          <span>{TITLES[box]}</span>
          <AbilityDie sides={dice[box]} />
          <span className="unseen">{dice[box] > 0 ? `d${dice[box]}` : 'no die yet'}</span>
        </li>
      ))}
    </ul>
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
