import { type CustomPeople, readPeople, writePeople } from '@understory/host/first';
import { Problem } from '@understory/table';
import { create } from 'zustand';
import { tellTrouble, toast } from '../../../../desk/notices.ts';
import type { KeptPeople } from '../../../../storage/kept-people.ts';
import { shelfRoom } from '../../../../storage/shelf.ts';

/** A people of the player's, as it is kept and as it is played. */
export interface OwnPeople extends KeptPeople {
  /** Null where it can't be played as it was kept. */
  readonly people: CustomPeople | null;
  /** Why it can't; empty if it can. */
  readonly wrong: string;
}

interface OwnPeoples {
  /** By name. */
  readonly peoples: readonly OwnPeople[];
}

export const useOwnPeoples = create<OwnPeoples>(() => ({ peoples: [] }));

/** H1-CIV-07: from what the browser keeps. */
export async function readOwnPeoples(): Promise<void> {
  const kept = await (await shelfRoom()).peoples();
  useOwnPeoples.setState({ peoples: byName(kept.map(asPlayed)) });
}

/** Keep a people. One of the same name is replaced, and can be had back; so can what it was called before. */
export async function keepPeople(people: CustomPeople, before: string | null = null): Promise<void> {
  const { peoples } = useOwnPeoples.getState();
  const known = peoples.find(({ name }) => name === people.name);
  const on = (peoples.find(({ name }) => name === before) ?? known)?.on ?? true;
  const kept = { name: people.name, text: writePeople(people), on };
  await put(kept);
  if (before !== null && before !== people.name) await remove(before);
  if (known && before !== people.name && known.text !== kept.text)
    toast(`“${known.name}” was replaced.`, { action: { label: 'Undo', run: () => void put(known) } });
}

export async function switchPeople({ name, text }: OwnPeople, on: boolean): Promise<void> {
  await put({ name, text, on });
}

export async function removePeople(people: OwnPeople): Promise<void> {
  await remove(people.name);
  toast(`“${people.name}” was removed.`, { action: { label: 'Undo', run: () => void put(people) } });
}

/** Those that a new world may choose from unless something else is said. */
export function peoplesOn(peoples: readonly OwnPeople[]): CustomPeople[] {
  return peoples.flatMap(({ on, people }) => (on && people ? [people] : []));
}

async function put({ name, text, on }: KeptPeople): Promise<void> {
  const others = useOwnPeoples.getState().peoples.filter((it) => it.name !== name);
  useOwnPeoples.setState({ peoples: byName([...others, asPlayed({ name, text, on })]) });
  try {
    await (await shelfRoom()).putPeople({ name, text, on });
  } catch {
    tellTrouble(
      'This people could not be kept',
      'The browser refused to keep it: it lasts until you close this window. Export it to have it as a file.',
    );
  }
}

async function remove(name: string): Promise<void> {
  useOwnPeoples.setState(({ peoples }) => ({ peoples: peoples.filter((it) => it.name !== name) }));
  await (await shelfRoom()).removePeople(name);
}

function asPlayed(kept: KeptPeople): OwnPeople {
  try {
    return { ...kept, people: readPeople(kept.text), wrong: '' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...kept, people: null, wrong: error.message };
  }
}

function byName(peoples: readonly OwnPeople[]): OwnPeople[] {
  return [...peoples].sort((a, b) => (a.name < b.name ? -1 : 1));
}
