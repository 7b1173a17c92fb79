import { permissionKey } from '@marco/server-kit';
import type { AccionOfrecida } from '@marco/usuarios/port';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { RECURSO_SOLICITUDES } from '../../contract/terms.ts';

/** What people may begin about requests from their home. */
export const accionesDeSolicitudes: readonly AccionOfrecida[] = [
  {
    texto: 'Crear solicitud',
    url: solicitudesPaths.nivelUno,
    clase: 'solicitud',
    esPrincipal: true,
    orden: 10,
    isFor: ({ permissions, readsAllEntities }) =>
      !readsAllEntities && permissions.has(permissionKey(RECURSO_SOLICITUDES, 'crear')),
  },
  {
    texto: 'Asignar solicitudes',
    url: `${solicitudesPaths.consulta}?estado=radicada`,
    clase: 'solicitud',
    esPrincipal: true,
    orden: 20,
    isFor: ({ permissions, readsAllEntities }) =>
      readsAllEntities && permissions.has(permissionKey(RECURSO_SOLICITUDES, 'aprobar')),
  },
  {
    texto: 'Ver el nivel de mis servicios',
    url: solicitudesPaths.servicios,
    clase: 'solicitud',
    esPrincipal: false,
    orden: 40,
    isFor: ({ permissions, readsAllEntities }) =>
      !readsAllEntities && permissions.has(permissionKey(RECURSO_SOLICITUDES, 'crear')),
  },
];
