import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { InformeSellado } from '../worker/tarea.ts';

type Database = Kysely<DatabaseSchema>;

/** A report as it is kept, with whose it is; the product wrote it, so that it has its shape. */
export interface InformeRow {
  readonly id: string;
  readonly solicitudId: number;
  /** The entity of the servicio. */
  readonly entidadId: number;
  readonly informe: InformeSellado & { readonly dia: string };
  readonly sello: string;
  readonly textoSello: string;
  readonly publicadoEn: Date | null;
  readonly fecha: Date;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A kept report; undefined where there is none of that id, or it is no id. */
export async function findInformeRow(database: Database, id: string): Promise<InformeRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const row = await database
    .selectFrom('informes_conformidad as i')
    .innerJoin('servicios_versiones as v', 'v.id', 'i.version_id')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .where('i.id', '=', id)
    .select(['i.id', 'i.solicitud_id', 's.entidad_id', 'i.reglas', 'i.formato', 'i.contrato_sha256'])
    .select(['i.contrato_bytes', 'i.servicio', 'i.veredicto', 'i.indice', 'i.puntaje', 'i.declarados'])
    .select(['i.mensajes', 'i.comprobaciones', 'i.huella', 'i.sello', 'i.texto_sello', 'i.publicado_en'])
    .select(['i.created_at', sql<string>`to_char(i.fecha, 'YYYY-MM-DD')`.as('dia')])
    .executeTakeFirst();
  if (!row) return undefined;
  const informe = {
    reglas: row.reglas,
    formato: row.formato,
    contrato: { sha256: row.contrato_sha256, bytes: row.contrato_bytes },
    servicio: row.servicio,
    dia: row.dia,
    veredicto: row.veredicto,
    indice: row.indice,
    puntaje: row.puntaje,
    declarados: row.declarados,
    mensajes: row.mensajes,
    comprobaciones: row.comprobaciones,
    huella: row.huella,
  };
  return {
    id: row.id,
    solicitudId: row.solicitud_id,
    entidadId: row.entidad_id,
    informe: informe as InformeRow['informe'],
    sello: row.sello,
    textoSello: row.texto_sello,
    publicadoEn: row.publicado_en,
    fecha: row.created_at,
  };
}

/** The servicio a version is of; undefined where there is no such version. */
export async function findServicioDeVersion(
  database: Database,
  versionId: number,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('servicios_versiones')
    .select('servicio_id')
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row?.servicio_id;
}
