import { Choices } from '../../desk/choices.tsx';
import type { History } from '../../table/edition.ts';

interface HistoryChoiceProps {
  readonly histories: readonly History[];
  readonly chosen: History;
  readonly onChoose: (history: History) => void;
}

/** By which rules the next world is begun. Where there is but one book, nothing is asked. */
export function HistoryChoice({ histories, chosen, onChoose }: HistoryChoiceProps) {
  if (histories.length < 2) return null;
  const options = histories.map(({ edition, title }) => ({ key: edition, text: title }));
  const choose = (edition: string) => {
    const history = histories.find((it) => it.edition === edition);
    if (history) onChoose(history);
  };
  return (
    <Choices legend="By which rules?" options={options} value={chosen.edition} hint={chosen.about} onChoose={choose} />
  );
}
