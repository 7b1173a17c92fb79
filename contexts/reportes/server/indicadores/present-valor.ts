import type { ValorPublicado } from '../../contract/index.ts';
import type { UnidadIndicador } from '../../contract/terms.ts';
import type { Agregado } from '../../rules/indicadores/aporte.ts';
import { presentValor } from '../../rules/indicadores/frases.ts';
import type { CorteRow } from '../cortes/cortes.queries.ts';
import type { ValorLeidoRow } from './valores.queries.ts';

/** A value as it is sent, with its only wording. */
export function presentValorPublicado(row: ValorLeidoRow, unidad: UnidadIndicador): ValorPublicado {
  const { numerador, denominador, valor, p10, p80, p90, p95, calidad, razon } = row;
  return {
    numerador,
    denominador,
    valor,
    p10,
    p80,
    ...(p90 == null ? {} : { p90 }),
    ...(p95 == null ? {} : { p95 }),
    texto: presentValor(row, unidad),
    calidad,
    razon,
  };
}

interface Buscado {
  readonly codigo: string;
  readonly ambito: string;
  readonly agregado: Agregado;
}

/**
 * The value of a part at a cut. What is counted is zero where the cut looked and no record was there; a share or a median of nothing
 * is no datum, and neither is what the cut did not look at.
 */
export function findValorDeParte(
  fila: ValorLeidoRow | undefined,
  corte: CorteRow | null,
  { codigo, ambito, agregado }: Buscado,
): ValorLeidoRow | undefined {
  if (fila !== undefined || corte === null || agregado !== 'cuenta' || !corte.codigos.includes(codigo))
    return fila;
  return {
    corteId: corte.id,
    codigo,
    version: 1,
    ambito,
    numerador: 0,
    denominador: null,
    valor: 0,
    p10: null,
    p80: null,
    calidad: 'completo',
    razon: '',
  };
}
