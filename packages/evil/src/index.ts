export { type Advice, advise, type Prospect } from './advise.ts';
export {
  ABOUT,
  ACHIEVED,
  BALANCE,
  type Fates,
  fatesOf,
  MARGIN,
  MASTER_WINS,
  masterFates,
  offBalance,
} from './balance.ts';
export { boardOf } from './board.ts';
export { CREDIT } from './credit.ts';
export { deadliestEvil, type EvilOptions, evilOptions } from './edition.ts';
export { brokenPromises } from './invariants.ts';
export { type Picture, picture } from './picture.ts';
export { questionOf, whatOf } from './questions.ts';
export { type DrawnCard, effectOf, lastCard } from './telling/cards.ts';
export { refusalText } from './telling/refusals.ts';
export { story } from './telling/story.ts';
export { whyNot } from './why-not.ts';
export { AIMS, type Aim, type World } from './world.ts';
