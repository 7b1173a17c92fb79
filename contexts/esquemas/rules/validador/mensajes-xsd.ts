import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { findCercano } from './cercanos.ts';
import { type DeclaracionesXsd, findTipoBase, findTipoDeElemento, type SujetoXsd } from './esquema-xsd.ts';
import { explainInesperado, explainRaiz, parseEsperados } from './mensajes-estructura.ts';
import { createInconsistencia, formatCorto, presentCaracteres, presentOpciones } from './textos.ts';
import { findSugerido, presentTipo } from './tipos-esperados.ts';

type Traduccion = (partes: readonly string[], sujeto: SujetoXsd) => Inconsistencia;

const SUJETO = /^Element '(?:\{([^}']*)\})?([^']*)'(?:, attribute '([^']*)')?: /;

const quien = ({ elemento, atributo }: SujetoXsd) =>
  atributo === null ? `El valor de «${elemento}»` : `El atributo «${atributo}» de «${elemento}»`;

/** Every message of the schema engine about a document (libxml2 2.15, xmlschemas.c), with what it means. */
const TABLA: readonly (readonly [RegExp, Traduccion])[] = [
  [
    /^\[facet 'enumeration'\] The value '(.*)' is not an element of the set \{(.*)\}\.$/s,
    ([valor = '', lista = ''], sujeto) => {
      const opciones = lista.slice(1, -1).split("', '");
      const cercano = findCercano(valor, opciones);
      return createInconsistencia('enumeracion', `${quien(sujeto)} no es uno de los permitidos.`, {
        esperado: presentOpciones(opciones),
        encontrado: formatCorto(valor),
        sugerencia:
          cercano === null ? 'Escriba uno de los códigos de la lista.' : `¿Quiso escribir «${cercano}»?`,
      });
    },
  ],
  [
    /^\[facet 'pattern'\] The value '(.*)' is not accepted by the pattern '(.*)'\.$/s,
    ([valor = '', patron = ''], sujeto) =>
      createInconsistencia('patron', `${quien(sujeto)} no tiene la forma que pide el elemento.`, {
        esperado: `un valor que cumpla el patrón ${formatCorto(patron)}`,
        encontrado: formatCorto(valor),
        sugerencia: suggestSinSobrantes(valor, patron),
      }),
  ],
  [
    /^\[facet 'minLength'\] The value has a length of '(\d+)'; this underruns the allowed minimum length of '(\d+)'\.$/,
    ([largo = '', minimo = ''], sujeto) =>
      createInconsistencia('longitud-minima', `${quien(sujeto)} es demasiado corto.`, {
        esperado: `mínimo ${presentCaracteres(minimo)}`,
        encontrado: presentCaracteres(largo),
        sugerencia: 'Complete el valor.',
      }),
  ],
  [
    /^\[facet 'maxLength'\] The value has a length of '(\d+)'; this exceeds the allowed maximum length of '(\d+)'\.$/,
    ([largo = '', maximo = ''], sujeto) =>
      createInconsistencia('longitud-maxima', `${quien(sujeto)} es demasiado largo.`, {
        esperado: `máximo ${presentCaracteres(maximo)}`,
        encontrado: presentCaracteres(largo),
        sugerencia: `Recorte el valor en ${presentCaracteres(Number(largo) - Number(maximo))}.`,
      }),
  ],
  [
    /^\[facet 'length'\] The value has a length of '(\d+)'; this differs from the allowed length of '(\d+)'\.$/,
    ([largo = '', exacto = ''], sujeto) =>
      createInconsistencia('longitud', `${quien(sujeto)} no tiene la longitud que pide el elemento.`, {
        esperado: `exactamente ${presentCaracteres(exacto)}`,
        encontrado: presentCaracteres(largo),
      }),
  ],
  [
    /^\[facet '(minInclusive|minExclusive)'\] The value '(.*)' (?:is less than the minimum value allowed \(|must be greater than )'(.*)'\)?\.$/s,
    ([faceta = '', valor = '', limite = ''], sujeto) =>
      createInconsistencia('minimo', `${quien(sujeto)} es menor que el permitido.`, {
        esperado: faceta === 'minInclusive' ? `${limite} o mayor` : `mayor que ${limite}`,
        encontrado: formatCorto(valor),
      }),
  ],
  [
    /^\[facet '(maxInclusive|maxExclusive)'\] The value '(.*)' (?:is greater than the maximum value allowed \(|must be less than )'(.*)'\)?\.$/s,
    ([faceta = '', valor = '', limite = ''], sujeto) =>
      createInconsistencia('maximo', `${quien(sujeto)} es mayor que el permitido.`, {
        esperado: faceta === 'maxInclusive' ? `${limite} o menor` : `menor que ${limite}`,
        encontrado: formatCorto(valor),
      }),
  ],
  [
    /^\[facet 'totalDigits'\] The value '(.*)' has more digits than are allowed \('(\d+)'\)\.$/s,
    ([valor = '', digitos = ''], sujeto) =>
      createInconsistencia('digitos', `${quien(sujeto)} tiene más dígitos de los permitidos.`, {
        esperado: `máximo ${digitos} dígitos en total`,
        encontrado: formatCorto(valor),
      }),
  ],
  [
    /^\[facet 'fractionDigits'\] The value '(.*)' has more fractional digits than are allowed \('(\d+)'\)\.$/s,
    ([valor = '', decimales = ''], sujeto) =>
      createInconsistencia('decimales', `${quien(sujeto)} tiene más decimales de los permitidos.`, {
        esperado: decimales === '0' ? 'un número sin decimales' : `máximo ${decimales} decimales`,
        encontrado: formatCorto(valor),
        sugerencia: 'Redondee el valor.',
      }),
  ],
  [
    /^'(.*)' is not a valid value of the (?:local )?(?:atomic|list|union) type(?: '(.*)')?\.$/s,
    ([valor = '', tipo = ''], sujeto) => explainTipo(valor, tipo, sujeto),
  ],
  [
    /^(?:\[facet '\w+'\] )?The value '(.*)' is not valid\.$/s,
    ([valor = ''], sujeto) => explainTipo(valor, '', sujeto),
  ],
  [
    /^The (?:value|actual value|initial value) '(.*)' does not match the fixed value constraint '(.*)'\.$/s,
    ([valor = '', fijo = ''], sujeto) =>
      createInconsistencia('valor-fijo', `${quien(sujeto)} tiene siempre el mismo valor.`, {
        esperado: `«${formatCorto(fijo)}»`,
        encontrado: formatCorto(valor),
        sugerencia: `Escriba «${formatCorto(fijo)}».`,
      }),
  ],
  [
    /^No matching global declaration available for the validation root\.$/,
    (_partes, sujeto) => explainRaiz(sujeto),
  ],
  [
    /^No matching global (?:element|attribute) declaration available, but demanded by the strict wildcard\.$/,
    (_partes, { elemento }) =>
      createInconsistencia(
        'elemento-inesperado',
        `El esquema no declara «${elemento}», que va en un lugar abierto.`,
        {
          encontrado: `<${elemento}>`,
          sugerencia: 'Use un elemento declarado en el esquema o quítelo.',
        },
      ),
  ],
  [
    /^This element is not expected\.(?: Expected is (?:one of )?\( (.*) \)\.)?$/s,
    ([lista = ''], sujeto) => explainInesperado(sujeto, parseEsperados(lista)),
  ],
  [
    /^Missing child element\(s\)\.(?: Expected is (?:one of )?\( (.*) \)\.)?$/s,
    ([lista = ''], { elemento }) => {
      const nombres = parseEsperados(lista).map(({ nombre }) => nombre);
      return createInconsistencia('elemento-faltante', `A «${elemento}» le faltan elementos.`, {
        esperado: presentOpciones(nombres),
        encontrado: `el final de <${elemento}>`,
        sugerencia:
          nombres.length === 1
            ? `Agregue <${nombres[0]}>.`
            : 'Agregue el elemento que falta, en el orden del esquema.',
      });
    },
  ],
  [
    /^The attribute '(?:\{[^}]*\})?(.*)' is required but missing\.$/,
    ([atributo = ''], { elemento }) =>
      createInconsistencia(
        'atributo-faltante',
        `A «${elemento}» le falta el atributo «${atributo}», que es obligatorio.`,
        {
          esperado: `${atributo}="…"`,
          sugerencia: `Agregue el atributo «${atributo}».`,
        },
      ),
  ],
  [
    /^The attribute '(?:\{[^}]*\})?(.*)' is (?:not allowed|prohibited)\.$/,
    ([atributo = ''], { elemento }) =>
      createInconsistencia('atributo-inesperado', `«${elemento}» no admite el atributo «${atributo}».`, {
        encontrado: `${atributo}="…"`,
        sugerencia: 'Quite el atributo o revise cómo está escrito su nombre.',
      }),
  ],
  [
    /^Character content(?: other than whitespace)? is not allowed,? because the content type is (?:empty|'element-only')\.$/,
    (_partes, { elemento }) =>
      createInconsistencia('contenido', `«${elemento}» tiene texto y no lo admite.`, {
        esperado: 'solo otros elementos, o nada',
        encontrado: 'texto',
        sugerencia: `Quite el texto que está directamente dentro de <${elemento}>.`,
      }),
  ],
  [
    /^Element content is not allowed, because the (?:type definition is simple|content type is (?:empty|a simple type definition))\.$/,
    (_partes, { elemento, declaraciones }) =>
      createInconsistencia('contenido', `«${elemento}» tiene otros elementos adentro y no los admite.`, {
        esperado: presentTipo(findTipoDeElemento(declaraciones, elemento) ?? '') ?? 'un solo valor',
        encontrado: 'otro elemento',
        sugerencia: `Deje en <${elemento}> solo el valor.`,
      }),
  ],
  [
    /^(?:Neither character nor element|Neither element nor character|Element|Character) content is (?:not )?allowed,? because the element (?:was|is) 'nilled'\.$/,
    (_partes, { elemento }) =>
      createInconsistencia('nulo', `«${elemento}» dice que no tiene valor (xsi:nil) y trae uno.`, {
        sugerencia: 'Quite el valor o el atributo xsi:nil.',
      }),
  ],
  [
    /^The element is not 'nillable'\.$/,
    (_partes, { elemento }) =>
      createInconsistencia('nulo', `«${elemento}» no puede quedar sin valor (xsi:nil).`, {
        esperado: 'un valor',
        encontrado: 'xsi:nil="true"',
        sugerencia: 'Escriba el valor y quite xsi:nil; si el elemento es opcional, quítelo.',
      }),
  ],
  [
    /^The (?:element declaration|type definition) is abstract\.$/,
    (_partes, { elemento }) =>
      createInconsistencia('abstracto', `«${elemento}» es abstracto: no se usa directamente.`, {
        sugerencia: 'Use uno de los elementos que lo especializan.',
      }),
  ],
  [
    /^(?:The QName value '(.*)' of the attribute '\S*type' does not resolve|The type definition '(.*)', specified by xsi:type, is blocked)/s,
    ([uno, otro], { elemento }) =>
      createInconsistencia('tipo-dato', `El tipo que «${elemento}» declara con xsi:type no le corresponde.`, {
        encontrado: uno ?? otro ?? null,
        sugerencia: 'Quite xsi:type o use un tipo derivado del que declara el esquema.',
      }),
  ],
  [
    /^Duplicate key-sequence (\[.*\]) in (?:unique|key) identity-constraint '(.*)'\.$/s,
    ([clave = ''], { elemento }) =>
      createInconsistencia('unicidad', `«${elemento}» repite un valor que debe ser único.`, {
        encontrado: formatCorto(clave),
        sugerencia: 'Deje el valor una sola vez.',
      }),
  ],
  [
    /^No match found for key-sequence (\[.*\]) of keyref '(.*)'\.$/s,
    ([clave = ''], { elemento }) =>
      createInconsistencia(
        'referencia',
        `«${elemento}» hace referencia a un valor que no está en el mensaje.`,
        {
          encontrado: formatCorto(clave),
        },
      ),
  ],
  [
    /^Not all fields of (?:key|unique) identity-constraint '(.*)' evaluate to a node\.$/s,
    (_partes, { elemento }) =>
      createInconsistencia('elemento-faltante', `A «${elemento}» le falta un campo que lo identifica.`, {
        sugerencia: 'Complete los campos de la clave.',
      }),
  ],
  [
    /^(?:ID '(.*)' already defined|Duplicate ID '(.*)')/s,
    ([uno, otro], { elemento }) =>
      createInconsistencia('unicidad', `«${elemento}» repite un identificador.`, {
        encontrado: uno ?? otro ?? null,
      }),
  ],
];

/** What the engine says of a node of a message, in plain Spanish. */
export function translateXsd(mensaje: string, declaraciones: DeclaracionesXsd): Inconsistencia {
  const limpio = mensaje.trim();
  const [todo = '', espacio = '', elemento = '', atributo] = SUJETO.exec(limpio) ?? [];
  const sujeto: SujetoXsd = { elemento, espacio, atributo: atributo ?? null, declaraciones };
  const resto = limpio.slice(todo.length);
  for (const [patron, traduce] of TABLA) {
    const partes = patron.exec(resto);
    if (partes) return traduce(partes.slice(1), sujeto);
  }
  return createInconsistencia(
    'otra',
    elemento === '' ? 'El mensaje no cumple el esquema.' : `«${elemento}» no cumple el esquema.`,
    { detalle: formatCorto(limpio) },
  );
}

function explainTipo(valor: string, tipo: string, sujeto: SujetoXsd): Inconsistencia {
  const { declaraciones, elemento, atributo } = sujeto;
  const base =
    findTipoBase(declaraciones, tipo) ??
    (atributo === null ? findTipoDeElemento(declaraciones, elemento) : null);
  const sugerido = base === null ? null : findSugerido(base, valor);
  return createInconsistencia('tipo-dato', `${quien(sujeto)} no es del tipo que pide el elemento.`, {
    esperado:
      presentTipo(base ?? '') ??
      (tipo === '' ? 'otro tipo de valor' : `un valor de «${tipo.replace(/^\{.*\}/, '')}»`),
    encontrado: valor === '' ? 'nada' : formatCorto(valor),
    sugerencia: sugerido === null ? null : `Escriba «${sugerido}».`,
  });
}

/** Spaces, dots and hyphens people put into numbers are the commonest reason. */
function suggestSinSobrantes(valor: string, patron: string): string | null {
  const digitos = valor.replaceAll(/[\s.,()+-]/g, '');
  return digitos !== valor && /^\d+$/.test(digitos) && /\[0-9\]|\\d/.test(patron)
    ? `Escriba solo los dígitos: «${digitos}».`
    : null;
}
