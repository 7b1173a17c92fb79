import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { SupuestoAhorro } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

interface SupuestoRow {
  readonly codigo: SupuestoAhorro;
  readonly bajo: number;
  readonly central: number;
  readonly alto: number;
  readonly fuente: string;
  readonly anio: number;
  readonly desde: Date;
}

/** The assumptions in force: the latest of each. */
export async function listSupuestosVigentes(database: Database): Promise<SupuestoRow[]> {
  const { rows } = await sql<SupuestoRow>`
    select distinct on (codigo) codigo, bajo, central, alto, fuente, anio, created_at as desde
    from ahorro_supuestos order by codigo, id desc`.execute(database);
  return rows;
}

interface PapelMedidoRow {
  readonly requisitoId: number;
  readonly tramiteId: number;
  readonly volumen: number | null;
  readonly tarifa: number | null;
}

/** How often the trámites of some papers are done, and what the papers cost. */
export async function listPapelesMedidos(
  database: Database,
  requisitoIds: readonly number[],
): Promise<PapelMedidoRow[]> {
  const { rows } = await sql<PapelMedidoRow>`
    select r.id as "requisitoId", t.id as "tramiteId", t.volumen_anual as volumen, r.costo_tarifa as tarifa
    from tramites_requisitos r join tramites t on t.id = r.tramite_id
    where r.id = any(${[...requisitoIds]}::int[]) order by r.id`.execute(database);
  return rows;
}

interface TransaccionesRow {
  readonly tramiteId: number;
  readonly servicioId: number;
  readonly transacciones: number;
}

/** Measured calls of servicios some trámites consume. */
export async function listTransacciones(
  database: Database,
  tramiteIds: readonly number[],
): Promise<TransaccionesRow[]> {
  const { rows } = await sql<TransaccionesRow>`
    select tramite_id as "tramiteId", servicio_id as "servicioId", transacciones from tramites_servicios
    where tramite_id = any(${[...tramiteIds]}::int[]) and uso = 'consume' and transacciones is not null`.execute(
    database,
  );
  return rows;
}
