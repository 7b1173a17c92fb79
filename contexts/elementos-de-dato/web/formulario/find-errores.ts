import { explainRequired } from '@marco/contract-kit/required-text';
import {
  ANIOS_NORMA,
  FORMA_IDENTIFICADOR,
  LIMITES_ELEMENTO,
  RESTRICCIONES,
  RESTRICCIONES_DE_TIPO,
} from '../../contract/terms.ts';
import { findErroresDeRestricciones } from './find-error-ejemplo.ts';
import type { FilaComponente, ValoresElemento } from './valores-elemento.ts';

/** First broken rule of each field, by its path. */
export type ErroresElemento = Readonly<Record<string, string>>;

const ENTERO = /^\d{1,8}$/;
const DIRECCION = /^https?:\/\/\S+$/i;

/** The fields of a simple element that are checked together: if one has an error, none of them is saved. */
const ESTRUCTURA: readonly (keyof ValoresElemento)[] = ['tipoDato', 'ejemplos', ...RESTRICCIONES];

/** Fields of the form whose rules all hold, of those that changed. */
export function listSendable(
  errores: ErroresElemento,
  changed: readonly (keyof ValoresElemento)[],
): readonly (keyof ValoresElemento)[] {
  const wrong = new Set(Object.keys(errores).map((path) => path.split('.')[0]));
  const isStructureWrong = ESTRUCTURA.some((field) => wrong.has(field));
  return changed.filter((field) => !wrong.has(field) && !(isStructureWrong && ESTRUCTURA.includes(field)));
}

/** Why each field cannot be saved, by the rules that the server uses. */
export function findErrores(valores: ValoresElemento): ErroresElemento {
  const errores: Record<string, string> = {};
  const put = (path: string, mensaje: string | null) => {
    if (mensaje !== null && errores[path] === undefined) errores[path] = mensaje;
  };
  if (valores.nombre.trim() === '') put('nombre', explainRequired('Nombre'));
  for (const campo of ['definicion', 'notas', 'usos'] as const)
    if (valores[campo].trim().length > LIMITES_ELEMENTO[campo])
      put(campo, `Escriba máximo ${LIMITES_ELEMENTO[campo]} caracteres.`);
  if (valores.palabrasClave.length > LIMITES_ELEMENTO.palabrasClave)
    put('palabrasClave', `Agregue máximo ${LIMITES_ELEMENTO.palabrasClave} palabras clave.`);
  findFilas(valores, put);
  findComponentes(valores, put);
  findNumeros(valores, put);
  if (!RESTRICCIONES.some((campo) => errores[campo] !== undefined))
    for (const [path, mensaje] of Object.entries(findErroresDeRestricciones(valores))) put(path, mensaje);
  return errores;
}

type Put = (path: string, mensaje: string | null) => void;

function findFilas({ nombres, fuentes, normas, relaciones }: ValoresElemento, put: Put): void {
  const url = (text: string) =>
    text.trim() === '' || DIRECCION.test(text.trim())
      ? null
      : 'Escriba una dirección que empiece por http:// o https://.';
  nombres.forEach(({ nombre }, at) => {
    if (nombre.trim() === '') put(`nombres.${at}.nombre`, explainRequired('Nombre'));
  });
  fuentes.forEach((fuente, at) => {
    if (fuente.nombre.trim() === '') put(`fuentes.${at}.nombre`, explainRequired('Nombre de la fuente'));
    put(`fuentes.${at}.url`, url(fuente.url));
  });
  normas.forEach((norma, at) => {
    const anio = Number(norma.anio);
    if (norma.numero.trim() === '') put(`normas.${at}.numero`, explainRequired('Número'));
    if (!ENTERO.test(norma.anio) || anio < ANIOS_NORMA.primero || anio > ANIOS_NORMA.ultimo)
      put(`normas.${at}.anio`, `Escriba un año entre ${ANIOS_NORMA.primero} y ${ANIOS_NORMA.ultimo}.`);
    put(`normas.${at}.url`, url(norma.url));
  });
  relaciones.forEach(({ tipo, destino, terminoExterno }, at) => {
    const isExternal = tipo === 'equivale-a';
    if (isExternal && terminoExterno.trim() === '')
      put(`relaciones.${at}.terminoExterno`, explainRequired('Término externo'));
    if (!isExternal && destino === null)
      put(`relaciones.${at}.destino`, 'Seleccione un elemento de la lista.');
  });
}

function findComponentes({ componentes }: ValoresElemento, put: Put): void {
  const names = new Set<string>();
  componentes.forEach((fila, at) => {
    const local = fila.nombreLocal.trim();
    if (local !== '' && !FORMA_IDENTIFICADOR.test(local))
      put(
        `componentes.${at}.nombreLocal`,
        'Use la forma de un identificador: empieza por minúscula y tiene letras sin tilde ni ñ, o números.',
      );
    const name = local || fila.parte.identificador;
    if (names.has(name))
      put(`componentes.${at}.nombreLocal`, `Otra parte ya se llama ${name} dentro del compuesto.`);
    names.add(name);
    findOcurrencias(fila, `componentes.${at}`, put);
  });
}

const isOcurrencia = (text: string) => ENTERO.test(text) && Number(text) <= LIMITES_ELEMENTO.ocurrencias;

function findOcurrencias(fila: FilaComponente, path: string, put: Put): void {
  const { ocurrenciaMinima: minimo, ocurrenciaMaxima: maximo } = fila;
  if (!isOcurrencia(minimo)) put(`${path}.ocurrenciaMinima`, 'Escriba un número entero desde 0.');
  if (maximo === '') return;
  if (!isOcurrencia(maximo) || Number(maximo) < 1)
    put(`${path}.ocurrenciaMaxima`, 'Escriba un número entero desde 1, o nada si no hay límite.');
  else if (Number(maximo) < Number(minimo))
    put(`${path}.ocurrenciaMaxima`, 'El máximo no puede ser menor que el mínimo.');
}

const ENTEROS = ['longitudMinima', 'longitudMaxima', 'totalDigitos', 'decimales'] as const;

function findNumeros(valores: ValoresElemento, put: Put): void {
  const admitidas = valores.tipoDato === '' ? [] : RESTRICCIONES_DE_TIPO[valores.tipoDato];
  for (const campo of ENTEROS) {
    const text = valores[campo];
    if (text !== '' && admitidas.includes(campo) && !ENTERO.test(text))
      put(campo, 'Escriba un número entero.');
  }
}
