import type { ScreenHandle } from '@marco/web-kit/page';
import type { PanelsOf } from '@marco/web-kit/panel-slots';
import { type RouteObject, redirect } from 'react-router';
import { accesoPaths } from '../contract/acceso.paths.ts';
import { getSession } from './ingreso/session-store.ts';

/** Screens of this context by the shell they stand in; `apps/web` composes them. */
export interface AccesoRoutes {
  /** Screens with the public header and footer. */
  readonly inPublicShell: RouteObject[];
  /** Screens that are a whole page by themselves. */
  readonly standalone: RouteObject[];
}

/** A person with an entity in force has nothing to do at the landing (ROUTE-01). */
function leaveWithPayload(): Response | null {
  return getSession()?.usuario ? redirect(accesoPaths.app) : null;
}

/** @param panelsOf finds what later contexts show in the landing, which is fetched beside the landing itself */
export function createAccesoRoutes(panelsOf: PanelsOf): AccesoRoutes {
  return {
    inPublicShell: [
      {
        path: accesoPaths.landing,
        handle: { title: '' } satisfies ScreenHandle,
        loader: leaveWithPayload,
        lazy: async () => {
          const [{ createLandingRoute }, slots] = await Promise.all([
            import('./screens/landing-screen.tsx'),
            panelsOf('landing')(),
          ]);
          return { Component: createLandingRoute(slots) };
        },
      },
      {
        path: accesoPaths.register,
        handle: { title: 'Registrar nuevo usuario' } satisfies ScreenHandle,
        lazy: async () => {
          const { RegisterScreen } = await import('./screens/register-screen.tsx');
          return { Component: RegisterScreen };
        },
      },
      {
        path: accesoPaths.resetInit,
        handle: { title: 'Restablecer contraseña' } satisfies ScreenHandle,
        lazy: async () => {
          const { ResetInitScreen } = await import('./screens/reset-init-screen.tsx');
          return { Component: ResetInitScreen };
        },
      },
      {
        path: accesoPaths.resetEnd,
        handle: { title: 'Definir contraseña nueva', isStep: true } satisfies ScreenHandle,
        lazy: async () => {
          const { ResetEndScreen } = await import('./screens/reset-end-screen.tsx');
          return { Component: ResetEndScreen };
        },
      },
      {
        path: accesoPaths.tratamiento,
        handle: { title: 'Tratamiento de datos personales' } satisfies ScreenHandle,
        lazy: async () => {
          const { TratamientoScreen } = await import('./screens/tratamiento-screen.tsx');
          return { Component: TratamientoScreen };
        },
      },
      {
        path: accesoPaths.userEntities,
        handle: { title: 'Seleccione una entidad', isStep: true } satisfies ScreenHandle,
        lazy: async () => {
          const { EleccionEntidadScreen } = await import('./screens/user-entities-screen.tsx');
          return { Component: EleccionEntidadScreen };
        },
      },
      {
        path: accesoPaths.secondFactor,
        handle: { title: 'Segundo factor', isStep: true } satisfies ScreenHandle,
        lazy: async () => {
          const { SegundoFactorScreen } = await import('./screens/segundo-factor-screen.tsx');
          return { Component: SegundoFactorScreen };
        },
      },
    ],
    standalone: [
      {
        path: accesoPaths.returnFromAuthenticator,
        handle: { title: 'Inicio de sesión', isStep: true } satisfies ScreenHandle,
        lazy: async () => {
          const { ReturnScreen } = await import('./screens/return-screen.tsx');
          return { Component: ReturnScreen };
        },
      },
    ],
  };
}
