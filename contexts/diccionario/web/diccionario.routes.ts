import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { PanelsOf } from '@marco/web-kit/panel-slots';
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

/**
 * The public dictionary: an element stands at its identificador or OID; where layers share one, below its layer and domain.
 *
 * @param panelsOf finds what other contexts show in the page of an element, which is fetched beside the page itself
 */
export function createDiccionarioRoutes(panelsOf: PanelsOf): RouteObject[] {
  const lazy = async () => {
    const [{ createElementoRoute }, panels] = await Promise.all([
      import('./screens/elemento-screen.tsx'),
      panelsOf('elemento')(),
    ]);
    return { Component: createElementoRoute(panels) };
  };
  return [
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
        { path: ':clave', handle: elemento, lazy },
        { path: ':clave/:version', handle: elemento, lazy },
        { path: ':capa/:dominio/:clave', handle: elemento, lazy },
        { path: ':capa/:dominio/:clave/:version', handle: elemento, lazy },
      ],
    },
  ];
}
