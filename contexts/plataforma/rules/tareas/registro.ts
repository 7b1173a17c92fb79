import { explainRequired } from '@marco/contract-kit/required-text';
import { PATRON_CLASE_XROAD, PATRON_PARTE_XROAD } from '../../contract/tareas.terms.ts';

/** Identifiers as somebody types them. */
export interface RegistroEscrito {
  readonly clase: string;
  readonly miembro: string;
  readonly subsistema: string;
  readonly codigo: string;
  readonly numero: string;
}

/** Labels of the fields, in the order of the form. */
export const NOMBRES_CAMPOS_REGISTRO: Readonly<Record<keyof RegistroEscrito, string>> = {
  clase: 'Clase',
  miembro: 'Código del miembro',
  subsistema: 'Subsistema',
  codigo: 'Código del servicio',
  numero: 'Versión',
};

const PARTE = 'Use letras sin tilde, números, puntos y guiones; máximo 100.';

/** First broken rule of each field; the server refuses by the same patterns. */
export function findErroresDeRegistro(escrito: RegistroEscrito) {
  const find = (campo: keyof RegistroEscrito, patron: RegExp, error: string) => {
    const text = escrito[campo].trim();
    if (text === '') return explainRequired(NOMBRES_CAMPOS_REGISTRO[campo]);
    return patron.test(text) ? undefined : error;
  };
  return {
    clase: find('clase', PATRON_CLASE_XROAD, 'Escriba la clase en mayúsculas: GOB o PRIV.'),
    miembro: find('miembro', PATRON_PARTE_XROAD, PARTE),
    subsistema: find('subsistema', PATRON_PARTE_XROAD, PARTE),
    codigo: find('codigo', PATRON_PARTE_XROAD, PARTE),
    numero: find('numero', PATRON_PARTE_XROAD, PARTE),
  };
}
