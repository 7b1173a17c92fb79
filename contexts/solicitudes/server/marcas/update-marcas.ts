import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, refuseField } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { MarcaDeSolicitud, Solicitud } from '../../contract/index.ts';
import { listLugares } from '../../rules/marcas/lugares.ts';
import { findFaltaDeMarcas, listUltimasMarcas, type MarcaPedida } from '../../rules/marcas/marcas.ts';
import { findUltimoPaso } from '../solicitudes/marcas.queries.ts';
import { updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { addMarcas, type MarcaNueva, type RespuestaNueva, updateRespuestas } from './marcas.repository.ts';

/**
 * The marks of a return with the names of their places.
 *
 * @throws SOLICITUD_INVALIDA at marcas
 */
export function verifyMarcas(solicitud: Solicitud, pedidas: readonly MarcaPedida[]): readonly MarcaNueva[] {
  const lugares = listLugares(solicitud);
  const falta = findFaltaDeMarcas(pedidas, lugares);
  if (falta) throw refuseField(falta.campo, falta.mensaje);
  const nombres = new Map(lugares.map(({ codigo, nombre }) => [codigo, nombre]));
  return pedidas.map(({ lugar, texto }) => ({ lugar, texto, nombre: nombres.get(lugar) ?? lugar }));
}

/** Leaves the marks of the return a request has just taken. @returns what the audit trail keeps of them */
export async function createMarcas(
  trx: Transaction<DatabaseSchema>,
  solicitudId: number,
  marcas: readonly MarcaNueva[],
): Promise<{ readonly marcas: readonly string[] }> {
  const pasoId = await findUltimoPaso(trx, solicitudId);
  if (pasoId === undefined) throw new Error('A request that was returned has no step.');
  await addMarcas(trx, { solicitudId, pasoId }, marcas);
  return { marcas: marcas.map(({ lugar }) => lugar) };
}

/** The marks the answers are about. @throws SOLICITUD_INVALIDA at the id or the text of one */
function verifyRespuestas(
  { marcas, pasos }: Solicitud,
  respuestas: readonly RespuestaNueva[],
): readonly MarcaDeSolicitud[] {
  const byId = new Map(listUltimasMarcas(marcas, pasos).map((marca) => [marca.id, marca]));
  return respuestas.map(({ id, respuesta, texto }, posicion) => {
    const marca = byId.get(id);
    // Each one once: a second answer in the same call would hide the first.
    if (!marca || !byId.delete(id))
      throw refuseField(`marcas.${posicion}.id`, 'La observación no está entre las que esperan respuesta.');
    if (respuesta === 'refutada' && texto === '')
      throw refuseField(`marcas.${posicion}.texto`, 'Escriba por qué la observación no aplica.');
    return marca;
  });
}

/**
 * The entity answers marks of its returned request, all or some of them.
 *
 * @throws as {@link updateLockedSolicitud}; SOLICITUD_INVALIDA at marcas
 */
export function updateMarcasSolicitud(
  database: Kysely<DatabaseSchema>,
  { id, respuestas }: { readonly id: number; readonly respuestas: readonly RespuestaNueva[] },
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    action: 'responder-marcas',
    id,
    // Who corrects a returned request says of each mark what was done about it.
    accion: 'editar',
    apply: async (trx, _row, solicitud, { usuarioId }): Promise<AuditDetail> => {
      const marcas = verifyRespuestas(solicitud, respuestas);
      await updateRespuestas(trx, respuestas, usuarioId);
      return {
        antes: toRespuestas(marcas.map(({ lugar, respuesta }) => [lugar, respuesta?.clase ?? null])),
        despues: toRespuestas(marcas.map(({ lugar }, at) => [lugar, respuestas[at]?.respuesta ?? null])),
      };
    },
  });
}

/** What the trail keeps: the places and what was done, never what was written. */
const toRespuestas = (pares: readonly (readonly [lugar: string, respuesta: string | null])[]) => ({
  respuestas: pares.map(([lugar, respuesta]) => ({ lugar, respuesta })),
});
