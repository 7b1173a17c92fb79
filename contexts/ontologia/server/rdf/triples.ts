import { PREFIJOS, type Prefijo } from '../../rules/vocabulario.ts';
import { type Cuadrupla, n3, type Termino } from '../turtle/n3.ts';

const { namedNode, literal, quad, blankNode } = n3.DataFactory;

/** A term of a known vocabulary: owl:Class. */
export function buildTermino(prefijo: Prefijo, name: string): Termino {
  return namedNode(PREFIJOS[prefijo] + name);
}

export const buildIri = namedNode;
export const buildAnonimo = (): Termino => blankNode();
export const buildLiteral = literal;

/** Text in Spanish. */
export function buildTexto(text: string): Termino {
  return literal(text, 'es');
}

/** Statements about one subject, gathered one by one; empty texts say nothing. */
export class Descripcion {
  readonly sujeto: Termino;
  readonly triples: Cuadrupla[] = [];

  constructor(sujeto: Termino) {
    this.sujeto = sujeto;
  }

  add(prefijo: Prefijo, name: string, object: Termino | null): this {
    if (object) this.triples.push(quad(this.sujeto, buildTermino(prefijo, name), object));
    return this;
  }

  addIri(predicado: string, object: Termino): this {
    this.triples.push(quad(this.sujeto, namedNode(predicado), object));
    return this;
  }

  addTexto(prefijo: Prefijo, name: string, text: string): this {
    return this.add(prefijo, name, text === '' ? null : buildTexto(text));
  }

  addTipo(prefijo: Prefijo, name: string): this {
    return this.add('rdf', 'type', buildTermino(prefijo, name));
  }

  addAll(triples: readonly Cuadrupla[]): this {
    this.triples.push(...triples);
    return this;
  }
}
