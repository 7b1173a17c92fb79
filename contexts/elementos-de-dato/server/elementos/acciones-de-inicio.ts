import { permissionKey } from '@marco/server-kit';
import type { AccionOfrecida } from '@marco/usuarios/port';
import { elementosDeDatoPaths } from '../../contract/elementos-de-dato.paths.ts';
import { RECURSO_ELEMENTOS } from '../../contract/terms.ts';

/** What people may begin about elements from their home. */
export const accionesDeElementos: readonly AccionOfrecida[] = [
  {
    texto: 'Proponer un elemento de dato',
    url: elementosDeDatoPaths.create,
    clase: 'elemento',
    esPrincipal: false,
    orden: 70,
    isFor: ({ permissions }) => permissions.has(permissionKey(RECURSO_ELEMENTOS, 'crear')),
  },
];
