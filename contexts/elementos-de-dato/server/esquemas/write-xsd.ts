import { posix } from 'node:path';
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import { type Cierre, getPieza, listPiezas, type Pieza, presentNumero } from '../../rules/esquemas/cierre.ts';
import {
  computeNombres,
  getNombre,
  type NombreEsquema,
  type NombresEsquema,
} from '../../rules/esquemas/nombres-esquema.ts';
import { type ArchivoTexto, ESPACIO_XSD } from './archivo-xsd.ts';
import { writeCompuesto, writeSimple } from './write-xsd-tipos.ts';

/** Joins every namespace of a package: what a validator opens. */
const RUTA_ENTRADA = 'Esquemas/_esquema.xsd';

/**
 * XML Schema 1.0 of a closure, one file for each type as the layout of the language wants them, the entry first. A
 * single element without parts is one file; otherwise each namespace has an index, because a processor takes only the
 * first import of a namespace (XML Schema 1.0 part 1, §4.2.3), and an entry imports them all (ADR 0025).
 */
export function writeXsd(cierre: Cierre): ArchivoTexto[] {
  const nombres = computeNombres(cierre);
  const piezas = listPiezas(cierre);
  const cyclic = findEspaciosEnCiclo(cierre, nombres, piezas);
  const tipos = piezas.map((pieza) => writeTipo(nombres, pieza, cyclic));
  if (piezas.length === 1) return tipos;
  const indices = new Map<string, Pieza[]>();
  for (const pieza of piezas) {
    const { espacio } = getNombre(nombres, pieza.versionId);
    indices.set(espacio, [...(indices.get(espacio) ?? []), pieza]);
  }
  const archivos = [...indices.values()].map((miembros) => writeIndice(nombres, miembros));
  return [writeEntrada(nombres, [...indices.values()]), ...archivos, ...tipos];
}

/** A type as the whole registry holds it, with what it is called there. */
export interface TipoDelRegistro extends ArchivoTexto {
  readonly nombre: NombreEsquema;
}

/**
 * The types of a closure for a package that holds the whole registry, which is read part by part: each includes the
 * index of its namespace, because nobody has all of them to see which namespaces need each other.
 */
export function writeXsdDelRegistro(cierre: Cierre): TipoDelRegistro[] {
  const nombres = computeNombres(cierre);
  const piezas = listPiezas(cierre);
  const todos = new Set(piezas.map(({ versionId }) => getNombre(nombres, versionId).espacio));
  return piezas.map((pieza) => ({
    ...writeTipo(nombres, pieza, todos),
    nombre: getNombre(nombres, pieza.versionId),
  }));
}

/** The index of a namespace out of the files of its types. */
export function writeIndiceDelRegistro(
  nombre: Pick<NombreEsquema, 'espacio' | 'rutaIndice'>,
  rutas: readonly string[],
): ArchivoTexto {
  const schema = openSchema(nombre, []);
  for (const ruta of rutas) include(schema, nombre.rutaIndice, ruta);
  return { ruta: nombre.rutaIndice, texto: finish(schema) };
}

/** The entry of a package: what imports every namespace. */
export function writeEntradaDelRegistro(
  nombres: Iterable<Pick<NombreEsquema, 'espacio' | 'rutaIndice'>>,
): ArchivoTexto {
  const schema = create({ version: '1.0', encoding: 'UTF-8' }).ele(ESPACIO_XSD, 'xs:schema');
  for (const { espacio, rutaIndice } of nombres) {
    const schemaLocation = relativePath(RUTA_ENTRADA, rutaIndice);
    schema.ele(ESPACIO_XSD, 'xs:import').att({ namespace: espacio, schemaLocation });
  }
  return { ruta: RUTA_ENTRADA, texto: finish(schema) };
}

/** The file of one version alone, for people to read. */
export function writeXsdDe(cierre: Cierre, versionId: number): ArchivoTexto {
  const nombres = computeNombres(cierre);
  const cyclic = findEspaciosEnCiclo(cierre, nombres, listPiezas(cierre));
  return writeTipo(nombres, getPieza(cierre, versionId), cyclic);
}

