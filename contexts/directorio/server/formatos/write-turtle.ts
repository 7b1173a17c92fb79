import { type Cuadrupla, n3, type Termino, writeTurtle } from '@marco/ontologia/port';
import {
  isLiteral,
  type LiteralRdf,
  type NodoRdf,
  type TerminoCatalogo,
  toIri,
  type ValorRdf,
  VOCABULARIOS_CATALOGO,
} from '../../rules/formatos/nodo-rdf.ts';

const { blankNode, literal, namedNode, quad } = n3.DataFactory;
const RDF_TYPE = namedNode('http://www.w3.org/1999/02/22-rdf-syntax-ns#type');

/** The catalogue in Turtle, one group of things after the other as they come. */
export function writeCatalogoTurtle(grupos: AsyncIterable<readonly NodoRdf[]>): AsyncGenerator<string> {
  return writeTurtle(listCuadruplas(grupos), VOCABULARIOS_CATALOGO);
}

async function* listCuadruplas(
  grupos: AsyncIterable<readonly NodoRdf[]>,
): AsyncGenerator<readonly Cuadrupla[]> {
  for await (const nodos of grupos) yield nodos.flatMap((nodo) => describe(nodo).cuadruplas);
}

/** A thing with the statements about it, and about what is known only inside of it. */
function describe(nodo: NodoRdf): { readonly sujeto: Termino; readonly cuadruplas: readonly Cuadrupla[] } {
  const { '@id': id, '@type': tipos = [], ...propiedades } = nodo;
  const sujeto = id === undefined ? blankNode() : namedNode(id);
  const own = tipos.map((tipo) => quad(sujeto, RDF_TYPE, namedNode(toIri(tipo))));
  const dichas = Object.entries(propiedades) as [TerminoCatalogo, readonly ValorRdf[]][];
  const rest = dichas.flatMap(([propiedad, valores]) => {
    const predicado = namedNode(toIri(propiedad));
    return valores.flatMap((valor) => {
      if (isLiteral(valor)) return [quad(sujeto, predicado, toLiteral(valor))];
      const { sujeto: objeto, cuadruplas } = describe(valor);
      return [quad(sujeto, predicado, objeto), ...cuadruplas];
    });
  });
  return { sujeto, cuadruplas: [...own, ...rest] };
}

function toLiteral({ '@value': texto, '@language': lengua, '@type': tipo }: LiteralRdf): Termino {
  return literal(texto, tipo === undefined ? lengua : namedNode(toIri(tipo)));
}
