import type { CustomPeople } from '@understory/host/first';

/** A people as it is being written: names as they were typed, empty where the printed one stays. */
export interface PeopleDraft {
  readonly name: string;
  readonly model: CustomPeople['model'];
  readonly moreFolk: boolean;
  readonly richer: boolean;
  /** Empty is the hand of its model. */
  readonly hand: NonNullable<CustomPeople['details']['hand']> | '';
  readonly works: Readonly<Record<string, string>>;
}

export const NEW_PEOPLE: PeopleDraft = {
  name: '',
  model: 'dwarves',
  moreFolk: true,
  richer: false,
  hand: '',
  works: {},
};

export function draftOf({ name, model, details: { hand, ...details } }: CustomPeople): PeopleDraft {
  return { name, model, ...details, hand: hand ?? '' };
}

/** As it would be kept, for its schema to judge. What is named for another model is left out. */
export function peopleOf(
  { name, model, hand, works, ...details }: PeopleDraft,
  known: readonly string[],
): CustomPeople {
  const named = known.flatMap((it): [string, string][] => {
    const said = works[it]?.trim() ?? '';
    return said === '' ? [] : [[it, said]];
  });
  return {
    name: name.trim(),
    model,
    details: { ...details, hand: hand === '' ? null : hand, works: Object.fromEntries(named) },
  };
}
