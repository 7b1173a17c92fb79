import type { ChipTone } from '@marco/web-kit/chip';
import type { ItemVerificado, NivelTres } from '../../contract/index.ts';
import { DIMENSIONES, type Dimension, type VeredictoItem, type Verificador } from '../../contract/terms.ts';

/** How a verdict looks, beside its name. */
export const TONO_VEREDICTO: Readonly<Record<VeredictoItem, ChipTone>> = {
  cumple: 'green',
  'no-cumple': 'red',
  'no-aplica': 'gray',
  'cumple-con-observacion': 'yellow',
};

/** Who decides an item, in the one word its column has room for. */
export const QUIEN_DECIDE: Readonly<Record<Verificador, string>> = {
  producto: 'Sistema',
  consultor: 'Consultor',
  operador: 'AND',
};

/** How the items of a dimension stand. */
export interface CuentaDeDimension {
  readonly dimension: Dimension;
  readonly items: readonly ItemVerificado[];
  readonly decididos: number;
  readonly porVeredicto: Readonly<Record<VeredictoItem, number>>;
}

/** The items by dimension, in the order of the list, with how many have each verdict. */
export function listDimensiones(items: readonly ItemVerificado[]): readonly CuentaDeDimension[] {
  return DIMENSIONES.map((dimension) => {
    const suyos = items.filter((item) => item.dimension === dimension);
    const count = (veredicto: VeredictoItem) => suyos.filter((item) => item.veredicto === veredicto).length;
    return {
      dimension,
      items: suyos,
      decididos: suyos.filter(({ veredicto }) => veredicto !== null).length,
      porVeredicto: {
        cumple: count('cumple'),
        'no-cumple': count('no-cumple'),
        'no-aplica': count('no-aplica'),
        'cumple-con-observacion': count('cumple-con-observacion'),
      },
    };
  }).filter((cuenta) => cuenta.items.length > 0);
}

/** Items that are not met. */
export const listIncumplidos = ({ items }: NivelTres) =>
  items.filter(({ veredicto }) => veredicto === 'no-cumple');

/** Items their reader has still to decide. */
export const listPorDecidir = ({ items }: NivelTres) =>
  items.filter(({ decidible, veredicto }) => decidible && veredicto === null);

/** Place of the form that every request of level 3 has, for what the product knows of it. */
const LUGAR_DEL_SERVICIO = 'servicio';

/** What a return asks of each item that is not met, at its place of the form; who returns it may write it otherwise. */
export function listMarcasPropuestas(nivelTres: NivelTres | null) {
  return nivelTres === null
    ? []
    : listIncumplidos(nivelTres).map(({ codigo, lugar, motivo }) => ({
        lugar: lugar ?? LUGAR_DEL_SERVICIO,
        texto: `${codigo}: ${motivo}`,
      }));
}
