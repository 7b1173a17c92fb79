import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { QuienDecide } from './membresia-decidible.ts';

/** The user an identity belongs to, where it has one. */
export interface DuenoDeIdentidad {
  readonly usuarioId: number;
  /** Whether some membresía of theirs administers users and roles. */
  readonly administra: boolean;
}

/**
 * Whether a person may release the number of an identity. Only the ministry may, nobody may release their own, and a
 * person who administers roles can be released only by another one.
 *
 * @param acronimo acronym of the ministry, for the texts
 */
export function canRevokeIdentidad(
  quien: QuienDecide,
  dueno: DuenoDeIdentidad | undefined,
  acronimo: string,
): Decision {
  const administrador = `Administrador ${acronimo}`;
  if (!quien.veTodas || !quien.edita.allowed)
    return refuseWith('Solo el ministerio libera identidades; su rol no lo permite.', administrador);
  if (dueno?.usuarioId === quien.usuarioId)
    return refuseWith(
      'Usted no puede liberar su propia identidad.',
      `otra persona con el rol ${administrador}`,
    );
  if (dueno?.administra && !quien.administraRoles)
    return refuseWith(
      'Solo quien administra roles puede liberar la identidad de quien los administra.',
      administrador,
    );
  return ALLOWED;
}
