import type { FormatoMuestra } from '../contract/terms.ts';

const CLASE = /\bsh:targetClass\s+([\w-]+:[\w-]+)/;
const PROPIEDAD = /\bsh:path\s+([\w-]+:[\w-]+)/g;

/** Where a rule names neither: the class everything else is below of. */
const CUALQUIERA = 'lci:Persona';

/**
 * Sample data a rule can be tried over at once: an individual of the class it is about, with each of the properties it
 * looks at. The values are to be written over; a rule that does not name its class or properties gets the individual alone.
 */
export function buildMuestra(expresion: string, formato: FormatoMuestra): string {
  const clase = CLASE.exec(expresion)?.[1] ?? CUALQUIERA;
  const propiedades = [...new Set([...expresion.matchAll(PROPIEDAD)].map(([, nombre]) => nombre))];
  if (formato === 'json-ld') {
    const valores = Object.fromEntries(propiedades.map((propiedad) => [propiedad, 'valor']));
    return JSON.stringify({ '@id': 'lci:ejemplo', '@type': clase, ...valores }, null, 2);
  }
  return [`lci:ejemplo a ${clase}`, ...propiedades.map((propiedad) => `  ${propiedad} "valor"`)]
    .join(' ;\n')
    .concat(' .');
}
