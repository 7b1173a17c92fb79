import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { DocumentoCargado, DocumentoSolicitud, Norma, Paso } from '../../contract/index.ts';
import type { EstadoSolicitud, TipoNorma } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Laws and rules of a request with their documents, in the order they were written. */
export async function listNormas(database: Database, solicitudId: number): Promise<Norma[]> {
  const rows = await database
    .selectFrom('solicitudes_normas as n')
    .leftJoin('archivos as a', 'a.id', 'n.archivo_id')
    .select(['n.id', 'n.tipo', 'n.numero', 'n.fecha_expedicion', 'n.articulo', 'n.habilita', 'n.archivo_id'])
    .select(['a.nombre', 'a.tamano_bytes'])
    .where('n.solicitud_id', '=', solicitudId)
    .orderBy('n.orden')
    .execute();
  return rows.map(({ id, numero, articulo, habilita, nombre, ...row }) => ({
    id,
    numero,
    articulo,
    habilita,
    tipo: row.tipo as TipoNorma | null,
    fechaExpedicion: row.fecha_expedicion,
    archivoId: row.archivo_id,
    documento:
      row.archivo_id === null || nombre === null
        ? null
        : { idArchivo: row.archivo_id, nombre, tamano: row.tamano_bytes ?? 0 },
  }));
}

/** Other documents of a request, by their name. */
export async function listDocumentos(database: Database, solicitudId: number): Promise<DocumentoSolicitud[]> {
  return database
    .selectFrom('solicitudes_archivos as sa')
    .innerJoin('archivos as a', 'a.id', 'sa.archivo_id')
    .select(['a.id as idArchivo', 'a.nombre', 'a.tamano_bytes as tamano'])
    .where('sa.solicitud_id', '=', solicitudId)
    .orderBy('a.nombre')
    .orderBy('a.id')
    .execute();
}

/** Every file a request has now, whatever part it belongs to, the first one first. */
export async function listCargados(database: Database, solicitudId: number): Promise<DocumentoCargado[]> {
  const rows = await database
    .selectFrom('archivos as a')
    .leftJoin('usuarios as u', 'u.id', 'a.subido_por')
    .select(['a.id as idArchivo', 'a.nombre', 'a.tamano_bytes as tamano', 'a.created_at', 'a.subido_por'])
    .select(buildNombreCompleto('u').as('usuario'))
    .where(
      sql<boolean>`a.id in (
        select archivo_id from solicitudes_archivos where solicitud_id = ${solicitudId}
        union all select archivo_id from solicitudes_normas where solicitud_id = ${solicitudId}
        union all select contrato_archivo_id from solicitudes_nivel_dos where solicitud_id = ${solicitudId}
        union all select constancia_archivo_id from solicitudes_nivel_dos where solicitud_id = ${solicitudId}
        union all select archivo_id from solicitudes_nivel_tres_archivos where solicitud_id = ${solicitudId}
        union all select constancia_id from solicitudes where id = ${solicitudId})`,
    )
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
  return rows.map(({ created_at, subido_por, usuario, ...archivo }) => ({
    ...archivo,
    fecha: created_at.toISOString(),
    usuario: subido_por === null ? null : usuario,
  }));
}

/** The proof that a request was filed, once it is made. */
export async function findConstancia(
  database: Database,
  archivoId: string | null,
): Promise<DocumentoSolicitud | null> {
  if (archivoId === null) return null;
  const row = await database
    .selectFrom('archivos')
    .select(['id as idArchivo', 'nombre', 'tamano_bytes as tamano'])
    .where('id', '=', archivoId)
    .executeTakeFirst();
  return row ?? null;
}

/** Steps of a request, the first one first. */
export async function listPasos(database: Database, solicitudId: number): Promise<Paso[]> {
  const rows = await database
    .selectFrom('solicitudes_pasos as p')
    .innerJoin('estados_solicitud as d', 'd.id', 'p.desde_id')
    .innerJoin('estados_solicitud as h', 'h.id', 'p.hasta_id')
    .leftJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select([
      'p.id',
      'p.accion',
      'd.nombre as desde',
      'h.nombre as hasta',
      'p.motivo',
      'p.dias',
      'p.created_at',
    ])
    .select([sql<EstadoSolicitud>`d.codigo`.as('de'), sql<EstadoSolicitud>`h.codigo`.as('a')])
    .select(['p.usuario_id', buildNombreCompleto('u').as('usuario')])
    .where('p.solicitud_id', '=', solicitudId)
    .orderBy('p.id')
    .execute();
  return rows.map(({ id, accion, desde, hasta, motivo, dias, de, a, usuario, ...row }) => ({
    id,
    accion,
    desde,
    hasta,
    motivo,
    dias,
    desdeEstado: de,
    hastaEstado: a,
    usuario: row.usuario_id === null ? null : usuario,
    fecha: row.created_at.toISOString(),
  }));
}

/** Whether a person follows a request. */
export async function isSeguida(
  database: Database,
  solicitudId: number,
  usuarioId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('solicitudes_seguidores')
    .select('usuario_id')
    .where('solicitud_id', '=', solicitudId)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return row !== undefined;
}
