import { STEPS, type Step } from '../steps/steps.ts';
import type { Act } from '../tree/act.ts';
import { all, called, either, list, maybe, node, type Phrase } from './phrase.ts';
import { comma, say } from './words.ts';

const steps: Phrase<Step>[] = Object.values(STEPS).map((it) => it.read(comma));
const step = called('an action', either(...steps));

export const act: Phrase<Act> = node(all(list(step, say('then')), maybe(say('and stop'))), ([done, stop]) => ({
  steps: done,
  stop: stop !== null,
}));
