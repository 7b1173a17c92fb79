import { icons, kit, type SharedChunk } from './shared-chunk.ts';

/**
 * Modules that every page needs are in one file, and modules that similar pages share are in a few files. Each file
 * has its own headers and is compressed alone, and over HTTP/1.1 thirty small files wait for each other. Heavy parts
 * that a page may not need (calendar, dialogs) load with the code that uses them. A module belongs to the first chunk
 * that names it.
 */
export const SHARED_CHUNKS: readonly SharedChunk[] = [
  {
    name: 'base',
    modules: [
      'apps/web/src/main.tsx',
      'apps/web/src/screens/route-error-screen.tsx',
      'apps/web/src/screens/route-loading.tsx',
      'apps/web/src/screens/start-failure.tsx',
      'apps/web/src/shells/public-shell.tsx',
      'apps/web/src/shells/shell-switch.tsx',
      ...kit(
        'banner',
        'chip',
        'empty-state',
        'format',
        'load-block',
        'load-error',
        'notice',
        'page',
        'panels',
      ),
      ...kit('skeleton', 'tag'),
      'contexts/servicios/web/widgets/tono-estado.ts',
      'platform/web-kit/modal/use-latest.ts',
      'platform/web-kit/modal/modal.tsx',
      'node_modules/@tanstack/react-query/build/modern/useMutation.js',
      ...icons('arrow-left-right', 'arrow-right', 'braces', 'circle-question-mark', 'landmark', 'log-out'),
      ...icons('messages-square', 'search', 'user-round', 'x'),
    ],
  },
  // How a servicio and what belongs to it are told, wherever they are: small files of many contexts.
  {
    name: 'servicios',
    modules: [
      'contexts/certificados/contract/estados.terms.ts',
      'contexts/conformidad/contract/conformidad.terms.ts',
      'contexts/elementos-de-dato/contract/dato-personal.terms.ts',
      'contexts/pasaportes/contract/pasaportes.paths.ts',
      'contexts/servicios/contract/versiones.terms.ts',
      'contexts/servicios/web/versiones/estado-version-chip.tsx',
      'contexts/servicios/web/widgets/estado-servicio-chip.tsx',
      'contexts/solicitudes/contract/intercambio.terms.ts',
      ...icons('file-braces', 'git-branch'),
    ],
  },
  // Drawings that the directory and the menu of the private area share; neither needs the others of the other.
  { name: 'marks', modules: icons('badge-check', 'bell', 'building-complex', 'handshake') },
  // What every page but the landing shows: controls of lists and forms, lines, texts to copy and names of entidades, and the
  // light parts of dialogs, whose heavy parts load when the first one is shown.
  {
    name: 'fields',
    modules: [
      ...kit('checkbox', 'clipboard', 'combobox', 'field', 'line-list', 'select', 'textarea'),
      ...kit('unsaved-changes'),
      'contexts/entidades/contract/nombres.terms.ts',
      'platform/web-kit/api-client/use-idempotency-key.ts',
      'platform/web-kit/radio-group/radio.tsx',
      ...icons('check', 'chevron-down', 'chevrons-up-down', 'copy', 'download', 'fingerprint-pattern'),
      ...icons('sliders-horizontal'),
    ],
    // The directory alone asks for several choices.
    except: ['platform/web-kit/combobox/tag-combobox.tsx'],
  },
  // A list that is searched, before any table: what its address says, its facets and its pages, and the light part of a
  // date, whose calendar loads when the first one is shown.
  {
    name: 'searches',
    modules: [
      ...kit('card-stack', 'faceted-search'),
      ...[
        'held-height.tsx',
        'search-results.tsx',
        'use-address-search.ts',
        'use-existing-page.ts',
        'use-filter-draft.ts',
      ].map((file) => `platform/web-kit/list-search/${file}`),
      'platform/web-kit/data-table/page-window.ts',
      'platform/web-kit/data-table/pagination.tsx',
      'platform/contract-kit/list-address/',
      'platform/web-kit/date-picker/date-picker.tsx',
      ...icons('rss'),
    ],
  },
  {
    name: 'lists',
    modules: [...kit('data-table', 'list-search'), 'contexts/archivos/web/widgets/use-descarga-tabla.tsx'],
    except: [
      'platform/web-kit/data-table/view-panel.tsx',
      'platform/web-kit/data-table/oid-dialog.tsx',
      // The gallery alone shows one.
      'platform/web-kit/data-table/specified-table.tsx',
      ...[
        'filter-card.tsx',
        'filter-select.tsx',
        'filter-text.tsx',
        'lists-failure.tsx',
        'results-table.tsx',
        'table-state.ts',
        'use-filter-submit.ts',
        'use-search-form.ts',
      ].map((file) => `platform/web-kit/list-search/${file}`),
    ],
  },
  // What the registration shares with the private area, and whose drafts of forms are kept, which every form asks.
  {
    name: 'session',
    modules: [
      'contexts/acceso/web/ingreso/refresh-identity.ts',
      'contexts/acceso/web/ingreso/use-logout.ts',
      'contexts/acceso/web/tratamiento/tratamiento.module.css',
      'contexts/acceso/web/tratamiento/use-tratamiento.ts',
      'platform/web-kit/form-draft/draft-owner.ts',
    ],
  },
  // What registrations and the administration of entidades tell of them.
  { name: 'datos-entidad', modules: ['contexts/entidades/contract/terms.ts'] },
  // What filters and forms share: their grid, fields whose list comes from the server, and what tells why nothing was sent.
  { name: 'list-fields', modules: kit('failure-modal', 'form-grid', 'list-combobox') },
  // Where filters are a card over the list.
  { name: 'filters', modules: kit('list-search', 'paged-list') },
  {
    name: 'forms',
    modules: [...kit('form-draft', 'radio-group', 'ruled-form', 'side-layout')],
  },
  // Drawings of the menu of the private area, which most public pages show none of.
  {
    name: 'menu',
    modules: icons(
      'archive',
      'award',
      'book-open',
      'chart-column',
      'clipboard-check',
      'file-plus-corner',
      'layers',
      'layout-grid',
      'library',
      'monitor-smartphone',
      'network',
      'rotate-ccw-clock',
      'share-2',
      'users',
    ),
  },
  {
    name: 'icons',
    modules: ['node_modules/lucide-react/'],
    // The first comes with the directory, the second with pages that are read: neither needs others of these.
    except: icons('flask-conical', 'list'),
    minShareCount: 3,
  },
  // A list of elements of the common language, public or private: many small files, named wherever they stand.
  {
    name: 'lenguaje',
    modules: [
      'contexts/diccionario/contract/terms.ts',
      'contexts/diccionario/web/diccionario.routes.ts',
      'contexts/elementos-de-dato/contract/ciclo-de-vida.terms.ts',
      'contexts/elementos-de-dato/contract/tipos-dato.terms.ts',
      'contexts/elementos-de-dato/web/detalle/estado-version-chip.tsx',
      'contexts/elementos-de-dato/web/lista/use-seleccion-elementos.tsx',
      'contexts/esquemas/web/panels/elementos-acciones.tsx',
    ],
  },
  // What is read about one thing, and its parts on paper.
  {
    name: 'details',
    modules: [
      ...kit('breakable-name', 'fact-sheet'),
      'platform/web-kit/stacked-table/stacked-table.tsx',
      'platform/web-kit/tabs/use-shown-panels.ts',
    ],
  },
  // Terms of forms, which no public page tells: named before the pages that import others of the same contexts.
  {
    name: 'solicitudes',
    modules: ['contexts/elementos-de-dato/contract/terms.ts', 'contexts/solicitudes/contract/terms.ts'],
  },
  // The frame of a page that is read from its top to its end.
  { name: 'lectura', modules: [...kit('reading-page'), ...icons('list')] },
  // What pages whose sections come from several contexts share.
  { name: 'secciones', modules: kit('reading-sections') },
  // The public directory: what its search and the pages of the servicios share, the search, and such a page with what
  // later contexts show in it.
  {
    name: 'directorio',
    modules: [
      ...kit('segmented'),
      ...icons('flask-conical'),
      'contexts/directorio/contract/direcciones.terms.ts',
      'contexts/directorio/contract/terms.ts',
      'contexts/directorio/web/directorio.routes.ts',
      'contexts/directorio/web/present-servicio.ts',
      'contexts/directorio/web/suscripciones/boton-suscripcion.tsx',
      'contexts/directorio/web/use-base.ts',
    ],
  },
  { name: 'busqueda-directorio', modules: ['contexts/directorio/web/screens/directorio-screen.tsx'] },
  // Terms of the platform, which the page of a servicio and the indicators share.
  { name: 'terms', modules: ['contexts/plataforma/contract/terms.ts'] },
  {
    name: 'ficha',
    modules: [
      'contexts/directorio/web/screens/ficha-screen.tsx',
      /^contexts\/[^/]+\/web\/panels\/ficha-panels\.tsx$/,
    ],
  },
  {
    name: 'paths',
    modules: [
      /^contexts\/[^/]+\/contract\/[^/]+\.paths\.ts$/,
      'apps/web/src/busqueda/busqueda-address.ts',
      'apps/web/src/busqueda/busqueda-routes.ts',
      'contexts/mesas/web/mesas-trail.ts',
    ],
  },
  // The mesas as the landing tells of them, and the bar in which it tells of the services.
  { name: 'summaries', modules: ['contexts/mesas/web/panels/landing-slot.ts', ...kit('stacked-bar')] },
  // An entity that is looked for by its name, wherever a form or a filter asks for one.
  {
    name: 'entidades',
    modules: [
      'contexts/entidades/web/widgets/entidad-autocomplete.tsx',
      'contexts/entidades/web/widgets/use-entidad.ts',
    ],
  },
  {
    name: 'dialogs',
    modules: [
      'platform/web-kit/modal/modal-dialog.tsx',
      'platform/web-kit/modal/request-dialog.tsx',
      'contexts/acceso/web/segundo-factor/pedido-keeper.tsx',
    ],
  },
  // The check of the identity of a session and the start of a sign-in use the same protocol.
  {
    name: 'openid',
    modules: [
      'contexts/acceso/web/oidc/',
      'contexts/acceso/web/ingreso/keep-identity-fresh.ts',
      'node_modules/openid-client/',
    ],
  },
  {
    name: 'private',
    modules: [
      'apps/web/src/shells/entity-switcher.tsx',
      'apps/web/src/shells/forbidden-gate.tsx',
      'apps/web/src/shells/help-link.tsx',
      'apps/web/src/shells/private-shell.tsx',
      ...kit('menu-button'),
      'contexts/acceso/web/user-menu.tsx',
      'contexts/acceso/web/tratamiento/aviso-autorizacion.tsx',
      'contexts/acceso/web/sesiones/session-care.tsx',
      'contexts/parametros/web/notificaciones/campana-notificaciones.tsx',
      'contexts/usuarios/web/widgets/funcionalidad-icon.tsx',
      'contexts/usuarios/web/widgets/usuario-en-sesion.tsx',
    ],
    // It comes when a menu is opened.
    except: ['platform/web-kit/menu-button/lay-over.ts'],
  },
  // The page of an element, public or private, with what other contexts show in the public one.
  {
    name: 'elemento',
    modules: [
      'contexts/diccionario/web/screens/elemento-screen.tsx',
      'contexts/elementos-de-dato/web/pagina/',
      'contexts/esquemas/web/panels/elemento-panels.tsx',
      'contexts/tramites/web/panels/elemento-panels.tsx',
      /^contexts\/[^/]+\/web\/panels\/elemento-publico-panels\.tsx$/,
    ],
  },
  // The private home: the blocks of all contexts, which are asked for at once.
  {
    name: 'inicio',
    modules: [
      'contexts/usuarios/web/screens/home-screen.tsx',
      /^contexts\/[^/]+\/web\/panels\/home-panels\.ts$/,
    ],
  },
  // How an exploration, and the months of an indicador, are drawn: on their pages and in the boards.
  { name: 'exploracion', modules: [/^contexts\/reportes\/web\/(explorador\/present-|vistas\/use-)/] },
  { name: 'meses', modules: [/^contexts\/reportes\/(rules|web)\/indicadores\/(hallazgo|plot-|present-c)/] },
  // What the general data, the gallery and the page of an indicador share.
  { name: 'indicadores', modules: [/^contexts\/reportes\/(rules|web)\/indicadores\//], minShareCount: 2 },
  // The general data, which nothing else shows.
  { name: 'datos-generales', modules: [/^contexts\/reportes\/(rules|web)\/(screens\/)?datos-generales/] },
  // The frame of the plots with its table; the drawing of each kind comes when one is shown.
  { name: 'grafica', modules: kit('grafica'), except: kit('grafica/drawings', 'grafica/download') },
];
