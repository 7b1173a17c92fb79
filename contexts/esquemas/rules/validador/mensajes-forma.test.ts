import { describe, expect, it } from 'vitest';
import { translateForma } from './mensajes-forma.ts';

/** What libxml2 says (2.15, parserInternals.c), and what a person reads. */
const TABLA: readonly (readonly [string, string])[] = [
  [
    'Opening and ending tag mismatch: nombre line 3 and apellido',
    'La etiqueta <nombre> de la línea 3 se cierra con </apellido>.',
  ],
  ['Premature end of data in tag persona line 1', 'El mensaje termina sin cerrar <persona>.'],
  ["EndTag: '</' not found", 'El mensaje termina sin cerrar todas las etiquetas.'],
  ["Couldn't find end of Start Tag nombre line 2", 'La etiqueta <nombre> no termina con «>».'],
  ["expected '>'", 'Una etiqueta no termina con «>».'],
  ["Start tag expected, '<' not found", 'Se esperaba una etiqueta y se encontró otro texto.'],
  ['StartTag: invalid element name', 'Se esperaba una etiqueta y se encontró otro texto.'],
  ['Document is empty', 'El mensaje está vacío.'],
  ['Failed to parse XML', 'El mensaje está vacío.'],
  ['Namespace prefix ub on nombre is not defined', 'El prefijo «ub» de «nombre» no está declarado.'],
  ['Namespace prefix ub for tipo on nombre is not defined', 'El prefijo «ub» de «nombre» no está declarado.'],
  ["xmlns: '<>' is not a valid URI", 'La declaración de un espacio de nombres no es correcta.'],
  ["Entity 'nbsp' not defined", 'La entidad «&nbsp;» no existe en XML.'],
  ['xmlParseEntityRef: no name', 'Hay un signo «&» suelto.'],
  ["EntityRef: expecting ';'", 'Hay un signo «&» suelto.'],
  ['AttValue: " or \' expected', 'El valor de un atributo no está entre comillas.'],
  ['attributes construct error', 'El valor de un atributo no está entre comillas.'],
  ['Specification mandates value for attribute tipo', 'El atributo «tipo» no tiene valor.'],
  ['Attribute tipo redefined', 'El atributo «tipo» está dos veces.'],
  ["Namespaced Attribute tipo in 'urn:a' redefined", 'El atributo «tipo» está dos veces.'],
  ['error parsing attribute name', 'El nombre de un atributo no es correcto.'],
  ["Unescaped '<' not allowed in attributes values", 'Hay un «<» dentro del valor de un atributo.'],
  ['Extra content at the end of the document', 'Hay contenido después del final del mensaje.'],
  [
    'XML declaration allowed only at the start of the document',
    'La declaración <?xml …?> no está al comienzo.',
  ],
  ['PCDATA invalid Char value 1', 'El mensaje tiene un carácter de control que XML no admite.'],
  [
    'Invalid character: Char 0x0 out of allowed range',
    'El mensaje tiene un carácter de control que XML no admite.',
  ],
  ['Char 0x0 out of allowed range', 'El mensaje tiene un carácter de control que XML no admite.'],
  ["Sequence ']]>' not allowed in content", 'Hay «]]>» en el texto.'],
  ['Comment not terminated', 'Un comentario no está bien escrito.'],
  ['Double hyphen within comment: <!-- a', 'Un comentario no está bien escrito.'],
  ['CData section not finished', 'Una sección CDATA no se cerró.'],
  ['parsing XML declaration: ?>', 'La declaración <?xml …?> o una instrucción no está bien escrita.'],
  ['PI nombre never end ...', 'La declaración <?xml …?> o una instrucción no está bien escrita.'],
  ['Input is not proper UTF-8, indicate encoding !', 'El mensaje no está en la codificación que dice.'],
  ['Unsupported encoding: X', 'El mensaje no está en la codificación que dice.'],
];

describe('what the parser says, in plain Spanish', () => {
  it.each(TABLA)('%s', (mensaje, esperado) => {
    const inconsistencia = translateForma(`${mensaje}\n`);
    expect(inconsistencia.mensaje).toBe(esperado);
    expect(inconsistencia.sugerencia).not.toBeNull();
    expect(inconsistencia.detalle).toBeNull();
  });

  it('quotes what was found, and says how it should be', () => {
    expect(translateForma("Entity 'nbsp' not defined").encontrado).toBe('&nbsp;');
    expect(translateForma('Namespace prefix ub on nombre is not defined')).toMatchObject({
      regla: 'espacio-de-nombres',
      esperado: 'xmlns:ub="…"',
      encontrado: 'ub:',
    });
    expect(translateForma('Opening and ending tag mismatch: a line 3 and b')).toMatchObject({
      encontrado: '</b>',
      sugerencia: 'Cierre primero <a> con </a>.',
    });
  });

  it('what nobody put into words yet is told as the engine says it, cut', () => {
    const said = translateForma(`Some new fault ${'x'.repeat(500)}`);
    expect(said).toMatchObject({
      mensaje: 'El mensaje no está bien formado en este lugar.',
      sugerencia: 'Revise este lugar del mensaje y lo que está justo antes.',
    });
    expect(said.detalle).toMatch(/^Some new fault x+…$/);
  });
});
