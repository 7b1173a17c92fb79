import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type CallContext,
  refuse,
  requireActor,
  requireFaultless,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Campo, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import {
  type FilaCatalogada,
  type FilaDecidida,
  listCatalogados,
  listDecididos,
  listReparosDeCatalogacion,
  listReparosDeDecisiones,
} from '../../rules/campos/cambios-catalogacion.ts';
import { listUtilizables } from '../solicitudes/elementos-utilizables.queries.ts';
import { updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { updateCatalogados, updateDecididos } from './campos.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** What the rows said and say, by the name of each field. */
function compareFilas<Fila extends { readonly id: number }>(
  campos: readonly Campo[],
  filas: readonly Fila[],
  read: { readonly antes: (campo: Campo) => object; readonly despues: (fila: Fila) => object },
): AuditDetail {
  const written = filas.flatMap((fila) => {
    const campo = campos.find(({ id }) => id === fila.id);
    return campo ? [{ campo, fila }] : [];
  });
  return {
    antes: { campos: written.map(({ campo }) => ({ campo: campo.nombre, ...read.antes(campo) })) },
    despues: { campos: written.map(({ campo, fila }) => ({ campo: campo.nombre, ...read.despues(fila) })) },
  };
}

/**
 * Writes which element of the common language each field becomes; a row that changes needs a new decision of the
 * entity.
 *
 * @param usuarioId the id that the caller of the specified path sends
 * @throws SOLICITUD_ACCION_NO_PERMITIDA for another one than that of the session, SOLICITUD_INVALIDA at a row, and what
 * every change of a request refuses
 */
export function updateCatalogacion(
  database: Database,
  {
    id,
    usuarioId,
    filas,
  }: {
    readonly id: number;
    readonly usuarioId: number | undefined;
    readonly filas: readonly FilaCatalogada[];
  },
  context: CallContext,
): Promise<Solicitud> {
  if (usuarioId !== undefined && usuarioId !== requireActor(context).userId)
    throw refuse(solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA', [
      { campo: 'usuarioId', mensaje: 'El catálogo lo escribe la persona de la sesión.' },
    ]);
  return updateLockedSolicitud(database, context, {
    action: 'catalogar-solicitud',
    id,
    accion: 'catalogar',
    apply: async (trx, _row, { campos }) => {
      const elementos = await listUtilizables(
        trx,
        filas.flatMap(({ elementoId }) => elementoId ?? []),
      );
      requireFaultless(listReparosDeCatalogacion(campos, filas, new Set(elementos.keys())));
      const changed = listCatalogados(campos, filas);
      await updateCatalogados(trx, changed);
      return compareFilas(campos, changed, {
        antes: ({ accion, elemento, justificacion }) => ({
          accion,
          elemento: elemento?.identificador ?? null,
          justificacion,
        }),
        despues: ({ accion, elementoId, justificacion }) => ({
          accion,
          elemento: elementos.get(elementoId ?? 0) ?? null,
          justificacion,
        }),
      });
    },
  });
}

/**
 * The entity approves or observes, row by row.
 *
 * @throws SOLICITUD_INVALIDA at a row, and what every change of a request refuses
 */
export function updateDecisiones(
  database: Database,
  { id, filas }: { readonly id: number; readonly filas: readonly FilaDecidida[] },
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    action: 'decidir-solicitud',
    id,
    accion: 'decidir',
    apply: async (trx, _row, { campos }) => {
      requireFaultless(listReparosDeDecisiones(campos, filas));
      const changed = listDecididos(campos, filas);
      await updateDecididos(trx, changed);
      return compareFilas(campos, changed, {
        antes: ({ decision, observacion }) => ({ decision, observacion }),
        despues: ({ decision, observacion }) => ({ decision, observacion }),
      });
    },
  });
}
