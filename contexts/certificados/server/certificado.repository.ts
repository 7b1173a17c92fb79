import type { DatabaseSchema } from '@marco/database';
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely';
import type {
  AccionCertificado,
  CausaCertificado,
  EstadoCertificado,
  NivelCertificado,
} from '../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * The next number of a level and year. Its row stays locked until the transaction ends: two that are certified at once
 * follow one another, and one that fails gives its number back.
 */
export async function computeConsecutivo(
  trx: Running,
  nivel: NivelCertificado,
  anio: number,
): Promise<number> {
  const { ultimo } = await trx
    .insertInto('certificados_series')
    .values({ nivel, anio, ultimo: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['nivel', 'anio'])
        .doUpdateSet({ ultimo: sql<number>`certificados_series.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
}

/** The id of the next certificate, which its credential names before there is a row. */
export async function computeId(trx: Running): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('certificados', 'id')) as id`.execute(trx);
  return Number(rows[0]?.id);
}

export async function createCertificadoRow(
  trx: Running,
  row: Insertable<DatabaseSchema['certificados']>,
): Promise<void> {
  await trx.insertInto('certificados').values(row).execute();
}

export async function addPasoCertificado(
  trx: Running,
  paso: {
    readonly certificadoId: number;
    readonly accion: AccionCertificado | 'expedir';
    readonly desde: EstadoCertificado | '';
    readonly hasta: EstadoCertificado;
    readonly causa?: CausaCertificado | null;
    readonly motivo: string;
    readonly usuarioId: number | null;
    /** Without it now. */
    readonly momento?: Date;
  },
): Promise<void> {
  const { certificadoId, usuarioId, momento, ...rest } = paso;
  await trx
    .insertInto('certificados_pasos')
    .values({
      ...rest,
      certificado_id: certificadoId,
      usuario_id: usuarioId,
      ...(momento === undefined ? {} : { created_at: momento }),
    })
    .execute();
}

/** Columns of a certificate about which nothing is proposed. */
export const SIN_PROPUESTA: Updateable<DatabaseSchema['certificados']> = {
  propuesta_de: null,
  propuesta_causa: null,
  propuesta_motivo: '',
  propuesta_en: null,
  fecha_propuesta: null,
};

/**
 * Changes columns of a certificate; whoever saw it before sees an older version. What is not in force any more need not be
 * suspended.
 */
export async function updateCertificadoRow(
  trx: Running,
  id: number,
  columns: Updateable<DatabaseSchema['certificados']>,
): Promise<void> {
  await trx
    .updateTable('certificados')
    .set({
      ...(columns.estado === undefined || columns.estado === 'vigente' ? {} : SIN_PROPUESTA),
      ...columns,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The certificates in force of a servicio and level, held until the transaction ends. */
export function listReemplazables(trx: Running, servicioId: number, nivel: NivelCertificado) {
  return trx
    .selectFrom('certificados')
    .select(['id', 'numero'])
    .where('servicio_id', '=', servicioId)
    .where('nivel', '=', nivel)
    .where('estado', '=', 'vigente')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateUltimoSello(
  trx: Running,
  { nivel, anio }: { readonly nivel: number; readonly anio: number },
  sello: string,
): Promise<void> {
  await trx
    .updateTable('certificados_series')
    .set({ ultimo_sello: sello })
    .where('nivel', '=', nivel)
    .where('anio', '=', anio)
    .execute();
}
