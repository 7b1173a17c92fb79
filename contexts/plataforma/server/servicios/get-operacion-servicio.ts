import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { OperacionServicioMedida } from '../../contract/index.ts';
import { DIAS_DE_FRANJA, DIAS_MEDIDOS } from '../../contract/terms.ts';
import { findPercentil } from '../../rules/operacion/histograma.ts';
import { computeTotal, countFallasDelProveedor, toPorClase } from '../../rules/operacion/pulsos.ts';
import { HORA_MS, toHora } from '../../rules/operacion/sumas.ts';
import { compareAns } from '../../rules/servicios/ans.ts';
import { toPulso } from '../operacion/present-pulso.ts';
import { listPulsosDeServicios, type PulsoRow } from '../operacion/pulsos.queries.ts';
import { presentDeriva, toHoraDeHaceDias } from './present-servicios.ts';
import { findUltimoIncidente, listDeServicio } from './servicios.queries.ts';

/**
 * What was promised of a servicio beside what was measured in production. One that the operation never named has no data,
 * and says so.
 */
export async function getOperacionServicio(
  database: Kysely<DatabaseSchema>,
  servicioId: number,
): Promise<OperacionServicioMedida> {
  const servicios = await listDeServicio(database, servicioId);
  const ids = servicios.map(({ id }) => id);
  const pulsos = await listPulsosDeServicios(database, ids, toHoraDeHaceDias(DIAS_DE_FRANJA));
  const desde = toHoraDeHaceDias(DIAS_MEDIDOS);
  const medidos = computeTotal(pulsos.filter(({ hora }) => hora >= desde).map(toPulso));
  const { llamadas, exitosas, porFalla, msProveedor, conTrafico, caidos } = medidos;
  const ans = compareAns(
    {
      disponibilidad: findPromesa(servicios.map((uno) => uno.ans_disponibilidad)),
      p95: findPromesa(servicios.map((uno) => uno.ans_p95_ms)),
      tasaError: findPromesa(servicios.map((uno) => uno.ans_tasa_error)),
    },
    {
      minutosConTrafico: conTrafico,
      minutosCaidos: caidos,
      total: llamadas,
      fallasDelProveedor: countFallasDelProveedor(porFalla),
      msProveedor,
    },
  );
  const ultima = pulsos.at(-1)?.hora;
  const incidente = await findUltimoIncidente(database, ids);
  return {
    servicioId,
    datosHasta: ultima === undefined ? null : toMomento(ultima + 1),
    diasMedidos: DIAS_MEDIDOS,
    ...ans,
    llamadas,
    exitosas,
    p50: findPercentil(msProveedor, 0.5) ?? null,
    p99: findPercentil(msProveedor, 0.99) ?? null,
    porFalla: toPorClase(porFalla),
    hoy: toDia(toHora(Date.now())),
    dias: listDias(pulsos),
    deriva: presentDeriva(servicios[0]?.deriva ?? null),
    ultimoIncidente: incidente === null ? null : toMomento(incidente),
  };
}

const toMomento = (hora: number) => new Date(hora * HORA_MS).toISOString();

/** The promise of the newest version that has one. */
function findPromesa(promesas: readonly (number | null)[]): number | null {
  return promesas.find((promesa) => promesa !== null) ?? null;
}

/** Day of an hour in the zone of the country. */
function toDia(hora: number): string {
  return toColombianDay(new Date(hora * HORA_MS));
}

function listDias(pulsos: readonly PulsoRow[]): OperacionServicioMedida['dias'] {
  return [...Map.groupBy(pulsos, ({ hora }) => toDia(hora))].map(([dia, rows]) => {
    const { llamadas, porFalla, conTrafico, caidos } = computeTotal(rows.map(toPulso));
    return {
      dia,
      llamadas,
      fallas: countFallasDelProveedor(porFalla),
      disponibilidad: conTrafico === 0 ? null : 100 * (1 - caidos / conTrafico),
    };
  });
}
