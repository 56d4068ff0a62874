import { timeLapse } from '@understory/ink';
import type { Survey } from '../places/survey.ts';
import { ageCalled, type Moment, momentsOf, sceneAt } from './scene-at.ts';

/** TA-PIC-07: the history of a world as a film of its map, in one SVG. */
export async function timeLapseSvg({ then }: Survey, fonts: string): Promise<string> {
  const frames = [];
  for (const it of momentsOf(then.world, then.tick))
    frames.push({ scene: await sceneAt(then.world, it.tick, 'pen-and-paper'), caption: captionOf(it) });
  return timeLapse(frames, { fonts });
}

function captionOf({ age, turn }: Moment): string {
  return `${turn > 0 ? `turn ${turn} of ` : ''}${ageCalled(age)}`;
}
