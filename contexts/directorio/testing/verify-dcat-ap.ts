import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Cuadrupla, n3 } from '@marco/ontologia/port';
import SHACLValidator from 'rdf-validate-shacl';

interface JsonLd {
  toRDF(document: object, options: { format: string; documentLoader: () => never }): Promise<string>;
  canonize(
    nquads: string,
    options: { algorithm: string; inputFormat: string; format: string },
  ): Promise<string>;
}

/** The library ships no types; these are the parts of it the tests use. */
const jsonld = createRequire(import.meta.url)('jsonld') as JsonLd;
const NQUADS = 'application/n-quads';

type Dataset = ConstructorParameters<typeof SHACLValidator>[0];

const toDataset = (quads: readonly Cuadrupla[]) => new n3.Store(quads) as Dataset;

/** Statements of a text in Turtle, by the parser of N3.js. */
export function readTurtle(text: string): Cuadrupla[] {
  return new n3.Parser({ format: 'text/turtle' }).parse(text);
}

/** Statements of a document in JSON-LD, by the processor jsonld.js; nothing may be fetched. */
export async function readJsonLd(text: string): Promise<string> {
  return jsonld.toRDF(JSON.parse(text) as object, {
    format: NQUADS,
    documentLoader: () => {
      throw new Error('Nothing may be fetched.');
    },
  });
}

/** Statements as lines that are the same for every naming of what has no address (RDF dataset canonicalization). */
export async function toCanonicas(nquads: string): Promise<string[]> {
  const text = await jsonld.canonize(nquads, {
    algorithm: 'RDFC-1.0',
    inputFormat: NQUADS,
    format: NQUADS,
  });
  return [...new Set(text.split('\n').filter(Boolean))].sort();
}

/** The same statements as N-Quads. */
export function writeNQuads(quads: readonly Cuadrupla[]): string {
  const lines: string[] = [];
  const writer = new n3.Writer(
    {
      write: (chunk, _encoding, done) => {
        lines.push(chunk);
        done?.();
      },
      end: () => undefined,
    },
    { format: 'N-Quads' },
  );
  writer.addQuads(quads);
  writer.end();
  return lines.join('');
}

/** What a catalogue lacks to follow the profile, one line each: the thing, the property and the rule it breaks. */
export async function verifyDcatAp(quads: readonly Cuadrupla[]): Promise<string[]> {
  const shapes = readTurtle(readFileSync(join(import.meta.dirname, 'dcat-ap-3.ttl'), 'utf8'));
  const { results } = await new SHACLValidator(toDataset(shapes)).validate(toDataset(quads));
  return results.map(({ focusNode, path, sourceConstraintComponent }) => {
    const name = (iri: string | undefined) => iri?.split(/[#/]/).at(-1) ?? '';
    const property = path && 'value' in path ? String(path.value) : '';
    return `${focusNode?.value ?? ''} ${name(property)} ${name(sourceConstraintComponent?.value)}`;
  });
}
