/**
 * Who may import whom. `tools/guards/check-imports.ts` runs these rules (npm run check imports) and
 * `tools/guards/check-imports.test.ts` plants one violation of each.
 */

/** Contexts import only leftward: a context may know those of the groups before its own. */
const CONTEXT_ORDER = [
  ['parametros'],
  ['archivos'],
  ['entidades'],
  ['usuarios'],
  ['acceso'],
  ['oid'],
  ['capas-de-uso', 'estandares'],
  ['elementos-de-dato'],
  ['esquemas'],
  ['diccionario'],
  ['ontologia'],
  ['servicios'],
  ['conformidad'],
  ['asistente'],
  ['certificados'],
  ['solicitudes'],
  ['mesas'],
  ['directorio'],
  ['acuerdos'],
  ['simulador'],
  ['pasaportes'],
  ['plataforma'],
  ['tramites'],
  ['reportes', 'auditoria'],
  ['datos-abiertos'],
];

const TEST = '\\.(test|spec)\\.tsx?$';
const SERVER_SIDE = '^(contexts/[^/]+/server|apps/api|platform/server-kit|authenticator|database)/';
const WEB_SIDE = '^(contexts/[^/]+/web|apps/web|platform/web-kit)/';

/** A package of npm, installed or not. */
function packages(...names) {
  const any = names.join('|');
  return `(^|/)node_modules/(@types/)?(${any})(/|$)|^(${any})(/|$)`;
}

function contextOrderRules() {
  return CONTEXT_ORDER.flatMap((group, position) =>
    group.map((context) => {
      const known = [context, ...CONTEXT_ORDER.slice(0, position).flat()];
      return {
        name: `context-order-${context}`,
        comment: `${context} may import only ${known.join(', ')}: contexts import leftward`,
        severity: 'error',
        from: { path: `^contexts/${context}/` },
        to: { path: '^contexts/', pathNot: `^contexts/(${known.join('|')})/` },
      };
    }),
  );
}

