import { accesoPrivateRoutes } from '@marco/acceso/web';
import { archivosRoutes } from '@marco/archivos/web';
import { auditoriaRoutes } from '@marco/auditoria/web';
import { capasDeUsoRoutes } from '@marco/capas-de-uso/web';
import { createElementosDeDatoRoutes } from '@marco/elementos-de-dato/web';
import { createEntidadesRoutes } from '@marco/entidades/web';
import { estandaresRoutes } from '@marco/estandares/web';
import { mesasPrivateRoutes } from '@marco/mesas/web';
import { oidRoutes } from '@marco/oid/web';
import { ontologiaRoutes } from '@marco/ontologia/web';
import { parametrosRoutes } from '@marco/parametros/web';
import { solicitudesRoutes } from '@marco/solicitudes/web';
import { createUsuariosRoutes, usuariosPaths } from '@marco/usuarios/web';
import type { RouteObject } from 'react-router';
import { notFoundRoute } from './plain-routes.ts';

const usuarios = createUsuariosRoutes(async () => (await import('./panels/home-slots.tsx')).homeSlots);

const entidades = createEntidadesRoutes(
  async () => (await import('./panels/entidad-slots.tsx')).entidadSlots,
  async () => (await import('./panels/catalogo-slots.tsx')).catalogoSlots,
);

const elementos = createElementosDeDatoRoutes(
  async () => (await import('./panels/elemento-slots.tsx')).elementoSlots,
);

/** Every screen of the private area, inside its shell. */
export const privateRoutes: RouteObject[] = [
  ...usuarios,
  ...accesoPrivateRoutes,
  ...parametrosRoutes,
  ...archivosRoutes,
  ...entidades,
  ...oidRoutes,
  ...capasDeUsoRoutes,
  ...estandaresRoutes,
  ...elementos,
  ...ontologiaRoutes,
  ...solicitudesRoutes,
  ...mesasPrivateRoutes,
  ...auditoriaRoutes,
  { ...notFoundRoute, path: `${usuariosPaths.app}/*` },
];
