import type { DatabaseSchema } from '@marco/database';
import type { TipoEntidad } from '@marco/entidades/terms';
import type { BaseDatoPersonal } from '@marco/solicitudes/terms';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CausaRechazo, EstadoAcuerdo, LadoAcuerdo, LugarAcuerdo } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Acuerdos with their servicio, its version and both entidades. */
export function buildAcuerdos(database: Database) {
  return database
    .selectFrom('acuerdos as a')
    .innerJoin('servicios as s', 's.id', 'a.servicio_id')
    .innerJoin('servicios_versiones as v', 'v.id', 'a.version_id')
    .innerJoin('entidades as c', 'c.id', 'a.consumidora_id')
    .innerJoin('entidades as p', 'p.id', 'a.proveedora_id')
    .select([
      'a.id',
      'a.numero',
      'a.servicio_id as servicioId',
      'a.version_id as versionId',
      'a.consumidora_id as consumidoraId',
      'a.proveedora_id as proveedoraId',
      'a.estado_desde as estadoDesde',
      'a.aprobado_en as aprobadoEn',
      'a.base_id as baseId',
      'a.sistema',
      'a.subsistema',
      'a.version',
      's.nombre as servicio',
      's.descripcion as servicioDescripcion',
      'v.mayor',
      'v.menor',
      'v.estado as estadoVersion',
      'c.nombre as consumidora',
      'c.sigla as consumidoraSigla',
      'c.nit as consumidoraNit',
      'c.orden_id as ordenId',
      'c.sector_id as sectorId',
      'p.nombre as proveedora',
      'p.sigla as proveedoraSigla',
      'p.nit as proveedoraNit',
      'a.responsable_nombre as responsableNombre',
      'a.responsable_cargo as responsableCargo',
      'a.responsable_correo as responsableCorreo',
      'a.convenio_numero as convenioNumero',
      'a.convenio_archivo_id as convenioArchivoId',
      'a.precedente_id as precedenteId',
      'a.clave_simulador as clave',
      'a.pdf_archivo_id as pdfArchivoId',
    ])
    .select([
      sql<EstadoAcuerdo>`a.estado`.as('estado'),
      sql<TipoEntidad>`c.tipo`.as('consumidoraTipo'),
      sql<LadoAcuerdo[]>`a.suspendido_por`.as('suspendidoPor'),
      sql<string | null>`to_char(a.fecha_vencimiento, 'YYYY-MM-DD')`.as('venceEn'),
      sql<string | null>`to_char(a.fecha_convenio, 'YYYY-MM-DD')`.as('convenioFecha'),
      sql<string | null>`to_char(a.vigente_desde, 'YYYY-MM-DD')`.as('vigenteDesde'),
      sql<string | null>`to_char(a.vigente_hasta, 'YYYY-MM-DD')`.as('vigenteHasta'),
    ]);
}

export type AcuerdoRow = Awaited<ReturnType<ReturnType<typeof buildAcuerdos>['execute']>>[number];