const forbidden = [
  {
    name: 'known-context',
    comment: 'A new context takes its place in the order of .dependency-cruiser.cjs first',
    severity: 'error',
    from: { path: '^contexts/', pathNot: `^contexts/(${CONTEXT_ORDER.flat().join('|')})/` },
    to: {},
  },
  ...contextOrderRules(),
  {
    name: 'contract-is-a-leaf',
    comment: 'A contract is said in terms of contracts, the country, contract-kit and zod alone',
    severity: 'error',
    from: { path: '^contexts/[^/]+/contract/', pathNot: TEST },
    to: { pathNot: ['^contexts/[^/]+/contract/', '^country/', '^platform/contract-kit/', packages('zod')] },
  },
  {
    name: 'contract-kit-is-a-leaf',
    comment: 'Every contract stands on contract-kit, so it stands on zod alone',
    severity: 'error',
    from: { path: '^platform/contract-kit/', pathNot: TEST },
    to: { pathNot: ['^platform/contract-kit/', packages('zod')] },
  },
  {
    name: 'patterns-are-a-leaf',
    comment: 'Rules stand on the patterns, so these stand on their engine alone',
    severity: 'error',
    from: { path: '^platform/patterns/', pathNot: [TEST, '^platform/patterns/testing/'] },
    to: { pathNot: ['^platform/patterns/', packages('re2js')] },
  },
  {
    name: 'rules-are-pure',
    comment: 'Rules know terms and other rules of their context: no wire shape, no input or output',
    severity: 'error',
    from: { path: '^contexts/([^/]+)/rules/', pathNot: TEST },
    to: {
      pathNot: [
        '^contexts/$1/rules/',
        '^contexts/[^/]+/contract/terms\\.ts$',
        '^contexts/[^/]+/contract/[a-z-]+\\.(terms|paths)\\.ts$',
        '^country/',
        '^platform/contract-kit/',
        // Patterns people write are matched in linear time, in the browser as on the server.
        '^platform/patterns/',
        // Texts are compared word by word with a bound, where they are shown.
        packages('diff'),
        // A document is signed and verified over its canonical form (RFC 8785).
        packages('canonicalize'),
      ],
    },
  },
  {
    name: 'server-not-web',
    comment: 'Nothing of the server side draws anything',
    severity: 'error',
    from: { path: SERVER_SIDE },
    to: { path: [WEB_SIDE, packages('react', 'react-dom', 'react-router', '@tanstack/[^/]+')] },
  },
  {
    name: 'web-not-server',
    comment: 'The browser gets no server code, no database and no module of Node',
    severity: 'error',
    from: { path: WEB_SIDE, pathNot: [TEST, '\\.config\\.ts$'] },
    to: { path: [SERVER_SIDE, packages('fastify', '@fastify/[^/]+', 'pino')] },
  },
  {
    name: 'web-not-node',
    comment: 'The browser has no modules of Node',
    severity: 'error',
    from: { path: WEB_SIDE, pathNot: [TEST, '\\.config\\.ts$'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-reads-contract-types',
    comment:
      'A contract is read as types in the browser, values come from terms and paths: no validator travels with a page',
    severity: 'error',
    from: { path: WEB_SIDE, pathNot: TEST },
    to: {
      path: ['^contexts/[^/]+/contract/', packages('zod')],
      pathNot: [
        '^contexts/[^/]+/contract/terms\\.ts$',
        '^contexts/[^/]+/contract/[a-z-]+\\.(terms|paths)\\.ts$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-foreign-internals',
    comment:
      'Of another context: contract, terms, paths, web/widgets, server/port.ts (and factories, in tests)',
    severity: 'error',
    from: { path: '^contexts/([^/]+)/' },
    to: {
      path: '^contexts/',
      pathNot: [
        '^contexts/$1/',
        '^contexts/[^/]+/(contract|web/widgets|testing)/',
        '^contexts/[^/]+/server/port\\.ts$',
      ],
    },
  },
  {
    name: 'country-is-a-leaf',
    comment: 'Every side asks the country for its zone and its calendar, so it stands on nothing',
    severity: 'error',
    from: { path: '^country/', pathNot: TEST },
    to: { pathNot: '^country/' },
  },
  {
    name: 'platform-knows-no-country',
    comment: 'platform takes the zone and what else differs between countries as parameters',
    severity: 'error',
    from: { path: '^platform/', pathNot: TEST },
    to: { path: '^country/' },
  },
  {
    name: 'one-way-of-a-change',
    comment: 'useVersionedChange alone reads the newer version, shows both and sends over it',
    severity: 'error',
    from: { pathNot: ['^platform/web-kit/versioned-change/', TEST] },
    to: { path: '^platform/web-kit/versioned-change/(conflict-modal|find-current|send-over)' },
  },
  {
    name: 'platform-knows-no-context',
    comment: 'platform is technique without a domain word',
    severity: 'error',
    from: { path: '^platform/' },
    to: { path: '^contexts/' },
  },
  {
    name: 'platform-knows-no-product',
    comment: 'The product stands on platform',
    severity: 'error',
    from: { path: '^platform/', pathNot: TEST },
    to: { path: '^(authenticator|database|test-kit|e2e|bench|tools)/' },
  },
  {
    name: 'nobody-imports-apps',
    comment: 'apps join everything and are joined by nobody, tests aside',
    severity: 'error',
    from: { pathNot: ['^apps/', '^(test-kit|e2e|bench)/', TEST] },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-join-manifests',
    comment:
      'The apps know the contexts of the session and of the settings by name; every other one by its manifest, in the lists that join them, by its terms and its addresses',
    severity: 'error',
    from: {
      path: '^(apps/(api/(src|testing)|web/src)|e2e/support)/',
      pathNot: [
        TEST,
        '^apps/api/src/(manifests|context-manifest)\\.ts$',
        // What the process opens once for a context, and the commands of the audit trail and of the keys.
        '^apps/api/src/(build-app|audit-anchor|audit-verify|open-secrets|rotate-keys)\\.ts$',
        '^apps/api/testing/testing-modules\\.ts$',
        '^apps/web/src/modules/',
      ],
    },
    to: {
      path: '^contexts/',
      pathNot: [
        '^contexts/(parametros|archivos|usuarios|acceso)/',
        '^contexts/[^/]+/contract/(terms|[^/]+\\.paths)\\.ts$',
      ],
    },
  },
  {
    name: 'apps-not-each-other',
    comment: 'The two sides meet in contracts',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'testing-only-in-tests',
    comment: 'Factories and test-kit never reach a running product',
    severity: 'error',
    from: {
      pathNot: [
        TEST,
        '^(contexts/[^/]+|apps/api|authenticator|platform/patterns)/testing/',
        '^(test-kit|e2e|bench|tools)/',
        '^database/seeds/',
      ],
    },
    to: { path: ['^(contexts/[^/]+|apps/api|authenticator|platform/patterns)/testing/', '^test-kit/'] },
  },
  {
    name: 'db-only-in-server',
    comment: 'The database is spoken to in server folders, by the authenticator and by what prepares data',
    severity: 'error',
    from: {
      pathNot: [
        '^contexts/[^/]+/(server|testing)/',
        '^apps/api/testing/',
        '^platform/server-kit/',
        '^(authenticator|database|test-kit|e2e|bench|tools)/',
        '\\.api\\.test\\.ts$',
        'node_modules/',
      ],
    },
    to: { path: packages('kysely', 'pg', '@electric-sql/pglite') },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    // Judged without tests: a test may start the application that contains its own folder.
    name: 'no-folder-cycles',
    comment: 'Two folders that need each other hide a third',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
];

const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|\\.data)/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts', '.json'],
  },
};

module.exports = { forbidden, options };
