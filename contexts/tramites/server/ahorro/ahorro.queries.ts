import type { DatabaseSchema } from '@marco/database';
import { listConsultasEnProduccion } from '@marco/plataforma/port';
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

/** The assumptions in force at a moment, or now: the latest of each. */
export async function listSupuestosVigentes(
  database: Database,
  hasta: Date | null = null,
): Promise<SupuestoRow[]> {
  const { rows } = await sql<SupuestoRow>`
    select distinct on (codigo) codigo, bajo, central, alto, fuente, anio, created_at as desde
    from ahorro_supuestos where ${hasta}::timestamptz is null or created_at < ${hasta}
    order by codigo, id desc`.execute(database);
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

interface ConsumoRow {
  readonly tramiteId: number;
  readonly entidadId: number;
  readonly servicioId: number;
  /** Trámites of the entidad that consume the servicio, this one among them. */
  readonly tramites: number;
}

/** Servicios that some trámites consume. */
async function listConsumos(database: Database, tramiteIds: readonly number[]): Promise<ConsumoRow[]> {
  const { rows } = await sql<ConsumoRow>`
    select u.tramite_id as "tramiteId", t.entidad_id as "entidadId", u.servicio_id as "servicioId", (
      select count(*)::int from tramites_servicios o join tramites a on a.id = o.tramite_id
      where a.entidad_id = t.entidad_id and o.servicio_id = u.servicio_id and o.uso = 'consume') as tramites
    from tramites_servicios u join tramites t on t.id = u.tramite_id
    where u.tramite_id = any(${[...tramiteIds]}::int[]) and u.uso = 'consume'
    order by u.tramite_id, u.servicio_id`.execute(database);
  return rows;
}

/** Calls that spared papers of a trámite, in a year. */
interface TransaccionesRow {
  readonly tramiteId: number;
  readonly servicioId: number;
  readonly transacciones: number;
}

/**
 * What the exchange platform measured in production, in the year up to a moment, of the servicios some trámites consume; what nobody measured is not
 * among them. The platform knows who called and not for which trámite, so those of one entidad that consume a servicio share its
 * calls. What an entidad declares of itself is no measure.
 */
export async function listTransacciones(
  database: Database,
  tramiteIds: readonly number[],
  hasta: Date,
): Promise<TransaccionesRow[]> {
  const consumos = await listConsumos(database, tramiteIds);
  const entidades = new Set(consumos.map(({ entidadId }) => entidadId));
  const medidas = await listConsultasEnProduccion(database, [...entidades], hasta);
  return consumos.flatMap(({ tramiteId, entidadId, servicioId, tramites }) => {
    const medida = medidas.find((una) => una.entidadId === entidadId && una.servicioId === servicioId);
    return medida ? [{ tramiteId, servicioId, transacciones: medida.exitosas / tramites }] : [];
  });
}
