import { LOCALE } from '@marco/country/zone';

/** Calls a day an entidad admits; null where it set no limit. */
export interface Cuotas {
  readonly porConsumidora: number | null;
  readonly total: number | null;
}

/** What the acuerdos that count already take of a version, in calls a day. */
export interface Comprometido {
  readonly consumidora: number;
  readonly total: number;
}

export type ClaseCuota = 'consumidora' | 'total';

/** A quota with its arithmetic, every figure with its name. */
export interface CuentaCuota {
  readonly clase: ClaseCuota;
  readonly admite: number;
  readonly comprometido: number;
  readonly pedido: number;
  readonly suma: number;
  /** Calls that still fit; none is less than zero. */
  readonly caben: number;
  readonly cabe: boolean;
}

const format = (cantidad: number) => cantidad.toLocaleString(LOCALE);

/** The arithmetic of a volume against each quota there is. */
export function computeCuentas(
  pedido: number,
  cuotas: Cuotas,
  comprometido: Comprometido,
): readonly CuentaCuota[] {
  const compute = (clase: ClaseCuota, admite: number | null): CuentaCuota[] => {
    if (admite === null) return [];
    const ya = comprometido[clase];
    const suma = ya + pedido;
    return [
      {
        clase,
        admite,
        comprometido: ya,
        pedido,
        suma,
        caben: Math.max(0, admite - ya),
        cabe: suma <= admite,
      },
    ];
  };
  return [...compute('consumidora', cuotas.porConsumidora), ...compute('total', cuotas.total)];
}

/** What of a volume fits every quota. */
export function computeCabida(cuentas: readonly CuentaCuota[]): number | null {
  return cuentas.length === 0 ? null : Math.min(...cuentas.map(({ caben }) => caben));
}

/** Calls a day that fit, in words. */
function presentCaben(caben: number): string {
  if (caben === 0) return 'No cabe ninguna más';
  return caben === 1 ? 'Cabe 1 más' : `Caben ${format(caben)} más`;
}

/** Why a volume does not fit a quota, with both numbers: 'La suma del día sería 128.000; el proveedor admite 100.000. Caben 12.000 más.' */
export function explainCuenta({ clase, suma, admite, caben }: CuentaCuota): string {
  const quien = clase === 'total' ? 'el proveedor admite' : 'el proveedor admite por entidad';
  const dia = clase === 'total' ? 'La suma del día sería' : 'La suma del día de su entidad sería';
  return `${dia} ${format(suma)}; ${quien} ${format(admite)}. ${presentCaben(caben)}.`;
}

/** Every quota a volume does not fit, in words; empty where it fits. */
export function listExcesos(cuentas: readonly CuentaCuota[]): readonly string[] {
  return cuentas.filter(({ cabe }) => !cabe).map(explainCuenta);
}
