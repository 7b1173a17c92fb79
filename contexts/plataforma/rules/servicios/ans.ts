import type { VeredictoAns } from '../../contract/terms.ts';
import { findPercentil, type Histograma, type Percentil } from '../operacion/histograma.ts';

/** What the entidad promised of a servicio; null where it promised nothing. */
export interface PromesaAns {
  /** Share of the minutes with traffic in which it answers, in %. */
  readonly disponibilidad: number | null;
  /** In ms, of the provider. */
  readonly p95: number | null;
  /** Failures of the provider in all calls, in %. */
  readonly tasaError: number | null;
}

/** What the operation said of it. */
export interface OperacionMedida {
  readonly minutosConTrafico: number;
  readonly minutosCaidos: number;
  readonly total: number;
  readonly fallasDelProveedor: number;
  readonly msProveedor: Histograma;
}

/** One promise beside what was measured. */
export interface LineaAns<Medido> {
  readonly prometido: number | null;
  /** Null without data: nothing is ever taken for well. */
  readonly medido: Medido | null;
  readonly veredicto: VeredictoAns;
}

/** Promised against measured. */
export interface ComparacionAns {
  readonly disponibilidad: LineaAns<number>;
  readonly p95: LineaAns<Percentil>;
  readonly tasaError: LineaAns<number>;
}

/** Compares each promise with the operation (§12). */
export function compareAns(promesa: PromesaAns, medida: OperacionMedida): ComparacionAns {
  const { minutosConTrafico, minutosCaidos, total, fallasDelProveedor, msProveedor } = medida;
  const disponibilidad = minutosConTrafico === 0 ? null : 100 * (1 - minutosCaidos / minutosConTrafico);
  const tasaError = total === 0 ? null : (100 * fallasDelProveedor) / total;
  const p95 = findPercentil(msProveedor, 0.95) ?? null;
  return {
    disponibilidad: {
      prometido: promesa.disponibilidad,
      medido: disponibilidad,
      veredicto: judge(promesa.disponibilidad, disponibilidad, (prometido, medido) => medido >= prometido),
    },
    p95: { prometido: promesa.p95, medido: p95, veredicto: judgePercentil(promesa.p95, p95) },
    tasaError: {
      prometido: promesa.tasaError,
      medido: tasaError,
      veredicto: judge(promesa.tasaError, tasaError, (prometido, medido) => medido <= prometido),
    },
  };
}

function judge(
  prometido: number | null,
  medido: number | null,
  isKept: (prometido: number, medido: number) => boolean,
): VeredictoAns {
  if (medido === null) return 'sin-datos';
  if (prometido === null) return 'sin-declarar';
  return isKept(prometido, medido) ? 'cumple' : 'no-cumple';
}

/** A promise inside of the bucket can neither be called kept nor broken. */
function judgePercentil(prometido: number | null, medido: Percentil | null): VeredictoAns {
  if (medido === null) return 'sin-datos';
  if (prometido === null) return 'sin-declarar';
  if (medido.hasta !== null && medido.hasta <= prometido) return 'cumple';
  return medido.desde > prometido ? 'no-cumple' : 'en-el-limite';
}
