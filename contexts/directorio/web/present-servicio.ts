import type { DatoPersonal } from '@marco/elementos-de-dato/terms';
import { formatNumber } from '@marco/web-kit/format';

const CLASES: Readonly<Record<DatoPersonal, string>> = {
  no: 'Sin datos personales',
  publico: 'Datos públicos',
  semiprivado: 'Datos semiprivados',
  privado: 'Datos privados',
  sensible: 'Datos sensibles',
};

/** The highest class among the data of a servicio, in two words. */
export function presentClase(clase: DatoPersonal): string {
  return CLASES[clase];
}

/** How many entidades use it. */
export function presentConsumidores(consumidores: number): string {
  if (consumidores === 0) return 'Aún sin consumidores';
  return consumidores === 1 ? '1 entidad' : `${formatNumber(consumidores)} entidades`;
}

/** How many data: '1 dato', '12 datos'. */
export function presentDatos(cantidad: number): string {
  return cantidad === 1 ? '1 dato' : `${formatNumber(cantidad)} datos`;
}
