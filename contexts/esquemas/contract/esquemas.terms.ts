/** Forms a schema is taken in: the words of the path (specification §7) and the ones beside them. */
export const TIPOS_ESQUEMA = ['xsd', 'json', 'openapi', 'jsonld', 'ttl', 'shacl', 'rdf', 'ejemplo'] as const;
export type TipoEsquema = (typeof TIPOS_ESQUEMA)[number];
export const TIPO_ESQUEMA: Readonly<Record<TipoEsquema, string>> = {
  xsd: 'XSD',
  json: 'JSON Schema',
  openapi: 'OpenAPI',
  jsonld: 'JSON-LD',
  ttl: 'Turtle',
  shacl: 'SHACL',
  rdf: 'RDF/XML',
  ejemplo: 'Ejemplos',
};

/** In the place of an element: several of them in one package. */
export const CONJUNTO = 'conjunto';
/** In the place of a version: the one in force. */
export const VIGENTE = 'vigente';
/** Elements of one package. */
export const LIMITE_CONJUNTO = 100;

/** How a text is highlighted. */
export type LenguajeEsquema = 'xml' | 'json' | 'turtle' | 'texto';

/** Message of a download that succeeded. */
export const ESQUEMA_ENTREGADO = 'Esquema descargado';
