import type { Consejo, TextoPorAconsejar } from './consejo.ts';
import { listRaices, toLlano } from './palabras.ts';

type Regla = (texto: TextoPorAconsejar) => Consejo | undefined;

/** Shortest and longest definitions that usually say enough and no more, in characters. */
const EXTENSION = { minima: 20, maxima: 400 } as const;

const NEGACION =
  /(?<![\p{L}])(no es|no son|no se|que no|todo lo que no|lo contrario de|distint[oa]s? de)(?![\p{L}])/iu;
const SIGLA = /(?<![\p{L}\p{N}-])\p{Lu}{2,}(?![\p{L}\p{N}-])/gu;
const NUMERO_ROMANO = /^[IVXLCDM]+$/;
const OTRA_FRASE = /[.;:]\s+\p{L}/u;
const UNION = /(?<![\p{L}])(y\/o|así como|además de)(?![\p{L}])/iu;
const GENERO_DOBLE = /^(\p{L}+) (?:y|o|e|u) (\p{L}+)(?![\p{L}])/u;
const SIN_GENERO =
  /^(cuando|donde|si|es|son|se|que|cual|cuál|indica|corresponde|permite|sirve|define|contiene|describe|representa|hace|lo que|aquel|aquella|aquello)(?![\p{L}])/iu;
const INFINITIVO = /^\p{L}{2,}(?:ar|er|ir)(?![\p{L}])/iu;
/** Nouns that end as an infinitive does. */
const SUSTANTIVOS = new Set(
  'lugar hogar caracter alquiler taller mujer poder deber titular particular escolar valor par mar ser placer militar pilar collar celular familiar'.split(
    ' ',
  ),
);
const SISTEMA =
  /(?<![\p{L}])(aplicativo|aplicación|software|base de datos|tabla|pantalla|formulario|campo)(?![\p{L}])/iu;

/** The name says nothing the definition may lean on: all its words are in it. */
const findCircular: Regla = ({ nombre, definicion }) => {
  const delNombre = listRaices(nombre);
  const deLaDefinicion = new Set(listRaices(definicion));
  if (delNombre.length === 0 || !delNombre.every((raiz) => deLaDefinicion.has(raiz))) return undefined;
  const isLiteral = toLlano(definicion).includes(toLlano(nombre.trim()));
  return {
    regla: 'circular',
    nivel: 'advertencia',
    mensaje: isLiteral
      ? `La definición repite «${nombre.trim()}», lo mismo que define.`
      : `La definición usa todas las palabras de «${nombre.trim()}», lo mismo que define.`,
    fragmento: isLiteral ? nombre.trim() : '',
  };
};

const findNegacion: Regla = ({ definicion }) => {
  const found = NEGACION.exec(definicion)?.[1];
  if (found === undefined) return undefined;
  return {
    regla: 'negacion',
    nivel: 'advertencia',
    mensaje: `«${found}» dice lo que no es. Diga qué es.`,
    fragmento: found,
  };
};

/** An acronym whose words are beside it, in brackets or before them, is explained. */
function isExplicada(definicion: string, sigla: string): boolean {
  return definicion.includes(`(${sigla})`) || definicion.includes(`${sigla} (`);
}

const findSigla: Regla = ({ definicion }) => {
  const siglas = definicion.match(SIGLA) ?? [];
  const found = siglas.find((sigla) => !NUMERO_ROMANO.test(sigla) && !isExplicada(definicion, sigla));
  if (found === undefined) return undefined;
  return {
    regla: 'sigla',
    nivel: 'advertencia',
    mensaje: `Escriba las palabras de la sigla ${found}, por ejemplo «… (${found})».`,
    fragmento: found,
  };
};

const findVariosConceptos: Regla = ({ definicion, tipo }) => {
  const frase = OTRA_FRASE.exec(definicion);
  if (frase)
    return {
      regla: 'varios-conceptos',
      nivel: 'advertencia',
      mensaje: 'Hay más de una frase. Deje la definición en una y lleve el resto a las notas.',
      fragmento: definicion.slice(frase.index + 1).trim(),
    };
  const union = UNION.exec(definicion)?.[1];
  if (union !== undefined)
    return {
      regla: 'varios-conceptos',
      nivel: 'sugerencia',
      mensaje: `«${union}» suele unir dos conceptos. Revise si son dos elementos.`,
      fragmento: union,
    };
  const doble = tipo === 'simple' ? GENERO_DOBLE.exec(definicion)?.[0] : undefined;
  if (doble === undefined) return undefined;
  return {
    regla: 'varios-conceptos',
    nivel: 'sugerencia',
    mensaje: `«${doble}» parecen dos cosas. Revise si son dos elementos.`,
    fragmento: doble,
  };
};

const findSinGenero: Regla = ({ definicion }) => {
  const text = definicion.trim();
  const palabra = SIN_GENERO.exec(text)?.[1] ?? findInfinitivo(text);
  if (palabra === undefined) return undefined;
  return {
    regla: 'sin-genero',
    nivel: 'advertencia',
    mensaje: `«${palabra}» no dice qué clase de cosa es. Empiece por un sustantivo.`,
    fragmento: palabra,
  };
};

function findInfinitivo(text: string): string | undefined {
  const palabra = INFINITIVO.exec(text)?.[0];
  return palabra === undefined || SUSTANTIVOS.has(toLlano(palabra)) ? undefined : palabra;
}

const findSistema: Regla = ({ definicion }) => {
  const found = SISTEMA.exec(definicion)?.[1];
  if (found === undefined) return undefined;
  return {
    regla: 'sistema',
    nivel: 'sugerencia',
    mensaje: `«${found}» es de un sistema. Defina el dato, no el lugar donde se guarda.`,
    fragmento: found,
  };
};

const findExtension: Regla = ({ definicion }) => {
  const { length } = definicion.trim();
  if (length >= EXTENSION.minima && length <= EXTENSION.maxima) return undefined;
  const mensaje =
    length < EXTENSION.minima
      ? 'La definición es muy corta para distinguir el elemento de otros.'
      : `La definición pasa de ${EXTENSION.maxima} caracteres. Lleve las explicaciones a las notas.`;
  return { regla: 'extension', nivel: 'sugerencia', mensaje, fragmento: '' };
};

const findEscritura: Regla = ({ definicion }) => {
  const text = definicion.trim();
  if (/^\p{Ll}/u.test(text))
    return {
      regla: 'escritura',
      nivel: 'sugerencia',
      mensaje: 'Empiece la definición con mayúscula.',
      fragmento: text.split(' ')[0] ?? '',
    };
  if (text.endsWith('.')) return undefined;
  return {
    regla: 'escritura',
    nivel: 'sugerencia',
    mensaje: 'Termine la definición con punto.',
    fragmento: '',
  };
};

/** The rules about a definition, those about its meaning first. */
export const REGLAS_DEFINICION: readonly Regla[] = [
  findSinGenero,
  findCircular,
  findNegacion,
  findVariosConceptos,
  findSigla,
  findSistema,
  findExtension,
  findEscritura,
];
