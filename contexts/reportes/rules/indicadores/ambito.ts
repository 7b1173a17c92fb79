import { DIMENSIONES, type DimensionDeIndicador } from '../../contract/terms.ts';

/** Part of the country a value speaks of: '' is everything, 'sector=3' one sector, 'dueno=entidad&nivel=2' both. */
export type AmbitoDeValor = string;

/** Where a record belongs; a dimension it has no value of is left out. */
export type Dimensiones = Readonly<Partial<Record<DimensionDeIndicador, string>>>;

const TODO: AmbitoDeValor = '';
const ORDEN = Object.keys(DIMENSIONES) as DimensionDeIndicador[];

/** The ámbito of some dimensions, always written in the same order. */
export function toAmbito(dimensiones: Dimensiones): AmbitoDeValor {
  return ORDEN.flatMap((una) => (dimensiones[una] === undefined ? [] : [`${una}=${dimensiones[una]}`])).join(
    '&',
  );
}

/** The dimensions of an ámbito; undefined where it is none. */
export function parseAmbito(ambito: AmbitoDeValor): Dimensiones | undefined {
  if (ambito === TODO) return {};
  const pares = ambito.split('&').map((par) => par.split('='));
  const isKnown = pares.every(
    (par) => par.length === 2 && ORDEN.some((una) => una === par[0]) && (par[1] ?? '') !== '',
  );
  const dimensiones: Dimensiones = Object.fromEntries(pares);
  return isKnown && toAmbito(dimensiones) === ambito ? dimensiones : undefined;
}

/**
 * The ámbitos a record counts in: everything, and one for each way of dividing.
 *
 * @param cortes ways of dividing, each one or more dimensions: [['sector'], ['dueno', 'nivel']]
 */
export function listAmbitos(
  dimensiones: Dimensiones,
  cortes: readonly (readonly DimensionDeIndicador[])[],
): readonly AmbitoDeValor[] {
  return cortes.flatMap((cuales) => {
    if (cuales.some((una) => dimensiones[una] === undefined)) return [];
    return [toAmbito(Object.fromEntries(cuales.map((una) => [una, dimensiones[una]])))];
  });
}
