import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import {
  DIAS_DE_INCIDENTES,
  INCIDENTES_MOSTRADOS,
  type Marcha,
  type MarchaDeIncidente,
  type PiezaDelProducto,
} from '../../contract/estado-producto.terms.ts';
import { HORAS_DE_ABANDONO, MINUTOS_DE_GRACIA } from '../../rules/estado-producto/mediciones.ts';

type Database = Kysely<DatabaseSchema>;

const GRACIA = sql`now() - make_interval(mins => ${sql.lit(MINUTOS_DE_GRACIA)})`;
const ABANDONO = sql`now() - make_interval(hours => ${sql.lit(HORAS_DE_ABANDONO)})`;

/** Work, or mails, of the last day that were given up, and those that should have gone long ago. */
export interface ColaMedida {
  readonly abandonados: number;
  readonly atrasados: number;
}

async function findOne<Row>(
  query: { execute(database: Database): Promise<{ rows: Row[] }> },
  database: Database,
) {
  const { rows } = await query.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The statement answers one row.');
  return row;
}

export const findTrabajosMedidos = (database: Database): Promise<ColaMedida> =>
  findOne(
    sql<ColaMedida>`select
      (select count(*)::int from jobs where abandoned_at >= ${ABANDONO}) as abandonados,
      (select count(*)::int from jobs
        where finished_at is null and abandoned_at is null and next_attempt_at < ${GRACIA}) as atrasados`,
    database,
  );

export const findCorreosMedidos = (database: Database): Promise<ColaMedida> =>
  findOne(
    sql<ColaMedida>`select
      (select count(*)::int from outbox_messages where abandoned_at >= ${ABANDONO} and sent_at is null) as abandonados,
      (select count(*)::int from outbox_messages
        where sent_at is null and abandoned_at is null and created_at < ${GRACIA}) as atrasados`,
    database,
  );

/** The last seal of the trail, and whether something waits for the next one too long. */
export const findSelloMedido = (database: Database) =>
  findOne(
    sql<{ ultimo: Date | null; atrasado: boolean }>`select s.sealed_at as ultimo,
      exists (select from audit_events e where e.id > coalesce(s.last_id, 0) and e.occurred_at < ${GRACIA}) as atrasado
    from (select 1) as one left join lateral (
      select sealed_at, last_id from audit_seals order by batch desc limit 1) as s on true`,
    database,
  );

/** When the operator last brought operation, the last cut was taken and the last edition published. */
export const findUltimosMedidos = (database: Database) =>
  findOne(
    sql<{ operacion: Date | null; corte: Date | null; edicion: Date | null; ahora: Date }>`select
      (select max(aplicada_en) from plataforma_importaciones where estado = 'aplicada') as operacion,
      (select max(tomado_en) from cortes) as corte,
      (select max(publicada_en) from datos_abiertos_ediciones) as edicion,
      now() as ahora`,
    database,
  );

/** What is kept of one part. */
export interface MedicionRow {
  readonly pieza: PiezaDelProducto;
  readonly marcha: Marcha;
  readonly ultimo_en: Date | null;
  readonly medida_en: Date;
}

export async function listMediciones(database: Database): Promise<readonly MedicionRow[]> {
  const { rows } =
    await sql<MedicionRow>`select pieza, marcha, ultimo_en, medida_en from producto_mediciones`.execute(
      database,
    );
  return rows;
}

export interface IncidenteRow {
  readonly pieza: PiezaDelProducto;
  readonly marcha: MarchaDeIncidente;
  readonly empezo_en: Date;
  readonly termino_en: Date | null;
}

/** Newest first: those that are open, and those that ended lately. */
export async function listIncidentes(database: Database): Promise<readonly IncidenteRow[]> {
  const { rows } =
    await sql<IncidenteRow>`select pieza, marcha, empezo_en, termino_en from producto_incidentes
    where termino_en is null or termino_en > now() - make_interval(days => ${sql.lit(DIAS_DE_INCIDENTES)})
    order by empezo_en desc, id desc limit ${sql.lit(INCIDENTES_MOSTRADOS)}`.execute(database);
  return rows;
}
