import { findPatternError, isPatternMatch } from '@marco/patterns/match-pattern';
import { type Clausura, listLinaje, type Pieza } from '../esquemas/clausura.ts';
import { listFacetas } from '../esquemas/facetas.ts';
import { computeNombres, getNombre } from '../esquemas/nombres-esquema.ts';
import { formatToken } from '../esquemas/valor-lexico.ts';

/** What the nodes of one version hold: a value with a pattern, or nodes of other versions by their names. */
interface Forma {
  readonly patron: string | null;
  readonly partes: ReadonlyMap<string, number>;
}

/** The nodes of the messages of an element whose patterns the linear engine judges (docs/rules/validator.md). */
export interface FormasMensaje {
  readonly raiz: number;
  readonly formas: ReadonlyMap<number, Forma>;
  /** Version of each type a node may ask for with `xsi:type`, by `{namespace}name`. */
  readonly tipos: ReadonlyMap<string, number>;
}

/** A node of a message. */
export interface NodoMensaje {
  readonly nombre: string;
  /** Type it asks for, `{namespace}name`; null where it asks for none. */
  readonly tipo: string | null;
  readonly hijos: Iterable<NodoMensaje>;
  readonly texto: string;
}

/** A value that does not match the pattern of its element. */
export interface FaltaPatron {
  /** Place of the node: how many children come before it at each level, itself counted, from the root. */
  readonly lugar: readonly number[];
  readonly nombre: string;
  readonly valor: string;
  readonly patron: string;
}

/** Whether the linear engine judges the pattern of a part. */
function isJuzgado(pieza: Pieza): boolean {
  if (pieza.tipo !== 'simple') return false;
  const { patron } = listFacetas(pieza);
  return patron !== null && findPatternError(patron) === undefined;
}

/** The nodes of the messages of a version; null where the linear engine has nothing to judge in them. */
export function computeFormas(clausura: Clausura, versionId: number): FormasMensaje | null {
  const piezas = [...clausura.piezas.values()];
  if (!piezas.some(isJuzgado)) return null;
  const nombres = computeNombres(clausura);
  const tipos = piezas.map(({ versionId: id }): [string, number] => {
    const { espacio, tipo } = getNombre(nombres, id);
    return [`{${espacio}}${tipo}`, id];
  });
  return {
    raiz: versionId,
    formas: new Map(piezas.map((pieza) => [pieza.versionId, toForma(clausura, pieza)])),
    tipos: new Map(tipos),
  };
}

function toForma(clausura: Clausura, pieza: Pieza): Forma {
  if (pieza.tipo === 'simple')
    return { patron: isJuzgado(pieza) ? listFacetas(pieza).patron : null, partes: new Map() };
  const componentes = listLinaje(clausura, pieza).flatMap((una) => una.componentes);
  return { patron: null, partes: new Map(componentes.map(({ nombre, versionId }) => [nombre, versionId])) };
}

/**
 * The same closure without the patterns that the linear engine checks, because the schema engine makes mistakes with
 * some patterns (`.{2,}a|a` accepts `aa`) and gives up at others.
 */
export function toClausuraSinPatrones(clausura: Clausura): Clausura {
  const piezas = [...clausura.piezas].map(([id, pieza]): [number, Pieza] => [
    id,
    pieza.tipo === 'simple' && isJuzgado(pieza) ? { ...pieza, patron: null } : pieza,
  ]);
  return { ...clausura, piezas: new Map(piezas) };
}

/**
 * Values of a message that do not match their patterns, in their order. Nodes without a part of that name are
 * ignored.
 */
export function* listFaltasPatron(
  formas: FormasMensaje,
  nodo: NodoMensaje,
  versionId: number = formas.raiz,
  lugar: readonly number[] = [1],
): Generator<FaltaPatron> {
  const suya = nodo.tipo === null ? versionId : formas.tipos.get(nodo.tipo);
  const forma = suya === undefined ? undefined : formas.formas.get(suya);
  if (!forma) return;
  const { patron, partes } = forma;
  if (patron !== null) {
    // Every type an element may have collapses white space before its facets are looked at.
    const valor = formatToken(nodo.texto);
    if (!isPatternMatch(patron, valor)) yield { lugar, nombre: nodo.nombre, valor, patron };
    return;
  }
  let place = 0;
  for (const hijo of partes.size === 0 ? [] : nodo.hijos) {
    place += 1;
    const parte = partes.get(hijo.nombre);
    if (parte !== undefined) yield* listFaltasPatron(formas, hijo, parte, [...lugar, place]);
  }
}
