import { createRequire } from 'node:module';

/** A term of RDF as N3.js and every RDF/JS library hold it. */
export interface Termino {
  readonly termType: string;
  readonly value: string;
  readonly language?: string;
  readonly datatype?: Termino;
  equals(other: unknown): boolean;
}

/** A statement. */
export interface Cuadrupla {
  readonly subject: Termino;
  readonly predicate: Termino;
  readonly object: Termino;
  readonly graph: Termino;
}

interface Sink {
  write(chunk: string, encoding: string, done?: () => void): void;
  end(done?: () => void): void;
}

interface Grafo extends Iterable<Cuadrupla> {
  readonly size: number;
}

interface N3 {
  readonly Parser: new (options?: {
    readonly format?: string;
    readonly baseIRI?: string;
  }) => { parse(text: string): Cuadrupla[] };
  readonly Writer: new (
    sink: Sink,
    options: { readonly prefixes?: Readonly<Record<string, string>>; readonly format?: string },
  ) => { addQuads(quads: readonly Cuadrupla[]): void; end(): void };
  readonly Store: new (quads?: readonly Cuadrupla[]) => Grafo;
  readonly DataFactory: {
    namedNode(iri: string): Termino;
    blankNode(name?: string): Termino;
    literal(value: string, languageOrDatatype?: string | Termino): Termino;
    quad(subject: Termino, predicate: Termino, object: Termino): Cuadrupla;
  };
}

/** The library ships no types; these are the parts of it this context uses. */
export const n3 = createRequire(import.meta.url)('n3') as N3;
