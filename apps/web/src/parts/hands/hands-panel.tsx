import type { Decider, Hands } from '@understory/table';
import { Choices } from '../../desk/choices.tsx';
import type { Asks } from '../../storage/table-view.ts';
import { type Details, DetailsField } from './details-field.tsx';
import './hands-panel.css';

const DECIDERS: readonly { key: Decider; text: string }[] = [
  { key: 'person', text: 'I do' },
  { key: 'story', text: 'Story' },
  { key: 'tactical', text: 'Tactical' },
  { key: 'master', text: 'Master' },
  { key: 'random', text: 'Random' },
];

const ROLLS = [
  { key: 'auto', text: 'The game, by itself' },
  { key: 'press', text: 'I press for every throw' },
  { key: 'typed', text: 'I do, and type it in' },
] as const;

const DROPS = [
  { key: 'chance', text: 'Chance' },
  { key: 'person', text: 'I drop a die on the map' },
] as const;

const DRAWS = [
  { key: 'chance', text: 'The game' },
  { key: 'person', text: 'I do, from my own deck' },
] as const;

interface HandsPanelProps {
  readonly hands: Hands;
  readonly asks: Asks;
  readonly onChange: (hands: Partial<Hands>, asks?: Partial<Asks>) => void;
  /** In what details the person may be asked, if there are any. */
  readonly view?: Details | undefined;
  /** Are there places to be found on a page, and a history to be told? Smaller games have a master hand instead of a storyteller. */
  readonly onPage: boolean;
  /** The question who draws its cards, if it has a deck that a person may hold. */
  readonly whoDraws?: string | undefined;
}

/** Who decides, who rolls, who finds random places. */
export function HandsPanel({ hands, asks, onChange, view, onPage, whoDraws }: HandsPanelProps) {
  return (
    <div className="hands">
      <Choices
        legend="Who decides?"
        options={DECIDERS.filter(({ key }) => key !== (onPage ? 'master' : 'story'))}
        value={hands.choices}
        hint={MINDS[hands.choices]}
        onChoose={(choices) => onChange({ choices, kinds: {} })}
      />
      <PlayedOtherwise hands={hands} onChange={onChange} />
      <Choices
        legend="Who rolls the dice?"
        options={ROLLS}
        value={hands.dice === 'typed' ? 'typed' : asks.rolls}
        onChoose={(key) =>
          key === 'typed' ? onChange({ dice: 'typed' }) : onChange({ dice: 'chance' }, { rolls: key })
        }
      />
      {view && <DetailsField view={view} details={asks.details} onChange={(details) => onChange({}, { details })} />}
      {onPage && (
        <Choices
          legend="Who finds random places?"
          options={DROPS}
          value={hands.drops}
          onChoose={(drops) => onChange({ drops })}
        />
      )}
      {whoDraws && (
        <Choices
          legend={whoDraws}
          options={DRAWS}
          value={hands.cards}
          hint={hands.cards === 'person' ? 'You say which card came from the deck on your own table.' : undefined}
          onChoose={(cards) => onChange({ cards })}
        />
      )}
    </div>
  );
}

/** Groups that somebody else plays, as the list beside the map says. */
function PlayedOtherwise({ hands, onChange }: Pick<HandsPanelProps, 'hands' | 'onChange'>) {
  const count = Object.keys(hands.seats).length;
  if (count === 0) return null;
  return (
    <p className="played-otherwise">
      {count === 1 ? 'One group is' : `${count} groups are`} played otherwise.
      <button type="button" className="button on-paper" onClick={() => onChange({ seats: {} })}>
        All alike
      </button>
    </p>
  );
}

const MINDS: Readonly<Record<Decider, string>> = {
  person: 'You are asked what matters; “Let fate decide” is always there.',
  story: 'An autopilot that prefers what makes the better story.',
  tactical: 'An autopilot that plays to win, on every side.',
  master: 'An autopilot that plays the rest of the game hundreds of times before it answers.',
  random: 'Any option, blindly.',
};
