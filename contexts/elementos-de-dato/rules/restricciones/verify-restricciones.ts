import { ZONE } from '@marco/country/zone';
import { findPatternError, isPatternMatch } from '@marco/patterns/match-pattern';
import {
  RESTRICCION,
  RESTRICCIONES,
  RESTRICCIONES_DE_TIPO,
  type Restriccion,
  TIPO_DATO,
  type TipoDato,
} from '../../contract/terms.ts';
import { formatColapsado, isNoMayor, parseValor, type ValorLeido } from './valores-tipo.ts';

/** Constraints of a simple element; null is none. */
export type Restricciones = {
  readonly [Nombre in Restriccion]: Nombre extends 'valorMinimo' | 'valorMaximo' | 'patron'
    ? string | null
    : number | null;
};

/** What is wrong, at the field it is said of. */
export interface Reparo {
  readonly campo: string;
  readonly mensaje: string;
}

/** How a value of a type is written. */
const FORMA_TIPO: Readonly<Record<TipoDato, string>> = {
  cadena: 'un texto',
  entero: 'un número entero, como 25 o -3',
  decimal: 'un número con punto decimal, como 12.50',
  fecha: 'una fecha AAAA-MM-DD, como 2026-11-21',
  'fecha-hora': `una fecha con hora, como 2026-11-21T08:30:00${ZONE.offset}`,
  hora: 'una hora HH:MM:SS, como 08:30:00',
  booleano: 'true o false',
  binario: 'un contenido en Base64',
  uri: 'una dirección, como https://www.gov.co',
};

function listAjenas(tipo: TipoDato | null, restricciones: Restricciones): Reparo[] {
  const propias = tipo === null ? [] : RESTRICCIONES_DE_TIPO[tipo];
  return RESTRICCIONES.filter((nombre) => restricciones[nombre] !== null && !propias.includes(nombre)).map(
    (nombre) => ({
      campo: nombre,
      mensaje:
        tipo === null
          ? `«${RESTRICCION[nombre]}» se usa cuando el elemento tiene un tipo de dato.`
          : `«${RESTRICCION[nombre]}» no se usa con el tipo «${TIPO_DATO[tipo]}».`,
    }),
  );
}

function listLimites(tipo: TipoDato, restricciones: Restricciones): Reparo[] {
  const { valorMinimo, valorMaximo, ...rest } = restricciones;
  const propias = { ...rest, valorMinimo: null, valorMaximo: null };
  const reparos = (['valorMinimo', 'valorMaximo'] as const).flatMap((campo) => {
    const valor = restricciones[campo];
    if (valor === null) return [];
    const text = formatColapsado(valor);
    if (!parseValor(tipo, text)) return [{ campo, mensaje: `Escriba ${FORMA_TIPO[tipo]}.` }];
    const fuera = findFalta(tipo, { ...propias, patron: null }, text);
    return fuera ? [{ campo, mensaje: `El límite no cumple otra restricción: ${fuera}` }] : [];
  });
  if (reparos.length > 0 || valorMinimo === null || valorMaximo === null) return reparos;
  const [minimo, maximo] = [valorMinimo, valorMaximo].map((valor) =>
    parseValor(tipo, formatColapsado(valor)),
  );
  return minimo && maximo && !isNoMayor(minimo, maximo)
    ? [{ campo: 'valorMaximo', mensaje: 'El valor máximo es menor que el valor mínimo.' }]
    : [];
}

/** What is wrong with the constraints of a type: which do not apply to it, and which contradict each other. */
export function verifyRestricciones(tipo: TipoDato | null, restricciones: Restricciones): Reparo[] {
  const ajenas = listAjenas(tipo, restricciones);
  if (tipo === null || ajenas.length > 0) return ajenas;
  const { longitudMinima, longitudMaxima, totalDigitos, decimales, patron } = restricciones;
  const reparos: Reparo[] = [];
  if (longitudMinima !== null && longitudMaxima !== null && longitudMinima > longitudMaxima)
    reparos.push({ campo: 'longitudMaxima', mensaje: 'La longitud máxima es menor que la mínima.' });
  if (totalDigitos !== null && decimales !== null && decimales > totalDigitos)
    reparos.push({ campo: 'decimales', mensaje: 'Los decimales superan el total de dígitos.' });
  const error = patron === null ? undefined : findPatternError(patron);
  if (error !== undefined) reparos.push({ campo: 'patron', mensaje: error });
  return [...reparos, ...listLimites(tipo, restricciones)];
}

function findFaltaLargo(
  largo: number,
  { longitudMinima, longitudMaxima }: Restricciones,
): string | undefined {
  if (longitudMinima !== null && largo < longitudMinima)
    return `Su longitud es ${largo} y debe ser al menos ${longitudMinima}.`;
  if (longitudMaxima !== null && largo > longitudMaxima)
    return `Su longitud es ${largo} y debe ser máximo ${longitudMaxima}.`;
  return undefined;
}

function findFaltaDigitos(
  { digitos, decimales: escritos }: { readonly digitos: number; readonly decimales: number },
  { totalDigitos, decimales }: Restricciones,
): string | undefined {
  if (totalDigitos !== null && digitos > totalDigitos) return `Tiene más de ${totalDigitos} dígitos.`;
  if (decimales !== null && escritos > decimales) return `Tiene más de ${decimales} decimales.`;
  return undefined;
}

function findFaltaLimite(
  tipo: TipoDato,
  { valorMinimo, valorMaximo }: Restricciones,
  leido: ValorLeido,
): string | undefined {
  const limite = (valor: string | null) =>
    valor === null ? undefined : parseValor(tipo, formatColapsado(valor));
  const minimo = limite(valorMinimo);
  if (minimo && !isNoMayor(minimo, leido)) return `Debe ser desde ${valorMinimo}.`;
  const maximo = limite(valorMaximo);
  return maximo && !isNoMayor(leido, maximo) ? `Debe ser hasta ${valorMaximo}.` : undefined;
}

/** First constraint a value breaks, in Spanish; the value is written collapsed. */
function findFalta(tipo: TipoDato, restricciones: Restricciones, text: string): string | undefined {
  const leido = parseValor(tipo, text);
  if (!leido) return `No es ${FORMA_TIPO[tipo]}.`;
  const { patron } = restricciones;
  const deLargo = leido.clase === 'texto' ? findFaltaLargo(leido.largo, restricciones) : undefined;
  const deNumero = leido.clase === 'numero' ? findFaltaDigitos(leido.numero, restricciones) : undefined;
  const falta = deLargo ?? deNumero ?? findFaltaLimite(tipo, restricciones, leido);
  if (falta !== undefined || patron === null || findPatternError(patron) !== undefined) return falta;
  return isPatternMatch(patron, text) ? undefined : `No cumple el patrón ${patron}`;
}

/**
 * Why a value is not one of a simple element, in Spanish; undefined when it is.
 *
 * @param codigos codes of a lista; undefined if it is not a lista
 */
export function verifyValor(
  { tipoDato, ...restricciones }: Restricciones & { readonly tipoDato: TipoDato | null },
  valor: string,
  codigos?: ReadonlySet<string>,
): string | undefined {
  if (tipoDato === null) return undefined;
  const text = formatColapsado(valor);
  const falta = findFalta(tipoDato, restricciones, text);
  if (falta !== undefined) return falta;
  return codigos && !codigos.has(text) ? `«${text}» no es un código de la lista.` : undefined;
}
