import { explainRequired } from '@marco/contract-kit/required-text';
import {
  FORMA_CODIGO,
  LIMITES_TRAMITE,
  NIVELES_DIGITALES,
  TIPOS_REQUISITO,
  TIPOS_TRAMITE,
} from '../../contract/terms.ts';

/** A cell as it is kept, or why it cannot be. */
export type CeldaLeida<Valor> = { readonly valor: Valor } | { readonly mensaje: string };

const keep = <Valor>(valor: Valor): CeldaLeida<Valor> => ({ valor });
const refuse = (mensaje: string): CeldaLeida<never> => ({ mensaje });

/** A name without what does not tell it from another: capitals, accents, blanks and signs. */
export function toClaveDeNombre(texto: string): string {
  return texto
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Two spellings of one name. */
export const isMismoNombre = (uno: string, otro: string): boolean =>
  toClaveDeNombre(uno) === toClaveDeNombre(otro);

export function readTexto(titulo: string, texto: string, maximo: number): CeldaLeida<string> {
  return texto.length > maximo ? refuse(`${titulo}: escriba máximo ${maximo} caracteres.`) : keep(texto);
}

export function readRequerido(titulo: string, texto: string, maximo: number): CeldaLeida<string> {
  return texto === '' ? refuse(explainRequired(titulo)) : readTexto(titulo, texto, maximo);
}

export function readCodigo(texto: string): CeldaLeida<string> {
  const codigo = texto.toUpperCase().replace(/^(\d)/, 'T$1');
  return FORMA_CODIGO.test(codigo)
    ? keep(codigo)
    : refuse('El código es la letra T y hasta ocho dígitos, como T12345.');
}

/** One of a list, by its code or by its name; empty is the usual one. */
function readDeLista<Codigo extends string>(
  titulo: string,
  texto: string,
  lista: Readonly<Record<Codigo, string>>,
  usual: Codigo,
): CeldaLeida<Codigo> {
  if (texto === '') return keep(usual);
  const codigos = Object.keys(lista) as Codigo[];
  const found = codigos.find((codigo) => [codigo, lista[codigo]].some((uno) => isMismoNombre(uno, texto)));
  return found === undefined
    ? refuse(`${titulo}: puede ser ${codigos.map((codigo) => lista[codigo]).join(', ')}.`)
    : keep(found);
}

export const readTipoTramite = (texto: string) => readDeLista('Tipo', texto, TIPOS_TRAMITE, 'tramite');
export const readTipoRequisito = (texto: string) =>
  readDeLista('Tipo de requisito', texto, TIPOS_REQUISITO, 'documento');

/** Thousands may have points, as people here write them. */
export function readEntero(
  titulo: string,
  texto: string,
  { minimo = 0, maximo }: { readonly minimo?: number; readonly maximo: number },
): CeldaLeida<number | null> {
  if (texto === '') return keep(null);
  const digits = texto.replace(/^\$\s*/, '').replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '');
  if (!/^\d{1,12}$/.test(digits)) return refuse(`${titulo}: escriba un número entero.`);
  const valor = Number(digits);
  return valor < minimo || valor > maximo
    ? refuse(`${titulo}: escriba un número de ${minimo} a ${maximo}.`)
    : keep(valor);
}

export const readNivelDigital = (texto: string) => readEntero('Nivel digital', texto, NIVELES_DIGITALES);

export function readSiNo(titulo: string, texto: string, usual: boolean): CeldaLeida<boolean> {
  if (texto === '') return keep(usual);
  const word = toClaveDeNombre(texto);
  if (['si', 's', 'x', '1', 'verdadero'].includes(word)) return keep(true);
  if (['no', 'n', '0', 'falso'].includes(word)) return keep(false);
  return refuse(`${titulo}: escriba sí o no.`);
}

/** Data of a paper, with semicolons or line ends between them; each once. */
export function readDatos(texto: string): CeldaLeida<readonly string[]> {
  const dichos = texto
    .split(/[;|\n]/)
    .map((dato) => dato.trim())
    .filter(Boolean);
  const porNombre = new Map<string, string>();
  for (const dato of dichos)
    if (!porNombre.has(toClaveDeNombre(dato))) porNombre.set(toClaveDeNombre(dato), dato);
  const datos = [...porNombre.values()];
  if (datos.length > LIMITES_TRAMITE.datos)
    return refuse(`Datos que prueba: escriba máximo ${LIMITES_TRAMITE.datos}.`);
  return datos.some((dato) => dato.length > LIMITES_TRAMITE.papel)
    ? refuse(`Datos que prueba: cada uno tiene máximo ${LIMITES_TRAMITE.papel} caracteres.`)
    : keep(datos);
}

export function readUrl(texto: string): CeldaLeida<string> {
  if (texto === '') return keep('');
  if (texto.length > LIMITES_TRAMITE.url)
    return refuse(`Dirección web: escriba máximo ${LIMITES_TRAMITE.url} caracteres.`);
  const isWeb = /^https?:\/\/[^\s<>"{}|\\^`]+$/.test(texto);
  return isWeb ? keep(texto) : refuse('Dirección web: comienza con http:// o https://.');
}
