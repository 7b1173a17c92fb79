import { createRequire } from 'node:module';
import type { Cuadrupla } from '../turtle/n3.ts';

interface JsonLd {
  fromRDF(quads: readonly Cuadrupla[]): Promise<object[]>;
  compact(expanded: object, context: object): Promise<Record<string, unknown>>;
}

/** The library ships no types; these are the parts of it this module uses. */
const jsonld = createRequire(import.meta.url)('jsonld') as JsonLd;

/** JSON-LD 1.1 with its context inside, one group of statements after the other as they come. */
export async function* writeJsonLd(
  grupos: AsyncIterable<readonly Cuadrupla[]>,
  prefixes: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  yield `{"@context":${JSON.stringify(prefixes)},"@graph":[`;
  let separator = '';
  for await (const grupo of grupos) {
    const {
      '@context': _,
      '@graph': graph,
      ...single
    } = await jsonld.compact(await jsonld.fromRDF(grupo), prefixes);
    const nodes = Array.isArray(graph) ? graph : [single];
    for (const node of nodes) {
      yield `${separator}\n${JSON.stringify(node)}`;
      separator = ',';
    }
  }
  yield '\n]}\n';
}
