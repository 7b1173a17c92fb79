import type { EstadoCertificado } from '@marco/certificados/terms';
import type { DatabaseSchema } from '@marco/database';
import { buildCamposDeMensajes } from '@marco/servicios/port';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { DocumentoSolicitud, FormularioNivelTres } from '../../contract/index.ts';
import type { Dimension, VeredictoConcepto, VeredictoItem, Verificador } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** What a request has of level 3; undefined for one of another level. */
export async function findNivelTresRow(database: Database, solicitudId: number) {
  return database
    .selectFrom('solicitudes_nivel_tres as n')
    .innerJoin('servicios_versiones as v', 'v.id', 'n.servicio_version_id')
    .innerJoin('listas_verificacion as l', 'l.id', 'n.lista_id')
    .leftJoin('usuarios as u', 'u.id', 'n.concepto_usuario_id')
    .select(['v.id as versionId', 'v.servicio_id as servicioId', 'v.mayor', 'v.menor'])
    .select(sql<EstadoVersionServicio>`v.estado`.as('versionEstado'))
    .select(['n.lista_id as listaId', 'l.numero as lista'])
    .select(sql<Partial<FormularioNivelTres>>`n.respuestas`.as('respuestas'))
    .select(sql<VeredictoConcepto | null>`n.concepto_veredicto`.as('conceptoVeredicto'))
    .select(['n.concepto_motivo as conceptoMotivo', 'n.concepto_en as conceptoEn'])
    .select(sql<string | null>`nullif(${buildNombreCompleto('u')}, '')`.as('conceptoUsuario'))
    .select(['n.fecha_limite_concepto as conceptoVenceEn', 'n.publicar_hasta as publicarHasta'])
    .where('n.solicitud_id', '=', solicitudId)
    .executeTakeFirst();
}

/** The latest certificate of each of the levels 1 and 2 of a version, in its state. */
export async function listCertificadosPrevios(
  database: Database,
  { versionId, servicioId }: { readonly versionId: number; readonly servicioId: number },
) {
  const rows = await database
    .selectFrom('certificados')
    .select(['id', 'numero', 'codigo'])
    .select([sql<1 | 2>`nivel`.as('nivel'), sql<EstadoCertificado>`estado`.as('estado')])
    .select(sql<number>`(contenido -> 'campos' ->> 'total')::int`.as('campos'))
    .select(
      sql<{ parte: number; total: number } | null>`contenido -> 'conformidad' -> 'comprobaciones'`.as(
        'comprobaciones',
      ),
    )
    .where('servicio_id', '=', servicioId)
    .where('servicio_version_id', '=', versionId)
    .where('nivel', 'in', [1, 2])
    .distinctOn('nivel')
    .orderBy('nivel')
    .orderBy('id', 'desc')
    .execute();
  return rows;
}

/** Whether the messages of a version carry personal data, and sensitive or private ones. */
export async function findDatosDeVersion(
  database: Database,
  versionId: number,
): Promise<{ readonly personales: boolean; readonly sensibles: boolean }> {
  const { personales, sensibles } = await buildCamposDeMensajes(database, versionId)
    .select(sql<boolean>`coalesce(bool_or(v.dato_personal <> 'no'), false)`.as('personales'))
    .select(
      sql<boolean>`coalesce(bool_or(v.dato_personal in ('sensible', 'privado')), false)`.as('sensibles'),
    )
    .executeTakeFirstOrThrow();
  return { personales, sensibles };
}

/** The list that new requests pin. */
export async function findListaVigente(database: Database) {
  return database
    .selectFrom('listas_verificacion')
    .select(['id', 'numero'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Items of a list, in their order. */
export async function listItemsDeLista(database: Database, listaId: number) {
  return database
    .selectFrom('listas_items')
    .select(['codigo', 'lineamiento', 'etiqueta', 'impide', 'admite_no_aplica as admiteNoAplica'])
    .select([sql<Dimension>`dimension`.as('dimension'), sql<Verificador>`verifica`.as('verifica')])
    .where('lista_id', '=', listaId)
    .orderBy('orden')
    .execute();
}
export type ItemDeListaRow = Awaited<ReturnType<typeof listItemsDeLista>>[number];

/** What was said of the items of a request, by the code of each. */
export async function listDictamenes(database: Database, solicitudId: number) {
  const rows = await database
    .selectFrom('solicitudes_verificaciones as d')
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .select(['d.codigo', 'd.motivo', 'd.created_at'])
    .select(sql<VeredictoItem>`d.veredicto`.as('veredicto'))
    .select(buildNombreCompleto('u').as('autor'))
    .where('d.solicitud_id', '=', solicitudId)
    .execute();
  return new Map(rows.map((row) => [row.codigo, row]));
}

/** Open compromisos of the mesas that work on a servicio. */
export async function countCompromisosAbiertos(database: Database, servicioId: number): Promise<number> {
  const { cuantos } = await database
    .selectFrom('compromisos as c')
    .innerJoin('mesas_servicios as m', 'm.mesa_id', 'c.mesa_id')
    .select(sql<number>`count(*)`.as('cuantos'))
    .where('m.servicio_id', '=', servicioId)
    .where('c.estado', '=', 'abierto')
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

/** Documents of the answers, by their id. */
export async function listDocumentosNivelTres(
  database: Database,
  solicitudId: number,
): Promise<ReadonlyMap<string, DocumentoSolicitud>> {
  const rows = await database
    .selectFrom('solicitudes_nivel_tres_archivos as n')
    .innerJoin('archivos as a', 'a.id', 'n.archivo_id')
    .select(['a.id as idArchivo', 'a.nombre', 'a.tamano_bytes as tamano'])
    .where('n.solicitud_id', '=', solicitudId)
    .execute();
  return new Map(rows.map((row) => [row.idArchivo, { ...row, tamano: row.tamano ?? 0 }]));
}
