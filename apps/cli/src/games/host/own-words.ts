import type { OwnWords } from '@understory/chronicle';
import type { HostOptions, World } from '@understory/host';
import type { Game, Topic } from '@understory/table';

/** What the person has said of a world, as it lies beside the answers of its save (CH-NAM-02). */
export async function ownWordsIn({ rulebook, world }: Game<World, HostOptions>, beside: unknown): Promise<OwnWords> {
  const { drawn, readPen, saidIn } = await import('@understory/ink/pen');
  return saidIn(drawn(readPen(beside).edits), world.page, (what: Topic) => rulebook.telling.called(world, what));
}
