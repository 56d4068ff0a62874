import { firstFault, type Hands } from '@understory/table';
import { useState } from 'react';
import type { Asks } from '../../storage/table-view.ts';

/** All that is settled before a world begins. */
interface SetUp<Options> {
  readonly seed: string;
  readonly options: Options;
  readonly hands: Hands;
  readonly asks: Asks;
}

type Read<Options> =
  | { readonly success: true; readonly data: Options }
  | { readonly success: false; readonly error: Parameters<typeof firstFault>[0] };

/** An edition's own part in the form of a new world. */
interface Own<Options> {
  readonly usual: () => SetUp<Options>;
  readonly read: (wished: unknown) => Read<Options>;
  readonly begin: (setUp: SetUp<Options>) => void;
}

/** What is filled in before a world begins, by whatever rules: seed and name, the edition's rules, and who decides. */
export function useNewWorld<Options extends object>({ usual: usualSetUp, read, begin }: Own<Options>) {
  const [usual] = useState(usualSetUp);
  const [wish, setWish] = useState({ seed: usual.seed, name: '' });
  const [rules, setRules] = useState(usual.options);
  const [hands, setHands] = useState(usual.hands);
  const [asks, setAsks] = useState(usual.asks);
  const [wrong, setWrong] = useState('');
  return {
    rules,
    change: (some: Partial<Options>) => setRules({ ...rules, ...some }),
    wrong,
    wish: { ...wish, onChange: (some: Partial<typeof wish>) => setWish({ ...wish, ...some }) },
    deciding: {
      hands,
      asks,
      onChange(some: Partial<Hands>, how?: Partial<Asks>) {
        setHands({ ...hands, ...some });
        setAsks({ ...asks, ...how });
      },
    },
    /** With what is written in fields of its own. */
    take(written: object): void {
      const options = read({ ...rules, name: wish.name.trim(), ...written });
      if (!options.success) setWrong(`That does not fit: ${firstFault(options.error)}.`);
      else if (wish.seed.trim() === '') setWrong('A world needs a seed: any words will do.');
      else begin({ seed: wish.seed.trim(), options: options.data, hands, asks });
    },
  };
}
