import { longWay, middleLine, type Stratum, shrunk } from '@understory/page';
import { type Rule, type Table, table, unreachable } from '@understory/table';
import { rollOn } from '../asks.ts';
import type { FormKind } from '../events.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import type { Form, Vein } from './forms/form.ts';
import { intrusion } from './forms/intrusion.ts';
import { furtherLine, network } from './forms/network.ts';
import { scattering } from './forms/scattering.ts';

/** PT-FRM-T1. */
const forms: Table<FormKind | 'combination'> = table('PT-FRM-T1', '1d10', {
  '1-2': 'vein',
  '3-4': 'intrusion',
  '5-6': 'scattering',
  '7-8': 'network',
  '9': 'region',
  '10': 'combination',
});

/** PT-FRM-06: how much smaller than its stratum a region is, all round. */
const SHRUNK = 0.5;

/** PT-FRM-01, -07: the form of a stratum, or two of them; of the same form twice, what PT-FRM-08 makes of it. */
export function* formsOf(world: PlaytestWorld, stratum: Stratum): Rule<readonly Form[]> {
  const { number } = stratum;
  const first = yield* rollOn(forms, { kind: 'the form', stratum: number }, `stratum ${number}`);
  if (first.value !== 'combination') return [yield* oneForm(world, stratum, first.value)];
  const drawn: Form[] = [];
  let rolled = 0;
  for (let thrown = 1; rolled < 2; thrown++) {
    const { value } = yield* rollOn(forms, { kind: 'the form', stratum: number }, `stratum ${number}, ${thrown}`);
    if (value === 'combination') continue;
    rolled++;
    const same = drawn.findIndex((it) => it.kind === value);
    if (same < 0) drawn.push(yield* oneForm(world, stratum, value));
    else drawn.splice(same, 1, ...(yield* twice(world, stratum, drawn[same] as Form)));
  }
  return drawn;
}

/** A form in a stratum, and a line that says so. */
export function* oneForm(world: PlaytestWorld, stratum: Stratum, kind: FormKind): Rule<Form> {
  note(world, { kind: 'form', clause: 'PT-FRM-01', stratum: stratum.number, form: kind });
  switch (kind) {
    case 'vein':
      return vein(stratum, longWay(stratum.outline));
    case 'intrusion':
      return intrusion(stratum.outline);
    case 'scattering':
      return yield* scattering(world, stratum);
    case 'network':
      return (yield* network(world, stratum)) ?? vein(stratum, longWay(stratum.outline));
    case 'region':
      return { kind: 'region', rings: shrunk(world.page, stratum.number, SHRUNK) };
    default:
      return unreachable(kind);
  }
}

function vein({ outline }: Stratum, along: 'x' | 'y'): Vein {
  return { kind: 'vein', path: middleLine(outline, along), along };
}

/** PT-FRM-08: a form for the second time. */
function* twice(world: PlaytestWorld, stratum: Stratum, first: Form): Rule<Form[]> {
  switch (first.kind) {
    case 'vein':
      return [first, vein(stratum, first.along === 'x' ? 'y' : 'x')];
    case 'intrusion':
      return [first, intrusion(stratum.outline, first)];
    case 'scattering':
      return [yield* scattering(world, stratum, first.spots)];
    case 'network':
      return [furtherLine(first)];
    case 'region':
      return [first];
    default:
      return unreachable(first);
  }
}
