import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import type { TipoDatoPropiedad } from '../contract/terms.ts';
import { isSubclase, type SuperiorDe } from './jerarquia.ts';

/** A property as the value of an individual looks at it. */
export interface PropiedadUsada {
  readonly nombre: string;
  readonly tipo: string;
  readonly dominio: number | null;
  readonly rango: number | null;
  readonly rangoTipoDato: TipoDatoPropiedad | null;
}

const HORA = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/;

function isFechaHora(text: string): boolean {
  const [fecha = '', hora = '', ...rest] = text.split('T');
  return rest.length === 0 && isCalendarDay(fecha) && HORA.test(hora);
}

/** Each kind of value: whether a text is one, and how to write it. */
const FORMAS: Readonly<Record<TipoDatoPropiedad, readonly [(text: string) => boolean, string]>> = {
  cadena: [() => true, ''],
  entero: [(text) => /^[+-]?\d{1,30}$/.test(text), 'un número entero, como 12'],
  decimal: [(text) => /^[+-]?\d{1,30}(\.\d{1,30})?$/.test(text), 'un número con punto decimal, como 12.5'],
  fecha: [isCalendarDay, 'una fecha que exista, como 2026-11-21'],
  'fecha-hora': [isFechaHora, 'fecha y hora, como 2026-11-21T10:30:00'],
  hora: [(text) => HORA.test(text), 'una hora, como 10:30:00'],
  booleano: [(text) => text === 'true' || text === 'false', 'true o false'],
  binario: [
    (text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text),
    'un contenido en base 64',
  ],
  uri: [(text) => /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/.test(text), 'una dirección, como https://…'],
};

/** Why a text is no value of a kind, or undefined when it is (XML Schema 1.1 part 2). */
export function findErrorValor(tipo: TipoDatoPropiedad, text: string): string | undefined {
  const [fits, shape] = FORMAS[tipo];
  return fits(text) ? undefined : `«${text}» no es ${shape}.`;
}

/**
 * Why an individual may not say this of itself: the property must have its class, or one above it, as domain
 * (domain model §4), and what it says must be of its range.
 *
 * @param claseValor class of the individual it points to; null where it says a text
 */
export function findErrorPropiedad(
  propiedad: PropiedadUsada,
  clase: number,
  { valor, claseValor }: { readonly valor: string | null; readonly claseValor: number | null },
  superiorDe: SuperiorDe,
): string | undefined {
  const { nombre, tipo, dominio, rango, rangoTipoDato } = propiedad;
  if (tipo === 'clase') return `«${nombre}» es una clase, no una propiedad.`;
  if (dominio === null || !isSubclase(clase, dominio, superiorDe))
    return `La propiedad «${nombre}» no es de la clase del individuo ni de una superior.`;
  if (tipo === 'propiedad-objeto') {
    if (claseValor === null) return `La propiedad «${nombre}» lleva a otro individuo: elíjalo.`;
    return rango !== null && !isSubclase(claseValor, rango, superiorDe)
      ? `El individuo elegido para «${nombre}» no es de la clase que la propiedad admite.`
      : undefined;
  }
  if (valor === null) return `La propiedad «${nombre}» lleva un valor: escríbalo.`;
  const error = findErrorValor(rangoTipoDato ?? 'cadena', valor);
  return error && `${nombre}: ${error}`;
}
