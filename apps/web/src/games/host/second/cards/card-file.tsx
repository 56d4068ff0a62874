import { useMemo } from 'react';
import { toast } from '../../../../desk/notices.ts';
import type { KeptCards } from '../../../../storage/kept-cards.ts';
import { WholeCard } from './card-face.tsx';
import { checked } from './checked.ts';
import { keepCards, removeCards } from './own-cards.ts';
import { ProblemList } from './problem-list.tsx';

interface CardFileProps {
  readonly cards: KeptCards;
  readonly onEdit: () => void;
}

/** One file of the player's cards: their faces, or what is wrong with them. */
export function CardFile({ cards, onEdit }: CardFileProps) {
  const { file, text, on } = cards;
  const found = useMemo(() => checked({ file, text }), [file, text]);
  const remove = () => {
    void removeCards(file);
    toast(`“${file}” was removed.`, { action: { label: 'Undo', run: () => void keepCards(cards) } });
  };
  return (
    <li className="card-file">
      <header>
        <h2>{file}</h2>
        {found.right ? (
          <label className="check">
            <input
              type="checkbox"
              checked={on}
              onChange={(event) => void keepCards({ ...cards, right: true, on: event.target.checked })}
            />
            In new worlds
          </label>
        ) : (
          <p className="not-right">Not in any world until it is right</p>
        )}
        <div className="card-file-acts">
          <button type="button" className="button on-paper" aria-label={`Edit ${file}`} onClick={onEdit}>
            Edit
          </button>
          <button type="button" className="button on-paper" aria-label={`Remove ${file}`} onClick={remove}>
            Remove
          </button>
        </div>
      </header>
      <ProblemList text={text} problems={found.problems} />
      <div className="faces">
        {found.cards.map((card) => (
          <WholeCard key={card.name} card={card} />
        ))}
      </div>
    </li>
  );
}
