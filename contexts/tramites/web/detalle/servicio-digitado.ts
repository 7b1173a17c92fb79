import type { ServicioUsado } from '../../contract/index.ts';

/** A servicio a trámite uses, while a person writes it. */
export interface ServicioDigitado extends Pick<ServicioUsado, 'servicioId' | 'nombre' | 'uso' | 'acuerdo'> {
  readonly acuerdoHasta: string;
  readonly transacciones: string;
  readonly transaccionesFuente: string;
  readonly transaccionesAnio: string;
}

const toTexto = (numero: number | null) => (numero === null ? '' : String(numero));
const toNumero = (texto: string) => (texto.trim() === '' ? null : Number(texto));

export function toDigitados(servicios: readonly ServicioUsado[]): ServicioDigitado[] {
  return servicios.map(({ direccion: _, ...servicio }) => ({
    ...servicio,
    acuerdoHasta: servicio.acuerdoHasta ?? '',
    transacciones: toTexto(servicio.transacciones),
    transaccionesAnio: toTexto(servicio.transaccionesAnio),
  }));
}

/** One that is consumed from now on. */
export function createDigitado({
  servicioId,
  nombre,
}: Pick<ServicioDigitado, 'servicioId' | 'nombre'>): ServicioDigitado {
  return {
    servicioId,
    nombre,
    uso: 'consume',
    acuerdo: '',
    acuerdoHasta: '',
    transacciones: '',
    transaccionesFuente: '',
    transaccionesAnio: '',
  };
}

/** What is sent. */
export function toServicios(servicios: readonly ServicioDigitado[]) {
  return servicios.map((uno) => ({
    servicioId: uno.servicioId,
    uso: uno.uso,
    acuerdo: uno.acuerdo.trim(),
    acuerdoHasta: uno.acuerdoHasta === '' ? null : uno.acuerdoHasta,
    transacciones: toNumero(uno.transacciones),
    transaccionesFuente: uno.transaccionesFuente.trim(),
    transaccionesAnio: toNumero(uno.transaccionesAnio),
  }));
}

/** The first thing that is wrong with what was written. */
export function findErroresServicios(servicios: readonly ServicioDigitado[]): string | undefined {
  for (const { nombre, transacciones, transaccionesFuente, transaccionesAnio } of servicios) {
    if (![transacciones, transaccionesAnio].every((texto) => /^\d{0,9}$/.test(texto.trim())))
      return `${nombre}: escriba números enteros.`;
    const isMedido = transacciones.trim() !== '';
    if (isMedido && (transaccionesFuente.trim() === '' || transaccionesAnio.trim() === ''))
      return `${nombre}: las consultas medidas llevan su fuente y su año.`;
  }
  return undefined;
}
