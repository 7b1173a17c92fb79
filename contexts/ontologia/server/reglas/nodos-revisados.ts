import { PREFIJOS } from '../../rules/vocabulario.ts';
import type { Cuadrupla } from '../turtle/n3.ts';

const SUBCLASE = `${PREFIJOS.rdfs}subClassOf`;
const TIPO = `${PREFIJOS.rdf}type`;

/** Nodes of the data that the shapes are about (W3C SHACL, §2.1.3): none means that nothing was checked. */
export function countRevisados(formas: readonly Cuadrupla[], datos: readonly Cuadrupla[]): number {
  const revisados = new Set<string>();
  const targets = (palabra: string) =>
    formas
      .filter(({ predicate }) => predicate.value === PREFIJOS.sh + palabra)
      .map(({ object }) => object.value);
  function of(nodos: readonly string[]): void {
    for (const nodo of nodos) revisados.add(nodo);
  }
  of(targets('targetNode'));
  for (const propiedad of targets('targetSubjectsOf'))
    of(datos.filter(({ predicate }) => predicate.value === propiedad).map(({ subject }) => subject.value));
  for (const propiedad of targets('targetObjectsOf'))
    of(datos.filter(({ predicate }) => predicate.value === propiedad).map(({ object }) => object.value));
  const clases = listSubclases([...targets('targetClass'), ...listClasesConForma(formas)], datos);
  of(
    datos
      .filter(({ predicate, object }) => predicate.value === TIPO && clases.has(object.value))
      .map(({ subject }) => subject.value),
  );
  return revisados.size;
}

/** A class that is a shape itself is about its own instances. */
function listClasesConForma(formas: readonly Cuadrupla[]): string[] {
  const deTipo = (tipo: string) =>
    formas
      .filter(({ predicate, object }) => predicate.value === TIPO && object.value === tipo)
      .map(({ subject }) => subject.value);
  const clases = new Set([...deTipo(`${PREFIJOS.rdfs}Class`), ...deTipo(`${PREFIJOS.owl}Class`)]);
  return deTipo(`${PREFIJOS.sh}NodeShape`).filter((forma) => clases.has(forma));
}

function listSubclases(clases: readonly string[], datos: readonly Cuadrupla[]): Set<string> {
  const halladas = new Set(clases);
  for (const clase of halladas)
    for (const { subject, predicate, object } of datos)
      if (predicate.value === SUBCLASE && object.value === clase) halladas.add(subject.value);
  return halladas;
}
