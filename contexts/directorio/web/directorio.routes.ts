import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { PanelsOf } from '@marco/web-kit/panel-slots';
import type { RouteObject } from 'react-router';
import { directorioPaths, TITULO_DEMANDAS, TITULO_DIRECTORIO } from '../contract/directorio.paths.ts';

const INICIO: TrailStep = { nombre: 'Inicio', to: '/', seccion: 1 };
const TRAIL: readonly TrailStep[] = [INICIO, { nombre: TITULO_DIRECTORIO, to: directorioPaths.home }];

const toHandle = (title: string, trail = TRAIL): ScreenHandle => ({
  title,
  breadcrumb: { trail, current: title },
});
/** It is opened by the link of a mail alone. */
const toStep = (title: string): ScreenHandle => ({ ...toHandle(title), isStep: true });

/**
 * The public directory and the living page of each servicio, one address in both shells (ROUTE-15).
 *
 * @param panelsOf finds what later contexts show in that page, which is fetched beside the page itself
 */
export function createDirectorioRoutes(panelsOf: PanelsOf): RouteObject[] {
  const ficha = async () => {
    const [{ createFichaRoute }, panels] = await Promise.all([
      import('./screens/ficha-screen.tsx'),
      panelsOf('ficha')(),
    ]);
    return { Component: createFichaRoute(panels) };
  };
  return [
    {
      path: directorioPaths.home,
      children: [
        {
          index: true,
          handle: toHandle(TITULO_DIRECTORIO, [INICIO]),
          lazy: async () => ({
            Component: (await import('./screens/directorio-screen.tsx')).DirectorioScreen,
          }),
        },
        {
          path: directorioPaths.demandas,
          handle: toHandle(TITULO_DEMANDAS),
          lazy: async () => ({
            Component: (await import('./screens/demandas-screen.tsx')).DemandasScreen,
          }),
        },
        {
          path: directorioPaths.confirmar,
          handle: toStep('Confirmar la suscripción'),
          lazy: async () => ({
            Component: (await import('./screens/enlace-suscripcion-screen.tsx')).ConfirmarScreen,
          }),
        },
        {
          path: directorioPaths.retirar,
          handle: toStep('Dejar de recibir avisos'),
          lazy: async () => ({
            Component: (await import('./screens/enlace-suscripcion-screen.tsx')).RetirarScreen,
          }),
        },
        { path: directorioPaths.ficha, handle: toHandle('Servicio'), lazy: ficha },
        { path: `${directorioPaths.ficha}/:version`, handle: toHandle('Servicio'), lazy: ficha },
      ],
    },
  ];
}
