import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { toCertificadoEnLista, toCertificadosPendientes } from '../../contract/certificados.paths.ts';
import { RECURSO_CERTIFICACION } from '../../contract/terms.ts';
import { buildPropuestas, listNombrados } from '../certificado.queries.ts';

/** What the operator proposes to suspend, on the home of who certifies. */
export const suspensionesPropuestas: FuenteActividades = {
  codigo: 'suspensiones-propuestas',
  clase: 'certificado',
  findEspera: ({ permissions, readsAllEntities }, ambito) => {
    if (ambito === 'otros' || !readsAllEntities) return undefined;
    if (!permissions.has(permissionKey(RECURSO_CERTIFICACION, 'aprobar'))) return undefined;
    return {
      titulo: 'Suspensiones propuestas por el operador',
      url: toCertificadosPendientes('suspension-propuesta'),
      buildAsuntos: buildPropuestas,
      listTextos: async (database, ids) =>
        (await listNombrados(database, ids)).map(({ id, numero, servicio, entidad }) => ({
          id,
          titulo: `Decida si se suspende «${servicio}»`,
          detalle: `Certificado ${numero}, ${entidad}`,
          boton: 'Decidir',
          url: toCertificadoEnLista(numero),
        })),
    };
  },
};
