import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

/** Icons of the shells, of the landing and of what may appear over any page. */
const SHELL_ICONS = [
  'arrow-(left-right|right)',
  'braces',
  'chevron-(down|right)',
  'circle-(alert|check|question-mark)',
  'clock',
  'external-link',
  'eye-off',
  'info',
  'landmark',
  'lock',
  'log-(in|out)',
  'mail',
  'map-pin',
  'menu',
  'messages-square',
  'monitor-smartphone',
  'moon',
  'phone',
  'rotate-cw',
  'search',
  'search-x',
  'shield-check',
  'sun',
  'triangle-alert',
  'x',
];

/**
 * What every page needs travels in a few files: the server speaks HTTP/1.1, where thirty small ones wait for each other.
 * Heavy parts (table, calendar, dialogs) stay out of them and load with the screen that uses them.
 */
const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Lists without end and several reads at once are of few screens.
  {
    name: 'router',
    test: /node_modules\/(react-router|@tanstack\/(react-query|query-core))\/(?!.*(useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver))/,
  },
  {
    name: 'kit',
    test: /web-kit\/(api-client|banner|breadcrumb|button|card|chip|class-names|format|icon-button|load-error|notice|page|pending-indicator|skeleton|spinner|tag|theme)\/|web-kit\/modal\/(modal-host|modal-store|use-modal|index)|web-kit\/app-shell\/(brand|layouts|mark|skip-link)/,
  },
  {
    name: 'session',
    test: /contexts\/(acceso\/(rules\/(can-enter-entidad|login-outcome|nombre-completo|sign-in-machine)|contract\/terms|web\/(session\/|acceso\.paths|oidc\/authenticator-session|sign-in\/(environment|session-keys|sign-in-store|start-sign-in|use-sign-in)))|parametros\/web\/widgets\/use-)/,
  },
  {
    name: 'icons',
    test: new RegExp(`lucide-react/dist/esm/((?!icons/)|icons/(${SHELL_ICONS.join('|')})\\.)`),
  },
  { name: 'more-icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
];

export default defineConfig({
  base: '/',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' }],
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
        codeSplitting: { groups: SHARED_CHUNKS },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/api-public', '/autenticador', '/salud'].map((path) => [path, 'http://localhost:8080']),
    ),
  },
});
