import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type CallContext,
  listFaults,
  refuse,
  refuseField,
  requireFaultless,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import {
  type ContactoEntidad,
  type DatosEntidad,
  type DetalleEntidad,
  entidadesErrors,
} from '../../contract/index.ts';
import { compareEntidades } from '../../rules/entidades/cambios-entidad.ts';
import {
  canChangeEstado,
  canEditContacto,
  canEditEntidad,
} from '../../rules/entidades/can-administrar-entidad.ts';
import { isOtroContacto } from '../../rules/entidades/confirmacion-contacto.ts';
import { findErroresContacto } from '../../rules/entidades/datos-entidad.ts';
import { type DetalleRow, findDetalle } from './detalle-entidad.queries.ts';
import { clearConfirmacion, updateActiva, updateContacto, updateDatos } from './entidades.repository.ts';
import { listDominiosCorreo } from './opciones-entidad.queries.ts';
import { presentDatos } from './present-entidad.ts';
import { updateLockedEntidad } from './update-locked-entidad.ts';
import { verifyDatos } from './verify-datos.ts';

type Database = Kysely<DatabaseSchema>;

/** Changes the data of an entity; its kind stays what it is. */
export function updateEntidad(
  database: Database,
  id: number,
  datos: DatosEntidad,
  context: CallContext,
): Promise<DetalleEntidad> {
  return updateLockedEntidad(database, context, {
    action: 'editar-entidad',
    id,
    can: canEditEntidad,
    apply: async (transaction, row) => {
      if (datos.tipo !== row.tipo) throw refuseField('tipo', 'El tipo de una entidad no cambia.');
      const antes = presentDatos(row);
      await verifyDatos(transaction, datos, antes);
      await updateDatos(transaction, id, datos);
      if (isOtroContacto(antes, datos)) await clearConfirmacion(transaction, id);
      return readCambios(transaction, row);
    },
  });
}

/** Changes the contact of an entity: an administrator of any entity, a leader of their own. */
export function updateContactoEntidad(
  database: Database,
  id: number,
  contacto: ContactoEntidad,
  context: CallContext,
): Promise<DetalleEntidad> {
  return updateLockedEntidad(database, context, {
    action: 'editar-contacto-entidad',
    id,
    can: canEditContacto,
    apply: async (transaction, row) => {
      const dominios = await listDominiosCorreo(transaction);
      requireFaultless(listFaults(findErroresContacto(row.tipo, contacto, dominios)));
      await updateContacto(transaction, id, contacto);
      if (isOtroContacto(presentDatos(row), contacto)) await clearConfirmacion(transaction, id);
      return readCambios(transaction, row);
    },
  });
}

/** Inactivates or reactivates an entity. What it has (users, mesas, services) stays as it is. */
export function updateEstadoEntidad(
  database: Database,
  id: number,
  { activa, motivo }: { readonly activa: boolean; readonly motivo: string },
  context: CallContext,
): Promise<DetalleEntidad> {
  return updateLockedEntidad(database, context, {
    action: activa ? 'reactivar-entidad' : 'inactivar-entidad',
    id,
    can: canChangeEstado,
    apply: async (transaction, row) => {
      if (row.activa === activa) throw refuse(entidadesErrors, 'ENTIDAD_ESTADO_IGUAL');
      await updateActiva(transaction, id, activa);
      return {
        antes: { activa: row.activa },
        despues: { activa },
        motivo,
        mesasAbiertas: row.mesas_abiertas,
      };
    },
  });
}

/** What the audit trail keeps of a change: the fields that differ. */
async function readCambios(
  transaction: Transaction<DatabaseSchema>,
  antes: DetalleRow,
): Promise<AuditDetail> {
  const despues = (await findDetalle(transaction, antes.id)) ?? antes;
  return { ...compareEntidades(presentDatos(antes), presentDatos(despues)) };
}
