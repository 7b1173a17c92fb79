import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/**
 * A numeric parameter, for rules of other contexts; the fallback holds while the parameter is absent.
 * Read inside the caller's transaction, so that a changed parameter acts at once.
 */
export async function findParametroEntero(
  database: Kysely<DatabaseSchema>,
  clave: string,
  fallback: number,
): Promise<number> {
  const row = await database
    .selectFrom('parametros')
    .select('valor')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return typeof row?.valor === 'number' ? row.valor : fallback;
}

/**
 * A numeric parameter whose first value stands in the reference data alone.
 *
 * @throws where it is absent: the reference data of this release are
 */
export async function getParametroEntero(database: Kysely<DatabaseSchema>, clave: string): Promise<number> {
  const row = await database
    .selectFrom('parametros')
    .select('valor')
    .where('clave', '=', clave)
    .executeTakeFirst();
  if (typeof row?.valor !== 'number') throw new Error(`The parameter ${clave} is absent.`);
  return row.valor;
}

/** A text parameter; the fallback holds while it is absent. */
export async function findParametroTexto(
  database: Kysely<DatabaseSchema>,
  clave: string,
  fallback: string,
): Promise<string> {
  const row = await database
    .selectFrom('parametros')
    .select('valor')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return typeof row?.valor === 'string' ? row.valor : fallback;
}

/** Where people write for help: the address of the footer; undefined while there is none. */
export async function findCorreoSoporte(database: Kysely<DatabaseSchema>): Promise<string | undefined> {
  const row = await database
    .selectFrom('parametros')
    .select('valor')
    .where('clave', '=', 'pie.correos')
    .executeTakeFirst();
  return (row?.valor as { soporte?: string } | undefined)?.soporte || undefined;
}

/** A yes-or-no parameter; the fallback holds while it is absent. */
export async function findParametroBooleano(
  database: Kysely<DatabaseSchema>,
  clave: string,
  fallback: boolean,
): Promise<boolean> {
  const row = await database
    .selectFrom('parametros')
    .select('valor')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return typeof row?.valor === 'boolean' ? row.valor : fallback;
}

/** A parameter that lists texts; the fallback holds while it is absent. */
export async function findParametroLista(
  database: Kysely<DatabaseSchema>,
  clave: string,
  fallback: readonly string[],
): Promise<readonly string[]> {
  const row = await database
    .selectFrom('parametros')
    .select('valor')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return Array.isArray(row?.valor) ? row.valor.filter((item) => typeof item === 'string') : fallback;
}

/** A parameter that lists rows of texts, with its version; neither row nor version while it is absent. */
export async function findParametroFilas(
  database: Kysely<DatabaseSchema>,
  clave: string,
): Promise<{ readonly version: number; readonly filas: readonly Readonly<Record<string, unknown>>[] }> {
  const row = await database
    .selectFrom('parametros')
    .select(['valor', 'version'])
    .where('clave', '=', clave)
    .executeTakeFirst();
  const filas: readonly unknown[] = Array.isArray(row?.valor) ? row.valor : [];
  return {
    version: row?.version ?? 0,
    filas: filas.filter((fila) => typeof fila === 'object' && fila !== null) as Record<string, unknown>[],
  };
}

/** Who sends the mails of the product; read for each one, so that a changed parameter acts at once. */
export async function findRemitente(
  database: Kysely<DatabaseSchema>,
): Promise<{ readonly name: string; readonly address: string }> {
  return {
    name: await findParametroTexto(database, 'titulo.producto', ''),
    address: await findParametroTexto(database, 'correo.remitente', 'no-responder@ejemplo.gov.co'),
  };
}

const HORA_DE_RESUMEN = 7;

/** Hour of the day from which the summary goes out. */
export function findHoraResumen(database: Kysely<DatabaseSchema>): Promise<number> {
  return findParametroEntero(database, 'notificaciones.horaResumen', HORA_DE_RESUMEN);
}
