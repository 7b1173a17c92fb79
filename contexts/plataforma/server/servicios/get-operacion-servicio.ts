import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { OperacionServicioMedida } from '../../contract/index.ts';
import { DIAS_DE_FRANJA, DIAS_MEDIDOS } from '../../contract/terms.ts';
import { findPercentil } from '../../rules/operacion/histograma.ts';
import { computeTotal, countFallasDelProveedor, toPorClase } from '../../rules/operacion/pulsos.ts';
import { HORA_MS, toHora } from '../../rules/operacion/sumas.ts';
import { isHoraEnVentana } from '../../rules/ventanas/ventana.ts';
import { toPulso } from '../operacion/present-pulso.ts';
import { listPulsosDeServicios, type PulsoRow } from '../operacion/pulsos.queries.ts';
import { listVentanasExcluidas } from '../ventanas/present-ventanas.ts';
import { compareOperacion } from './compare-operacion.ts';
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
  const ventanas = await listVentanasExcluidas(database, servicioId, new Date(desde * HORA_MS));
  const { ans, total } = compareOperacion(
    servicios,
    pulsos.filter(({ hora }) => hora >= desde && !isHoraEnVentana(hora, ventanas)),
  );
  const { llamadas, exitosas, porFalla, msProveedor } = total;
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
