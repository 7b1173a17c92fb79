import type { findCapa } from '@marco/capas-de-uso/port';
import type { DatabaseSchema } from '@marco/database';
import { createNodo, keepNodo, keepNodoObjeto } from '@marco/oid/port';
import type { Transaction } from 'kysely';

export type CapaVigente = NonNullable<Awaited<ReturnType<typeof findCapa>>>;

/** Arc and name of each kind of layer below the elements (domain §9.3). */
const CAPAS: Readonly<Record<CapaVigente['tipo'], { readonly arco: number; readonly nombre: string }>> = {
  comun: { arco: 1, nombre: 'Capa Común' },
  sectorial: { arco: 2, nombre: 'Capa sectorial y local' },
  local: { arco: 2, nombre: 'Capa sectorial y local' },
  proyecto: { arco: 3, nombre: 'Capa de proyecto' },
  integracion: { arco: 4, nombre: 'Capa de integración' },
};

/** The identifier of a new element: {raíz}.1.{capa}[.{entidad}].{dominio}.{elemento}. */
export async function createOidElemento(
  trx: Transaction<DatabaseSchema>,
  capa: CapaVigente,
  dominio: { readonly arco: number; readonly nombre: string },
  identificador: string,
): Promise<string> {
  const raiz = await keepNodoObjeto(trx, 'elemento');
  let padre = await keepNodo(trx, raiz, { ...CAPAS[capa.tipo], tipo: 'capa' });
  if (capa.entidadId !== null)
    padre = await keepNodo(trx, padre, { arco: capa.entidadId, nombre: capa.nombre, tipo: 'entidad' });
  padre = await keepNodo(trx, padre, {
    arco: dominio.arco,
    nombre: `Dominio ${dominio.nombre}`,
    tipo: 'dominio',
  });
  return createNodo(trx, padre, { nombre: identificador, tipo: 'elemento' });
}

/** The identifier of a version: the last arc counts them, whatever their numbers. */
export async function createOidVersion(
  trx: Transaction<DatabaseSchema>,
  oidElemento: string,
  numero: string,
): Promise<string> {
  return createNodo(trx, oidElemento, { nombre: `Versión ${numero}`, tipo: 'version' });
}
