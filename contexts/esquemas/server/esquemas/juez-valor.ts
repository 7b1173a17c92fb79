import { isPatternMatch } from '@marco/patterns/match-pattern';
import { translatePattern } from '@marco/patterns/to-json-schema';
import type { PiezaSimple } from '../../rules/esquemas/clausura.ts';
import { listFacetas } from '../../rules/esquemas/facetas.ts';
import { createRevisor } from '../../rules/esquemas/valor-simple.ts';
import { compileJson } from './compile-json.ts';
import { writeTipoJson } from './write-json-simple.ts';
import { toValorJson } from './write-mensaje.ts';

/** Whether a simple element takes a value, as its schema in one form says it. */
export interface JuezValor {
  /** @param escritoComo the element of the writer: JSON writes a number as a number and a text as a text */
  admits(texto: string, escritoComo: PiezaSimple): boolean;
}

export type FormaValor = 'xml' | 'json';

/** Reads the rules of a simple element once, for many values. */
export function createJuezValor(pieza: PiezaSimple, forma: FormaValor): JuezValor {
  return forma === 'json' ? createJuezJson(pieza) : createJuezXml(pieza);
}

/** A first segment with a colon that is no scheme (RFC 3986 §4.2). */
const SIN_ESQUEMA = /^(?![A-Za-z][A-Za-z0-9+.-]*:)[^/?#:]*:/;

function createJuezXml(pieza: PiezaSimple): JuezValor {
  // An address of XML Schema is nearly any text, but one that begins with a wrong scheme.
  const leida: PiezaSimple = pieza.tipoDato === 'uri' ? { ...pieza, tipoDato: 'cadena' } : pieza;
  const revisor = createRevisor(leida);
  const { patron } = listFacetas(pieza);
  const aparte = patron !== null && translatePattern(patron) === undefined ? patron : null;
  return {
    admits: (texto) => {
      const leido = leida.tipoDato === 'binario' && leida.valores === null ? toBase64(texto) : texto;
      if (pieza.tipoDato === 'uri' && SIN_ESQUEMA.test(leido)) return false;
      return (
        revisor.listIncumplidas(leido).length === 0 && (aparte === null || isPatternMatch(aparte, leido))
      );
    },
  };
}

/** A reader of base64 leaves out what is no letter of it (RFC 2045 §6.8): a day may be one. */
function toBase64(texto: string): string {
  return texto.replaceAll(/[^A-Za-z0-9+/=]/g, '');
}

function createJuezJson(pieza: PiezaSimple): JuezValor {
  const validate = compileJson({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...writeTipoJson(pieza),
  });
  return {
    admits: (texto, escritoComo) => {
      try {
        return validate(toValorJson({ pieza: escritoComo, texto }));
      } catch {
        // It said enough of what is wrong.
        return false;
      }
    },
  };
}
