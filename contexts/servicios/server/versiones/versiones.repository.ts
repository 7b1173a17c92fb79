import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoSuspendible, EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import type { MensajeDeOperacion, NodoDeMensaje } from '../../rules/mensajes/arbol.ts';
import type { OperacionConMensajes } from '../../rules/mensajes/mensajes-de-campos.ts';

type Running = Transaction<DatabaseSchema>;

export interface VersionServicioNueva {
  readonly servicioId: number;
  readonly mayor: number;
  readonly menor: number;
  /** The one it changes; null for the first. */
  readonly baseId: number | null;
}

/** A version in work, without messages. */
export async function addVersion(
  trx: Running,
  { servicioId, mayor, menor, baseId }: VersionServicioNueva,
): Promise<number> {
  const { id } = await trx
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor, menor, estado: 'en-elaboracion', base_version_id: baseId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The version stands at level 1 by a request. */
export async function updateEstandarizada(
  trx: Running,
  id: number,
  { estado, solicitudId }: { readonly estado: EstadoVersionServicio; readonly solicitudId: number },
): Promise<void> {
  await trx
    .updateTable('servicios_versiones')
    .set({
      estado,
      solicitud_id: solicitudId,
      estandarizada_en: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The version stands elsewhere by its certificates. */
export async function updateEstadoVersion(
  trx: Running,
  id: number,
  {
    estado,
    suspendidaDesde,
  }: { readonly estado: EstadoVersionServicio; readonly suspendidaDesde: EstadoSuspendible | null },
): Promise<void> {
  await trx
    .updateTable('servicios_versiones')
    .set({
      estado,
      suspendida_desde: suspendidaDesde,
      version: sql<number>`version + 1`,
      ...(estado === 'retirada' ? { retirada_en: sql<Date>`now()` } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** The end of a version: what takes its place, when it stops answering, and why. */
export interface RetiroDeVersion {
  readonly sucesoraId: number | null;
  /** As YYYY-MM-DD. */
  readonly fechaRetiro: string | null;
  readonly motivo: string;
}

/** The version is obsolete, since now or since before, and ends as it is said. */
export async function updateObsoleta(
  trx: Running,
  id: number,
  { sucesoraId, fechaRetiro, motivo }: RetiroDeVersion,
): Promise<void> {
  await trx
    .updateTable('servicios_versiones')
    .set({
      estado: 'obsoleta',
      suspendida_desde: null,
      obsoleta_desde: sql<Date>`coalesce(obsoleta_desde, now())`,
      sucesora_id: sucesoraId,
      fecha_retiro: fechaRetiro,
      motivo_obsolescencia: motivo,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Puts operations with their messages in the place of those a version had. */
export async function saveOperaciones(
  trx: Running,
  versionId: number,
  operaciones: readonly OperacionConMensajes[],
): Promise<void> {
  await clearOperaciones(trx, versionId);
  for (const [orden, { codigo, nombre, tipoIntercambio, mensajes }] of operaciones.entries()) {
    const { id } = await trx
      .insertInto('servicios_operaciones')
      .values({ version_id: versionId, orden: orden + 1, codigo, nombre, tipo_intercambio: tipoIntercambio })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const mensaje of mensajes) await addMensaje(trx, id, mensaje);
  }
}

async function addMensaje(
  trx: Running,
  operacionId: number,
  { papel, campos }: MensajeDeOperacion,
): Promise<void> {
  const { id } = await trx
    .insertInto('servicios_mensajes')
    .values({ operacion_id: operacionId, papel })
    .returning('id')
    .executeTakeFirstOrThrow();
  let nivel: readonly Colgado[] = campos.map((campo, orden) => ({ campo, orden: orden + 1, padreId: null }));
  while (nivel.length > 0) nivel = await addCampos(trx, id, nivel);
}

/** A field with the row it hangs on. */
interface Colgado {
  readonly campo: NodoDeMensaje;
  readonly orden: number;
  readonly padreId: number | null;
}

/** Writes the fields of one depth; answers those that stand in them. */
async function addCampos(
  trx: Running,
  mensajeId: number,
  nivel: readonly Colgado[],
): Promise<readonly Colgado[]> {
  const rows = await trx
    .insertInto('servicios_mensajes_campos')
    .values(
      nivel.map(({ campo, orden, padreId }) => ({
        mensaje_id: mensajeId,
        padre_id: padreId,
        orden,
        nombre_local: campo.nombreLocal,
        elemento_version_id: campo.elementoVersionId,
        minimo: campo.minimo,
        maximo: campo.maximo,
        obligatorio_de_negocio: campo.obligatorioDeNegocio,
        campo_solicitud_id: campo.campoSolicitudId,
      })),
    )
    .returning('id')
    .execute();
  return rows.flatMap(({ id }, place) =>
    (nivel[place]?.campo.hijos ?? []).map((campo, orden) => ({ campo, orden: orden + 1, padreId: id })),
  );
}

async function clearOperaciones(trx: Running, versionId: number): Promise<void> {
  const operaciones = trx
    .selectFrom('servicios_operaciones')
    .select('id')
    .where('version_id', '=', versionId);
  const mensajes = trx.selectFrom('servicios_mensajes').select('id').where('operacion_id', 'in', operaciones);
  await trx.deleteFrom('servicios_mensajes_campos').where('mensaje_id', 'in', mensajes).execute();
  await trx.deleteFrom('servicios_mensajes').where('operacion_id', 'in', operaciones).execute();
  await trx.deleteFrom('servicios_operaciones').where('version_id', '=', versionId).execute();
}

/**
 * Derives what a servicio carries of the messages of its certified versions that are not retired; what somebody linked by
 * hand stays beside it.
 */
export async function updateElementosCertificados(trx: Running, servicioId: number): Promise<void> {
  await sql`insert into servicios_elementos (servicio_id, version_id, sentido, certificado)
    select v.servicio_id, c.elemento_version_id,
      case when bool_and(m.papel = 'peticion') then 'entrada'
        when bool_or(m.papel = 'peticion') then 'ambos' else 'salida' end,
      true
    from servicios_versiones v
    join servicios_operaciones o on o.version_id = v.id
    join servicios_mensajes m on m.operacion_id = o.id
    join servicios_mensajes_campos c on c.mensaje_id = m.id
    where v.servicio_id = ${servicioId} and v.estado not in ('en-elaboracion', 'retirada')
    group by v.servicio_id, c.elemento_version_id
    on conflict (servicio_id, version_id)
      do update set sentido = excluded.sentido, certificado = true`.execute(trx);
  await sql`delete from servicios_elementos x
    where x.servicio_id = ${servicioId} and x.certificado and not exists (
      select from servicios_versiones v
      join servicios_operaciones o on o.version_id = v.id
      join servicios_mensajes m on m.operacion_id = o.id
      join servicios_mensajes_campos c on c.mensaje_id = m.id
      where v.servicio_id = x.servicio_id and v.estado not in ('en-elaboracion', 'retirada')
        and c.elemento_version_id = x.version_id
    )`.execute(trx);
}

/** An element leaves the messages in work; what stood in its fields moves up. */
export async function clearElementoEnElaboracion(
  trx: Running,
  { servicioId, versionId }: { readonly servicioId: number; readonly versionId: number },
): Promise<void> {
  const enElaboracion = sql`select m.id from servicios_mensajes m
    join servicios_operaciones o on o.id = m.operacion_id
    join servicios_versiones v on v.id = o.version_id
    where v.servicio_id = ${servicioId} and v.estado = 'en-elaboracion'`;
  await sql`update servicios_mensajes_campos h set padre_id = null
    from servicios_mensajes_campos p
    where p.id = h.padre_id and p.elemento_version_id = ${versionId} and p.mensaje_id in (${enElaboracion})`.execute(
    trx,
  );
  await sql`delete from servicios_mensajes_campos
    where elemento_version_id = ${versionId} and mensaje_id in (${enElaboracion})`.execute(trx);
}
