import { permissionKey } from '@marco/server-kit';
import type { AccionOfrecida } from '@marco/usuarios/port';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { RECURSO_SOLICITUDES } from '../../contract/terms.ts';

/** The forms of each level, which the search finds by their number. */
const formularios: readonly AccionOfrecida[] = (
  [
    ['Nueva solicitud de nivel 1', solicitudesPaths.nivelUno],
    ['Nueva solicitud de nivel 2', solicitudesPaths.nivelDos],
    ['Nueva solicitud de nivel 3', solicitudesPaths.nivelTres],
    ['Nueva solicitud de retiro', solicitudesPaths.retiro],
  ] as const
).map(([texto, url], place) => ({
  texto,
  url,
  clase: 'solicitud',
  esPrincipal: false,
  orden: 11 + place,
  soloEnBusqueda: true,
  isFor: ({ permissions, readsAllEntities }) =>
    !readsAllEntities && permissions.has(permissionKey(RECURSO_SOLICITUDES, 'crear')),
}));

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
  ...formularios,
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
