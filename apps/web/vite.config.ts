import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurity } from './build/content-security.ts';
import { offline } from './build/offline.ts';
import { rulebooks } from './build/rulebooks.ts';
import { together } from './build/together.ts';

const NO_TRANSITIONS = fileURLToPath(new URL('build/no-transitions.ts', import.meta.url));
const ONE_NODE = fileURLToPath(new URL('build/one-node.ts', import.meta.url));

/** What a part is asked for together with: its style and the files of a table. Naming every small file costs more than waiting for it. */
const aheadOf = (_part: string, files: string[], { hostType }: { readonly hostType: 'html' | 'js' }) =>
  hostType === 'html' ? files : files.filter((it) => it.endsWith('.css') || /\/(?:table|drawn|world|src)-/.test(it));

export default defineConfig({
  base: './',
  // What nobody needs is not loaded: see there.
  resolve: { alias: { 'd3-selection': ONE_NODE, 'd3-transition': NO_TRANSITIONS, 'd3-interpolate': NO_TRANSITIONS } },
  // The bookbinder fetches the printing press only when something is printed.
  worker: { format: 'es' },
  plugins: [react(), rulebooks(), contentSecurity(), offline()],
  // Outside the sources, so that no tool takes what was built for something written.
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: aheadOf },
    outDir: '../../dist/web',
    emptyOutDir: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: together(), includeDependenciesRecursively: false }] } },
    },
  },
});
