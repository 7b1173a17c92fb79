import { Writer } from 'n3';
import { create } from 'xmlbuilder2';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import { computeNombres } from '../../rules/esquemas/nombres-esquema.ts';
import { listTriples } from './list-triples.ts';
import { formatTextoXml } from './texto-xml.ts';
import { VOCABULARIOS } from './vocabularios.ts';

/** Prefixes of a closure: those of its namespaces and the usual vocabularies. */
export function listPrefijos(clausura: Clausura): Record<string, string> {
  const own = [...computeNombres(clausura).values()].map(({ prefijo, espacio }) => [prefijo, `${espacio}#`]);
  return { ...VOCABULARIOS, ...Object.fromEntries(own) };
}

/** A closure in Turtle. */
export function writeTurtle(clausura: Clausura): string {
  const { sh: _sh, ...prefixes } = listPrefijos(clausura);
  const writer = new Writer({ prefixes, format: 'text/turtle' });
  writer.addQuads(listTriples(clausura));
  return closeTurtle(writer);
}

/** The text of a writer that writes nowhere else. */
export function closeTurtle(writer: Writer): string {
  let texto = '';
  writer.end((error, result: string) => {
    if (error) throw error;
    texto = result;
  });
  return texto;
}

/** The same in RDF/XML, for programs that read nothing newer. */
export function writeRdfXml(clausura: Clausura): string {
  const { rdf } = VOCABULARIOS;
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(rdf, 'rdf:RDF');
  const used = Object.entries(VOCABULARIOS).filter(([prefijo]) => !['rdf', 'sh', 'xsd'].includes(prefijo));
  for (const [prefijo, espacio] of used) {
    root.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefijo}`, espacio);
  }
  for (const [subject, triples] of Map.groupBy(listTriples(clausura), (triple) => triple.subject.value)) {
    const description = root.ele(rdf, 'rdf:Description').att(rdf, 'rdf:about', subject);
    for (const { predicate, object } of triples) {
      const property = description.ele(...toNombre(predicate.value));
      if (object.termType === 'NamedNode') property.att(rdf, 'rdf:resource', object.value);
      else if (object.termType === 'Literal') {
        if (object.language) property.att('xml:lang', object.language);
        property.txt(formatTextoXml(object.value));
      }
    }
  }
  return `${root.doc().end({ prettyPrint: true })}\n`;
}

/** A predicate as namespace and prefixed name; all of ours are of the usual vocabularies. */
function toNombre(iri: string): [string, string] {
  const [prefijo, espacio] = Object.entries(VOCABULARIOS).find(([, start]) => iri.startsWith(start)) ?? [
    '',
    '',
  ];
  return [espacio, `${prefijo}:${iri.slice(espacio.length)}`];
}
