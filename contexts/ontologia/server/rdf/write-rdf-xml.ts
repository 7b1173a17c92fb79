import { fragment } from 'xmlbuilder2';
import { PREFIJOS } from '../../rules/vocabulario.ts';
import type { Cuadrupla, Termino } from '../turtle/n3.ts';

const RDF = PREFIJOS.rdf;
const XSD_STRING = `${PREFIJOS.xsd}string`;
/** Last part of an IRI that XML takes as a name. */
const LOCAL_NAME = /[A-Za-z_][A-Za-z0-9_.-]*$/;

type Nombres = ReadonlyMap<string, string>;

/** The name of a property in XML: its prefix, or one declared on the spot, and its last part. */
function toName(predicado: string, nombres: Nombres): { readonly name: string; readonly declared?: string } {
  const local = LOCAL_NAME.exec(predicado)?.[0];
  if (local === undefined) throw new Error(`RDF/XML has no name for the property ${predicado}.`);
  const namespace = predicado.slice(0, predicado.length - local.length);
  const prefix = nombres.get(namespace);
  return prefix === undefined ? { name: `p:${local}`, declared: namespace } : { name: `${prefix}:${local}` };
}

/** A blank node by a name XML takes. */
function toNombreAnonimo({ value }: Termino): string {
  return `n${value.replaceAll(/[^A-Za-z0-9_.-]/g, '_')}`;
}

function describeObject(object: Termino): {
  readonly attributes: Record<string, string>;
  readonly text: string;
} {
  if (object.termType === 'NamedNode') return { attributes: { 'rdf:resource': object.value }, text: '' };
  if (object.termType === 'BlankNode')
    return { attributes: { 'rdf:nodeID': toNombreAnonimo(object) }, text: '' };
  const { language, datatype } = object;
  if (language) return { attributes: { 'xml:lang': language }, text: object.value };
  const isPlain = datatype === undefined || datatype.value === XSD_STRING;
  return { attributes: isPlain ? {} : { 'rdf:datatype': datatype.value }, text: object.value };
}

/** XML 1.0 cannot say control characters, escaped or not. */
function toXmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML forbids
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD');
}

function writeSubject(sujeto: Termino, quads: readonly Cuadrupla[], nombres: Nombres): string {
  const node = fragment().ele('rdf:Description', {
    ...(sujeto.termType === 'BlankNode'
      ? { 'rdf:nodeID': toNombreAnonimo(sujeto) }
      : { 'rdf:about': sujeto.value }),
  });
  for (const { predicate, object } of quads) {
    const { name, declared } = toName(predicate.value, nombres);
    const { attributes, text } = describeObject(object);
    const element = node.ele(name, {
      ...(declared === undefined ? {} : { 'xmlns:p': declared }),
      ...attributes,
    });
    if (text !== '') element.txt(toXmlText(text));
  }
  return node.up().toString({ prettyPrint: true });
}

/** RDF/XML (W3C RDF 1.1 XML Syntax), a description for each subject of each group as they come. */
export async function* writeRdfXml(
  grupos: AsyncIterable<readonly Cuadrupla[]>,
  prefixes: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  const nombres = new Map(Object.entries({ ...prefixes, rdf: RDF }).map(([prefix, iri]) => [iri, prefix]));
  const declarations = [...nombres].map(([iri, prefix]) => `\n    xmlns:${prefix}="${iri}"`);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF${declarations.join('')}>\n`;
  for await (const grupo of grupos) {
    const bySubject = Map.groupBy(grupo, ({ subject }) => `${subject.termType} ${subject.value}`);
    for (const quads of bySubject.values()) {
      const [first] = quads;
      if (first) yield `${writeSubject(first.subject, quads, nombres)}\n`;
    }
  }
  yield '</rdf:RDF>\n';
}