function writeTipo(nombres: NombresEsquema, pieza: Pieza, cyclic: ReadonlySet<string>): ArchivoTexto {
  const propio = getNombre(nombres, pieza.versionId);
  const necesita = listNecesita(pieza).map((id) => getNombre(nombres, id));
  const ajenos = new Map(
    necesita.filter(({ espacio }) => espacio !== propio.espacio).map((nombre) => [nombre.espacio, nombre]),
  );
  const schema = openSchema(propio, [...ajenos.values()]).att('version', presentNumero(pieza));
  // In a cycle of namespaces the import that comes back is not followed: the whole of this one has to be here.
  const incluidos = cyclic.has(propio.espacio)
    ? [propio.rutaIndice]
    : necesita.filter(({ espacio }) => espacio === propio.espacio).map(({ ruta }) => ruta);
  for (const ruta of new Set(incluidos)) include(schema, propio.ruta, ruta);
  for (const { espacio, rutaIndice } of ajenos.values()) {
    schema
      .ele(ESPACIO_XSD, 'xs:import')
      .att({ namespace: espacio, schemaLocation: relativePath(propio.ruta, rutaIndice) });
  }
  const contexto = { nombres, propio };
  if (pieza.tipo === 'simple') writeSimple(schema, contexto, pieza);
  else writeCompuesto(schema, contexto, pieza);
  schema.ele(ESPACIO_XSD, 'xs:element').att({ name: propio.elemento, type: propio.tipo });
  return { ruta: propio.ruta, texto: finish(schema) };
}

function writeIndice(nombres: NombresEsquema, piezas: readonly Pieza[]): ArchivoTexto {
  const miembros = piezas.map(({ versionId }) => getNombre(nombres, versionId));
  const [first] = miembros;
  if (!first) throw new Error('An index gathers at least one type.');
  const schema = openSchema(first, []);
  for (const { ruta } of miembros) include(schema, first.rutaIndice, ruta);
  return { ruta: first.rutaIndice, texto: finish(schema) };
}

function writeEntrada(nombres: NombresEsquema, grupos: readonly (readonly Pieza[])[]): ArchivoTexto {
  const schema = create({ version: '1.0', encoding: 'UTF-8' }).ele(ESPACIO_XSD, 'xs:schema');
  for (const [first] of grupos) {
    if (!first) continue;
    const { espacio, rutaIndice } = getNombre(nombres, first.versionId);
    const schemaLocation = relativePath(RUTA_ENTRADA, rutaIndice);
    schema.ele(ESPACIO_XSD, 'xs:import').att({ namespace: espacio, schemaLocation });
  }
  return { ruta: RUTA_ENTRADA, texto: finish(schema) };
}

function openSchema(propio: Pick<NombreEsquema, 'espacio'>, ajenos: readonly NombreEsquema[]): XMLBuilder {
  const schema = create({ version: '1.0', encoding: 'UTF-8' }).ele(ESPACIO_XSD, 'xs:schema');
  schema.att('http://www.w3.org/2000/xmlns/', 'xmlns', propio.espacio);
  for (const { prefijo, espacio } of ajenos) {
    schema.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefijo}`, espacio);
  }
  return schema.att({ targetNamespace: propio.espacio, elementFormDefault: 'qualified' });
}

function include(schema: XMLBuilder, from: string, to: string): void {
  schema.ele(ESPACIO_XSD, 'xs:include').att('schemaLocation', relativePath(from, to));
}

function finish(schema: XMLBuilder): string {
  return `${schema.doc().end({ prettyPrint: true })}\n`;
}

function relativePath(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** Versions the file of a part speaks of. */
function listNecesita(pieza: Pieza): number[] {
  if (pieza.tipo === 'simple') return [];
  const partes = pieza.componentes.map(({ versionId }) => versionId);
  return [...new Set(pieza.baseId === null ? partes : [pieza.baseId, ...partes])];
}

/** Namespaces that need themselves through another one. */
function findEspaciosEnCiclo(
  cierre: Cierre,
  nombres: NombresEsquema,
  piezas: readonly Pieza[],
): ReadonlySet<string> {
  const graph = new Map<string, Set<string>>();
  for (const pieza of piezas) {
    const { espacio } = getNombre(nombres, pieza.versionId);
    const reached = graph.get(espacio) ?? new Set();
    graph.set(espacio, reached);
    for (const id of listNecesita(getPieza(cierre, pieza.versionId))) {
      const other = getNombre(nombres, id).espacio;
      if (other !== espacio) reached.add(other);
    }
  }
  return new Set([...graph.keys()].filter((espacio) => reaches(graph, espacio, espacio)));
}

function reaches(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string, goal: string): boolean {
  const seen = new Set<string>();
  const waiting = [...(graph.get(from) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === goal) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return false;
}
