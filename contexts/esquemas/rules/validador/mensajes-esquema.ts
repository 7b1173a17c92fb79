import { translateForma } from './mensajes-forma.ts';
import { formatCorto } from './textos.ts';

const CLASES: Readonly<Record<string, string>> = {
  'type definition': 'ningún tipo declarado',
  'simple type definition': 'ningún tipo simple declarado',
  'element declaration': 'ningún elemento declarado',
  'attribute declaration': 'ningún atributo declarado',
  'attribute group definition': 'ningún grupo de atributos declarado',
  'model group definition': 'ningún grupo declarado',
};

type Traduccion = (partes: readonly string[]) => string;

/** Messages of the engine about a schema it cannot use (libxml2 2.15, xmlschemas.c). */
const TABLA: readonly (readonly [RegExp, Traduccion])[] = [
  [
    /The QName value '(?:\{[^}]*\})?(.*)' does not resolve to a\(n\) (.*)\.$/,
    ([nombre, clase = '']) => `«${nombre}» no es ${CLASES[clase] ?? 'nada declarado'} en el esquema.`,
  ],
  [
    /The attribute '(.*)' is required but missing\.$/,
    ([atributo]) => `Falta el atributo «${atributo}», que es obligatorio.`,
  ],
  [/The attribute '(.*)' is not allowed\.$/, ([atributo]) => `El atributo «${atributo}» no se admite aquí.`],
  [/The content is not valid\./, () => 'Hay un componente que no se admite aquí o que no está en su orden.'],
  [/'([^']*)' does already exist\.$/, ([nombre]) => `«${nombre}» está declarado dos veces.`],
  [
    /The value '(.*)' of the facet 'pattern' is not a valid regular expression\.$/,
    ([patron = '']) => `El patrón «${formatCorto(patron)}» no es una expresión regular correcta.`,
  ],
  [
    /The facet '(.*)' is not allowed on types derived from/,
    ([faceta]) => `La restricción «${faceta}» no se admite en un valor de ese tipo.`,
  ],
  [
    /The value '(.*)' is not valid\. Expected is/,
    ([valor = '']) => `El valor «${formatCorto(valor)}» no se admite en ese atributo.`,
  ],
  [/is not a schema document\.$/, () => 'El archivo es un XML, pero su elemento raíz no es xs:schema.'],
];

/** Why a schema cannot be used, in plain Spanish; for an unknown message the text of the engine is added. */
export function translateEsquema(mensaje: string): string {
  const limpio = mensaje.trim();
  for (const [patron, traduce] of TABLA) {
    const partes = patron.exec(limpio);
    if (partes) return traduce(partes.slice(1));
  }
  const forma = translateForma(limpio);
  if (forma.detalle === null) return forma.mensaje.replace(/\b([Ee])l mensaje\b/, '$1l esquema');
  return `Hay un error que el motor describe así: «${formatCorto(limpio, 400)}».`;
}
