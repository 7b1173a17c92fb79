import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type CallContext,
  executeOnce,
  refuse,
  requireVersion,
  toDetalles,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Permiso, type Rol, type RolConPermisos, rolesErrors } from '../../contract/index.ts';
import type { Ambito } from '../../contract/terms.ts';
import { type ClavePermiso, canUpdatePermisos, canUpdateRol } from '../../rules/roles/can-update-rol.ts';
import { startTurnoDeAdministracion } from '../usuarios/administracion.queries.ts';
import { runDecision } from '../usuarios/run-decision.ts';
import {
  findRol,
  hasNombreDeRol,
  listClaves,
  listConPermisos,
  listDisponibles,
  loadAmbienteDeRol,
} from './roles.queries.ts';
import { createRolRow, updatePermisosDeRol, updateRolRow } from './roles.repository.ts';

type Database = Kysely<DatabaseSchema>;

interface DatosDeRol {
  readonly nombre: string;
  readonly descripcion: string;
  readonly ambito: Ambito;
}

/**
 * A new rol, without permissions.
 *
 * @throws ROL_YA_EXISTE
 */
export async function createRol(database: Database, context: CallContext, datos: DatosDeRol): Promise<Rol> {
  return executeOnce(database, context, async (transaction) => {
    await startTurnoDeAdministracion(transaction);
    if (await hasNombreDeRol(transaction, datos.nombre, null)) throw refuse(rolesErrors, 'ROL_YA_EXISTE');
    const id = await createRolRow(transaction, toCodigo(datos.nombre), datos);
    await writeAudit(transaction, context, {
      action: 'crear-rol',
      result: 'exito',
      objectType: 'rol',
      objectId: id,
      detail: { antes: null, despues: { ...datos } },
    });
    return getRolRow(transaction, id);
  });
}

/**
 * Texts, scope and state of a rol.
 *
 * @throws ROL_NO_EXISTE, ROL_YA_EXISTE, CAMBIO_DE_ROL_NO_PERMITIDO, VERSION_DISTINTA
 */
export async function updateRol(
  database: Database,
  context: CallContext,
  id: number,
  datos: DatosDeRol & { readonly activo: boolean },
): Promise<Rol> {
  return runDecision(database, async (transaction) => {
    const rol = await getRolRow(transaction, id);
    requireVersion(context, rol.version, rol);
    if (await hasNombreDeRol(transaction, datos.nombre, id)) return refuse(rolesErrors, 'ROL_YA_EXISTE');
    const { reasons } = canUpdateRol(rol, datos, await loadAmbienteDeRol(transaction, id));
    if (reasons.length > 0) return refuseCambio(transaction, context, 'editar-rol', id, reasons);
    await updateRolRow(transaction, id, datos);
    const { nombre, descripcion, ambito, activo } = rol;
    await writeAudit(transaction, context, {
      action: 'editar-rol',
      result: 'exito',
      objectType: 'rol',
      objectId: id,
      detail: { antes: { nombre, descripcion, ambito, activo }, despues: { ...datos } },
    });
    return getRolRow(transaction, id);
  });
}

/**
 * What a rol may do, all of it. Holds from the next call of every open session: permissions are read at each.
 *
 * @throws ROL_NO_EXISTE, CAMBIO_DE_ROL_NO_PERMITIDO, VERSION_DISTINTA
 */
export async function updatePermisos(
  database: Database,
  context: CallContext,
  id: number,
  wanted: readonly Permiso[],
): Promise<RolConPermisos> {
  return runDecision(database, async (transaction) => {
    const rol = await getConPermisos(transaction, id);
    requireVersion(context, rol.version, rol);
    const antes = await listClaves(transaction, id);
    const { acciones, codigos } = await listDisponibles(transaction);
    const toClave = ({ subfuncionalidadId, accion }: Permiso): ClavePermiso =>
      `${codigos.get(subfuncionalidadId) ?? subfuncionalidadId}:${accion}`;
    const permisos = [...new Map(wanted.map((permiso) => [toClave(permiso), permiso])).values()];
    const ahora = new Set(permisos.map(toClave));
    const ambiente = await loadAmbienteDeRol(transaction, id);
    const { reasons } = canUpdatePermisos(rol, ahora, acciones, ambiente);
    if (reasons.length > 0) return refuseCambio(transaction, context, 'cambiar-permisos', id, reasons);
    await updatePermisosDeRol(transaction, id, permisos);
    await writeAudit(transaction, context, {
      action: 'cambiar-permisos',
      result: 'exito',
      objectType: 'rol',
      objectId: id,
      detail: {
        agregados: [...ahora].filter((clave) => !antes.has(clave)),
        retirados: [...antes].filter((clave) => !ahora.has(clave)),
      },
    });
    return getConPermisos(transaction, id);
  });
}

/**
 * A rol with what it may do.
 *
 * @throws ROL_NO_EXISTE
 */
export async function getConPermisos(database: Database, id: number): Promise<RolConPermisos> {
  const [rol] = await listConPermisos(database, [await getRolRow(database, id)]);
  if (!rol) throw refuse(rolesErrors, 'ROL_NO_EXISTE');
  return rol;
}

async function getRolRow(database: Database, id: number): Promise<Rol> {
  const rol = await findRol(database, id);
  if (!rol) throw refuse(rolesErrors, 'ROL_NO_EXISTE');
  return rol;
}

async function refuseCambio(
  transaction: Transaction<DatabaseSchema>,
  context: CallContext,
  action: string,
  id: number,
  reasons: readonly string[],
): Promise<AppError> {
  await writeAudit(transaction, context, {
    action,
    result: 'rechazo',
    objectType: 'rol',
    objectId: id,
    detail: { razones: reasons },
  });
  return refuse(rolesErrors, 'CAMBIO_DE_ROL_NO_PERMITIDO', toDetalles({ reasons, unblockers: [] }));
}

/** 'Gestor de datos' is 'gestor-de-datos'; a time makes it differ from those that read the same. */
function toCodigo(nombre: string): string {
  const words = nombre
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return [...(words ?? ['rol']), Date.now().toString(36)].join('-');
}
