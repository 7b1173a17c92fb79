/** What a route may weigh: bytes of brotli-compressed JavaScript before its first paint. */
export interface RouteBudget {
  readonly route: string;
  readonly maxBytes: number;
  /**
   * Source paths whose static imports the route loads: the HTML entry and the route's own modules. Vite knows them
   * by the path inside `apps/web` (`index.html`) or up from it (`../../contexts/mesas/web/…`); written here from
   * the root of the repository.
   */
  readonly modules: readonly string[];
  /** `import()`ed modules the first paint waits for all the same. */
  readonly awaited?: readonly string[];
}

const ENTRY = 'apps/web/index.html';
const PUBLIC_SHELL = 'apps/web/src/shells/public-shell.tsx';
const PRIVATE_SHELL = 'apps/web/src/shells/private-shell.tsx';

export const budgets: readonly RouteBudget[] = [
  {
    route: 'landing',
    maxBytes: 130_000,
    modules: [
      ENTRY,
      PUBLIC_SHELL,
      'contexts/acceso/web/screens/landing-screen.tsx',
      'contexts/mesas/web/panels/landing-slot.ts',
      'contexts/servicios/web/panels/landing-slot.ts',
    ],
  },
  {
    route: 'register',
    maxBytes: 180_000,
    modules: [ENTRY, PUBLIC_SHELL, 'contexts/acceso/web/screens/register-screen.tsx'],
  },
  {
    route: 'mesas home',
    maxBytes: 180_000,
    modules: [ENTRY, PUBLIC_SHELL, 'contexts/mesas/web/screens/mesas-home-screen.tsx'],
  },
  {
    route: 'private area',
    maxBytes: 220_000,
    modules: [
      ENTRY,
      PRIVATE_SHELL,
      'apps/web/src/modules/private-modules.ts',
      'contexts/usuarios/web/screens/home-screen.tsx',
      'contexts/usuarios/web/panels/home-panels.ts',
      'contexts/servicios/web/panels/home-panels.ts',
      'contexts/mesas/web/panels/home-panels.ts',
    ],
  },
];
