import { Advisor } from '../../../parts/advisor/advisor.tsx';

const hire = () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' });

/** What becomes of a world after each answer. */
export function WorldAdvisor() {
  return <Advisor hire={hire} />;
}
