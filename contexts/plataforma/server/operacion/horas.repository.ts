import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PulsoDeHora, SumaDeHora } from '../../rules/operacion/sumas.ts';

type Database = Kysely<DatabaseSchema>;

/** Rows of a statement: it has a limit of parameters. */
const POR_VEZ = 400;

/** Which hour of which import. */
export interface HoraDeImportacion {
  readonly importacionId: number;
  readonly ambiente: number;
  readonly hora: number;
}

/** Writes the sums of an hour in the place of those an interrupted computation left. */
export async function setSumas(
  database: Database,
  donde: HoraDeImportacion,
  { sumas, pulsos }: { readonly sumas: readonly SumaDeHora[]; readonly pulsos: readonly PulsoDeHora[] },
): Promise<void> {
  const { importacionId, hora } = donde;
  await database.transaction().execute(async (trx) => {
    await sql`delete from plataforma_horas where importacion_id = ${importacionId} and hora = ${hora}`.execute(
      trx,
    );
    await sql`delete from plataforma_pulsos where importacion_id = ${importacionId} and hora = ${hora}`.execute(
      trx,
    );
    for (let at = 0; at < sumas.length; at += POR_VEZ)
      await addHoras(trx, donde, sumas.slice(at, at + POR_VEZ));
    for (let at = 0; at < pulsos.length; at += POR_VEZ)
      await addPulsos(trx, donde, pulsos.slice(at, at + POR_VEZ));
  });
}

const asArray = (counts: readonly number[]) => `{${counts.join(',')}}`;

async function addHoras(
  trx: Transaction<DatabaseSchema>,
  { importacionId, ambiente, hora }: HoraDeImportacion,
  sumas: readonly SumaDeHora[],
): Promise<void> {
  const column = (read: (suma: SumaDeHora) => number) => sumas.map(read);
  const lists = (read: (suma: SumaDeHora) => readonly number[]) => sumas.map((suma) => asArray(read(suma)));
  await sql`
    insert into plataforma_horas (ambiente, hora, importacion_id, relacion_id, total, exitosas, por_falla, sin_pareja,
      ms_total, ms_proveedor, ms_red, con_red, bytes)
    select ${sql.lit(ambiente)}, ${hora}::int, ${importacionId}::int, t.relacion, t.total, t.exitosas, t.por_falla::int[],
      t.sin_pareja, t.ms_total::int[], t.ms_proveedor::int[], t.ms_red::bigint, t.con_red, t.bytes::bigint
    from unnest(${column((suma) => suma.relacionId)}::int[], ${column(({ total }) => total)}::int[],
      ${column(({ exitosas }) => exitosas)}::int[], ${lists(({ porFalla }) => porFalla)}::text[],
      ${column(({ sinPareja }) => sinPareja)}::int[], ${lists(({ msTotal }) => msTotal)}::text[],
      ${lists(({ msProveedor }) => msProveedor)}::text[], ${sumas.map(({ msRed }) => String(msRed))}::text[],
      ${column(({ conRed }) => conRed)}::int[], ${sumas.map(({ bytes }) => String(bytes))}::text[])
      as t (relacion, total, exitosas, por_falla, sin_pareja, ms_total, ms_proveedor, ms_red, con_red, bytes)`.execute(
    trx,
  );
}

async function addPulsos(
  trx: Transaction<DatabaseSchema>,
  { importacionId, ambiente, hora }: HoraDeImportacion,
  pulsos: readonly PulsoDeHora[],
): Promise<void> {
  const column = (read: (pulso: PulsoDeHora) => number) => pulsos.map(read);
  const lists = (read: (pulso: PulsoDeHora) => readonly number[]) =>
    pulsos.map((pulso) => asArray(read(pulso)));
  await sql`
    insert into plataforma_pulsos (importacion_id, ambiente, hora, servicio_id, llamadas, exitosas, por_falla, ms_proveedor,
      con_trafico, caidos)
    select ${importacionId}::int, ${sql.lit(ambiente)}, ${hora}::int, t.servicio, t.llamadas, t.exitosas,
      t.por_falla::int[], t.ms_proveedor::int[], t.con_trafico, t.caidos
    from unnest(${column(({ servicioId }) => servicioId)}::int[], ${column(({ llamadas }) => llamadas)}::int[],
      ${column(({ exitosas }) => exitosas)}::int[], ${lists(({ porFalla }) => porFalla)}::text[],
      ${lists(({ msProveedor }) => msProveedor)}::text[], ${column(({ conTrafico }) => conTrafico)}::int[],
      ${column(({ caidos }) => caidos)}::int[])
      as t (servicio, llamadas, exitosas, por_falla, ms_proveedor, con_trafico, caidos)`.execute(trx);
}

/** Removes what an import computed for some hours. */
export async function deleteSumasDe(
  database: Database,
  importacionId: number,
  horas: readonly number[],
): Promise<void> {
  await sql`delete from plataforma_horas where importacion_id = ${importacionId}
    and hora = any(${[...horas]}::int[])`.execute(database);
  await sql`delete from plataforma_pulsos where importacion_id = ${importacionId}
    and hora = any(${[...horas]}::int[])`.execute(database);
}

/** Removes the sums that those of an import took the place of. */
export async function deleteSumasAnteriores(
  database: Database,
  { importacionId, ambiente }: Pick<HoraDeImportacion, 'importacionId' | 'ambiente'>,
  horas: readonly number[],
): Promise<void> {
  await sql`delete from plataforma_horas where ambiente = ${sql.lit(ambiente)} and importacion_id < ${importacionId}
    and hora = any(${[...horas]}::int[])`.execute(database);
  await sql`delete from plataforma_pulsos where ambiente = ${sql.lit(ambiente)} and importacion_id < ${importacionId}
    and hora = any(${[...horas]}::int[])`.execute(database);
}
