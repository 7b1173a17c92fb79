import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { findUnmatched, groupModules } from './chunks/group-modules.ts';
import { SHARED_CHUNKS } from './chunks/shared-chunks.ts';

const HASH_LENGTH = 5;
const ROOT = new URL('../..', import.meta.url).pathname;

/**
 * `button.module.css` and `.primary` give 'button-x1y2z-primary': readable, the same on every machine, and of one
 * beginning per file, which compresses to almost nothing.
 */
function nameClass(local: string, file: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(path).digest('hex').slice(0, HASH_LENGTH);
  return `${basename(path, '.module.css')}-${hash}-${local}`;
}

/** Breaks a build whose shared chunks name what the application does not have. */
const namedModules: Plugin = {
  name: 'named-modules',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const unmatched = findUnmatched(SHARED_CHUNKS, this.getModuleIds(), ROOT);
    if (unmatched.length > 0)
      this.error(`No module is called so (apps/web/chunks/shared-chunks.ts):\n${unmatched.join('\n')}`);
  },
};

export default defineConfig({
  base: '/',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' }, namedModules],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    manifest: true,
    sourcemap: false,
    // The polyfill is an inline script, which the content policy refuses; browsers of today need none.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // As short as the builder takes them: the first page carries the names of all lazy files, and hashes do not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: groupModules(SHARED_CHUNKS, ROOT) },
      },
    },
  },
  server: {
    // The page of the description is a screen.
    proxy: Object.fromEntries(
      ['^/api/(?!docs(\\?|$))', '/api-public', '/autenticador', '/salud', '/simulador'].map((path) => [
        path,
        'http://localhost:8080',
      ]),
    ),
  },
});
