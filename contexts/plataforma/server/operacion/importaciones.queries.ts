import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CalculoOperacion } from '../../contract/index.ts';
import type { Ambiente, EstadoImportacion } from '../../contract/terms.ts';
import type { FormaDeArchivo } from '../../rules/operacion/lectura-de-parte.ts';
import type { CuentaDeArchivo } from '../../rules/operacion/resumen.ts';
import { toNumeroAmbiente } from './ambiente.ts';

type Database = Kysely<DatabaseSchema>;

/** An import as it is stored; the product wrote its counts, so that they have their shape. */
export interface ImportacionRow {
  readonly id: number;
  readonly version: number;
  readonly ambiente: Ambiente;
  readonly nombre: string;
  /** Null of a packed file. */
  readonly bytes: number | null;
  readonly recibidos: number;
  readonly estado: EstadoImportacion;
  /** Code of the refusal of the last piece; null once another one was taken. */
  readonly rechazo: string | null;
  readonly forma: FormaDeArchivo | null;
  readonly resumen: CuentaDeArchivo;
  readonly calculo: CalculoOperacion | null;
  readonly horas: readonly number[];
  readonly creada_por: string;
  readonly created_at: Date;
  readonly aplicada_en: Date | null;
}

const IMPORTACION = sql`select i.id, i.version, i.ambiente, i.nombre, i.bytes, i.recibidos, i.estado, i.rechazo, i.forma, i.resumen,
  i.calculo, i.horas, concat_ws(' ', u.primer_nombre, u.primer_apellido) as creada_por, i.created_at, i.aplicada_en
  from plataforma_importaciones i join usuarios u on u.id = i.creada_por`;

export async function findImportacion(database: Database, id: number): Promise<ImportacionRow | undefined> {
  const { rows } = await sql<ImportacionRow>`${IMPORTACION} where i.id = ${id}`.execute(database);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function findLockedImportacion(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<ImportacionRow | undefined> {
  await sql`select id from plataforma_importaciones where id = ${id} for update`.execute(trx);
  return findImportacion(trx, id);
}

/** A page of a list, from 1. */
export interface PaginaDeLista {
  readonly pagina: number;
  readonly tamano: number;
}

/** A page of the imports, the newest first. */
export async function listImportaciones(
  database: Database,
  { ambiente, pagina, tamano }: { readonly ambiente: Ambiente | null } & PaginaDeLista,
): Promise<{ readonly rows: readonly ImportacionRow[]; readonly total: number }> {
  const where = ambiente === null ? sql`` : sql`where i.ambiente = ${ambiente}`;
  const { rows } = await sql<ImportacionRow>`${IMPORTACION} ${where} order by i.created_at desc, i.id desc
    limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from plataforma_importaciones i ${where}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Those of some hours that take no more records. */
export async function listCerradas(
  database: Database,
  ambiente: Ambiente,
  horas: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ hora: number }>`select hora from plataforma_horas_vigentes
    where ambiente = ${toNumeroAmbiente(ambiente)} and cerrada and hora = any(${[...horas]}::int[])`.execute(
    database,
  );
  return new Set(rows.map(({ hora }) => hora));
}
