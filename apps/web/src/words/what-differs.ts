import { capital, type Entry, type TableLine, tellerOf, unreachable } from '@understory/table';
import type { AnyGame } from './any-game.ts';
import { momentAt } from './lost-play.ts';

type Told = Pick<AnyGame, 'rulebook' | 'world'>;

/**
 * What a line of play answered after so many steps, and what the other answered instead: "Steal, not Explore"; or that both came to the
 * same there, as when dice that are thrown again fall as before.
 */
export function whatDiffers(lost: Told, now: Told, step: number): string {
  const [line, other] = [lineAfter(lost, step), lineAfter(now, step)];
  if (!line) return `As far as ${momentAt(lost, step)}`;
  const said = answerIn(lost, line);
  const instead = other?.kind === line.kind ? answerIn(now, other) : null;
  const about = line.kind === 'rolled' ? `${capital(tellerOf(lost).ask({ ask: 'roll', topic: line.topic }))}: ` : '';
  if (instead === null) return `${about}${said}`;
  return instead === said ? `${about}${said} both times` : `${about}${said}, not ${instead}`;
}

function lineAfter({ world }: Told, step: number): (Entry & TableLine) | undefined {
  return world.journal.entries.find((it) => it.step === step + 1) as (Entry & TableLine) | undefined;
}

function answerIn(game: Told, line: Entry & TableLine): string {
  switch (line.kind) {
    case 'rolled':
      return line.faces.join(' + ');
    case 'chose':
      return tellerOf(game).chosen(line);
    case 'spotted':
      return `a spot at ${line.x.toFixed(1)}, ${line.y.toFixed(1)}`;
    case 'named':
      return `“${line.name}”`;
    default:
      return unreachable(line);
  }
}
