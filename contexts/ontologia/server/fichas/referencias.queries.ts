import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { UsoFicha } from '../../rules/ciclo-ficha.ts';
import type { SuperiorDe } from '../../rules/jerarquia.ts';
import type { PropiedadUsada } from '../../rules/valor-propiedad.ts';

type Database = Kysely<DatabaseSchema>;

const TURNO_ONTOLOGIA = 39;

/**
 * Only one transaction at a time changes the ontology. Codes are unique over four tables, and two changes at the same
 * time, each of them right, could make a cycle or leave a value without its property.
 */
export async function keepTurno(trx: Transaction<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(TURNO_ONTOLOGIA)}::int, 0)`.execute(trx);
}

/** The class above each class of the whole ontology. */
export async function listSuperiores(database: Database): Promise<SuperiorDe> {
  const rows = await database
    .selectFrom('ontologia_definiciones')
    .select(['id', 'clase_superior_id'])
    .where('tipo', '=', 'clase')
    .execute();
  return new Map(rows.map(({ id, clase_superior_id }) => [id, clase_superior_id]));
}

/** Definitions by id, as rules look at them. */
export async function listPropiedades(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PropiedadUsada>> {
  const rows = await database
    .selectFrom('ontologia_definiciones')
    .select([
      'id',
      'termino as nombre',
      'tipo',
      'dominio_clase_id as dominio',
      'rango_clase_id as rango',
      sql<PropiedadUsada['rangoTipoDato']>`rango_tipo_dato`.as('rangoTipoDato'),
    ])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, ...propiedad }) => [id, propiedad]));
}

/** Class of each individual. */
export async function listClasesDeIndividuos(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom('ontologia_individuos')
    .select(['id', 'clase_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, clase_id }) => [id, clase_id]));
}

/** How many of these data elements exist. */
export async function countElementos(database: Database, ids: readonly number[]): Promise<number> {
  const { total } = await database
    .selectFrom('elementos_de_dato')
    .select(sql<number>`count(*)`.as('total'))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Every value an individual says of itself, with its class. */
export async function listValoresUsados(database: Database) {
  return database
    .selectFrom('ontologia_individuos_valores as v')
    .innerJoin('ontologia_individuos as i', 'i.id', 'v.individuo_id')
    .leftJoin('ontologia_individuos as d', 'd.id', 'v.valor_individuo_id')
    .select(['i.nombre', 'i.clase_id', 'v.propiedad_id', 'v.valor', 'd.clase_id as clase_valor_id'])
    .execute();
}

/** Whether a code is taken by anything of the ontology: all codes name IRIs of one namespace. */
export async function hasCodigo(database: Database, codigo: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (
    select from ontologia_definiciones where codigo = ${codigo}
    union all select from ontologia_individuos where codigo_iri = ${codigo}
    union all select from ontologia_eventos where codigo = ${codigo}
    union all select from ontologia_reglas where codigo = ${codigo}) as taken`.execute(database);
  return rows[0]?.taken === true;
}

/** Names of the definitions and individuals that are not in force. */
export async function listSinVigencia(
  database: Database,
  definiciones: readonly number[],
  individuos: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select termino as nombre from ontologia_definiciones
    where id = any(${[...definiciones]}::int[]) and estado <> 'vigente'
    union all
    select nombre from ontologia_individuos
    where id = any(${[...individuos]}::int[]) and estado <> 'vigente'`.execute(database);
  return rows.map(({ nombre }) => nombre);
}

async function findUso(
  database: Database,
  como: string,
  query: RawBuilder<{ nombre: string }>,
): Promise<UsoFicha> {
  const { rows } = await query.execute(database);
  return { como, nombres: rows.slice(0, 3).map(({ nombre }) => nombre), total: rows.length };
}

/** What uses a definition. */
export function listUsosDefinicion(database: Database, id: number): Promise<UsoFicha[]> {
  const inDefinitions = (column: RawBuilder<unknown>) =>
    sql<{
      nombre: string;
    }>`select termino as nombre from ontologia_definiciones where ${column} = ${id} order by id`;
  return Promise.all([
    findUso(database, 'la clase superior de', inDefinitions(sql`clase_superior_id`)),
    findUso(database, 'el dominio de', inDefinitions(sql`dominio_clase_id`)),
    findUso(database, 'el rango de', inDefinitions(sql`rango_clase_id`)),
    findUso(
      database,
      'la clase de',
      sql`select nombre from ontologia_individuos where clase_id = ${id} order by id`,
    ),
    findUso(
      database,
      'una propiedad que usa',
      sql`select distinct i.id, i.nombre from ontologia_individuos_valores v
        join ontologia_individuos i on i.id = v.individuo_id where v.propiedad_id = ${id} order by i.id`,
    ),
    findUso(
      database,
      'participante de',
      sql`select distinct e.id, e.nombre from ontologia_eventos_participantes p
        join ontologia_eventos e on e.id = p.evento_id where p.clase_id = ${id} order by e.id`,
    ),
    findUso(
      database,
      'de lo que habla',
      sql`select nombre from ontologia_reglas where clase_id = ${id} order by id`,
    ),
  ]);
}

/** What uses an individual. */
export async function listUsosIndividuo(database: Database, id: number): Promise<UsoFicha[]> {
  return [
    await findUso(
      database,
      'un valor de',
      sql`select distinct i.id, i.nombre from ontologia_individuos_valores v
        join ontologia_individuos i on i.id = v.individuo_id where v.valor_individuo_id = ${id} order by i.id`,
    ),
  ];
}
