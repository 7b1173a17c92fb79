import { permissionKey } from '@marco/server-kit';
import type { AccionOfrecida } from '@marco/usuarios/port';
import { mesasPaths } from '../../contract/mesas.paths.ts';
import { mesasPrivatePaths } from '../../contract/mesas-private.paths.ts';
import { RECURSO_MESAS } from '../../contract/terms.ts';

/** What people may begin about mesas from their home. */
export const accionesDeMesas: readonly AccionOfrecida[] = [
  {
    texto: 'Programar una reunión',
    url: mesasPaths.home,
    clase: 'reunion',
    esPrincipal: false,
    orden: 50,
    isFor: ({ permissions, readsAllEntities }) =>
      readsAllEntities && permissions.has(permissionKey(RECURSO_MESAS, 'editar')),
  },
  {
    texto: 'Ver los compromisos',
    url: mesasPrivatePaths.compromisos,
    clase: 'compromiso',
    esPrincipal: false,
    orden: 60,
    isFor: ({ permissions }) => permissions.has(permissionKey(RECURSO_MESAS, 'consultar')),
  },
];
