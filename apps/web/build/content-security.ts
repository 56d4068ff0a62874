import type { Plugin } from 'vite';

/** Nothing from outside, no inline script, no inline style: a hostile name in a save could do nothing even if it got through. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Only in the built app: the development server needs inline scripts and a socket of its own. */
export function contentSecurity(): Plugin {
  return {
    name: 'understory-content-security',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
