import { isPatternMatch } from '@marco/patterns/match-pattern';
import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import type { ElementoComparado } from './elemento-comparado.ts';

/** How the bounds and the values of a field agree with those of an element. */
export interface AcuerdoDeCampo {
  /** From 0 to 1; null where the field says nothing. */
  readonly restricciones: number | null;
  readonly valores: number | null;
  /** Examples of the field that are values of the element. */
  readonly ejemplos: { readonly validos: number; readonly dichos: number };
  /** Whether the field cannot hold what the element says, or lists something else. */
  readonly seContradice: boolean;
  /** Characters the field has beyond the element. */
  readonly largoDeMas: number | null;
  /** Codes of the field the element does not have, and how many both have. */
  readonly sobran: readonly string[];
  readonly comunes: number;
}

/** A code as codes are compared: zeros in front are often lost. */
const toCodigo = (valor: string) =>
  valor
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, '');

export function computeAcuerdo(campo: CampoDetectado, elemento: ElementoComparado): AcuerdoDeCampo {
  const ejemplos = countEjemplos(campo, elemento);
  const largo = computeLargo(campo, elemento);
  const partes = [largo, ejemplos.dichos === 0 ? null : ejemplos.validos / ejemplos.dichos].filter(
    (parte) => parte !== null,
  );
  const listas = compareValores(campo.valores, elemento);
  return {
    restricciones:
      partes.length === 0 ? null : partes.reduce((suma, parte) => suma + parte, 0) / partes.length,
    valores: listas.acuerdo,
    ejemplos,
    seContradice: largo === 0 || listas.acuerdo === 0,
    largoDeMas: findLargoDeMas(campo, elemento),
    sobran: listas.sobran,
    comunes: listas.comunes,
  };
}

/** Only where the element has no list and no pattern: these already say how long a value is. */
function findLargoDeMas({ tipo, longitud }: CampoDetectado, elemento: ElementoComparado): number | null {
  const { longitudMaxima, esLista, patron, tipoDato } = elemento;
  if (tipo !== 'texto' || tipoDato !== 'cadena' || esLista || patron !== null) return null;
  return longitud !== null && longitudMaxima !== null && longitud > longitudMaxima ? longitud : null;
}

/** How near the lengths are; 0 where the field is too short for any value of the element. */
function computeLargo({ tipo, longitud }: CampoDetectado, elemento: ElementoComparado): number | null {
  const { longitudMinima, longitudMaxima, totalDigitos } = elemento;
  const mayor = elemento.tipoDato === 'cadena' ? longitudMaxima : totalDigitos;
  if (longitud === null || (tipo !== 'texto' && tipo !== 'entero' && tipo !== 'decimal')) return null;
  if (elemento.tipoDato === 'cadena' && longitud < (longitudMinima ?? 0)) return 0;
  if (mayor === null) return null;
  if (mayor === longitud) return 1;
  return 0.4 + 0.5 * (Math.min(mayor, longitud) / Math.max(mayor, longitud, 1));
}

function countEjemplos({ ejemplos }: CampoDetectado, elemento: ElementoComparado) {
  const dichos = ejemplos.filter((ejemplo) => ejemplo !== '');
  return { validos: dichos.filter((ejemplo) => isValor(ejemplo, elemento)).length, dichos: dichos.length };
}

const FORMAS: Readonly<Record<string, RegExp>> = {
  entero: /^-?\d{1,38}$/,
  decimal: /^-?\d{1,38}(?:[.,]\d{1,38})?$/,
  fecha: /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\/\d{1,2}\/\d{4}$/,
  'fecha-hora': /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/,
  hora: /^\d{2}:\d{2}/,
  booleano: /^(?:true|false|s|n|si|no|sí|0|1|x)$/i,
};

/** Whether a value may be one of an element, as far as this is known here. */
function isValor(valor: string, elemento: ElementoComparado): boolean {
  const { esLista, valores, patron, tipoDato, longitudMinima, longitudMaxima } = elemento;
  if (esLista && valores) return valores.some((codigo) => toCodigo(codigo) === toCodigo(valor));
  const forma = tipoDato === null ? undefined : FORMAS[tipoDato];
  if (forma && !forma.test(valor)) return false;
  if (tipoDato !== 'cadena') return true;
  const largo = [...valor].length;
  if (largo < (longitudMinima ?? 0) || largo > (longitudMaxima ?? largo)) return false;
  return patron === null || isPatternMatch(patron, valor);
}

interface Listas {
  readonly acuerdo: number | null;
  readonly sobran: readonly string[];
  readonly comunes: number;
}

/** How much of both lists is the same: of the shares each has of the other, the middle. */
function compareValores(dichos: readonly string[], { esLista, valores }: ElementoComparado): Listas {
  if (dichos.length === 0) return { acuerdo: null, sobran: [], comunes: 0 };
  // A list of codes where the element takes any text says nearly the contrary.
  if (!esLista) return { acuerdo: 0.1, sobran: [], comunes: 0 };
  if (!valores || valores.length === 0) return { acuerdo: null, sobran: [], comunes: 0 };
  const suyos = new Set(valores.map(toCodigo));
  const sobran = dichos.filter((valor) => !suyos.has(toCodigo(valor)));
  const comunes = dichos.length - sobran.length;
  return { acuerdo: (comunes / dichos.length + Math.min(1, comunes / suyos.size)) / 2, sobran, comunes };
}
