import { directorioPaths } from '@marco/directorio/paths';
import { permissionKey } from '@marco/server-kit';
import type { AccionOfrecida } from '@marco/usuarios/port';
import { RECURSO_ACUERDOS } from '../contract/terms.ts';

/** What people may begin about acuerdos from their home: a servicio of the directory is where one begins. */
export const accionesDeAcuerdos: readonly AccionOfrecida[] = [
  {
    texto: 'Pedir un dato a otra entidad',
    url: directorioPaths.home,
    clase: 'acuerdo',
    esPrincipal: false,
    orden: 30,
    isFor: ({ permissions, readsAllEntities }) =>
      !readsAllEntities && permissions.has(permissionKey(RECURSO_ACUERDOS, 'crear')),
  },
];
