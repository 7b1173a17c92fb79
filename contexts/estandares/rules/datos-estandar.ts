import { explainRequired } from '@marco/contract-kit/required-text';
import {
  type CategoriaEstandar,
  LIMITES_ESTANDAR,
  type LicenciaEstandar,
  MAXIMO_PALABRAS,
} from '../contract/terms.ts';

/** The values of the form of a standard: texts, as they are typed. */
export interface ValoresEstandar {
  readonly codigo: string;
  readonly nombre: string;
  readonly sigla: string;
  readonly edicion: string;
  readonly organismo: string;
  readonly categoria: CategoriaEstandar | '';
  readonly licencia: LicenciaEstandar | '';
  readonly alcance: string;
  readonly sumario: string;
  /** Separated by commas. */
  readonly palabrasClave: string;
  readonly idioma: string;
  readonly formato: string;
  readonly url: string;
  readonly dependencia: string;
  readonly autores: string;
  readonly reviso: string;
  readonly aprobo: string;
  readonly informacionAdicional: string;
  readonly ubicacion: string;
  readonly fechaElaboracion: string;
  readonly fechaPublicacion: string;
  readonly fechaModificacion: string;
  readonly sectores: readonly number[];
}
export type CampoEstandar = keyof ValoresEstandar;

/** Names of the fields, in the order of the form; those of the header of a document (domain §3.1). */
export const NOMBRES_CAMPOS: Readonly<Record<CampoEstandar, string>> = {
  codigo: 'Código',
  nombre: 'Título',
  sigla: 'Sigla',
  edicion: 'Edición',
  organismo: 'Organismo',
  categoria: 'Categoría',
  licencia: 'Licencia',
  url: 'Dirección web',
  alcance: 'Alcance',
  sumario: 'Sumario',
  palabrasClave: 'Palabras clave',
  sectores: 'Sectores',
  idioma: 'Lenguaje',
  formato: 'Formato',
  dependencia: 'Dependencia',
  autores: 'Autores',
  reviso: 'Revisó',
  aprobo: 'Aprobó',
  fechaElaboracion: 'Fecha de elaboración',
  fechaPublicacion: 'Fecha de publicación',
  fechaModificacion: 'Fecha de modificación',
  ubicacion: 'Ubicación',
  informacionAdicional: 'Información adicional',
};

export const CAMPOS = Object.keys(NOMBRES_CAMPOS) as readonly CampoEstandar[];

const REQUERIDOS: Readonly<Partial<Record<CampoEstandar, string>>> = {
  nombre: explainRequired('Título'),
  organismo: explainRequired('Organismo'),
  categoria: explainRequired('Categoría'),
  licencia: explainRequired('Licencia'),
  idioma: explainRequired('Lenguaje'),
};

const CODIGO = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** The keywords of a text with commas, each once. */
export function parsePalabras(texto: string): string[] {
  const words = texto.split(',').flatMap((word) => word.trim() || []);
  return [...new Set(words)];
}

function findError(valores: ValoresEstandar, campo: CampoEstandar): string | undefined {
  const value = valores[campo];
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return REQUERIDOS[campo];
  const limites: Readonly<Record<string, number>> = LIMITES_ESTANDAR;
  const limite = limites[campo];
  return limite !== undefined && text.length > limite ? `Escriba máximo ${limite} caracteres.` : undefined;
}

function findErrorPalabras({ palabrasClave }: ValoresEstandar): string | undefined {
  const palabras = parsePalabras(palabrasClave);
  if (palabras.length > MAXIMO_PALABRAS) return `Escriba máximo ${MAXIMO_PALABRAS} palabras clave.`;
  return palabras.some((palabra) => palabra.length > LIMITES_ESTANDAR.palabraClave)
    ? `Cada palabra clave tiene máximo ${LIMITES_ESTANDAR.palabraClave} caracteres.`
    : undefined;
}

function findErrorCodigo(codigo: string): string | undefined {
  if (codigo === '') return explainRequired('Código');
  return CODIGO.test(codigo)
    ? undefined
    : 'El código tiene hasta 40 letras, números, puntos, guiones o guiones bajos.';
}

/** First broken rule of each field, as the server judges it. */
export function findErrores(valores: ValoresEstandar): Partial<Record<CampoEstandar, string>> {
  const own: Partial<Record<CampoEstandar, string | undefined>> = {
    codigo: findErrorCodigo(valores.codigo.trim()),
    url:
      valores.url.trim() === '' || /^https?:\/\/\S+$/.test(valores.url.trim())
        ? undefined
        : 'La dirección empieza por http:// o https://.',
    palabrasClave: findErrorPalabras(valores),
  };
  const errors = CAMPOS.flatMap((campo) => {
    const error = findError(valores, campo) ?? own[campo];
    return error === undefined ? [] : [[campo, error] as const];
  });
  return Object.fromEntries(errors);
}
