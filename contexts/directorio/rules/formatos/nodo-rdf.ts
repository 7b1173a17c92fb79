/** Vocabularies the catalogue is said in, by their usual prefixes (DCAT 3, DCAT-AP 3). */
export const VOCABULARIOS_CATALOGO = {
  adms: 'http://www.w3.org/ns/adms#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** A term of one of these vocabularies, with its prefix: `dcat:DataService`. */
export type TerminoCatalogo = `${keyof typeof VOCABULARIOS_CATALOGO}:${string}`;

/** A text, a moment or a number of the catalogue. */
export interface LiteralRdf {
  readonly '@value': string;
  readonly '@language'?: 'es';
  readonly '@type'?: TerminoCatalogo;
}

/**
 * A thing of the catalogue as JSON-LD writes it, each value with what it is. One without anything but its address refers
 * to a thing that is described elsewhere; one without an address is known only here.
 */
export interface NodoRdf {
  readonly '@id'?: string;
  readonly '@type'?: readonly TerminoCatalogo[];
  readonly [propiedad: TerminoCatalogo]: readonly ValorRdf[];
}
export type ValorRdf = NodoRdf | LiteralRdf;

export function isLiteral(valor: ValorRdf): valor is LiteralRdf {
  return '@value' in valor;
}

/** A thing with what is known of it: properties without a value are left out. */
export function buildNodo(
  id: string | null,
  tipos: readonly TerminoCatalogo[],
  propiedades: Readonly<Record<TerminoCatalogo, readonly ValorRdf[]>>,
): NodoRdf {
  const dichas = Object.entries(propiedades).filter(([, valores]) => valores.length > 0);
  return {
    ...(id === null ? {} : { '@id': id }),
    ...(tipos.length === 0 ? {} : { '@type': tipos }),
    ...Object.fromEntries(dichas),
  };
}

/** Words in Spanish; none where nothing is said. */
export function buildTextos(...textos: readonly string[]): readonly LiteralRdf[] {
  return textos
    .filter((texto) => texto.trim() !== '')
    .map((texto) => ({ '@value': texto, '@language': 'es' }));
}

/** Codes, which no language changes. */
export function buildCodigos(...codigos: readonly (string | null)[]): readonly LiteralRdf[] {
  return codigos.flatMap((codigo) => (codigo === null || codigo === '' ? [] : [{ '@value': codigo }]));
}

export function buildMomentos(momento: Date | null): readonly LiteralRdf[] {
  return momento === null ? [] : [{ '@value': momento.toISOString(), '@type': 'xsd:dateTime' }];
}

/** Things that are described elsewhere. */
export function buildReferencias(...ids: readonly (string | null)[]): readonly NodoRdf[] {
  return ids.flatMap((id) => (id === null ? [] : [{ '@id': id }]));
}

/** The whole name of a term: `http://www.w3.org/ns/dcat#DataService`. */
export function toIri(termino: TerminoCatalogo): string {
  const colon = termino.indexOf(':');
  const prefijo = termino.slice(0, colon) as keyof typeof VOCABULARIOS_CATALOGO;
  return VOCABULARIOS_CATALOGO[prefijo] + termino.slice(colon + 1);
}
