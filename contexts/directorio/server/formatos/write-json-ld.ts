import { type NodoRdf, VOCABULARIOS_CATALOGO } from '../../rules/formatos/nodo-rdf.ts';

/** JSON-LD 1.1 with its context inside, one thing after the other as they come: nothing is fetched to read it. */
export async function* writeJsonLd(grupos: AsyncIterable<readonly NodoRdf[]>): AsyncGenerator<string> {
  yield `{"@context":${JSON.stringify(VOCABULARIOS_CATALOGO)},"@graph":[`;
  let separator = '';
  for await (const nodos of grupos) {
    if (nodos.length === 0) continue;
    yield separator + nodos.map((nodo) => `\n${JSON.stringify(nodo)}`).join(',');
    separator = ',';
  }
  yield '\n]}\n';
}
