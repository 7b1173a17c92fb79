import type { ElementoDelNodo, Hallazgo, NodoConErrores } from '../../contract/validador-informe.terms.ts';
import { toNombreLocal } from './recorrer-xml.ts';

/** A fault and the place where it is. */
export interface HallazgoUbicado {
  readonly ruta: string;
  readonly nombre: string;
  readonly linea: number;
  readonly columna: number;
  readonly hallazgo: Hallazgo;
}

/** All faults of one place together, places in the order of the message. */
export function buildNodos(
  ubicados: readonly HallazgoUbicado[],
  elementos: ReadonlyMap<string, ElementoDelNodo>,
): NodoConErrores[] {
  const porLugar = new Map<string, NodoConErrores>();
  for (const { hallazgo, ...lugar } of ubicados) {
    const clave = `${lugar.linea}:${lugar.columna}:${lugar.ruta}`;
    const nodo = porLugar.get(clave) ?? {
      ...lugar,
      elemento: elementos.get(toNombreLocal(lugar.nombre)) ?? null,
      hallazgos: [],
    };
    nodo.hallazgos.push(hallazgo);
    porLugar.set(clave, nodo);
  }
  return [...porLugar.values()].sort((one, other) => one.linea - other.linea || one.columna - other.columna);
}
