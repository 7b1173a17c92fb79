/** A promise as somebody types it: with a comma, and empty where nothing was declared. */
export interface PromesaEscrita {
  readonly disponibilidad: string;
  readonly p95Ms: string;
  readonly tasaError: string;
}

const PORCENTAJE = /^(100([.,]0{1,2})?|\d{1,2}([.,]\d{1,2})?)$/;
const MILISEGUNDOS = /^\d{1,6}$/;
const MAXIMO_MS = 600_000;

/** First broken rule of each field; the server refuses by the same limits. */
export function findErroresDePromesa({ disponibilidad, p95Ms, tasaError }: PromesaEscrita) {
  const porcentaje = 'Escriba un porcentaje de 0 a 100, con máximo dos decimales.';
  const isPorcentaje = (escrito: string) => escrito.trim() === '' || PORCENTAJE.test(escrito.trim());
  const ms = readNumero(p95Ms);
  const isMs = ms === null || (MILISEGUNDOS.test(p95Ms.trim()) && ms >= 1 && ms <= MAXIMO_MS);
  return {
    disponibilidad: isPorcentaje(disponibilidad) ? undefined : porcentaje,
    p95Ms: isMs ? undefined : 'Escriba un tiempo de 1 a 600.000 ms, sin puntos.',
    tasaError: isPorcentaje(tasaError) ? undefined : porcentaje,
  };
}

/** What a typed number is; null of nothing. */
export function readNumero(escrito: string): number | null {
  const text = escrito.trim();
  return text === '' ? null : Number(text.replace(',', '.'));
}

/** A number as it is typed. */
export function presentNumero(numero: number | null): string {
  return numero === null ? '' : String(numero).replace('.', ',');
}
