import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurity } from './build/content-security.ts';
import { rulebooks } from './build/rulebooks.ts';

export default defineConfig({
  base: './',
  plugins: [react(), rulebooks(), contentSecurity()],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
