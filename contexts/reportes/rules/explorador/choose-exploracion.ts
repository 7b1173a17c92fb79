import type { FiltroDeDimension } from '../../contract/explorador.terms.ts';
import type { ConjuntoDeclarado, DimensionDeclarada, MedidaDeclarada } from './conjunto.ts';

/** What is asked of a set. */
export interface LoPedido {
  readonly dimensiones: readonly string[];
  readonly medidas: readonly string[];
  readonly filtros: readonly FiltroDeDimension[];
  readonly desde?: string | null | undefined;
  readonly hasta?: string | null | undefined;
}

/** The same by what the set declares. */
export interface ExploracionDecidida {
  readonly dimensiones: readonly DimensionDeclarada[];
  readonly medidas: readonly MedidaDeclarada[];
  readonly filtros: readonly {
    readonly dimension: DimensionDeclarada;
    readonly valores: readonly string[];
  }[];
}

type Negada = { readonly negada: 'DIMENSION_AJENA' | 'MEDIDA_AJENA' };

/** The dimensions of a set a reader divides it by: what tells the work of persons apart is of the ministry. */
export function listDimensiones(
  { dimensiones }: ConjuntoDeclarado,
  esMinisterio: boolean,
): readonly DimensionDeclarada[] {
  return dimensiones.filter(({ soloMinisterio }) => !soloMinisterio || esMinisterio);
}

/**
 * What is asked, taken from the declaration of the set: nothing that is not declared goes further.
 *
 * @returns the code of the refusal where a dimension or a measure is not of the set or not for the reader, or days where it has none
 */
export function chooseExploracion(
  conjunto: ConjuntoDeclarado,
  pedido: LoPedido,
  esMinisterio: boolean,
): ExploracionDecidida | Negada {
  const suyas = listDimensiones(conjunto, esMinisterio);
  const findDimension = (codigo: string) => suyas.find((una) => una.codigo === codigo);
  const dimensiones = pedido.dimensiones.flatMap((codigo) => findDimension(codigo) ?? []);
  const filtros = pedido.filtros.flatMap(({ dimension, valores }) => {
    const declarada = findDimension(dimension);
    return declarada === undefined ? [] : [{ dimension: declarada, valores }];
  });
  const isSinPeriodo = conjunto.periodo === null && (pedido.desde || pedido.hasta);
  if (
    isSinPeriodo ||
    dimensiones.length < pedido.dimensiones.length ||
    filtros.length < pedido.filtros.length
  )
    return { negada: 'DIMENSION_AJENA' };
  const medidas = pedido.medidas.flatMap((codigo) => {
    const medida = conjunto.medidas.find((una) => una.codigo === codigo);
    const isLegible = medida?.exige?.every((una) => pedido.dimensiones.includes(una)) ?? true;
    return medida !== undefined && isLegible ? [medida] : [];
  });
  return medidas.length < pedido.medidas.length
    ? { negada: 'MEDIDA_AJENA' }
    : { dimensiones, medidas, filtros };
}
