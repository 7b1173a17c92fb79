import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { diccionarioPaths, TITULO_DICCIONARIO } from '../contract/diccionario.paths.ts';

const INICIO: TrailStep = { nombre: 'Inicio', to: '/', seccion: 1 };

const home: ScreenHandle = {
  title: TITULO_DICCIONARIO,
  breadcrumb: { trail: [INICIO], current: TITULO_DICCIONARIO },
};
const elemento: ScreenHandle = {
  title: 'Elemento de dato',
  breadcrumb: {
    trail: [INICIO, { nombre: TITULO_DICCIONARIO, to: diccionarioPaths.home }],
    current: 'Elemento de dato',
  },
};

const screen = async () => ({ Component: (await import('./screens/elemento-screen.tsx')).ElementoScreen });

/** The public dictionary: an element stands at its identificador or OID; where layers share one, below its layer and domain. */
export const diccionarioRoutes: RouteObject[] = [
  {
    path: 'diccionario',
    children: [
      {
        index: true,
        handle: home,
        lazy: async () => ({
          Component: (await import('./screens/diccionario-screen.tsx')).DiccionarioScreen,
        }),
      },
      { path: ':clave', handle: elemento, lazy: screen },
      { path: ':clave/:version', handle: elemento, lazy: screen },
      { path: ':capa/:dominio/:clave', handle: elemento, lazy: screen },
      { path: ':capa/:dominio/:clave/:version', handle: elemento, lazy: screen },
    ],
  },
];
