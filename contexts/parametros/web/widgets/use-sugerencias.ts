import { useConfiguracionQuery } from './use-configuracion.ts';

/** When an autocomplete begins, how long it waits and how many it shows (specification §9). */
export interface AjustesSugerencias {
  readonly minChars: number;
  readonly debounceMs: number;
  readonly maxItems: number;
}

const HABITUALES: AjustesSugerencias = { minChars: 3, debounceMs: 500, maxItems: 5 };

/** Settings of the autocompletes; the usual ones until the parameters arrive. */
export function useSugerencias(): AjustesSugerencias {
  const busqueda = useConfiguracionQuery().data?.busqueda;
  if (!busqueda) return HABITUALES;
  return {
    minChars: busqueda.minimoCaracteres,
    debounceMs: busqueda.esperaMs,
    maxItems: busqueda.maximoSugerencias,
  };
}
