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

/** Icons of forms and lists: their other icons are of the shells as well. */
const FORM_ICONS = [
  'arrow-(down|up)',
  'check',
  'chevron-left',
  'chevrons-up-down',
  'copy',
  'download',
  'fingerprint-pattern',
  'plus',
  'settings-2',
  'sliders-horizontal',
];

/** Parts of the kit that draw forms, and those that draw lists. */
const FORM_PARTS = 'checkbox|combobox|field|form-grid|radio-group|select|textarea';
const LIST_PARTS = 'card-stack|clipboard|data-table|faceted-search|file-transfer|line-list|list-search';
/** What draws filters as a card over a list. */
const FILTER_PARTS = 'filter-|lists-failure|results-table|use-filter-submit';

/**
 * What every page needs travels in one file, and what the pages of a kind share in few: each file costs its headers and
 * compresses by itself, and over HTTP/1.1 thirty small ones wait for each other. Heavy parts that a page may do without
 * (calendar, dialogs) load with what uses them.
 */
const SHARED_CHUNKS = [
  {
    name: 'base',
    priority: 10,
    test: new RegExp(
      [
        // Lists without end and several reads at once are of few screens.
        'node_modules/(react|react-dom|scheduler|react-router|@tanstack/(react-query|query-core))/(?!.*(useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver))',
        'web-kit/(api-client|banner|breadcrumb|button|card|chip|class-names|empty-state|format|icon-button|load-error|notice|page|pending-indicator|skeleton|spinner|tag|theme)/',
        'web-kit/app-shell/(brand|find-current-entries|layouts|mark|public-header|skip-link)',
        'web-kit/modal/(modal-host|modal-store|use-modal|index)',
        'contexts/acceso/(rules/(ingreso/(can-enter-entidad|login-outcome|sign-in-machine)|nombre-completo)|contract/(acceso\\.paths|terms)|web/(oidc/authenticator-session|ingreso/(environment|payload-encoding|session-keys|session-store|sign-in-store|start-sign-in|use-sign-in)))',
        'contexts/parametros/web/widgets/use-',
        'contexts/(archivos/contract/exportaciones\\.terms|entidades/contract/terms)',
        `lucide-react/dist/esm/((?!icons/)|icons/(${SHELL_ICONS.join('|')})\\.)`,
        'apps/web/src/(app-routes|breadcrumb|create-api|plain-routes|print-heading|providers|root-layout|screens/|shells/(load-shell|product-brand|public-shell|shell-switch|site-footer)|site-pages/site-links|work-keepers)',
      ].join('|'),
    ),
  },
  // With what opens a dialog and what stands around a date; their heavy parts load with the first one on show. A group takes
  // what its modules import, but for what a group of a higher priority has.
  {
    name: 'forms',
    test: new RegExp(
      [
        `web-kit/(${FORM_PARTS})/`,
        'web-kit/modal/(modal|use-latest)\\.tsx?$',
        'web-kit/date-picker/(date-picker|deferred-control|group-field|has-left)\\.',
        'contract-kit/(address-number|calendar-day)\\.ts$',
        `lucide-react/dist/esm/icons/(${FORM_ICONS.join('|')})\\.`,
      ].join('|'),
    ),
    priority: 9.6,
  },
  {
    name: 'lists',
    test: new RegExp(
      [
        `web-kit/(${LIST_PARTS})/(?!${FILTER_PARTS}|upload-file)`,
        // The dialog of a table as a file loads when it opens.
        '/exportaciones/(exportacion-source|ask-exportacion|table-export)\\.tsx?$|/use-descarga-tabla\\.tsx$',
      ].join('|'),
    ),
    priority: 9.4,
  },
  // Where filters are a card over the list, and what tells why a form was not kept.
  {
    name: 'filters',
    test: new RegExp(
      `web-kit/(failure-modal|list-combobox|paged-list)/|/list-search/(${FILTER_PARTS})|/upload-file\\.ts$`,
    ),
    priority: 9.2,
  },
  { name: 'more-icons', test: /node_modules\/lucide-react\//, minShareCount: 3, priority: 9 },
  // A list of elements of the common language, public or private: many small files, named wherever they stand.
  {
    name: 'lenguaje',
    test: /\/(ciclo-de-vida|diccionario|esquemas|estructura)\.terms\.ts$|\/(descargar-esquemas|estado-version-chip|use-descarga-esquema|use-seleccion-esquemas)\.tsx?$/,
    priority: 7.8,
  },
  // The mesas and the services as the landing and the private home tell of them.
  {
    name: 'summaries',
    test: /contexts\/mesas\/web\/(panels\/(home|landing)|widgets\/(mesas-resumen|reuniones-recientes|use-resumen))|contexts\/servicios\/web\/(panels\/home|widgets\/(servicios-por-estado|tono-estado|use-servicios-por-estado))|web-kit\/(load-block|panels|stacked-bar)\//,
    priority: 6,
  },
  {
    name: 'dialogs',
    test: /web-kit\/modal\/(modal-dialog|request-dialog|use-typed-guard)|acceso\/web\/segundo-factor\/pedido-keeper/,
    priority: 5,
  },
  // What looks after the identity of a session and what begins a sign-in speak the same protocol.
  {
    name: 'openid',
    test: /acceso\/web\/(oidc\/|ingreso\/keep-identity-fresh)|node_modules\/(openid-client|oauth4webapi)\//,
    priority: 4,
  },
  { name: 'paths', test: /contexts\/.*\.paths\.ts$/, priority: 7.5 },
  {
    name: 'private',
    test: /apps\/web\/src\/shells\/(entity-switcher|forbidden-gate)|web-kit\/(card-menu|menu-button|form-draft)\/|acceso\/web\/(user-menu|tratamiento\/(aviso|use-tratamiento)|sesiones\/session-care|ingreso\/use-logout)|parametros\/web\/notificaciones\/campana|lucide-react\/dist\/esm\/icons\/bell\.|usuarios\/web\/(actividades\/(use-actividades|actividades-pendientes)|panels\/home|use-actividades|widgets\/(funcionalidad-icon|usuario-en-sesion))/,
    priority: 3,
  },
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
