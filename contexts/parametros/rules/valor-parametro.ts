import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import type { FormatoTexto, TipoParametro } from '../contract/terms.ts';

/** What is wrong with a value, and where: `campo` is empty for the whole, else `fila.campo` or `campo`. */
export interface ErrorValor {
  readonly campo: string;
  readonly mensaje: string;
}

/** A text of an object, or of each row of a list. */
interface CampoParametro {
  readonly clave: string;
  readonly titulo: string;
  readonly formato?: FormatoTexto | undefined;
  /** Characters of it; 500 without it. */
  readonly largo?: number | undefined;
  /** It may be empty. */
  readonly opcional?: boolean | undefined;
}

/** Limits of a value; absent parts do not limit. */
interface Limites {
  readonly minimo?: number | undefined;
  readonly maximo?: number | undefined;
  readonly largo?: number | undefined;
  readonly formato?: FormatoTexto | undefined;
  /** Of a text: it may be empty. */
  readonly opcional?: boolean | undefined;
  readonly campos?: readonly CampoParametro[] | undefined;
}

/** A parameter's type and limits. */
export interface ReglaParametro {
  readonly tipo: TipoParametro;
  readonly restriccion: Limites;
}

type Fila = Readonly<Record<string, unknown>>;

const LARGO_HABITUAL = 500;
const ENTERO_MAXIMO = 2_147_483_647;
const FILAS_MAXIMAS = 30;

/** An address of another site, or of a page of this one. */
const ENLACE = /^(https:\/\/[^\s]+|\/(?!\/)[^\s]*)$/;

interface Formato {
  readonly patron: RegExp;
  /** What the pattern cannot tell. */
  readonly accepts?: (valor: string) => boolean;
  readonly mensaje: string;
}

const FORMATOS: Readonly<Record<FormatoTexto, Formato>> = {
  correo: {
    patron: /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    mensaje: 'Escriba un correo electrónico en minúsculas, como nombre@entidad.gov.co.',
  },
  url: { patron: /^https:\/\/[^\s]+$/, mensaje: 'Escriba una dirección completa que empiece por https://.' },
  oid: {
    patron: /^[0-2](\.(0|[1-9]\d*))+$/,
    mensaje: 'Escriba números separados por puntos, como 2.999.170.',
  },
  fecha: {
    patron: /^\d{4}-\d{2}-\d{2}$/,
    accepts: isCalendarDay,
    mensaje: 'Escriba una fecha que exista con año, mes y día, como 2026-12-24.',
  },
  alcance: {
    patron: /^(nacional|\d{6,15})$/,
    mensaje: 'Escriba «nacional» o el NIT de la entidad, solo con números.',
  },
  // What a page shows of it is text, bold text, links and lists: no tag, and no link that runs something.
  marcado: {
    patron: /^[^<>]*$/,
    accepts: (valor) => [...valor.matchAll(/\]\(([^)]*)\)/g)].every(([, enlace = '']) => ENLACE.test(enlace)),
    mensaje: 'Escriba texto sin los signos < y >; los enlaces son [texto](https://…) o [texto](/página).',
  },
  'si-no': { patron: /^(sí|no)$/, mensaje: 'Elija sí o no.' },
};

function findErrorTexto(valor: unknown, largo: number, formato?: FormatoTexto): string | undefined {
  if (typeof valor !== 'string' || valor.trim() === '') return 'Escriba un valor.';
  if (valor !== valor.trim()) return 'Quite los espacios del principio y del final.';
  if (valor.length > largo) return `No puede contener más de ${largo} caracteres.`;
  if (formato === undefined) return undefined;
  const { patron, accepts, mensaje } = FORMATOS[formato];
  return patron.test(valor) && accepts?.(valor) !== false ? undefined : mensaje;
}

function findErrorEntero(
  valor: unknown,
  { minimo = 0, maximo = ENTERO_MAXIMO }: Limites,
): string | undefined {
  if (typeof valor !== 'number' || !Number.isInteger(valor)) return 'Escriba un número entero.';
  if (valor < minimo || valor > maximo) return `Debe estar entre ${minimo} y ${maximo}.`;
  return undefined;
}

function isFila(valor: unknown): valor is Fila {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

/** Errors of an object that has exactly the texts of the rule. */
function listErroresFila(valor: unknown, campos: readonly CampoParametro[], prefijo: string): ErrorValor[] {
  if (!isFila(valor)) return [{ campo: prefijo.replace(/\.$/, ''), mensaje: 'Complete los campos.' }];
  const sobra = Object.keys(valor).find((clave) => !campos.some((campo) => campo.clave === clave));
  if (sobra !== undefined) return [{ campo: `${prefijo}${sobra}`, mensaje: 'Este campo no existe.' }];
  return campos.flatMap(({ clave, titulo, formato, largo = LARGO_HABITUAL, opcional = false }) => {
    if (opcional && valor[clave] === '') return [];
    const mensaje = findErrorTexto(valor[clave], largo, formato);
    return mensaje ? [{ campo: `${prefijo}${clave}`, mensaje: `${titulo}: ${mensaje}` }] : [];
  });
}

function listErroresLista(valor: unknown, { campos }: Limites): ErrorValor[] {
  if (!Array.isArray(valor)) return [{ campo: '', mensaje: 'Debe ser una lista.' }];
  if (valor.length > FILAS_MAXIMAS)
    return [{ campo: '', mensaje: `No puede tener más de ${FILAS_MAXIMAS} filas.` }];
  return valor.flatMap((fila: unknown, indice) => {
    if (campos) return listErroresFila(fila, campos, `${indice}.`);
    const mensaje = findErrorTexto(fila, LARGO_HABITUAL);
    return mensaje ? [{ campo: String(indice), mensaje }] : [];
  });
}

function toErrores(mensaje: string | undefined): ErrorValor[] {
  return mensaje ? [{ campo: '', mensaje }] : [];
}

/** Why a value cannot be that of a parameter, in Spanish; empty when it can. The form and the server ask the same. */
export function findErroresValor({ tipo, restriccion }: ReglaParametro, valor: unknown): ErrorValor[] {
  switch (tipo) {
    case 'texto':
      if (restriccion.opcional && valor === '') return [];
      return toErrores(findErrorTexto(valor, restriccion.largo ?? LARGO_HABITUAL, restriccion.formato));
    case 'entero':
      return toErrores(findErrorEntero(valor, restriccion));
    case 'booleano':
      return toErrores(typeof valor === 'boolean' ? undefined : 'Elija sí o no.');
    case 'lista':
      return listErroresLista(valor, restriccion);
    case 'json':
      return listErroresFila(valor, restriccion.campos ?? [], '');
  }
}
