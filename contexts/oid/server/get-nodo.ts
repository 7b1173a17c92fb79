import type { HeldPermissions } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listActions, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type DetalleNodo, type NodoResuelto, oidErrors, type PaginaNodos } from '../contract/index.ts';
import { RECURSO_OID } from '../contract/terms.ts';
import { findTipoSiguiente } from '../rules/arcos-en-orden.ts';
import {
  canEditNodo,
  canReservarArco,
  canRetirarNodo,
  type NodoAdministrado,
} from '../rules/can-administrar-nodo.ts';
import { isOid, listAscendencia } from '../rules/oid.ts';
import { listDetalles } from './detalles.queries.ts';
import { findNodo, findPaginaDe, listHijos, type NodoRow } from './nodos.queries.ts';
import {
  type Arbol,
  findObjeto,
  type Lector,
  listOcultos,
  SIN_PUBLICAR,
  toLector,
} from './objeto-identificado.ts';
import { findRetiro } from './retiro.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Actions the rol of the caller holds on the tree. */
export function listAcciones(context: CallContext): HeldPermissions {
  return listActions(requireActor(context), RECURSO_OID);
}

/** A node as the rules look at it. */
export function toAdministrado({ tipo, estado, arco }: NodoRow): NodoAdministrado {
  return { tipo, estado, daArcosEnOrden: findTipoSiguiente({ tipo, arco }) !== undefined };
}

/** @throws OID_NO_ASIGNADO, also for what is no identifier at all */
export async function requireNodo(database: Database, oid: string): Promise<NodoRow> {
  const nodo = isOid(oid) ? await findNodo(database, oid) : undefined;
  if (!nodo) throw refuse(oidErrors, 'OID_NO_ASIGNADO');
  return nodo;
}

/** What an identifier identifies, and the path to it. */
export async function getResuelto(arbol: Arbol, oid: string, context: CallContext): Promise<NodoResuelto> {
  const nodo = await requireNodo(arbol.database, oid);
  return presentResuelto(arbol, nodo, toLector(context));
}

async function presentResuelto(arbol: Arbol, nodo: NodoRow, lector: Lector) {
  const { oid, tipo, estado } = nodo;
  const [detalles, objeto, ocultos] = await Promise.all([
    listDetalles(arbol.database, [oid]),
    findObjeto(arbol, nodo, lector),
    listOcultos(arbol, listAscendencia(oid), lector),
  ]);
  const oidDetails = (detalles.get(oid) ?? []).map((detalle) =>
    ocultos.has(detalle.oid) ? { ...detalle, nombre: SIN_PUBLICAR } : detalle,
  );
  const { nombre, descripcion } = ocultos.has(oid) ? { nombre: SIN_PUBLICAR, descripcion: '' } : nodo;
  return { oid, nombre, descripcion, tipo, estado, oidDetails, objeto };
}

/** A node for people who administer the tree. */
export async function presentDetalle(
  arbol: Arbol,
  nodo: NodoRow,
  context: CallContext,
): Promise<DetalleNodo> {
  const acciones = listAcciones(context);
  const administrado = toAdministrado(nodo);
  const { padre, arco, version, hijos, ultimoArco, estado } = nodo;
  return {
    ...(await presentResuelto(arbol, nodo, toLector(context))),
    padre,
    arco,
    version,
    hijos,
    siguienteArco: ultimoArco + 1,
    retiro: estado === 'retirado' ? await findRetiro(arbol.database, nodo.oid) : null,
    permisos: {
      editar: canEditNodo(acciones),
      reservar: canReservarArco(acciones, administrado),
      retirar: canRetirarNodo(acciones, administrado),
    },
  };
}

export interface PeticionHijos {
  readonly padre?: string | undefined;
  readonly pagina?: number | undefined;
  readonly contiene?: string | undefined;
}

/** @throws OID_NO_ASIGNADO when the parent, or the node to be contained, is none */
export async function listPaginaHijos(
  database: Database,
  { padre, pagina, contiene }: PeticionHijos,
): Promise<PaginaNodos> {
  const oid = padre === undefined ? null : (await requireNodo(database, padre)).oid;
  if (contiene === undefined) return listHijos(database, oid, pagina ?? 1);
  const found = await findPaginaDe(database, oid, contiene);
  if (found === undefined) throw refuse(oidErrors, 'OID_NO_ASIGNADO');
  return listHijos(database, oid, found);
}
