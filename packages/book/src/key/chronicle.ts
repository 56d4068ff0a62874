import type { Survey } from '../places/survey.ts';
import { layersOf } from './past.ts';
import { ageCalled, ageOf, turnOf } from './when.ts';

/** A told fact in its place in time. */
interface ChronicleLine {
  readonly age: string;
  readonly turn: number;
  readonly tick: number;
  readonly text: string;
}

interface Chronicle {
  /** TA-BOO-02: the ages in a line each. */
  readonly ages: readonly { readonly age: string; readonly text: string }[];
  readonly lines: readonly ChronicleLine[];
}

const MOST = 60;

const known = new WeakMap<Survey, Chronicle>();

/** TA-BOO-02: the weightiest told facts, in their order. */
export function chronicleOf(survey: Survey): Chronicle {
  const found = known.get(survey) ?? chronicle(survey);
  known.set(survey, found);
  return found;
}

function chronicle(survey: Survey): Chronicle {
  const seen = new Set<string>();
  const lines = survey.rooms
    .flatMap((room) => layersOf(survey, room).map((layer) => ({ room, layer })))
    .filter(({ layer }) => layer.ticks.length > 0 && layer.row !== 1 && layer.row !== 15)
    .sort((a, b) => b.layer.weight - a.layer.weight || (a.layer.ticks[0] ?? 0) - (b.layer.ticks[0] ?? 0))
    .flatMap(({ room, layer }): ChronicleLine[] => {
      if (seen.has(layer.text)) return [];
      seen.add(layer.text);
      const tick = layer.ticks[0] ?? 0;
      const text = layer.row === 17 ? layer.text : `${room.key}: ${layer.text}`;
      return [{ tick, age: ageOf(survey, tick), turn: turnOf(survey, tick), text }];
    })
    .slice(0, MOST)
    .sort((a, b) => a.tick - b.tick);
  return { ages: agesOf(survey), lines };
}

function agesOf(survey: Survey): { age: string; text: string }[] {
  const { then } = survey;
  const { journal } = then.world;
  const upTo = journal.filter((it) => it.tick <= then.tick);
  return [...new Set(upTo.map((it) => it.age))].map((age) => {
    const own = upTo.filter((it) => it.age === age);
    const turns = Math.max(0, ...own.map((it) => it.turn));
    const [first, last] = [own[0]?.tick ?? 0, own.at(-1)?.tick ?? 0];
    const came = [...then.groups.values()].filter((it) => it.since >= first && it.since <= last).map((it) => it.name);
    const ended = then.world.groups.filter(
      (it) => it.until !== null && it.until !== undefined && it.until >= first && it.until <= last,
    );
    const parts = [
      `${turns} ${turns === 1 ? 'turn' : 'turns'}`,
      ...(came.length > 0 ? [`came: ${came.join(', ')}`] : []),
      ...(ended.length > 0 ? [`ended: ${ended.map((it) => then.groups.get(it.id)?.name ?? it.name).join(', ')}`] : []),
    ];
    return { age: ageCalled(age), text: `${parts.join('; ')}.` };
  });
}
