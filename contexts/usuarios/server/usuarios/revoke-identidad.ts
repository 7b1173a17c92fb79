import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import {
  type CallContext,
  refuse,
  requireActor,
  runAudited,
  toDetalles,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { usuariosErrors } from '../../contract/index.ts';
import { canRevokeIdentidad } from '../../rules/usuarios/can-revoke-identidad.ts';
import { countAdministradores, startTurnoDeAdministracion } from './administracion.queries.ts';
import { toQuienDecide } from './decision-context.ts';
import { findDueno } from './identidades.queries.ts';
import { closeUsuario } from './identidades.repository.ts';
import type { Identidades } from './identidades.ts';

interface PeticionDeLiberacion {
  readonly tipoIdentificacion: string;
  readonly numeroIdentificacion: string;
  readonly motivo: string;
}

/**
 * Releases the number of an identity: the person who took it can no longer sign in, and its owner may create it. One
 * transaction for the authenticator, the user and the audit; a refusal changes nothing and is audited.
 *
 * @throws IDENTIDAD_EXTERNA, IDENTIDAD_NO_ENCONTRADA, LIBERACION_NO_PERMITIDA
 */
export async function revokeIdentidad(
  database: Kysely<DatabaseSchema>,
  identidades: Identidades | null,
  context: CallContext,
  { tipoIdentificacion, numeroIdentificacion, motivo }: PeticionDeLiberacion,
) {
  const actor = requireActor(context);
  const intent = { action: 'liberar-identidad', objectType: 'identidad' } as const;
  return runAudited(database, context, intent, {}, async (transaction) => {
    if (!identidades) throw refuse(usuariosErrors, 'IDENTIDAD_EXTERNA');
    await startTurnoDeAdministracion(transaction);
    const sujeto = await identidades.release(transaction, tipoIdentificacion, numeroIdentificacion);
    const dueno = sujeto && (await findDueno(transaction, identidades.emisor, sujeto));
    const acronimo = await findParametroTexto(transaction, 'ministerio.acronimo', 'MinTIC');
    const decision = canRevokeIdentidad(toQuienDecide(actor), dueno || undefined, acronimo);
    if (!decision.allowed) throw refuse(usuariosErrors, 'LIBERACION_NO_PERMITIDA', toDetalles(decision));
    if (!sujeto) throw refuse(usuariosErrors, 'IDENTIDAD_NO_ENCONTRADA');
    if (dueno) await closeUsuario(transaction, dueno.usuarioId, motivo);
    if ((await countAdministradores(transaction)) === 0)
      throw refuse(usuariosErrors, 'LIBERACION_NO_PERMITIDA');
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      objectId: sujeto,
      detail: { usuarioId: dueno ? dueno.usuarioId : null, motivo },
    });
    return { liberada: true as const };
  });
}
