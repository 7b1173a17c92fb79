import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { PanelsOf } from '@marco/web-kit/panel-slots';
import type { RouteObject } from 'react-router';
import {
  entidadesPaths,
  toAutodiagnosticos,
  toEditarEntidad,
  toEntidad,
} from '../contract/entidades.paths.ts';
import { ENTIDADES } from './trail.ts';

/** The entity a screen is one level below. */
const ENTIDAD: TrailStep = { nombre: 'Entidad', to: entidadesPaths.lista, seccion: 5 };

function toHandle(title: string, ...trail: readonly TrailStep[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/**
 * Screens of this context, all of the private area.
 *
 * @param panelsOf finds what later contexts show in the detail of an entity, the lists of theirs it leads back to, and the
 *   catalogues other contexts keep; all of it is fetched beside the screens themselves
 */
export function createEntidadesRoutes(panelsOf: PanelsOf): RouteObject[] {
  return [
    {
      path: entidadesPaths.lista,
      handle: toHandle('Entidades'),
      lazy: async () => ({ Component: (await import('./screens/entidades-screen.tsx')).EntidadesScreen }),
    },
    {
      path: entidadesPaths.nueva,
      handle: toHandle('Crear entidad', ENTIDADES),
      lazy: async () => ({
        Component: (await import('./screens/create-entidad-screen.tsx')).CreateEntidadScreen,
      }),
    },
    {
      path: toEntidad(':id'),
      handle: toHandle('Entidad', ENTIDADES),
      lazy: async () => {
        const [{ createEntidadRoute }, slots, retornos] = await Promise.all([
          import('./screens/entidad-screen.tsx'),
          panelsOf('entidad')(),
          panelsOf('retornos')(),
        ]);
        return { Component: createEntidadRoute(slots, retornos) };
      },
    },
    {
      path: toEditarEntidad(':id'),
      handle: toHandle('Editar entidad', ENTIDADES, ENTIDAD),
      lazy: async () => ({
        Component: (await import('./screens/update-entidad-screen.tsx')).UpdateEntidadScreen,
      }),
    },
    {
      path: entidadesPaths.autodiagnostico,
      handle: toHandle('Autodiagnóstico de madurez'),
      lazy: async () => ({
        Component: (await import('./screens/autodiagnostico-screen.tsx')).AutodiagnosticoScreen,
      }),
    },
    {
      path: toAutodiagnosticos(':id'),
      handle: toHandle('Autodiagnósticos de madurez', ENTIDADES, ENTIDAD),
      lazy: async () => ({
        Component: (await import('./screens/autodiagnosticos-screen.tsx')).AutodiagnosticosScreen,
      }),
    },
    {
      path: entidadesPaths.catalogos,
      handle: toHandle('Catálogos'),
      lazy: async () => {
        const [{ createCatalogosRoute }, slots] = await Promise.all([
          import('./screens/catalogos-screen.tsx'),
          panelsOf('catalogos')(),
        ]);
        return { Component: createCatalogosRoute(slots) };
      },
    },
  ];
}
