import { translatePattern } from '@marco/patterns/to-json-schema';
import { DataFactory, type NamedNode, type Quad_Object, Writer } from 'n3';
import {
  type Clausura,
  listPiezas,
  type PiezaCompuesta,
  type PiezaSimple,
} from '../../rules/esquemas/clausura.ts';
import { listFacetas, toTipoBase } from '../../rules/esquemas/facetas.ts';
import {
  computeNombres,
  getNombre,
  type NombresEsquema,
  presentIri,
  presentIriClase,
  presentIriParte,
} from '../../rules/esquemas/nombres-esquema.ts';
import { toTipoRdf, VOCABULARIOS } from './vocabularios.ts';
import { closeTurtle, listPrefijos } from './write-rdf.ts';

const { namedNode, literal } = DataFactory;
const { rdf, sh, xsd } = VOCABULARIOS;
const TYPE = namedNode(`${rdf}type`);

type Propiedad = { readonly predicate: NamedNode; readonly object: Quad_Object };

/** The shapes of a closure in SHACL, as Turtle: one for each element's values, one for each composite. */
export function writeShacl(clausura: Clausura): string {
  const nombres = computeNombres(clausura);
  const writer = new Writer({ prefixes: listPrefijos(clausura), format: 'text/turtle' });
  for (const pieza of listPiezas(clausura)) {
    const forma = namedNode(presentForma(nombres, pieza.versionId));
    writer.addQuad(forma, TYPE, namedNode(`${sh}NodeShape`));
    const properties =
      pieza.tipo === 'simple'
        ? listDeSimple(writer, nombres, pieza)
        : listDeCompuesta(writer, nombres, pieza);
    for (const { predicate, object } of properties) writer.addQuad(forma, predicate, object);
  }
  return closeTurtle(writer);
}

function presentForma(nombres: NombresEsquema, versionId: number): string {
  return `${presentIri(getNombre(nombres, versionId))}-forma`;
}

function say(word: string, object: Quad_Object): Propiedad {
  return { predicate: namedNode(`${sh}${word}`), object };
}

function number(value: number): Quad_Object {
  return literal(String(value), namedNode(`${xsd}integer`));
}

function listDeSimple(writer: Writer, nombres: NombresEsquema, pieza: PiezaSimple): Propiedad[] {
  const datatype = namedNode(toTipoRdf(toTipoBase(pieza).tipoDato));
  const { longitudMinima, longitudMaxima, valorMinimo, valorMaximo, patron } = listFacetas(pieza);
  const translated = patron === null ? undefined : translatePattern(patron);
  const limit = (word: string, value: string | null) =>
    value === null ? [] : [say(word, literal(value, datatype))];
  // Octets in XML Schema, characters here: of base64 the count would be another.
  const length = (word: string, value: number | null) =>
    value === null || pieza.tipoDato === 'binario' ? [] : [say(word, number(value))];
  return [
    say('targetObjectsOf', namedNode(presentIri(getNombre(nombres, pieza.versionId)))),
    say('datatype', datatype),
    ...length('minLength', longitudMinima),
    ...length('maxLength', longitudMaxima),
    ...limit('minInclusive', valorMinimo),
    ...limit('maxInclusive', valorMaximo),
    ...(translated === undefined ? [] : [say('pattern', literal(translated))]),
    ...(pieza.valores === null
      ? []
      : [say('in', writer.list(pieza.valores.map(({ codigo }) => literal(codigo))))]),
  ];
}

function listDeCompuesta(writer: Writer, nombres: NombresEsquema, pieza: PiezaCompuesta): Propiedad[] {
  const clase = namedNode(presentIriClase(getNombre(nombres, pieza.versionId)));
  const eleccion = pieza.modelo === 'eleccion' && pieza.componentes.length > 0;
  const base = pieza.baseId === null ? [] : [say('node', namedNode(presentForma(nombres, pieza.baseId)))];
  const partes = pieza.componentes.map((parte) => {
    const path = namedNode(presentIriParte(nombres, pieza.versionId, parte));
    const { minimo, maximo, nombre, versionId } = parte;
    const restricciones = [
      say('path', path),
      say('name', literal(nombre, 'es')),
      say('node', namedNode(presentForma(nombres, versionId))),
      ...(maximo === null ? [] : [say('maxCount', number(maximo))]),
    ];
    const minCount = minimo > 0 && !eleccion ? [say('minCount', number(minimo))] : [];
    return { path, minimo, forma: writer.blank([...restricciones, ...minCount]) };
  });
  return [
    say('targetClass', clase),
    ...base,
    ...partes.map(({ forma }) => say('property', forma)),
    ...(eleccion ? [writeEleccion(writer, partes)] : []),
  ];
}

/** One of the parts, or none of them where XML takes none. */
function writeEleccion(
  writer: Writer,
  partes: readonly { readonly path: NamedNode; readonly minimo: number }[],
): Propiedad {
  const con = partes.map(({ path, minimo }) =>
    writer.blank([
      say('property', writer.blank([say('path', path), say('minCount', number(Math.max(1, minimo)))])),
    ]),
  );
  const sin = () =>
    writer.blank(
      partes.map(({ path }) =>
        say('property', writer.blank([say('path', path), say('maxCount', number(0))])),
      ),
    );
  const vacia = partes.some(({ minimo }) => minimo === 0);
  return say('xone', writer.list(vacia ? [...con, sin()] : con));
}
