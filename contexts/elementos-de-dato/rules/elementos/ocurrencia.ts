interface Ocurrencia {
  readonly ocurrenciaMinima: number;
  /** Null is any number of times. */
  readonly ocurrenciaMaxima: number | null;
}

/** How often a part stands in its composite, in words. */
export function presentOcurrencia({ ocurrenciaMinima, ocurrenciaMaxima }: Ocurrencia): string {
  const rango = `${ocurrenciaMinima}..${ocurrenciaMaxima ?? '*'}`;
  if (ocurrenciaMaxima === 1) return `${ocurrenciaMinima === 0 ? 'Opcional' : 'Obligatorio'} (${rango})`;
  return `${ocurrenciaMinima === 0 ? 'Opcional' : 'Obligatorio'}, varias veces (${rango})`;
}
