import type { ConjuntoExplorable, EstadoExplorador } from '../../contract/index.ts';

/** What a set is explored by when nobody chose anything yet. */
export function toEstadoInicial({ codigo, dimensiones, medidas }: ConjuntoExplorable): EstadoExplorador {
  return {
    conjunto: codigo,
    dimensiones: dimensiones.slice(0, 1).map((una) => una.codigo),
    medidas: medidas.slice(0, 1).map((una) => una.codigo),
    filtros: [],
    desde: null,
    hasta: null,
    dibujo: 'barras',
  };
}
