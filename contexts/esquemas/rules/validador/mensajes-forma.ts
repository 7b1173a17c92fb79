import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { createInconsistencia, formatCorto } from './textos.ts';

type Traduccion = (partes: readonly string[]) => Inconsistencia;

const sintaxis = (mensaje: string, sugerencia: string, encontrado: string | null = null): Inconsistencia =>
  createInconsistencia('sintaxis', mensaje, { sugerencia, encontrado });

/** Messages of the parser about a text that is not well-formed XML (libxml2 2.15, parserInternals.c). */
const TABLA: readonly (readonly [RegExp, Traduccion])[] = [
  [
    /^Opening and ending tag mismatch: (\S+) line (\d+) and (\S+)/,
    ([abierta = '', linea = '', cerrada = '']) =>
      sintaxis(
        `La etiqueta <${abierta}> de la línea ${linea} se cierra con </${cerrada}>.`,
        `Cierre primero <${abierta}> con </${abierta}>.`,
        `</${cerrada}>`,
      ),
  ],
  [
    /^Premature end of data in tag (\S+) line (\d+)|^EndTag: '<\/' not found/,
    ([abierta]) =>
      abierta === undefined
        ? sintaxis(
            'El mensaje termina sin cerrar todas las etiquetas.',
            'Cierre las etiquetas que quedaron abiertas.',
          )
        : sintaxis(`El mensaje termina sin cerrar <${abierta}>.`, `Agregue </${abierta}> al final.`),
  ],
  [
    /^Couldn't find end of Start Tag (\S+) line \d+|^expected '>'/,
    ([abierta]) =>
      sintaxis(
        abierta === undefined
          ? 'Una etiqueta no termina con «>».'
          : `La etiqueta <${abierta}> no termina con «>».`,
        'Cierre la etiqueta con «>» y revise sus comillas.',
      ),
  ],
  [
    /^Start tag expected, '<' not found|^StartTag: invalid element name/,
    () =>
      sintaxis(
        'Se esperaba una etiqueta y se encontró otro texto.',
        'Un XML empieza con «<» y el nombre del elemento; para un signo «<» suelto escriba &lt;.',
      ),
  ],
  [
    /^Document is empty|^Failed to parse XML/,
    () => sintaxis('El mensaje está vacío.', 'Escriba o cargue el mensaje.'),
  ],
  [
    /^Namespace prefix (\S+?)(?: for (\S+))? on (\S+) is not defined/,
    ([prefijo = '', , elemento = '']) =>
      createInconsistencia(
        'espacio-de-nombres',
        `El prefijo «${prefijo}» de «${elemento}» no está declarado.`,
        {
          esperado: `xmlns:${prefijo}="…"`,
          encontrado: `${prefijo}:`,
          sugerencia: `Declare xmlns:${prefijo} en el elemento raíz o quite el prefijo.`,
        },
      ),
  ],
  [
    /^xmlns(?::\S+)?: .*|^Namespace .*/s,
    () =>
      createInconsistencia('espacio-de-nombres', 'La declaración de un espacio de nombres no es correcta.', {
        sugerencia: 'Escriba xmlns="…" o xmlns:prefijo="…" con una dirección completa.',
      }),
  ],
  [
    /^Entity '(.*)' not defined/,
    ([nombre = '']) =>
      sintaxis(
        `La entidad «&${nombre};» no existe en XML.`,
        'Escriba el carácter directamente. Solo existen &amp;, &lt;, &gt;, &quot; y &apos;.',
        `&${nombre};`,
      ),
  ],
  [
    /^xmlParseEntityRef: no name|^EntityRef: expecting ';'|^xmlParseCharRef/,
    () => sintaxis('Hay un signo «&» suelto.', 'Escriba &amp; en lugar de «&».', '&'),
  ],
  [
    /^AttValue: " or ' expected|^attributes construct error|^AttValue: ' expected/,
    () => sintaxis('El valor de un atributo no está entre comillas.', 'Escriba atributo="valor".'),
  ],
  [
    /^Specification mandates? value for attribute (\S+)/,
    ([atributo = '']) => sintaxis(`El atributo «${atributo}» no tiene valor.`, `Escriba ${atributo}="…".`),
  ],
  [
    /^Attribute (\S+) redefined|^Namespaced Attribute (\S+) in/,
    ([uno, otro]) => sintaxis(`El atributo «${uno ?? otro}» está dos veces.`, 'Déjelo una sola vez.'),
  ],
  [
    /^error parsing attribute name/,
    () =>
      sintaxis(
        'El nombre de un atributo no es correcto.',
        'Un nombre empieza por letra y no tiene espacios.',
      ),
  ],
  [
    /^Unescaped '<' not allowed in attributes values/,
    () =>
      sintaxis(
        'Hay un «<» dentro del valor de un atributo.',
        'Escriba &lt; o revise si faltan las comillas que cierran.',
        '<',
      ),
  ],
  [
    /^Extra content at the end of the document/,
    () =>
      sintaxis(
        'Hay contenido después del final del mensaje.',
        'Un XML tiene un solo elemento raíz: quite lo que sobra o enciérrelo en uno.',
      ),
  ],
  [
    /^XML declaration allowed only at the start of the document/,
    () =>
      sintaxis(
        'La declaración <?xml …?> no está al comienzo.',
        'Quite los espacios y líneas que hay antes de <?xml.',
      ),
  ],
  [
    /^(?:PCDATA|CData|CDATA|AttValue|Comment|xmlParse\w+:?).* ?invalid (?:xmlChar value|Char value|char) ?(\d+)?|^(?:Invalid character: )?Char 0x\w+ out of allowed range/,
    () =>
      sintaxis(
        'El mensaje tiene un carácter de control que XML no admite.',
        'Quite el carácter; suele venir de copiar y pegar.',
      ),
  ],
  [
    /^Sequence '\]\]>' not allowed in content/,
    () => sintaxis('Hay «]]>» en el texto.', 'Escriba ]]&gt;.', ']]>'),
  ],
  [
    /^Comment not terminated|^Double hyphen within comment|^Comment must not contain/,
    () =>
      sintaxis(
        'Un comentario no está bien escrito.',
        'Un comentario empieza con <!--, termina con --> y no tiene «--» adentro.',
      ),
  ],
  [/^CData section not finished/, () => sintaxis('Una sección CDATA no se cerró.', 'Ciérrela con ]]>.')],
  [
    /^(?:xmlParsePI|PI|ParsePI)|^parsing XML declaration|^XML declaration|^Malformed declaration|^String not (?:started|closed)|^Blank needed|^Version in XML Declaration/i,
    () =>
      sintaxis(
        'La declaración <?xml …?> o una instrucción no está bien escrita.',
        'Escriba <?xml version="1.0" encoding="UTF-8"?>.',
      ),
  ],
  [
    /^Input is not proper UTF-8|^Invalid bytes in character encoding|^Document labelled|^Unsupported encoding|^switching encoding/i,
    () =>
      createInconsistencia('codificacion', 'El mensaje no está en la codificación que dice.', {
        sugerencia: 'Guarde el archivo como UTF-8.',
      }),
  ],
];

/** The message of the parser about a text that is not well-formed XML, in plain Spanish. */
export function translateForma(mensaje: string): Inconsistencia {
  const limpio = mensaje.trim();
  for (const [patron, traduce] of TABLA) {
    const partes = patron.exec(limpio);
    if (partes) return traduce(partes.slice(1));
  }
  return createInconsistencia('sintaxis', 'El mensaje no está bien formado en este lugar.', {
    sugerencia: 'Revise este lugar del mensaje y lo que está justo antes.',
    detalle: formatCorto(limpio),
  });
}
