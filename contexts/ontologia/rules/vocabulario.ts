import type { TipoDatoPropiedad } from '../contract/terms.ts';

/** Root of the namespaces while no parameter says another. */
export const RAIZ_INICIAL = 'https://lenguaje.ejemplo.gov.co';

/** Vocabularies the ontology is said in (W3C; domain model §4), by their usual prefixes. */
export const PREFIJOS = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  dct: 'http://purl.org/dc/terms/',
  sh: 'http://www.w3.org/ns/shacl#',
  time: 'http://www.w3.org/2006/time#',
} as const;
export type Prefijo = keyof typeof PREFIJOS;

/** Namespace of the terms of the ontology, below the root of the parameter `esquema.espacioNombresRaiz`. */
export function toEspacioNombres(raiz: string): string {
  return `${raiz.replace(/\/+$/, '')}/ontologia#`;
}

/** Every prefix an expression or a sample may use without declaring it. */
export function listPrefijos(espacio: string): Readonly<Record<string, string>> {
  return { lci: espacio, ...PREFIJOS };
}

/** The declarations of the prefixes on one line, so that the lines people wrote keep their numbers. */
export function toEncabezadoTurtle(espacio: string): string {
  return Object.entries(listPrefijos(espacio))
    .map(([prefijo, iri]) => `@prefix ${prefijo}: <${iri}> .`)
    .join(' ');
}

const XSD: Readonly<Record<TipoDatoPropiedad, string>> = {
  cadena: 'string',
  entero: 'integer',
  decimal: 'decimal',
  fecha: 'date',
  'fecha-hora': 'dateTime',
  hora: 'time',
  booleano: 'boolean',
  binario: 'base64Binary',
  uri: 'anyURI',
};

/** IRI of the XML Schema type of a kind of data. */
export function toTipoXsd(tipo: TipoDatoPropiedad): string {
  return PREFIJOS.xsd + XSD[tipo];
}

/** An IRI as people read it: with its prefix where one is known. */
export function presentIri(iri: string, espacio: string): string {
  const [prefijo, base] =
    Object.entries(listPrefijos(espacio)).find(([, namespace]) => iri.startsWith(namespace)) ?? [];
  return prefijo === undefined || base === undefined ? iri : `${prefijo}:${iri.slice(base.length)}`;
}
