/** The library ships no types: these are the parts of it this context uses. */
declare module 'n3' {
  interface Term {
    readonly termType: 'NamedNode' | 'Literal' | 'BlankNode' | 'DefaultGraph' | 'Variable';
    readonly value: string;
    readonly language?: string;
  }
  export interface NamedNode extends Term {
    readonly termType: 'NamedNode';
  }
  export type Quad_Object = Term;
  export interface Quad {
    readonly subject: Term;
    readonly predicate: Term;
    readonly object: Term;
  }

  export const DataFactory: {
    namedNode(iri: string): NamedNode;
    literal(value: string, languageOrDatatype?: string | NamedNode): Term;
    quad(subject: Term, predicate: Term, object: Term): Quad;
  };

  export class Writer {
    constructor(options: { readonly prefixes: Readonly<Record<string, string>>; readonly format: string });
    addQuad(subject: Term, predicate: Term, object: Term): void;
    addQuads(quads: readonly Quad[]): void;
    /** A blank node written in place. */
    blank(properties: readonly { readonly predicate: Term; readonly object: Term }[]): Term;
    /** A collection written in place. */
    list(elements: readonly Term[]): Term;
    end(done: (error: Error | null, result: string) => void): void;
  }

  export class Parser {
    parse(text: string): Quad[];
  }
}
