import { randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { writeAudit } from '@marco/server-kit';
import { countAdministradores } from '@marco/usuarios/port';
import type { Kysely } from 'kysely';
import { createClaveInvitacion } from './invitaciones.repository.ts';

/** How long a link is valid. */
export const HORAS_INVITACION = 24;

interface NewInvitacion {
  readonly correo: string;
  /** Make the link even if there is an administrator. */
  readonly otro: boolean;
}

/**
 * Makes the key of a link that makes an administrator, for the operator of the machine. The audit event says that it
 * was done at the console, because nobody is signed in there.
 *
 * @param correo whom the link is for; the caller has verified its form
 * @returns the key; nothing when there is an active administrator and no other one was asked for
 */
export async function createInvitacion(
  database: Kysely<DatabaseSchema>,
  { correo, otro }: NewInvitacion,
): Promise<string | undefined> {
  const origin = { actor: null, address: 'consola', correlationId: randomUUID() };
  const event = { action: 'invitar-administrador', objectType: 'invitacion' };
  return database.transaction().execute(async (transaction) => {
    if (!otro && (await countAdministradores(transaction)) > 0) {
      await writeAudit(transaction, origin, {
        ...event,
        result: 'rechazo' as const,
        detail: { codigo: 'HAY_ADMINISTRADOR' },
      });
      return undefined;
    }
    const { id, clave } = await createClaveInvitacion(transaction, correo, HORAS_INVITACION);
    await writeAudit(transaction, origin, { ...event, result: 'exito', objectId: id });
    return clave;
  });
}
