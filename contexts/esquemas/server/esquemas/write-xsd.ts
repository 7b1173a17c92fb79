import { formatNumero } from '@marco/elementos-de-dato/terms';
import { type Clausura, getPieza, listPiezas, type Pieza } from '../../rules/esquemas/clausura.ts';
import { computeNombres, getNombre, type NombresEsquema } from '../../rules/esquemas/nombres-esquema.ts';
import { type ArchivoTexto, ESPACIO_XSD } from './archivo-xsd.ts';
import {
  addInclusion,
  formatSchema,
  openSchema,
  toRutaRelativa,
  writeEntrada,
  writeIndice,
} from './write-xsd-indices.ts';
import { writeCompuesto, writeSimple } from './write-xsd-tipos.ts';

/**
 * XML Schema 1.0 of a closure, one file for each type as the layout of the language wants them, the entry first. A
 * single element without parts is one file; otherwise each namespace has an index, because a processor takes only the
 * first import of a namespace (XML Schema 1.0 part 1, §4.2.3), and an entry imports them all (docs/rules/schemas.md).
 */
export function writeXsd(clausura: Clausura): ArchivoTexto[] {
  const nombres = computeNombres(clausura);
  const piezas = listPiezas(clausura);
  const cyclic = findEspaciosEnCiclo(clausura, nombres, piezas);
  const tipos = piezas.map((pieza) => writeTipo(nombres, pieza, cyclic));
  if (piezas.length === 1) return tipos;
  const indices = [...Map.groupBy(nombres.values(), ({ espacio }) => espacio).values()];
  return [writeEntrada(indices.flatMap(([first]) => first ?? [])), ...indices.flatMap(writeIndice), ...tipos];
}

/** The file of one version alone, for people to read. */
export function writeXsdDe(clausura: Clausura, versionId: number): ArchivoTexto {
  const nombres = computeNombres(clausura);
  const cyclic = findEspaciosEnCiclo(clausura, nombres, listPiezas(clausura));
  return writeTipo(nombres, getPieza(clausura, versionId), cyclic);
}

/** The file of a type; whose namespace is in `cyclic` includes the index of it. */
export function writeTipo(nombres: NombresEsquema, pieza: Pieza, cyclic: ReadonlySet<string>): ArchivoTexto {
  const propio = getNombre(nombres, pieza.versionId);
  const necesita = listNecesita(pieza).map((id) => getNombre(nombres, id));
  const ajenos = new Map(
    necesita.filter(({ espacio }) => espacio !== propio.espacio).map((nombre) => [nombre.espacio, nombre]),
  );
  const schema = openSchema(propio, [...ajenos.values()]).att('version', formatNumero(pieza));
  // In a cycle of namespaces the import that comes back is not followed: the whole of this one has to be here.
  const incluidos = cyclic.has(propio.espacio)
    ? [propio.rutaIndice]
    : necesita.filter(({ espacio }) => espacio === propio.espacio).map(({ ruta }) => ruta);
  for (const ruta of new Set(incluidos)) addInclusion(schema, propio.ruta, ruta);
  for (const { espacio, rutaIndice } of ajenos.values()) {
    schema
      .ele(ESPACIO_XSD, 'xs:import')
      .att({ namespace: espacio, schemaLocation: toRutaRelativa(propio.ruta, rutaIndice) });
  }
  const contexto = { nombres, propio };
  if (pieza.tipo === 'simple') writeSimple(schema, contexto, pieza);
  else writeCompuesto(schema, contexto, pieza);
  schema.ele(ESPACIO_XSD, 'xs:element').att({ name: propio.elemento, type: propio.tipo });
  return { ruta: propio.ruta, texto: formatSchema(schema) };
}

/** Versions the file of a part speaks of. */
function listNecesita(pieza: Pieza): number[] {
  if (pieza.tipo === 'simple') return [];
  const partes = pieza.componentes.map(({ versionId }) => versionId);
  return [...new Set(pieza.baseId === null ? partes : [pieza.baseId, ...partes])];
}

/** Namespaces that need themselves through another one. */
function findEspaciosEnCiclo(
  clausura: Clausura,
  nombres: NombresEsquema,
  piezas: readonly Pieza[],
): ReadonlySet<string> {
  const graph = new Map<string, Set<string>>();
  for (const pieza of piezas) {
    const { espacio } = getNombre(nombres, pieza.versionId);
    const reached = graph.get(espacio) ?? new Set();
    graph.set(espacio, reached);
    for (const id of listNecesita(getPieza(clausura, pieza.versionId))) {
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
