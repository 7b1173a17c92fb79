import type {
  ElementoDelNodo,
  Inconsistencia,
  NodoConErrores,
} from '../../contract/validador-informe.terms.ts';
import { toNombreLocal } from './read-xml.ts';
import { buildConSugerencia } from './sugerencias.ts';

/** An element of a schema, with a value of it that is right. */
export interface ElementoDelEsquema extends ElementoDelNodo {
  readonly ejemplo: string | null;
}

/** A fault and the place where it is. */
export interface InconsistenciaUbicada {
  readonly ruta: string;
  readonly nombre: string;
  readonly linea: number;
  readonly columna: number;
  readonly inconsistencia: Inconsistencia;
}

/** All faults of one place together, places in the order of the message. */
export function buildNodos(
  ubicados: readonly InconsistenciaUbicada[],
  elementos: ReadonlyMap<string, ElementoDelEsquema>,
): NodoConErrores[] {
  const porLugar = new Map<string, NodoConErrores>();
  for (const { inconsistencia, ...lugar } of ubicados) {
    const clave = `${lugar.linea}:${lugar.columna}:${lugar.ruta}`;
    const suyo = elementos.get(toNombreLocal(lugar.nombre));
    const nodo = porLugar.get(clave) ?? { ...lugar, elemento: toElementoDelNodo(suyo), hallazgos: [] };
    nodo.hallazgos.push(buildConSugerencia(inconsistencia, suyo?.ejemplo ?? null));
    porLugar.set(clave, nodo);
  }
  return [...porLugar.values()].sort((one, other) => one.linea - other.linea || one.columna - other.columna);
}

function toElementoDelNodo(elemento: ElementoDelEsquema | undefined): ElementoDelNodo | null {
  if (!elemento) return null;
  const { identificador, nombre, version, oid } = elemento;
  return { identificador, nombre, version, oid };
}
