import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { usuariosPaths } from '@marco/usuarios/paths';
import { listAprobadores } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import type { NombresAviso } from '../../rules/nombres-aviso.ts';
import { novedadesAcceso } from '../novedades.ts';

/** A registration that was just stored. */
export interface RegistroHecho {
  readonly usuarioId: number;
  /** Institutional e-mail of this registration. */
  readonly correo: string;
  /** What the mails may call the person. */
  readonly nombres: NombresAviso;
  readonly entidad: { readonly id: number; readonly nombre: string };
}

/** Where those who approve decide. */
const ENLACE_APROBACION = usuariosPaths.users;

/** A person who registers may write any address, so an address gets only a few of these mails. */
const CORREOS_SOLICITANTE = { correos: 5, horas: 24 } as const;
/**
 * Above this number in an hour, registrations are only shown in the product, so that the mailbox of those who approve
 * does not fill up.
 */
const CORREOS_APROBADOR = { correos: 20, horas: 1 } as const;

/** Informs the person that the approval is pending, and the people who may approve that somebody waits (REG-13). */
export async function notifyRegistro(
  transaction: Transaction<DatabaseSchema>,
  { usuarioId, correo, nombres, entidad }: RegistroHecho,
): Promise<void> {
  await notify(transaction, {
    evento: novedadesAcceso['registro-recibido'],
    usuarioId,
    correo,
    nombre: nombres.saludo,
    tope: CORREOS_SOLICITANTE,
    variables: { entidad: entidad.nombre },
  });
  for (const aprobadorId of await listAprobadores(transaction, entidad.id)) {
    if (aprobadorId === usuarioId) continue;
    await notify(transaction, {
      evento: novedadesAcceso['usuario-por-aprobar'],
      usuarioId: aprobadorId,
      enlace: ENLACE_APROBACION,
      variables: { persona: nombres.persona, entidad: entidad.nombre },
      tope: CORREOS_APROBADOR,
    });
  }
}
