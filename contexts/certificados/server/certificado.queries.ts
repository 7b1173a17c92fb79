import type { DatabaseSchema } from '@marco/database';
import { findSitio } from '@marco/parametros/port';
import { findLockedVersion } from '@marco/servicios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CausaCertificado, EstadoCertificado, NivelCertificado } from '../contract/terms.ts';
import type { ContenidoCertificado, Emisor } from '../rules/credencial.ts';
import { LUGARES_POR_LISTA } from '../rules/lista-estado.ts';
import { buildEstadoDelDia, buildVigenteHoy } from './estado-del-dia.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Who issues, as the site says it is. */
export async function findEmisor(database: Database): Promise<Emisor> {
  const { base, ministerio: nombre } = await findSitio(database);
  if (base === '') throw new Error('The site has no public address yet.');
  return { base, nombre };
}

/** Certificates with their PDF and their successor. */
export function buildCertificados(database: Database) {
  return database
    .selectFrom('certificados as c')
    .leftJoin('archivos as a', 'a.id', 'c.pdf_archivo_id')
    .leftJoin('certificados as s', 's.id', 'c.reemplazado_por')
    .select([
      'c.id',
      'c.numero',
      'c.codigo',
      'c.nivel',
      'c.anio',
      'c.solicitud_id',
      'c.servicio_id',
      'c.servicio_version_id',
      'c.entidad_id',
      'c.radicado',
      'c.estado',
      'c.estado_desde',
      'c.causa',
      'c.motivo',
      'c.expedido_en',
      'c.valido_hasta',
      'c.contenido',
      'c.registro',
      'c.huella_contenido',
      'c.credencial',
      'c.huella_credencial',
      'c.clave_id',
      'c.pdf_archivo_id',
      'c.sello',
      'c.texto_sello',
      'c.revocacion_pedida_por',
      'c.revocacion_causa',
      'c.revocacion_motivo',
      'c.propuesta_de',
      'c.propuesta_causa',
      'c.propuesta_motivo',
      'c.propuesta_en',
      'c.fecha_propuesta',
      'c.version',
      'c.updated_at',
      'a.tamano_bytes as pdf_bytes',
      'a.sha256 as pdf_sha256',
      'a.carpeta as pdf_carpeta',
      'a.ubicacion as pdf_ubicacion',
      's.numero as sucesor_numero',
      's.codigo as sucesor_codigo',
      // The latest certificate of a lower level of its version, where that is revoked.
      sql<string | null>`(select i.numero from certificados i
        where i.servicio_version_id = c.servicio_version_id and i.nivel < c.nivel and i.estado = 'revocado'
          and not exists (select from certificados n
            where n.servicio_version_id = i.servicio_version_id and n.nivel = i.nivel and n.id > i.id)
        order by i.nivel limit 1)`.as('inferior_revocado'),
      sql<string[] | null>`(select array_agg(i.numero order by i.nivel, i.id) from certificados i
        where i.servicio_version_id = c.servicio_version_id and i.nivel > c.nivel and ${buildVigenteHoy('i')})`.as(
        'superiores',
      ),
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof buildCertificados>['execute']>>[number];
/** A certificate as it is stored; the product wrote its content, so that it has its shape. */
export type CertificadoRow = Omit<
  Found,
  'estado' | 'nivel' | 'contenido' | 'causa' | 'revocacion_causa' | 'propuesta_causa'
> & {
  readonly estado: EstadoCertificado;
  readonly causa: CausaCertificado | null;
  readonly revocacion_causa: CausaCertificado | null;
  readonly propuesta_causa: CausaCertificado | null;
  readonly nivel: NivelCertificado;
  readonly contenido: ContenidoCertificado;
};

export async function findCertificadoPorCodigo(
  database: Database,
  codigo: string,
): Promise<CertificadoRow | undefined> {
  const row = await buildCertificados(database).where('c.codigo', '=', codigo).executeTakeFirst();
  return row as CertificadoRow | undefined;
}

export async function findCertificadoRow(
  database: Database,
  id: number,
): Promise<CertificadoRow | undefined> {
  const row = await buildCertificados(database).where('c.id', '=', id).executeTakeFirst();
  return row as CertificadoRow | undefined;
}

/** The same, held until the transaction ends. */
export async function findLockedCertificado(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<CertificadoRow | undefined> {
  await trx.selectFrom('certificados').select('id').where('id', '=', id).forUpdate().execute();
  return findCertificadoRow(trx, id);
}

/** Certificates in force whose last day is over on a day. */
export async function listPorVencer(database: Database, hoy: string): Promise<number[]> {
  const rows = await database
    .selectFrom('certificados')
    .select('id')
    .where('estado', '=', 'vigente')
    .where('valido_hasta', '<', hoy)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Certificates whose proposed suspension was not decided by its last day. */
export async function listConPropuestaVencida(database: Database, hoy: string): Promise<number[]> {
  const rows = await database
    .selectFrom('certificados')
    .select('id')
    .where('fecha_propuesta', '<', hoy)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the operator proposed and nobody decided, until its last day. */
export function buildPropuestas(database: Database) {
  return database
    .selectFrom('certificados')
    .where('propuesta_de', 'is not', null)
    .select(['id', sql<Date>`propuesta_en`.as('desde'), sql<string | null>`fecha_propuesta`.as('vence')]);
}

/** What a list of matters says of certificates. */
export function listNombrados(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('certificados as c')
    .innerJoin('servicios as s', 's.id', 'c.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .where('c.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['c.id', 'c.numero', 's.nombre as servicio', 'e.nombre as entidad'])
    .execute();
}

/** A certificate held with its version and all certificates of that, which decide about it together. */
export async function findLockedConSuVersion(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<CertificadoRow | undefined> {
  const row = await trx
    .selectFrom('certificados')
    .select('servicio_version_id as versionId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  // As a certification does: the version first, then what says how it stands.
  if (row.versionId === null) return findLockedCertificado(trx, id);
  await findLockedVersion(trx, row.versionId);
  await trx
    .selectFrom('certificados')
    .select('id')
    .where('servicio_version_id', '=', row.versionId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return findCertificadoRow(trx, id);
}

/** The latest certificate of each level of a version, the lowest first. */
export async function listDeVersion(
  database: Database,
  versionId: number,
): Promise<readonly CertificadoRow[]> {
  const rows = await buildCertificados(database)
    .where('c.servicio_version_id', '=', versionId)
    .distinctOn('c.nivel')
    .orderBy('c.nivel')
    .orderBy('c.id', 'desc')
    .execute();
  return rows as CertificadoRow[];
}

/** The latest certificate of each level below one, of its version: what it rests on. */
export async function listInferiores(
  database: Database,
  { servicio_version_id: versionId, nivel }: CertificadoRow,
) {
  if (versionId === null) return [];
  return database
    .selectFrom('certificados')
    .select(['numero', 'codigo', buildEstadoDelDia('certificados').as('estado')])
    .where('servicio_version_id', '=', versionId)
    .where('nivel', '<', nivel)
    .distinctOn('nivel')
    .orderBy('nivel')
    .orderBy('id', 'desc')
    .execute();
}

/** The certificates in force of the levels above one, of its version. */
export async function listSuperiores(
  trx: Transaction<DatabaseSchema>,
  { servicio_version_id: versionId, nivel }: CertificadoRow,
): Promise<readonly CertificadoRow[]> {
  if (versionId === null) return [];
  const rows = await buildCertificados(trx)
    .where('c.servicio_version_id', '=', versionId)
    .where('c.nivel', '>', nivel)
    .where('c.estado', '=', 'vigente')
    .orderBy('c.id')
    .execute();
  return rows as CertificadoRow[];
}

/** Whether a seal was put in a series. */
export async function hasSello(
  database: Database,
  { nivel, anio }: Pick<CertificadoRow, 'nivel' | 'anio'>,
  sello: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('certificados')
    .select('id')
    .where('nivel', '=', nivel)
    .where('anio', '=', anio)
    .where('sello', '=', sello)
    .executeTakeFirst();
  return row !== undefined;
}

/** What one status list is made of: the places that are marked, and when something in it changed last. */
export async function findMarcados(
  database: Database,
  lista: number,
  estado: EstadoCertificado,
): Promise<{ readonly ids: readonly number[]; readonly cambio: Date | null }> {
  const [from, to] = [(lista - 1) * LUGARES_POR_LISTA, lista * LUGARES_POR_LISTA];
  const inList = database.selectFrom('certificados').where('id', '>=', from).where('id', '<', to);
  const { cambio } = await inList
    .select((select) => select.fn.max('updated_at').as('cambio'))
    .executeTakeFirstOrThrow();
  const rows = await inList.select('id').where('estado', '=', estado).execute();
  return { ids: rows.map(({ id }) => id), cambio: cambio ? new Date(cambio) : null };
}
