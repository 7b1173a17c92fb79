/** A screen people open by its address, and what draws it beside the code of every page. */
export interface FirstScreen {
  /** Regular expression of the addresses. The first screen that fits one counts. */
  readonly address: string;
  /** Modules its first paint waits for, from the root of the repository. Each is a lazy one: a file of the build. */
  readonly modules: readonly string[];
}

const DICCIONARIO = 'contexts/diccionario/web/diccionario.routes.ts';
const VALIDADOR = 'contexts/esquemas/web/validador/validador.routes.ts';
const OID = 'contexts/oid/web/oid-public.routes.ts';
const PRIVATE = ['apps/web/src/modules/private-modules.ts', 'apps/web/src/shells/private-shell.tsx'];

/** What the document of an address names, so that the browser fetches it beside the code of every page. */
export const firstScreens: readonly FirstScreen[] = [
  {
    address: '^/$',
    modules: [
      'contexts/acceso/web/screens/landing-screen.tsx',
      'contexts/servicios/web/panels/landing-slot.ts',
    ],
  },
  {
    address: '^/mesas-interoperabilidad/home/?$',
    modules: ['contexts/mesas/web/screens/mesas-home-screen.tsx'],
  },
  {
    address: '^/diccionario/?$',
    modules: [DICCIONARIO, 'contexts/diccionario/web/screens/diccionario-screen.tsx'],
  },
  { address: '^/diccionario(/|$)', modules: [DICCIONARIO] },
  { address: '^/validador(/|$)', modules: [VALIDADOR] },
  { address: '^/oid(/|$)', modules: [OID] },
  {
    address: '^/app/home/?$',
    modules: [...PRIVATE, 'contexts/usuarios/web/screens/home-screen.tsx'],
  },
  { address: '^/app(/|$)', modules: PRIVATE },
];
