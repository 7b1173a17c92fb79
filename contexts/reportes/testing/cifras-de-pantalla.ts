import type { SerieIndicador } from '../contract/index.ts';
import type { UnidadIndicador } from '../contract/terms.ts';
import { presentValor } from '../rules/indicadores/frases.ts';
import { presentMomento } from '../rules/indicadores/momentos.ts';

/** A figure of the page of an indicador. */
export interface CifraDePantalla {
  readonly parte: string;
  readonly mes: string;
  readonly valor: number | null;
  /** In the wording of the screen, which is computed there. */
  readonly texto: string;
}

/** The figures that the page of an indicador shows of some series. */
export function listCifrasDePantalla(
  series: readonly SerieIndicador[],
  unidad: UnidadIndicador,
): readonly CifraDePantalla[] {
  return series.flatMap(({ nombre, puntos }) =>
    puntos.map(({ momento, corte, valor }) => ({
      parte: nombre,
      mes: presentMomento(momento),
      valor: valor?.valor ?? null,
      texto: corte === null ? 'Sin corte' : valor === null ? 'Sin dato' : presentValor(valor, unidad),
    })),
  );
}
