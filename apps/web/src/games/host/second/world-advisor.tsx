import { Advisor } from '../../../parts/advisor/advisor.tsx';

const hire = () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' });

/** What becomes of a world after each answer. It is fetched when it is first called. */
export function WorldAdvisor() {
  return <Advisor hire={hire} isCalled />;
}
