import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { AuditOrigin } from '@marco/server-kit';
import { addUso, type CausaDeServicio, createServicio, updateEstadoServicio } from '@marco/servicios/port';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { AccionSolicitud, EstadoSolicitud, SentidoCampo } from '../../contract/terms.ts';
import { ESTADOS_CERRADOS } from '../../contract/terms.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { ESTADO_NIVEL_UNO, hasServicioAlcanzado } from '../solicitudes/verify-servicio.ts';
import { createRadicado } from './radicado.repository.ts';
import type { Suscriptores } from './suscriptores.ts';

type Running = Transaction<DatabaseSchema>;
type Columns = UpdateObject<DatabaseSchema, 'solicitudes'>;

/** Brings the servicio of a filed request into the directory, or takes it back. */
async function keepServicio(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<number> {
  const { servicio_id: servicioId, servicio_nombre: nombre, entidad_id: entidadId } = row;
  if (servicioId === null)
    return createServicio(trx, { nombre, descripcion: row.servicio_descripcion, entidadId }, causa);
  if (row.servicio_codigo === 'identificado-no-estandarizado')
    await updateEstadoServicio(trx, servicioId, 'identificado', causa);
  return servicioId;
}

/** The first filing of a request: its servicio, its number, its turn. A returned one keeps all three. */
async function startRadicacion(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<Columns> {
  if (row.radicado !== null) return {};
  const servicioId = await keepServicio(trx, row, causa);
  await trx
    .insertInto('solicitudes_en_curso')
    .values({ servicio_id: servicioId, nivel: row.nivel, solicitud_id: row.id })
    .execute();
  const anio = Number(toColombianDay(new Date()).slice(0, 4));
  return {
    servicio_id: servicioId,
    radicado: await createRadicado(trx, row.nivel, anio),
    radicada_en: sql<Date>`now()`,
  };
}

/** The servicio carries the versions in force of the elements its fields became. */
async function keepUsos(trx: Running, solicitudId: number, servicioId: number): Promise<void> {
  const rows = await trx
    .selectFrom('solicitudes_campos as c')
    .innerJoin('elementos_versiones as v', (join) =>
      join.onRef('v.elemento_id', '=', 'c.elemento_id').on('v.estado', '=', 'incorporado'),
    )
    .select(['v.id', 'c.sentido'])
    .where('c.solicitud_id', '=', solicitudId)
    .where('c.accion', '<>', 'caducar')
    .execute();
  for (const [versionId, campos] of Map.groupBy(rows, ({ id }) => id)) {
    const sentidos = new Set(campos.map(({ sentido }) => sentido as SentidoCampo));
    const [only = 'ambos'] = sentidos;
    await addUso(trx, { servicioId, versionId, sentido: sentidos.size === 1 ? only : 'ambos' });
  }
}

async function closeCertificada(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<void> {
  const { id, servicio_id: servicioId } = row;
  if (servicioId === null) throw new Error('A certified request has no servicio.');
  await keepUsos(trx, id, servicioId);
  // One that is beyond level 1 already stays where it is.
  if (!(await hasServicioAlcanzado(trx, servicioId, ESTADO_NIVEL_UNO)))
    await updateEstadoServicio(trx, servicioId, ESTADO_NIVEL_UNO, causa);
}

const FRACASOS: ReadonlySet<string> = new Set<EstadoSolicitud>(['rechazada', 'desistida']);
const CERRADOS: ReadonlySet<string> = new Set(ESTADOS_CERRADOS);

/**
 * What a step does beside the state: the servicio comes into the directory when the request is filed, moves on when it
 * is certified, and waits where a first request failed.
 *
 * @returns columns of the request
 * @throws the constraints `solicitudes_en_curso_unica` and `servicios_nombre_key`
 */
export async function updateServicioDePaso(
  trx: Running,
  { accion, hasta, row }: { accion: AccionSolicitud; hasta: EstadoSolicitud; row: SolicitudRow },
  origin: AuditOrigin,
  { alCambiarServicio }: Suscriptores,
): Promise<Columns> {
  const causa = { origin, alCambiarServicio };
  const columns = accion === 'radicar' ? await startRadicacion(trx, row, causa) : {};
  if (accion === 'certificar') await closeCertificada(trx, row, causa);
  if (FRACASOS.has(hasta) && row.servicio_id !== null && row.servicio_codigo === 'identificado')
    await updateEstadoServicio(trx, row.servicio_id, 'identificado-no-estandarizado', causa);
  if (!CERRADOS.has(hasta)) return columns;
  await trx.deleteFrom('solicitudes_en_curso').where('solicitud_id', '=', row.id).execute();
  return { ...columns, cerrada_en: sql<Date>`now()` };
}
