import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { entidadesPaths, toEditarEntidad, toEntidad } from '../contract/entidades.paths.ts';
import type { CatalogoSlots } from './catalogo-slots.ts';
import type { EntidadSlots, RetornoSlots } from './entidad-slots.ts';
import { ENTIDADES } from './trail.ts';

/** The entity a screen is one level below. */
const ENTIDAD: TrailStep = { nombre: 'Entidad', to: entidadesPaths.lista, seccion: 5 };

function toHandle(title: string, ...trail: readonly TrailStep[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/**
 * Screens of this context, all of the private area.
 *
 * @param loadPanels fetch, beside the screens themselves, what later contexts show in the detail of an entity, the lists of
 *   theirs it leads back to, and the catalogues other contexts keep
 */
export function createEntidadesRoutes(loadPanels: {
  readonly entidad: () => Promise<EntidadSlots>;
  readonly retornos: () => Promise<RetornoSlots>;
  readonly catalogos: () => Promise<CatalogoSlots>;
}): RouteObject[] {
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
          loadPanels.entidad(),
          loadPanels.retornos(),
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
      path: entidadesPaths.catalogos,
      handle: toHandle('Catálogos'),
      lazy: async () => {
        const [{ createCatalogosRoute }, slots] = await Promise.all([
          import('./screens/catalogos-screen.tsx'),
          loadPanels.catalogos(),
        ]);
        return { Component: createCatalogosRoute(slots) };
      },
    },
  ];
}
