import { ZONE } from '@marco/country/zone';
import { TIPO_XSD, type TipoDato } from '../../contract/terms.ts';
import type { Restricciones } from './verify-restricciones.ts';

/** What a rule is about: the drawing beside it. */
export type AsuntoRegla = 'tipo' | 'medida' | 'forma' | 'lista' | 'negocio';

/** A rule as people read it, with its form for machines. */
export interface ReglaEnPalabras {
  readonly asunto: AsuntoRegla;
  readonly frase: string;
  /** Under the sentence; empty where there is nothing more to say. */
  readonly nota: string;
  readonly maquina: string;
}

/** What the rules of an element are told from. */
export interface ConReglas extends Restricciones {
  readonly tipoDato: TipoDato | null;
  readonly unidadMedida: string | null;
  /** How many values a lista has; null if it is not a lista. */
  readonly valores: number | null;
  /** Rules of the ontology. */
  readonly reglas: readonly {
    readonly codigo: string;
    readonly nombre: string;
    readonly enunciado: string;
  }[];
}

/** What a value of each type is. */
const TIPOS: Readonly<Record<TipoDato, string>> = {
  cadena: 'Es un texto.',
  entero: 'Es un número entero.',
  decimal: 'Es un número con decimales, con punto.',
  fecha: 'Es una fecha: año, mes y día, como 2026-11-21.',
  'fecha-hora': `Es una fecha con hora, como 2026-11-21T08:30:00${ZONE.offset}.`,
  hora: 'Es una hora, como 08:30:00.',
  booleano: 'Es verdadero o falso: true o false.',
  binario: 'Es un archivo, escrito en Base64.',
  uri: 'Es una dirección de la web.',
};

/** The rules of an element in the order they are checked: what it is, how long, which numbers, which form, which values. */
export function listReglasEnPalabras(elemento: ConReglas): readonly ReglaEnPalabras[] {
  const { tipoDato } = elemento;
  return [
    ...(tipoDato === null ? [] : [toRegla('tipo', TIPOS[tipoDato], `xs:${TIPO_XSD[tipoDato]}`)]),
    ...listMedidas(elemento),
    ...listFormas(elemento),
    ...elemento.reglas.map(({ codigo, nombre, enunciado }) => ({
      asunto: 'negocio' as const,
      frase: enunciado,
      nota: `${nombre}. Regla de la ontología.`,
      maquina: codigo,
    })),
  ];
}

function toRegla(asunto: AsuntoRegla, frase: string, maquina: string, nota = ''): ReglaEnPalabras {
  return { asunto, frase, nota, maquina };
}

function listMedidas(elemento: ConReglas): readonly ReglaEnPalabras[] {
  const { longitudMinima, longitudMaxima, totalDigitos, decimales, valorMinimo, valorMaximo } = elemento;
  const regla = (frase: string | null, maquina: string) =>
    frase === null ? [] : [toRegla('medida', frase, maquina)];
  return [
    ...regla(
      presentLargo(longitudMinima, longitudMaxima),
      presentRango('longitud', longitudMinima, longitudMaxima),
    ),
    ...regla(
      totalDigitos === null ? null : `Tiene máximo ${presentCuenta(totalDigitos, 'dígito', 'dígitos')}.`,
      `totalDigits ${totalDigitos}`,
    ),
    ...regla(
      decimales === null
        ? null
        : decimales === 0
          ? 'No tiene decimales.'
          : `Tiene máximo ${presentCuenta(decimales, 'decimal', 'decimales')}.`,
      `fractionDigits ${decimales}`,
    ),
    ...regla(presentLimites(valorMinimo, valorMaximo), presentRango('valor', valorMinimo, valorMaximo)),
  ];
}

function listFormas({ patron, unidadMedida, valores }: ConReglas): readonly ReglaEnPalabras[] {
  return [
    ...(patron === null ? [] : [toRegla('forma', 'Se escribe con esta forma, completa.', patron)]),
    ...(unidadMedida === null
      ? []
      : [toRegla('medida', `Se mide en ${unidadMedida}.`, `UCUM ${unidadMedida}`)]),
    ...(valores === null || valores === 0
      ? []
      : [
          toRegla(
            'lista',
            valores === 1 ? 'Solo admite un valor.' : 'Solo admite uno de los valores de la lista.',
            'enumeración',
          ),
        ]),
  ];
}

function presentCuenta(cuenta: number, uno: string, varios: string): string {
  return `${cuenta} ${cuenta === 1 ? uno : varios}`;
}

function presentLargo(minima: number | null, maxima: number | null): string | null {
  const caracteres = (cuenta: number) => presentCuenta(cuenta, 'carácter', 'caracteres');
  if (minima !== null && minima === maxima) return `Tiene ${caracteres(minima)}.`;
  if (minima !== null && maxima !== null) return `Tiene entre ${minima} y ${caracteres(maxima)}.`;
  if (minima !== null) return `Tiene al menos ${caracteres(minima)}.`;
  return maxima === null ? null : `Tiene máximo ${caracteres(maxima)}.`;
}

function presentLimites(minimo: string | null, maximo: string | null): string | null {
  if (minimo !== null && maximo !== null) return `Va desde ${minimo} hasta ${maximo}.`;
  if (minimo !== null) return `Va desde ${minimo} en adelante.`;
  return maximo === null ? null : `Llega hasta ${maximo}.`;
}

function presentRango(nombre: string, desde: number | string | null, hasta: number | string | null): string {
  if (desde !== null && desde === hasta) return `${nombre} ${desde}`;
  if (desde === null) return `${nombre} ≤ ${hasta}`;
  return hasta === null ? `${nombre} ≥ ${desde}` : `${nombre} ${desde} a ${hasta}`;
}
