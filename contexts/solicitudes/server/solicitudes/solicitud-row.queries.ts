import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EstadoSolicitud, Nivel, TipoSolicitud } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Requests with what the lists filter and order them by. */
export function buildSolicitudes(database: Database) {
  return (
    database
      .selectFrom('solicitudes as s')
      .innerJoin('estados_solicitud as es', 'es.id', 's.estado_id')
      // Each has one; joined this way, a count that asks nothing of it does not read it.
      .leftJoin('entidades as e', 'e.id', 's.entidad_id')
  );
}

/** What the lists show of requests. */
export function buildListadas(query: ReturnType<typeof buildSolicitudes>) {
  return query
    .innerJoin('usuarios as solicitante', 'solicitante.id', 's.solicitante_id')
    .leftJoin('usuarios as consultor', 'consultor.id', 's.consultor_id')
    .select([
      's.id',
      sql<Nivel>`s.nivel`.as('nivel'),
      sql<TipoSolicitud>`s.tipo`.as('tipo'),
      's.radicado',
      's.servicio_id',
      's.servicio_nombre',
      's.entidad_id',
      sql<string>`e.nombre`.as('entidad'),
      'e.sigla',
      sql<string>`e.nit`.as('nit'),
      sql<EstadoSolicitud>`es.codigo`.as('estado'),
      's.consultor_id',
      sql<string>`nullif(${buildNombreCompleto('consultor')}, '')`.$castTo<string | null>().as('consultor'),
      's.solicitante_id',
      buildNombreCompleto('solicitante').as('solicitante'),
      's.radicada_en',
      's.fecha_vencimiento',
      's.cerrada_en',
      's.created_at',
    ]);
}

function selectSolicitud(database: Database) {
  return buildListadas(buildSolicitudes(database))
    .leftJoin('servicios as sv', 'sv.id', 's.servicio_id')
    .leftJoin('estados_servicio as ev', 'ev.id', 'sv.estado_servicio_id')
    .leftJoin('dominios as d', 'd.id', 's.dominio_id')
    .leftJoin('solicitudes_nivel_tres as nt', 'nt.solicitud_id', 's.id')
    .leftJoin('servicios_versiones as vt', 'vt.id', 'nt.servicio_version_id')
    .leftJoin('solicitudes_suspensiones as su', (join) =>
      join.onRef('su.solicitud_id', '=', 's.id').on('su.fecha_hasta', 'is', null),
    )
    .select([
      's.servicio_descripcion' as const,
      's.objetivo' as const,
      's.tipo_intercambio' as const,
      's.sincronia' as const,
      's.dominio_id' as const,
      'd.nombre as dominio' as const,
      's.periodicidad' as const,
      's.volumen_estimado' as const,
      's.consumo_abierto' as const,
      's.version' as const,
      's.updated_at' as const,
      'ev.nombre as estado_servicio' as const,
      'ev.codigo as servicio_codigo' as const,
      's.estado_id' as const,
      's.plazo_desde' as const,
      's.plazo_dias' as const,
      's.constancia_id' as const,
      'su.fecha_desde as suspendida_desde' as const,
      'su.fecha_reanudacion as reanuda_en' as const,
      'su.causa' as const,
      'su.motivo as motivo_suspension' as const,
      'su.dias_restantes' as const,
      // Whether it says that nothing changed since a version that has its level.
      sql<boolean>`exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)`.as(
        'esReafirmada',
      ),
      // Of level 3: whether the operator was asked for its concept and did not give it yet, and whether it published: to end a
      // version it has nothing to do.
      sql<boolean>`coalesce(nt.fecha_limite_concepto is not null and nt.concepto_veredicto is null, false)`.as(
        'concepto_pendiente',
      ),
      sql<boolean>`s.tipo = 'retiro' or coalesce(nt.publicar_hasta is not null and vt.estado <> 'certificada'
        and vt.suspendida_desde is distinct from 'certificada', false)`.as('publicada'),
    ]);
}

export type ListadaRow = Awaited<ReturnType<ReturnType<typeof buildListadas>['execute']>>[number];
export type SolicitudRow = Awaited<ReturnType<ReturnType<typeof selectSolicitud>['execute']>>[number];

export async function findSolicitudRow(database: Database, id: number): Promise<SolicitudRow | undefined> {
  return selectSolicitud(database).where('s.id', '=', id).executeTakeFirst();
}

/** Those of several ids that are there, in any order. */
export async function listSolicitudRows(
  database: Database,
  ids: readonly number[],
): Promise<readonly SolicitudRow[]> {
  return selectSolicitud(database)
    .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

/** The same with the request locked: nobody else changes it until the transaction ends. */
export async function findLockedSolicitudRow(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<SolicitudRow | undefined> {
  await trx.selectFrom('solicitudes').select('id').where('id', '=', id).forUpdate().execute();
  return findSolicitudRow(trx, id);
}
