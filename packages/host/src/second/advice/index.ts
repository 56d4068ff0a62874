export { adviceInWords } from '../telling/advice.ts';
export { advise } from './advise.ts';
