import type { DatabaseSchema } from '@marco/database';
import { containsText, spanishOrder } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import type { Componente, Fuente, Nombre, Norma, Valor } from '../../contract/index.ts';
import { PRIMEROS_VALORES, type TipoFuente, type TipoNombre, type TipoNorma } from '../../contract/terms.ts';
import { buildReferencias, presentReferencia } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Values of a lista whose name or code has the text. */
function selectValores(database: Database, versionId: number, texto: string) {
  return database
    .selectFrom('elementos_valores')
    .where('version_id', '=', versionId)
    .$if(texto !== '', (query) =>
      query.where((where) => where.or([containsText('nombre', texto), containsText('codigo', texto)])),
    );
}

export async function countValores(database: Database, versionId: number, texto = ''): Promise<number> {
  const { total } = await selectValores(database, versionId, texto)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Values of a lista in their order. */
export async function listValores(
  database: Database,
  versionId: number,
  {
    limit,
    offset = 0,
    texto = '',
  }: { readonly limit?: number; readonly offset?: number; readonly texto?: string } = {},
): Promise<Valor[]> {
  const ordered = selectValores(database, versionId, texto)
    .select([
      'codigo',
      'nombre',
      'descripcion',
      'vigente_desde as vigenteDesde',
      'vigente_hasta as vigenteHasta',
    ])
    .orderBy('orden')
    .orderBy('codigo')
    .offset(offset);
  return (limit === undefined ? ordered : ordered.limit(limit)).execute();
}

/** The first values of a lista, with how many it has; they are counted only where there may be more. */
export async function listPrimerosValores(database: Database, versionId: number) {
  const primeros = await listValores(database, versionId, { limit: PRIMEROS_VALORES });
  const total =
    primeros.length < PRIMEROS_VALORES ? primeros.length : await countValores(database, versionId);
  return { total, primeros };
}

/** Parts of a composite in their order, each with the version it is pinned to. */
export async function listComponentes(database: Database, versionId: number): Promise<Componente[]> {
  const rows = await buildReferencias(database)
    .innerJoin('elementos_componentes as p', 'p.componente_version_id', 'v.id')
    .select(['p.nombre_local', 'p.ocurrencia_minima', 'p.ocurrencia_maxima'])
    .where('p.version_id', '=', versionId)
    .orderBy('p.orden')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({
    ...presentReferencia(row),
    nombreLocal: row.nombre_local,
    ocurrenciaMinima: row.ocurrencia_minima,
    ocurrenciaMaxima: row.ocurrencia_maxima,
  }));
}

export async function listNombres(database: Database, versionId: number): Promise<Nombre[]> {
  const rows = await database
    .selectFrom('elementos_nombres as n')
    .leftJoin('entidades as e', 'e.id', 'n.entidad_id')
    .select(['n.tipo', 'n.nombre', 'e.id', 'e.nombre as entidad', 'e.sigla'])
    .where('n.version_id', '=', versionId)
    .orderBy('n.tipo')
    .orderBy(spanishOrder('n.nombre'))
    .execute();
  return rows.map(({ tipo, nombre, id, entidad, sigla }) => ({
    tipo: tipo as TipoNombre,
    nombre,
    entidad: id === null || entidad === null ? null : { id, nombre: entidad, sigla },
  }));
}

export async function listIdentificadores(database: Database, elementoId: number) {
  return database
    .selectFrom('elementos_identificadores')
    .select(['sistema', 'valor'])
    .where('elemento_id', '=', elementoId)
    .orderBy(spanishOrder('sistema'))
    .orderBy('valor')
    .execute();
}

export async function listFuentes(database: Database, versionId: number): Promise<Fuente[]> {
  const rows = await database
    .selectFrom('elementos_fuentes')
    .select(['tipo', 'nombre', 'url', 'edicion', 'fecha'])
    .where('version_id', '=', versionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, tipo: row.tipo as TipoFuente }));
}

export async function listNormas(database: Database, versionId: number): Promise<Norma[]> {
  const rows = await database
    .selectFrom('elementos_normas as n')
    .leftJoin('archivos as a', 'a.id', 'n.archivo_id')
    .select(['n.tipo', 'n.numero', 'n.anio', 'n.articulo', 'n.entidad_emisora', 'n.url'])
    .select(['a.id as archivo_id', 'a.nombre as archivo', 'a.tamano_bytes'])
    .where('n.version_id', '=', versionId)
    .orderBy('n.orden')
    .orderBy('n.id')
    .execute();
  return rows.map((row) => ({
    tipo: row.tipo as TipoNorma,
    numero: row.numero,
    anio: row.anio,
    articulo: row.articulo,
    entidadEmisora: row.entidad_emisora,
    url: row.url,
    archivo: presentArchivo(row.archivo_id, row.archivo, row.tamano_bytes),
  }));
}

function presentArchivo(id: string | null, nombre: string | null, tamano: number | null) {
  return id === null || nombre === null || tamano === null ? null : { id, nombre, tamano };
}

export async function listEstandares(database: Database, versionId: number) {
  return database
    .selectFrom('elementos_estandares as x')
    .innerJoin('estandares as s', 's.id', 'x.estandar_id')
    .select(['s.id', 's.codigo', 's.nombre', 's.sigla', 's.edicion', 's.organismo', 's.url'])
    .where('x.version_id', '=', versionId)
    .orderBy(spanishOrder('s.nombre'))
    .orderBy('s.id')
    .execute();
}

export async function listArchivos(database: Database, versionId: number) {
  return database
    .selectFrom('elementos_archivos as x')
    .innerJoin('archivos as a', 'a.id', 'x.archivo_id')
    .select(['a.id', 'a.nombre', 'a.tamano_bytes as tamano'])
    .where('x.version_id', '=', versionId)
    .orderBy(spanishOrder('a.nombre'))
    .orderBy('a.id')
    .execute();
}

/** Rules of the ontology in force that speak of an element. */
export async function listReglas(database: Database, elementoId: number) {
  return database
    .selectFrom('ontologia_reglas_elementos as x')
    .innerJoin('ontologia_reglas as r', 'r.id', 'x.regla_id')
    .select(['r.codigo', 'r.nombre', 'r.enunciado'])
    .where('x.elemento_id', '=', elementoId)
    .where('r.estado', '=', 'vigente')
    .orderBy(spanishOrder('r.nombre'))
    .orderBy('r.id')
    .execute();
}
