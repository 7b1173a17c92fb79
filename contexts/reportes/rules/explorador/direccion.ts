import {
  CONJUNTOS,
  DIBUJOS,
  type Dibujo,
  type FiltroDeDimension,
  formatFiltros,
  LIMITES_EXPLORADOR,
  PATRON_CODIGO_CONJUNTO,
  parseFiltros,
} from '../../contract/explorador.terms.ts';
import { formatPedido } from '../indicadores/pedido.ts';

/** What is explored, as its address says it. */
export interface EstadoDeDireccion {
  readonly conjunto: (typeof CONJUNTOS)[number];
  readonly dimensiones: readonly string[];
  readonly medidas: readonly string[];
  readonly filtros: readonly FiltroDeDimension[];
  readonly desde?: string | null | undefined;
  readonly hasta?: string | null | undefined;
  readonly dibujo: Dibujo;
}

const DIBUJO_INICIAL: Dibujo = 'barras';

/** The query of the address of what is explored; what is not said is left out. */
export function formatEstado(estado: EstadoDeDireccion): string {
  const { conjunto, dimensiones, medidas, filtros, desde, hasta, dibujo } = estado;
  const said: readonly (readonly [string, string])[] = [
    ['conjunto', conjunto],
    ['dimensiones', dimensiones.join(',')],
    ['medidas', medidas.join(',')],
    ['filtros', formatFiltros(filtros)],
    ['desde', desde ?? ''],
    ['hasta', hasta ?? ''],
    ['dibujo', dibujo === DIBUJO_INICIAL ? '' : dibujo],
  ];
  return formatPedido(Object.fromEntries(said));
}

/** The query of an address. */
interface QuerySaid {
  readonly get: (name: string) => string | null;
}

const DIA = /^\d{4}-\d\d-\d\d$/;

function listCodigos(said: string | null, most: number): readonly string[] {
  const codigos = (said ?? '').split(',').filter((codigo) => PATRON_CODIGO_CONJUNTO.test(codigo));
  return [...new Set(codigos)].slice(0, most);
}

/** What an address says is explored; undefined where it names no set. What it says badly is left out. */
export function parseEstado(address: QuerySaid): EstadoDeDireccion | undefined {
  const conjunto = CONJUNTOS.find((uno) => uno === address.get('conjunto'));
  if (conjunto === undefined) return undefined;
  const dibujo = (Object.keys(DIBUJOS) as Dibujo[]).find((uno) => uno === address.get('dibujo'));
  const toDia = (said: string | null) => (said !== null && DIA.test(said) ? said : null);
  const filtros = parseFiltros(address.get('filtros') ?? '') ?? [];
  return {
    conjunto,
    dimensiones: listCodigos(address.get('dimensiones'), LIMITES_EXPLORADOR.dimensiones),
    medidas: listCodigos(address.get('medidas'), LIMITES_EXPLORADOR.medidas),
    filtros: filtros.slice(0, LIMITES_EXPLORADOR.filtros),
    desde: toDia(address.get('desde')),
    hasta: toDia(address.get('hasta')),
    dibujo: dibujo ?? DIBUJO_INICIAL,
  };
}
