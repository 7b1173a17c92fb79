/** A screen people open by its address, and what draws it beside the code of every page. */
export interface FirstScreen {
  /** Regular expression of the addresses. The first screen that fits one counts. */
  readonly address: string;
  /** Modules its first paint waits for, from the root of the repository. Each is a lazy one: a file of the build. */
  readonly modules: readonly string[];
  /** Names of files several lazy modules share (apps/web/chunks/shared-chunks.ts), which it asks for as soon as it runs. */
  readonly shared?: readonly string[];
}

const VALIDADOR = 'contexts/esquemas/web/validador/validador.routes.ts';
const OID = 'contexts/oid/web/oid-public.routes.ts';
const PRIVATE = ['apps/web/src/modules/private-modules.ts', 'apps/web/src/shells/private-shell.tsx'];

/** What looks after a session begins with every private page. */
const OF_A_SESSION = ['openid'];
/** Its routes travel with what lists of the common language share. */
const OF_THE_DICTIONARY = ['lenguaje'];

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
    address: '^/register/?$',
    modules: ['contexts/acceso/web/screens/register-screen.tsx'],
    shared: ['dialogs'],
  },
  {
    address: '^/mesas-interoperabilidad/home/?$',
    modules: ['contexts/mesas/web/screens/mesas-home-screen.tsx'],
  },
  {
    address: '^/diccionario/?$',
    modules: ['contexts/diccionario/web/screens/diccionario-screen.tsx'],
    shared: OF_THE_DICTIONARY,
  },
  { address: '^/diccionario(/|$)', modules: [], shared: OF_THE_DICTIONARY },
  { address: '^/validador(/|$)', modules: [VALIDADOR] },
  { address: '^/oid(/|$)', modules: [OID] },
  {
    address: '^/app/home/?$',
    modules: [...PRIVATE, 'contexts/usuarios/web/screens/home-screen.tsx'],
    shared: OF_A_SESSION,
  },
  { address: '^/app(/|$)', modules: PRIVATE, shared: OF_A_SESSION },
];
