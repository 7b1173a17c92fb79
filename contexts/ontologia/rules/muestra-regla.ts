import type { FormatoMuestra } from '../contract/terms.ts';
import { VALORES_CALCULADOS } from './plantillas-regla.ts';

const CLASE = /\bsh:targetClass\s+([\w-]+:[\w-]+)/;
/** What a rule looks at, and what it compares that with (W3C SHACL, §4.5). */
const PROPIEDAD = /\bsh:(?:path|equals|disjoint|lessThan|lessThanOrEquals)\s+([\w-]+:[\w-]+)/g;

/** If a rule names neither, the class at the top of all others is used. */
const CUALQUIERA = 'lci:Persona';

/** A person does not write a derived value; the form asks for the value it is derived from. */
function toEscrita(propiedad: string): string {
  const calculado = VALORES_CALCULADOS.find(({ codigo }) => `lci:${codigo}` === propiedad);
  return calculado ? `lci:${calculado.de}` : propiedad;
}

/**
 * Sample data a rule can be tried over at once: an individual of the class it is about, with each of the properties it
 * looks at. The values are to be written over; a rule that does not name its class or properties gets the individual alone.
 *
 * @param codigos elements whose values a regular expression checks
 */
export function buildMuestra(
  expresion: string,
  formato: FormatoMuestra,
  codigos: readonly string[] = [],
): string {
  const clase = CLASE.exec(expresion)?.[1] ?? CUALQUIERA;
  const nombradas = [...expresion.matchAll(PROPIEDAD)].map(([, nombre = '']) => nombre);
  const propiedades = [
    ...new Set([...nombradas.map(toEscrita), ...codigos.map((codigo) => `lci:${codigo}`)]),
  ];
  if (formato === 'json-ld') {
    const valores = Object.fromEntries(propiedades.map((propiedad) => [propiedad, 'valor']));
    return JSON.stringify({ '@id': 'lci:ejemplo', '@type': clase, ...valores }, null, 2);
  }
  return [`lci:ejemplo a ${clase}`, ...propiedades.map((propiedad) => `  ${propiedad} "valor"`)]
    .join(' ;\n')
    .concat(' .');
}
