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

/** What the comparison of messages asks of the elements, answered by their versions and the schemas of these. */
export function createValoresDeClausura(clausura: Clausura): ValoresDeElementos {
  const juzgadas = new Map<number, PiezaJuzgada>();
  const validos = new Map<number, string | undefined>();
  const distintivos = new Map<string, Distintivo>();
  const getJuzgada = (versionId: number): PiezaJuzgada => {
    const juzgada = juzgadas.get(versionId) ?? createPiezaJuzgada(getSimple(clausura, versionId));
    juzgadas.set(versionId, juzgada);
    return juzgada;
  };
  const findValido = (versionId: number): string | undefined => {
    if (!validos.has(versionId)) validos.set(versionId, createValorValido(getSimple(clausura, versionId)));
    return validos.get(versionId);
  };
  return {
    compareEspacios: (antesId, despuesId) =>
      comparePiezas(getSimple(clausura, antesId), getSimple(clausura, despuesId)),
    findValido,
    admits: (versionId, texto, forma, escritoComoId) =>
      getJuzgada(versionId).jueces[forma].admits(texto, getSimple(clausura, escritoComoId)),
    findDistintivo: (escribeId, leeId, forma) => {
      const key = `${escribeId}/${leeId}/${forma}`;
      const distintivo =
        distintivos.get(key) ?? findDistintivo(getJuzgada(escribeId), getJuzgada(leeId), forma);
      distintivos.set(key, distintivo);
      return distintivo;
    },
  };
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
