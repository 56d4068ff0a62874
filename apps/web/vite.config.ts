import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurity } from './build/content-security.ts';
import { offline } from './build/offline.ts';
import { rulebooks } from './build/rulebooks.ts';

export default defineConfig({
  base: './',
  plugins: [react(), rulebooks(), contentSecurity(), offline()],
  // Outside the sources, so that no tool takes what was built for something written.
  build: { target: 'es2023', modulePreload: { polyfill: false }, outDir: '../../dist/web', emptyOutDir: true },
});
