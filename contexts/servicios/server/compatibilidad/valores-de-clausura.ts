import { compareEspacios } from '@marco/elementos-de-dato/port';
import {
  type Clausura,
  createPiezaJuzgada,
  createValorValido,
  type Distintivo,
  findDistintivo,
  getPieza,
  type PiezaJuzgada,
  type PiezaSimple,
} from '@marco/esquemas/port';
import type { ValoresDeElementos } from '../../rules/compatibilidad/valores-de-elementos.ts';

/** Elements whose schemas are compiled for one comparison: each costs some milliseconds. */
const MAXIMO_COMPILADAS = 120;

/** What the comparison of messages asks of the elements, answered by their versions and the schemas of these. */
export function createValoresDeClausura(clausura: Clausura): ValoresDeElementos {
  const juzgadas = new Map<number, PiezaJuzgada | undefined>();
  /** Undefined of one too many, and of a version that has no schema. */
  const findJuzgada = (versionId: number): PiezaJuzgada | undefined => {
    if (!juzgadas.has(versionId)) {
      const compila = juzgadas.size < MAXIMO_COMPILADAS;
      juzgadas.set(versionId, compila ? createJuzgada(getSimple(clausura, versionId)) : undefined);
    }
    return juzgadas.get(versionId);
  };
  const findDeDos = memoize((key: string): Distintivo => {
    const [escribe = '', lee = '', forma] = key.split('/');
    const [suya, ajena] = [escribe, lee].map((id) => findJuzgada(Number(id)));
    if (!suya || !ajena) return { estado: 'sin-decidir' };
    return findDistintivo(suya, ajena, forma === 'json' ? 'json' : 'xml');
  });
  return {
    compareEspacios: (antesId, despuesId) =>
      comparePiezas(getSimple(clausura, antesId), getSimple(clausura, despuesId)),
    findValido: memoize((versionId) => createValorValido(getSimple(clausura, versionId))),
    isVacio: (versionId) => getSimple(clausura, versionId).valores?.length === 0,
    // Of what was not compiled nothing is claimed.
    admits: (versionId, texto, forma, escritoComoId) =>
      findJuzgada(versionId)?.jueces[forma].admits(texto, getSimple(clausura, escritoComoId)) ?? true,
    findDistintivo: (escribeId, leeId, forma) => findDeDos(`${escribeId}/${leeId}/${forma}`),
  };
}

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: compute(key) };
    known.set(key, { value });
    return value;
  };
}

function createJuzgada(pieza: PiezaSimple): PiezaJuzgada | undefined {
  try {
    return createPiezaJuzgada(pieza);
  } catch {
    // A pattern the linear engine cannot run.
    return undefined;
  }
}

function getSimple(clausura: Clausura, versionId: number): PiezaSimple {
  const pieza = getPieza(clausura, versionId);
  if (pieza.tipo !== 'simple') throw new Error(`Version ${versionId} is no simple element.`);
  return pieza;
}

function comparePiezas(antes: PiezaSimple, despues: PiezaSimple) {
  const espacios = compareEspacios(toForma(antes), toForma(despues));
  const lista = (antes.valores === null) !== (despues.valores === null);
  return { ...espacios, otroTipo: espacios.otroTipo || lista };
}

/** An element as its own verdict looks at it: of a list, the values that hold on the day of the closure. */
function toForma(pieza: PiezaSimple) {
  const valores = (pieza.valores ?? []).map((valor) => ({
    ...valor,
    vigenteDesde: null,
    vigenteHasta: null,
  }));
  return { ...pieza, valores, modelo: null, esAbstracto: false, base: null, componentes: [] };
}
