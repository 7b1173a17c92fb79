import { permissionKey } from '@marco/server-kit';
import type { AccionOfrecida } from '@marco/usuarios/port';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { RECURSO_XROAD } from '../../contract/terms.ts';

const isOperator: AccionOfrecida['isFor'] = ({ permissions }) =>
  permissions.has(permissionKey(RECURSO_XROAD, 'aprobar'));

/** What the operator may begin from their home. */
export const accionesDePlataforma: readonly AccionOfrecida[] = [
  {
    texto: 'Traer la operación',
    url: plataformaPaths.home,
    clase: 'plataforma',
    esPrincipal: true,
    orden: 10,
    isFor: isOperator,
  },
  {
    texto: 'Traer el catálogo de la instancia',
    url: plataformaPaths.instancia,
    clase: 'plataforma',
    esPrincipal: false,
    orden: 20,
    isFor: isOperator,
  },
];