export async function findAcuerdoRow(database: Database, id: number): Promise<AcuerdoRow | undefined> {
  return buildAcuerdos(database).where('a.id', '=', id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function findLockedAcuerdo(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<AcuerdoRow | undefined> {
  await trx.selectFrom('acuerdos').select('id').where('id', '=', id).forUpdate().execute();
  return findAcuerdoRow(trx, id);
}

/** What an acuerdo is for, in its order, with the fields each asks for. */
export async function listFinalidades(database: Database, acuerdoId: number) {
  const [finalidades, campos] = await Promise.all([
    database
      .selectFrom('acuerdos_finalidades')
      .select(['id', 'titulo', 'descripcion', 'norma'])
      .select(['volumen_diario as volumenDiario', 'volumen_concedido as volumenConcedido'])
      .select(['personas_con_acceso as personasConAcceso', 'retencion_dias as retencionDias'])
      .select(sql<BaseDatoPersonal | null>`base`.as('base'))
      .where('acuerdo_id', '=', acuerdoId)
      .orderBy('orden')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('acuerdos_campos as k')
      .innerJoin('acuerdos_finalidades as f', 'f.id', 'k.finalidad_id')
      .select(['k.finalidad_id as finalidadId', 'k.campo_id as campoId', 'k.justificacion'])
      .where('f.acuerdo_id', '=', acuerdoId)
      .orderBy('k.campo_id')
      .execute(),
  ]);
  const porFinalidad = Map.groupBy(campos, ({ finalidadId }) => finalidadId);
  return finalidades.map((finalidad) => ({
    ...finalidad,
    campos: (porFinalidad.get(finalidad.id) ?? []).map(({ campoId, justificacion }) => ({
      campoId,
      justificacion,
    })),
  }));
}
export type FinalidadRow = Awaited<ReturnType<typeof listFinalidades>>[number];

/** Marks of the last clarification that was asked for, the first first. */
export async function listMarcas(database: Database, acuerdoId: number) {
  return database
    .selectFrom('acuerdos_marcas')
    .select(['id', 'texto', 'respuesta'])
    .select(sql<LugarAcuerdo>`lugar`.as('lugar'))
    .where('acuerdo_id', '=', acuerdoId)
    .orderBy('id')
    .execute();
}

/** What happened to an acuerdo, the first first, with the name of who did it. */
export async function listPasos(database: Database, acuerdoId: number) {
  return database
    .selectFrom('acuerdos_pasos as k')
    .leftJoin('usuarios as u', 'u.id', 'k.usuario_id')
    .select(['k.accion', 'k.motivo', 'k.created_at as momento'])
    .select([
      sql<EstadoAcuerdo | null>`k.desde`.as('desde'),
      sql<EstadoAcuerdo>`k.hasta`.as('hasta'),
      sql<LadoAcuerdo | null>`k.lado`.as('lado'),
      sql<CausaRechazo | null>`k.causa`.as('causa'),
      sql<string | null>`nullif(${buildNombreCompleto('u')}, '')`.as('quien'),
    ])
    .where('k.acuerdo_id', '=', acuerdoId)
    .orderBy('k.id')
    .execute();
}

/** Names of the documents of an acuerdo, by their id. */
export async function listNombresDeArchivos(
  database: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return new Map();
  const rows = await database
    .selectFrom('archivos')
    .select(['id', 'nombre'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

/** The acuerdo another one began as a copy of. */
export async function findBase(database: Database, baseId: number) {
  return database
    .selectFrom('acuerdos')
    .select(['id', 'numero'])
    .select(sql<EstadoAcuerdo>`estado`.as('estado'))
    .where('id', '=', baseId)
    .executeTakeFirst();
}

export async function findPrecedente(database: Database, id: number) {
  return database.selectFrom('precedentes').select(['id', 'titulo']).where('id', '=', id).executeTakeFirst();
}

/** Acuerdos of an entidad about a servicio that are not over. */
export async function listPropios(database: Database, servicioId: number, consumidoraId: number) {
  return database
    .selectFrom('acuerdos')
    .select(['id', 'numero'])
    .select(sql<EstadoAcuerdo>`estado`.as('estado'))
    .where('servicio_id', '=', servicioId)
    .where('consumidora_id', '=', consumidoraId)
    .where('estado', 'not in', ['rechazado', 'terminado'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}

/** Acuerdos whose last day is over. */
export async function listVencidos(database: Database, hoy: string, most: number): Promise<number[]> {
  const rows = await database
    .selectFrom('acuerdos')
    .select('id')
    .where('estado', 'in', ['activo', 'suspendido'])
    .where(sql<boolean>`vigente_hasta < ${hoy}::date`)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Active acuerdos whose last day is close, the closest first. */
export async function listPorVencer(
  database: Database,
  { hoy, hasta }: { readonly hoy: string; readonly hasta: string },
): Promise<{ readonly id: number; readonly vigenteHasta: string }[]> {
  const { rows } = await sql<{ id: number; vigenteHasta: string }>`
    select id, vigente_hasta::text as "vigenteHasta" from acuerdos
    where estado = 'activo' and vigente_hasta between ${hoy}::date and ${hasta}::date
    order by vigente_hasta, id`.execute(database);
  return rows;
}

/** Acuerdos in force without their document. */
export async function listSinDocumento(database: Database, most: number): Promise<number[]> {
  const rows = await database
    .selectFrom('acuerdos')
    .select('id')
    .where('estado', 'in', ['activo', 'suspendido'])
    .where('pdf_archivo_id', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
