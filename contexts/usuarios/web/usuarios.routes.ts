import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { PanelsOf } from '@marco/web-kit/panel-slots';
import type { RouteObject } from 'react-router';
import { usuariosPaths } from '../contract/usuarios.paths.ts';

const ROLES = { nombre: 'Roles y permisos', to: usuariosPaths.roles };
const USUARIOS: TrailStep = { nombre: 'Usuarios', to: usuariosPaths.usersRestored, dataConsult: 'users' };

/** Where a screen of this context stands, under the home and what else is above it. */
function createHandle(current: string, ...above: TrailStep[]): ScreenHandle {
  return { title: current, breadcrumb: { trail: [INICIO, ...above], current } };
}

/**
 * Screens of this context, all of the private area.
 *
 * @param panelsOf finds what the contexts show in the home, which is fetched beside the home itself
 */
export function createUsuariosRoutes(panelsOf: PanelsOf): RouteObject[] {
  return [
    {
      path: usuariosPaths.home,
      handle: createHandle('Administración'),
      lazy: async () => {
        const [{ createHomeRoute }, slots] = await Promise.all([
          import('./screens/home-screen.tsx'),
          panelsOf('home')(),
        ]);
        return { Component: createHomeRoute(slots) };
      },
    },
    {
      path: usuariosPaths.users,
      handle: createHandle('Usuarios'),
      lazy: async () => ({ Component: (await import('./screens/usuarios-screen.tsx')).UsuariosScreen }),
    },
    {
      path: `${usuariosPaths.users}/:id`,
      handle: createHandle('Usuario', USUARIOS),
      lazy: async () => ({ Component: (await import('./screens/usuario-screen.tsx')).UsuarioScreen }),
    },
    {
      path: usuariosPaths.roles,
      handle: createHandle('Roles y permisos'),
      lazy: async () => ({ Component: (await import('./screens/roles-screen.tsx')).RolesScreen }),
    },
    ...(
      [
        [usuariosPaths.newRol, 'Nuevo rol'],
        [`${usuariosPaths.roles}/:id`, 'Rol'],
      ] as const
    ).map(([path, current]) => ({
      path,
      handle: createHandle(current, ROLES),
      lazy: async () => ({ Component: (await import('./screens/rol-screen.tsx')).RolScreen }),
    })),
  ];
}
