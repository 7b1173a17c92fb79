import { formatNumero } from '@marco/elementos-de-dato/terms';
import { DataFactory, type Quad, type Quad_Object } from 'n3';
import {
  type Clausura,
  listPiezas,
  type Pieza,
  type PiezaCompuesta,
  type PiezaSimple,
} from '../../rules/esquemas/clausura.ts';
import { toTipoBase } from '../../rules/esquemas/facetas.ts';
import {
  computeNombres,
  getNombre,
  type NombresEsquema,
  presentIri,
  presentIriClase,
  presentIriParte,
} from '../../rules/esquemas/nombres-esquema.ts';
import { toTipoRdf, VOCABULARIOS } from './vocabularios.ts';

const { namedNode, literal, quad } = DataFactory;
const { dct, owl, rdf, rdfs, skos } = VOCABULARIOS;

/**
 * A closure as RDF: elements are properties, composites are classes too, lists are concept schemes with a concept for
 * each value. No blank nodes: every thing has an address.
 */
export function listTriples(clausura: Clausura): Quad[] {
  const nombres = computeNombres(clausura);
  return listPiezas(clausura).flatMap((pieza) => [
    ...listDePieza(nombres, pieza),
    ...(pieza.tipo === 'simple' ? listDeSimple(nombres, pieza) : listDeCompuesta(nombres, pieza)),
  ]);
}

function state(subject: string, predicate: string, object: Quad_Object): Quad {
  return quad(namedNode(subject), namedNode(predicate), object);
}

function listDePieza(nombres: NombresEsquema, pieza: Pieza): Quad[] {
  const iri = presentIri(getNombre(nombres, pieza.versionId));
  const propiedad = pieza.tipo === 'simple' ? 'DatatypeProperty' : 'ObjectProperty';
  return [
    state(iri, `${rdf}type`, namedNode(`${owl}${propiedad}`)),
    state(iri, `${rdfs}label`, literal(pieza.nombre, 'es')),
    ...(pieza.definicion === '' ? [] : [state(iri, `${skos}definition`, literal(pieza.definicion, 'es'))]),
    state(iri, `${dct}identifier`, literal(pieza.oid)),
    state(iri, `${owl}versionInfo`, literal(formatNumero(pieza))),
  ];
}

function listDeSimple(nombres: NombresEsquema, pieza: PiezaSimple): Quad[] {
  const iri = presentIri(getNombre(nombres, pieza.versionId));
  const rango = state(iri, `${rdfs}range`, namedNode(toTipoRdf(toTipoBase(pieza).tipoDato)));
  if (pieza.valores === null) return [rango];
  const lista = `${iri}-lista`;
  return [
    rango,
    state(lista, `${rdf}type`, namedNode(`${skos}ConceptScheme`)),
    state(lista, `${skos}prefLabel`, literal(pieza.nombre, 'es')),
    state(lista, `${dct}subject`, namedNode(iri)),
    ...pieza.valores.flatMap(({ codigo, nombre, descripcion }) => {
      const concepto = `${lista}/${encodeURIComponent(codigo)}`;
      return [
        state(concepto, `${rdf}type`, namedNode(`${skos}Concept`)),
        state(concepto, `${skos}notation`, literal(codigo)),
        state(concepto, `${skos}prefLabel`, literal(nombre, 'es')),
        ...(descripcion === '' ? [] : [state(concepto, `${skos}definition`, literal(descripcion, 'es'))]),
        state(concepto, `${skos}inScheme`, namedNode(lista)),
      ];
    }),
  ];
}

function listDeCompuesta(nombres: NombresEsquema, pieza: PiezaCompuesta): Quad[] {
  const nombre = getNombre(nombres, pieza.versionId);
  const clase = presentIriClase(nombre);
  const base = pieza.baseId === null ? [] : [presentIriClase(getNombre(nombres, pieza.baseId))];
  return [
    state(presentIri(nombre), `${rdfs}range`, namedNode(clase)),
    state(clase, `${rdf}type`, namedNode(`${owl}Class`)),
    state(clase, `${rdfs}label`, literal(pieza.nombre, 'es')),
    ...base.map((superior) => state(clase, `${rdfs}subClassOf`, namedNode(superior))),
    ...pieza.componentes.flatMap((parte) => {
      const elemento = presentIri(getNombre(nombres, parte.versionId));
      const propiedad = presentIriParte(nombres, pieza.versionId, parte);
      const tiene = state(clase, `${dct}hasPart`, namedNode(propiedad));
      return propiedad === elemento
        ? [tiene]
        : [tiene, state(propiedad, `${rdfs}subPropertyOf`, namedNode(elemento))];
    }),
  ];
}
