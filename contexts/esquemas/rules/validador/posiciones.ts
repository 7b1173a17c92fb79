/** Line and column of a place of a text, both from 1; columns are counted in characters. */
export interface Posicion {
  readonly linea: number;
  readonly columna: number;
}

/** Lines and columns of several places of a text, in one walk over its lines. */
export function computePosiciones(texto: string, lugares: readonly number[]): Map<number, Posicion> {
  const posiciones = new Map<number, Posicion>();
  let linea = 1;
  let inicio = 0;
  for (const lugar of [...new Set(lugares)].sort((one, other) => one - other)) {
    for (let salto = texto.indexOf('\n', inicio); salto >= 0 && salto < lugar; ) {
      linea += 1;
      inicio = salto + 1;
      salto = texto.indexOf('\n', inicio);
    }
    // A character outside the basic plane is one column, not two.
    posiciones.set(lugar, { linea, columna: [...texto.slice(inicio, lugar)].length + 1 });
  }
  return posiciones;
}
