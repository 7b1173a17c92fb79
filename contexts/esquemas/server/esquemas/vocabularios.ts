import { TIPO_XSD } from '@marco/elementos-de-dato/terms';
import type { TipoDatoEsquema } from '../../rules/esquemas/clausura.ts';

/** Vocabularies the forms of RDF are written with, by their usual prefixes. */
export const VOCABULARIOS = {
  dct: 'http://purl.org/dc/terms/',
  owl: 'http://www.w3.org/2002/07/owl#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  sh: 'http://www.w3.org/ns/shacl#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** Type of the values of an element in RDF; a text is there as it was written. */
export function toTipoRdf(tipo: TipoDatoEsquema): string {
  return VOCABULARIOS.xsd + (tipo === 'cadena' ? 'string' : TIPO_XSD[tipo]);
}
