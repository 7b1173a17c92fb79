import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import {
  solicitudesPaths,
  toEditarNivelDos,
  toEditarNivelTres,
  toEditarNivelUno,
  toEditarRetiro,
  toSolicitud,
  toVerificacion,
  toVerificacionDimension,
} from '../contract/solicitudes.paths.ts';
import { CONSULTA, CONSULTA_TRES_ARRIBA, NIVEL_DOS, NIVEL_TRES, NIVEL_UNO } from './trail.ts';

function toHandle(title: string, ...trail: readonly TrailStep[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/** Screens of this context in the private area. */
export const solicitudesRoutes: RouteObject[] = [
  {
    path: solicitudesPaths.consulta,
    handle: toHandle('Solicitudes'),
    lazy: async () => ({ Component: (await import('./screens/consulta-screen.tsx')).ConsultaScreen }),
  },
  {
    path: solicitudesPaths.servicios,
    handle: toHandle('Servicios por niveles', CONSULTA),
    lazy: async () => ({
      Component: (await import('./screens/servicios-niveles-screen.tsx')).ServiciosNivelesScreen,
    }),
  },
  {
    // 'new' is one of them: the form that begins a request goes on with it once it is stored.
    path: toEditarNivelUno(':id'),
    handle: toHandle('Solicitud de nivel 1', CONSULTA, NIVEL_UNO),
    lazy: async () => ({ Component: (await import('./screens/nivel-uno-screen.tsx')).NivelUnoScreen }),
  },
  {
    path: toEditarNivelDos(':id'),
    handle: toHandle('Solicitud de nivel 2', CONSULTA, NIVEL_DOS),
    lazy: async () => ({ Component: (await import('./screens/nivel-dos-screen.tsx')).NivelDosScreen }),
  },
  {
    path: toEditarNivelTres(':id'),
    handle: toHandle('Solicitud de nivel 3', CONSULTA, NIVEL_TRES),
    lazy: async () => ({ Component: (await import('./screens/nivel-tres-screen.tsx')).NivelTresScreen }),
  },
  {
    path: toVerificacionDimension(':id', ':dimension'),
    handle: toHandle('Verificación de nivel 3', CONSULTA_TRES_ARRIBA),
    lazy: async () => ({ Component: (await import('./screens/verificacion-screen.tsx')).VerificacionScreen }),
  },
  {
    path: toEditarRetiro(':id'),
    handle: toHandle('Solicitud de retiro', CONSULTA),
    lazy: async () => ({ Component: (await import('./screens/retiro-screen.tsx')).RetiroScreen }),
  },
  {
    path: toVerificacion(':id'),
    handle: toHandle('Verificación de nivel 3', CONSULTA),
    lazy: async () => ({ Component: (await import('./screens/verificacion-screen.tsx')).VerificacionScreen }),
  },
  {
    path: toSolicitud(':id'),
    handle: toHandle('Solicitud', CONSULTA),
    lazy: async () => ({ Component: (await import('./screens/solicitud-screen.tsx')).SolicitudScreen }),
  },
];
