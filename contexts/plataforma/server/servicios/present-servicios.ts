import type { Decision } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DerivaDeContrato, ServicioPlataforma } from '../../contract/index.ts';
import { DIAS_MEDIDOS } from '../../contract/terms.ts';
import { findPercentil } from '../../rules/operacion/histograma.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import { computeTotal, countFallasDelProveedor } from '../../rules/operacion/pulsos.ts';
import { toHora } from '../../rules/operacion/sumas.ts';
import { toPulso } from '../operacion/present-pulso.ts';
import { listPulsosDeServicios, type PulsoRow } from '../operacion/pulsos.queries.ts';
import type { DerivaRow, ServicioPlataformaRow } from './servicios.queries.ts';

const HORAS_DE_DIA = 24;

/** First hour of the days that are measured. */
export function toHoraDeHaceDias(dias: number): number {
  return toHora(Date.now()) - dias * HORAS_DE_DIA;
}

/** Services as the wire has them, with what their last days amount to. */
export async function presentServicios(
  database: Kysely<DatabaseSchema>,
  rows: readonly ServicioPlataformaRow[],
  editar: Decision,
): Promise<ServicioPlataforma[]> {
  const ids = rows.map(({ id }) => id);
  const pulsos = await listPulsosDeServicios(database, ids, toHoraDeHaceDias(DIAS_MEDIDOS));
  const deServicio = Map.groupBy(pulsos, ({ servicio_id }) => servicio_id);
  return rows.map((row) => presentServicio(row, deServicio.get(row.id) ?? [], editar));
}

function presentServicio(
  row: ServicioPlataformaRow,
  pulsos: readonly PulsoRow[],
  editar: Decision,
): ServicioPlataforma {
  const { llamadas, porFalla, msProveedor } = computeTotal(pulsos.map(toPulso));
  const { id, version, ambiente, partes, servicio_id, servicio_nombre, clientes } = row;
  return {
    id,
    version,
    ambiente,
    identificador: presentIdentificadorXroad(partes),
    servicio: servicio_id === null ? null : { id: servicio_id, nombre: servicio_nombre ?? '' },
    ans: {
      disponibilidad: row.ans_disponibilidad,
      p95Ms: row.ans_p95_ms,
      tasaError: row.ans_tasa_error,
    },
    llamadas,
    fallas: countFallasDelProveedor(porFalla),
    clientes,
    p95: findPercentil(msProveedor, 0.95) ?? null,
    hayCertificado: row.hay_certificado,
    deriva: presentDeriva(row.deriva),
    editar,
  };
}

/** How the contract in production stood, as the wire has it. */
export function presentDeriva(row: DerivaRow | null): DerivaDeContrato | null {
  if (row === null) return null;
  const { momento, ...deriva } = row;
  return { ...deriva, comparadoEn: new Date(momento).toISOString() };
}
