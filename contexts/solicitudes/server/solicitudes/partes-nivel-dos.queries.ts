import type { EstadoCertificado } from '@marco/certificados/terms';
import type { DatabaseSchema } from '@marco/database';
import { buildCamposDeMensajes } from '@marco/servicios/port';
import { type EstadoVersionServicio, OPERACION_PRINCIPAL, type PapelMensaje } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';
import type { TecnologiaServicio } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** What a request has of level 2; undefined for one of another level. */
export async function findNivelDosRow(database: Database, solicitudId: number) {
  return database
    .selectFrom('solicitudes_nivel_dos as n')
    .innerJoin('servicios_versiones as v', 'v.id', 'n.servicio_version_id')
    .leftJoin('certificados as c', (join) =>
      join.onRef('c.solicitud_id', '=', 'v.solicitud_id').on('c.nivel', '=', 1),
    )
    .leftJoin('archivos as a', 'a.id', 'n.contrato_archivo_id')
    .leftJoin('archivos as k', 'k.id', 'n.constancia_archivo_id')
    .select(['v.id as versionId', 'v.mayor', 'v.menor'])
    .select(sql<EstadoVersionServicio>`v.estado`.as('versionEstado'))
    .select(['c.id as certificadoId', 'c.numero', 'c.codigo'])
    .select(sql<EstadoCertificado | null>`c.estado`.as('certificadoEstado'))
    .select(sql<TecnologiaServicio | null>`n.tecnologia`.as('tecnologia'))
    .select(['a.id as contratoId', 'a.nombre as contratoNombre', 'a.tamano_bytes as contratoTamano'])
    .select(['a.sha256 as contratoSha256', 'n.url_pruebas', 'n.responsable', 'n.cargo', 'n.fecha_constancia'])
    .select(['k.id as constanciaId', 'k.nombre as constanciaNombre', 'k.tamano_bytes as constanciaTamano'])
    .select(['n.constancia_aprobador_id', 'n.observaciones', 'n.informe_id', 'n.informe_aprobado_id'])
    .where('n.solicitud_id', '=', solicitudId)
    .executeTakeFirst();
}
export type NivelDosRow = NonNullable<Awaited<ReturnType<typeof findNivelDosRow>>>;

/** Places of the fields in the contract, by the field. */
export async function listVinculos(
  database: Database,
  solicitudId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('solicitudes_vinculos')
    .select(['campo_id', 'ruta'])
    .where('solicitud_id', '=', solicitudId)
    .execute();
  return new Map(rows.map(({ campo_id, ruta }) => [campo_id, ruta]));
}

/** Reasons of the declared differences, by the field. */
export async function listDiferencias(
  database: Database,
  solicitudId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('solicitudes_diferencias')
    .select(['campo_id', 'motivo'])
    .where('solicitud_id', '=', solicitudId)
    .execute();
  return new Map(rows.map(({ campo_id, motivo }) => [campo_id, motivo]));
}

/** Valid messages the entity brought, the first one first, with how many rules each exercises. */
export async function listMensajesComprobados(database: Database, solicitudId: number) {
  return database
    .selectFrom('solicitudes_mensajes_comprobados')
    .select(['id', 'operacion', 'sha256', 'created_at'])
    .select(sql<PapelMensaje>`papel`.as('papel'))
    .select(sql<number>`jsonb_array_length(reglas)`.as('reglas'))
    .where('solicitud_id', '=', solicitudId)
    .orderBy('id')
    .execute();
}

/** Fields of a version by whether a contract needs a place for each, and the first number of what is in force of its element. */
export async function listSituacionDeCampos(database: Database, versionId: number) {
  return (
    buildCamposDeMensajes(database, versionId)
      .leftJoin('elementos_versiones as n', (join) =>
        join.onRef('n.elemento_id', '=', 'v.elemento_id').on('n.estado', '=', 'incorporado'),
      )
      .select('c.id')
      // As the banco asks for it: what no request wrote, in an operation nobody said, is only known to come.
      .select(
        sql<boolean>`c.minimo > 0 or c.obligatorio_de_negocio
          or (c.campo_solicitud_id is null and o.codigo = ${OPERACION_PRINCIPAL})`.as('obligatorio'),
      )
      .select(sql<boolean>`coalesce(n.mayor > v.mayor, false)`.as('nuevaMayor'))
      .execute()
  );
}

/** The request whose contract or constancia a file is. */
export function buildSolicitudesConArchivo(database: Database, archivoId: string) {
  return database
    .selectFrom('solicitudes_nivel_dos')
    .select('solicitud_id')
    .where((eb) =>
      eb.or([eb('contrato_archivo_id', '=', archivoId), eb('constancia_archivo_id', '=', archivoId)]),
    );
}
