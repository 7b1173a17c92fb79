import type { ValorPublicado } from '../../contract/index.ts';
import type { UnidadIndicador } from '../../contract/terms.ts';
import { presentValor } from '../../rules/indicadores/frases.ts';
import type { ValorLeidoRow } from './valores.queries.ts';

/** A value as it is sent, with its only wording. */
export function presentValorPublicado(row: ValorLeidoRow, unidad: UnidadIndicador): ValorPublicado {
  const { numerador, denominador, valor, p10, p80, calidad, razon } = row;
  return { numerador, denominador, valor, p10, p80, texto: presentValor(row, unidad), calidad, razon };
}
