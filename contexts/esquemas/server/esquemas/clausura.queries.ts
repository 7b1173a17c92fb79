import { startOfDay } from '@marco/country/local-time';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { type Kysely, sql } from 'kysely';
import type {
  Clausura,
  Pieza,
  PiezaCompuesta,
  PiezaSimple,
  ValorLista,
} from '../../rules/esquemas/clausura.ts';

type Database = Kysely<DatabaseSchema>;

/** Holds while the parameter is absent. */
const ESPACIO_RAIZ = 'https://lenguaje.ejemplo.gov.co';

/**
 * Versions with everything they need, in four reads however deep they go; undefined when one of them does not exist.
 *
 * @param fecha day, AAAA-MM-DD in Colombia, whose values of lists hold, and whose extensions of abstract composites
 */
export async function findClausura(
  database: Database,
  versionIds: readonly number[],
  fecha: string,
): Promise<Clausura | undefined> {
  const ids = await listIdsDeLaClausura(database, versionIds, fecha);
  const [filas, componentes, valores, espacioRaiz] = await Promise.all([
    listFilas(database, ids),
    listComponentes(database, ids),
    listValores(database, ids, fecha),
    findParametroTexto(database, 'esquema.espacioNombresRaiz', ESPACIO_RAIZ),
  ]);
  const porVersion = Map.groupBy(componentes, ({ version_id }) => version_id);
  const valoresPorVersion = Map.groupBy(valores, ({ version_id }) => version_id);
  const piezas = new Map<number, Pieza>();
  for (const fila of filas) {
    const pieza = toPieza(fila, porVersion.get(fila.id) ?? [], valoresPorVersion.get(fila.id) ?? []);
    piezas.set(fila.id, pieza);
  }
  if (versionIds.some((id) => !piezas.has(id))) return undefined;
  return { raices: [...versionIds], piezas, espacioRaiz, fecha };
}

/** Parts of parts, bases of bases, and the extensions in force of what is abstract. */
async function listIdsDeLaClausura(
  database: Database,
  versionIds: readonly number[],
  fecha: string,
): Promise<number[]> {
  // The last moment of the day.
  const momento = new Date(startOfDay(fecha, 1).getTime() - 1);
  const { rows } = await sql<{ id: number }>`
    with recursive clausura (id) as (
      select unnest(${[...versionIds]}::int[])
      union
      select need.id
      from clausura c
      cross join lateral (
        select componente_version_id as id from elementos_componentes where version_id = c.id
        union all
        select base_version_id from elementos_versiones where id = c.id and base_version_id is not null
        union all
        select extension.id
        from elementos_versiones own
        join elementos_versiones extension on extension.base_version_id = own.id
        where own.id = c.id and own.es_abstracto
          and extension.rige_desde <= ${momento}
          and (extension.rige_hasta is null or extension.rige_hasta > ${momento})
      ) need
    )
    select id from clausura`.execute(database);
  return rows.map(({ id }) => id);
}

async function listFilas(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
    .innerJoin('dominios as d', 'd.id', 'e.dominio_id')
    .where('v.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([
      'v.id',
      'v.elemento_id',
      'v.mayor',
      'v.menor',
      'v.oid',
      'v.nombre',
      'v.definicion',
      'v.ejemplos',
      'v.tipo_dato',
      'v.longitud_minima',
      'v.longitud_maxima',
      'v.total_digitos',
      'v.decimales',
      'v.valor_minimo',
      'v.valor_maximo',
      'v.patron',
      'v.unidad_medida',
      'v.modelo',
      'v.base_version_id',
      'v.es_abstracto',
      'e.identificador',
      'e.tipo',
      'e.clase',
      'c.carpeta',
      'd.codigo as dominio',
    ])
    .select(
      sql<string | null>`(
        select prefijo from capas_de_uso_versiones cv where cv.capa_id = c.id
        order by cv.estado = 'vigente' desc, cv.mayor desc, cv.menor desc limit 1)`.as('prefijo'),
    )
    .orderBy('v.id')
    .execute();
}

async function listComponentes(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('elementos_componentes as p')
    .innerJoin('elementos_versiones as v', 'v.id', 'p.componente_version_id')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .where('p.version_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([
      'p.version_id',
      'p.componente_version_id',
      'p.ocurrencia_minima',
      'p.ocurrencia_maxima',
      sql<string>`coalesce(p.nombre_local, e.identificador)`.as('nombre'),
    ])
    .orderBy('p.version_id')
    .orderBy('p.orden')
    .orderBy('p.id')
    .execute();
}

async function listValores(database: Database, ids: readonly number[], fecha: string) {
  return database
    .selectFrom('elementos_valores')
    .where('version_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where(sql<boolean>`coalesce(vigente_desde <= ${fecha}::date, true)`)
    .where(sql<boolean>`coalesce(vigente_hasta >= ${fecha}::date, true)`)
    .select(['version_id', 'codigo', 'nombre', 'descripcion'])
    .orderBy('version_id')
    .orderBy('orden')
    .orderBy('codigo')
    .execute();
}

type Fila = Awaited<ReturnType<typeof listFilas>>[number];
type FilaComponente = Awaited<ReturnType<typeof listComponentes>>[number];

function toPieza(fila: Fila, componentes: readonly FilaComponente[], valores: readonly ValorLista[]): Pieza {
  const comun = {
    versionId: fila.id,
    elementoId: fila.elemento_id,
    identificador: fila.identificador,
    nombre: fila.nombre,
    definicion: fila.definicion,
    ejemplos: fila.ejemplos,
    oid: fila.oid,
    mayor: fila.mayor,
    menor: fila.menor,
    carpeta: fila.carpeta,
    prefijo: fila.prefijo ?? 'lci',
    dominio: fila.dominio,
  };
  if (fila.tipo === 'compuesto') {
    return {
      ...comun,
      tipo: 'compuesto',
      modelo: fila.modelo === 'eleccion' ? 'eleccion' : 'secuencia',
      baseId: fila.base_version_id,
      abstracto: fila.es_abstracto,
      componentes: componentes.map((componente) => ({
        versionId: componente.componente_version_id,
        nombre: componente.nombre,
        minimo: componente.ocurrencia_minima,
        maximo: componente.ocurrencia_maxima,
      })),
    } satisfies PiezaCompuesta;
  }
  return {
    ...comun,
    tipo: 'simple',
    // A draft may have no type yet: text is what any of them is written as.
    tipoDato: (fila.tipo_dato ?? 'cadena') as PiezaSimple['tipoDato'],
    longitudMinima: fila.longitud_minima,
    longitudMaxima: fila.longitud_maxima,
    totalDigitos: fila.total_digitos,
    decimales: fila.decimales,
    valorMinimo: fila.valor_minimo,
    valorMaximo: fila.valor_maximo,
    patron: fila.patron,
    unidadMedida: fila.unidad_medida,
    valores:
      fila.clase === 'lista'
        ? valores.map(({ codigo, nombre, descripcion }) => ({ codigo, nombre, descripcion }))
        : null,
  } satisfies PiezaSimple;
}
