import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { toCertificadosPendientes } from '../../contract/certificados.paths.ts';
import { RECURSO_CERTIFICACION } from '../../contract/terms.ts';
import { countPropuestas } from '../certificado.queries.ts';

/** What the operator proposes to suspend, on the home of who certifies. */
export const suspensionesPropuestas: FuenteActividades = {
  codigo: 'suspensiones-propuestas',
  findActividad: async (database, { permissions, readsAllEntities }) => {
    if (!permissions.has(permissionKey(RECURSO_CERTIFICACION, 'aprobar')) || !readsAllEntities)
      return undefined;
    const { cantidad, masAntigua, masReciente } = await countPropuestas(database);
    if (!masAntigua || !masReciente) return undefined;
    return {
      titulo: 'Suspensiones propuestas por el operador',
      cantidad: Number(cantidad),
      masAntigua,
      masReciente,
      url: toCertificadosPendientes('suspension-propuesta'),
    };
  },
};
