import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { toDiccionario } from '@marco/oid/paths';
import type { NodoDelGrafo } from '../../contract/index.ts';
import { toFicha } from '../../contract/ontologia.paths.ts';

/** How people read the kind of a node. */
export function presentClase({ clase, tipo }: Pick<NodoDelGrafo, 'clase' | 'tipo'>): string {
  if (clase === 'definicion') return tipo === 'clase' ? 'Clase' : 'Propiedad';
  return { individuo: 'Individuo', evento: 'Evento', regla: 'Regla', elemento: 'Elemento de dato' }[clase];
}

/** The page of a node. */
export function toPagina({
  clase,
  id,
  codigo,
  idVersion,
}: Pick<NodoDelGrafo, 'clase' | 'id' | 'codigo' | 'idVersion'>): string {
  if (clase !== 'elemento') return toFicha(clase, id);
  return idVersion === null ? toDiccionario(codigo) : toVersionElemento(idVersion);
}

/** A node key of an address; null when nothing can have it. */
export function readFoco(text: string | null): string | null {
  return text !== null && /^(definicion|individuo|evento|regla|elemento)-[1-9]\d{0,8}$/.test(text)
    ? text
    : null;
}
