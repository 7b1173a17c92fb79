import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoAcuerdo } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

interface EnEspera {
  readonly estados: readonly EstadoAcuerdo[];
  /** The side of the acuerdo an entidad is on. */
  readonly columna: 'a.consumidora_id' | 'a.proveedora_id';
  readonly entidadId: number;
  /** Only those this person began. */
  readonly creadoPor?: number | undefined;
}

/** Acuerdos in some states of one entidad, on one side of them. */
export function buildEnEspera(database: Database, { estados, columna, entidadId, creadoPor }: EnEspera) {
  return database
    .selectFrom('acuerdos as a')
    .where('a.estado', 'in', estados)
    .where(columna, '=', entidadId)
    .$if(creadoPor !== undefined, (query) => query.where('a.creado_por', '=', creadoPor ?? 0))
    .select(['a.id', 'a.estado_desde as desde', 'a.fecha_vencimiento as vence']);
}

/** Disagreements that wait for a mediation. */
export function buildPorMediar(database: Database) {
  return database
    .selectFrom('desacuerdos as a')
    .where('a.estado', '=', 'en-mediacion')
    .select(['a.id', 'a.estado_desde as desde', 'a.fecha_vencimiento as vence']);
}

const ACUERDO_NOMBRADO = [
  'a.id as acuerdo_id',
  'a.numero',
  'a.estado',
  's.nombre as servicio',
  'c.nombre as consumidora',
  'p.nombre as proveedora',
] as const;

function buildNombrados(database: Database) {
  return database
    .selectFrom('acuerdos as a')
    .innerJoin('servicios as s', 's.id', 'a.servicio_id')
    .innerJoin('entidades as c', 'c.id', 'a.consumidora_id')
    .innerJoin('entidades as p', 'p.id', 'a.proveedora_id');
}

/** What a list of matters says of acuerdos. */
export function listNombrados(database: Database, ids: readonly number[]) {
  return buildNombrados(database)
    .where('a.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(ACUERDO_NOMBRADO)
    .select('a.id')
    .execute();
}

/** The same of disagreements, by their own id. */
export function listDesacuerdosNombrados(database: Database, ids: readonly number[]) {
  return buildNombrados(database)
    .innerJoin('desacuerdos as d', 'd.acuerdo_id', 'a.id')
    .where('d.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(ACUERDO_NOMBRADO)
    .select('d.id')
    .execute();
}

export type AcuerdoNombrado = Awaited<ReturnType<typeof listNombrados>>[number];
