import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listAprobadores } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';

/** A registration that was just stored. */
export interface RegistroHecho {
  readonly usuarioId: number;
  readonly nombreCompleto: string;
  /** Institutional e-mail of this registration. */
  readonly correo: string;
  readonly entidad: { readonly id: number; readonly nombre: string };
}

/** Where those who approve decide. */
const ENLACE_APROBACION = '/app/admin/users';

/** Tells the person that approval is pending, and whoever may approve that somebody waits (REG-13). */
export async function notifyRegistro(
  transaction: Transaction<DatabaseSchema>,
  { usuarioId, nombreCompleto, correo, entidad }: RegistroHecho,
): Promise<void> {
  await notify(transaction, {
    ...{ evento: 'registro-recibido', usuarioId, correo },
    variables: { entidad: entidad.nombre },
  });
  for (const aprobadorId of await listAprobadores(transaction, entidad.id)) {
    if (aprobadorId === usuarioId) continue;
    await notify(transaction, {
      ...{ evento: 'usuario-por-aprobar', usuarioId: aprobadorId, enlace: ENLACE_APROBACION },
      variables: { persona: nombreCompleto, entidad: entidad.nombre },
    });
  }
}
