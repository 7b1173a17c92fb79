import type { SupuestoAhorro } from '../../contract/terms.ts';
import type { SimulacionDeAhorro } from './simulaciones.ts';

/** A paper that need not be asked for, in a year. */
export interface PapelAhorrado {
  /** Times the trámite is done in a year. */
  readonly volumen: number;
  /** What the paper costs whoever brings it; null leaves it to the assumption. */
  readonly tarifa: number | null;
  /** Calls of the servicio for this trámite that production answered, in a year; null where nobody measured them. */
  readonly transacciones: number | null;
}

/** What lies between is told as three numbers: a tenth of the simulations is below the first, half below the second. */
export interface RangoAhorro {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export interface AhorroAnual {
  readonly ciudadania: RangoAhorro;
  readonly entidades: RangoAhorro;
  readonly costo: RangoAhorro;
  readonly neto: RangoAhorro;
}

export interface AhorroComputado {
  readonly potencial: AhorroAnual;
  /** What measured calls already spare, at most the potential; null where none were measured. Never added to it. */
  readonly logrado: RangoAhorro | null;
}

const MINUTOS = 60;

/** What one paper costs those who bring it. */
function computeUnidadCiudadania(s: SimulacionDeAhorro, tarifa: number | null): number {
  const horas = (s['minutos-obtener'] + s['minutos-desplazar'] + s['minutos-presentar']) / MINUTOS;
  return horas * s['valor-hora'] + (tarifa ?? s.tarifa) + s.transporte + s.copias;
}

/** What it costs those who take it and issue it. */
function computeUnidadEntidades(s: SimulacionDeAhorro): number {
  const horas = (s['minutos-recibir'] + s['minutos-verificar'] + s['minutos-archivar']) / MINUTOS;
  return horas * s['valor-hora-funcionario'] + s.expedir;
}

function toRango(valores: readonly number[]): RangoAhorro {
  const sorted = [...valores].sort((a, b) => a - b);
  const at = (parte: number) => Math.round(sorted[Math.floor(parte * (sorted.length - 1))] ?? 0);
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

/**
 * What several papers save in a year: each simulation is added up over all of them, and the totals are told as a range
 * (domain directorio §7.5).
 *
 * @param simulaciones the simulations, the same for every total
 */
export function computeAhorro(
  papeles: readonly PapelAhorrado[],
  simulaciones: readonly SimulacionDeAhorro[],
): AhorroComputado {
  const totales = simulaciones.map((simulacion) => sumPapeles(papeles, simulacion));
  const potencial = {
    ciudadania: toRango(totales.map(({ ciudadania }) => ciudadania)),
    entidades: toRango(totales.map(({ entidades }) => entidades)),
    costo: toRango(totales.map(({ costo }) => costo)),
    neto: toRango(totales.map(({ ciudadania, entidades, costo }) => ciudadania + entidades - costo)),
  };
  const isMedido = papeles.some(({ transacciones }) => transacciones !== null);
  return { potencial, logrado: isMedido ? toRango(totales.map(({ logrado }) => logrado)) : null };
}

/** What several papers save in a year by each simulation, in whole pesos: what other sums are added up of. */
export interface AhorroSimulado {
  readonly potencial: readonly number[];
  /** Null where no call was measured. */
  readonly logrado: readonly number[] | null;
}

/**
 * The simulations whose range `computeAhorro` tells: the net potential, and what measured calls already spare.
 *
 * @param simulaciones the simulations, the same for every total
 */
export function computeSimulaciones(
  papeles: readonly PapelAhorrado[],
  simulaciones: readonly SimulacionDeAhorro[],
): AhorroSimulado {
  const totales = simulaciones.map((simulacion) => sumPapeles(papeles, simulacion));
  const isMedido = papeles.some(({ transacciones }) => transacciones !== null);
  return {
    potencial: totales.map(({ ciudadania, entidades, costo }) => Math.round(ciudadania + entidades - costo)),
    logrado: isMedido ? totales.map(({ logrado }) => Math.round(logrado)) : null,
  };
}

function sumPapeles(papeles: readonly PapelAhorrado[], simulacion: SimulacionDeAhorro) {
  const total = { ciudadania: 0, entidades: 0, costo: 0, logrado: 0 };
  const deEntidades = computeUnidadEntidades(simulacion);
  for (const { volumen, tarifa, transacciones } of papeles) {
    const veces = volumen * simulacion['parte-que-lo-trae'];
    const deCiudadania = computeUnidadCiudadania(simulacion, tarifa);
    const unidad = deCiudadania + deEntidades - simulacion.transaccion;
    total.ciudadania += veces * deCiudadania;
    total.entidades += veces * deEntidades;
    total.costo += veces * simulacion.transaccion;
    // Calls of a machine that spare nobody an errand cannot save more than the errands there are.
    const ahorradas = Math.min(veces, (transacciones ?? 0) * simulacion['parte-que-reemplaza']);
    total.logrado += ahorradas * unidad;
  }
  return total;
}

/** Assumptions nobody gave with their source: without all of them nothing is computed. */
export function listSupuestosQueFaltan(
  conocidos: ReadonlySet<SupuestoAhorro>,
  codigos: readonly SupuestoAhorro[],
): SupuestoAhorro[] {
  return codigos.filter((codigo) => !conocidos.has(codigo));
}
