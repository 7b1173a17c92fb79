import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { DuenoDeIdentidad } from './can-revoke-identidad.ts';
import type { QuienDecide } from './membresia-decidible.ts';

/**
 * Whether a person may release the second factor of another one. Only the ministry may. Nobody releases their own
 * (they can change it), and that of a person who administers roles can be released only by another one who does (ADR
 * 0047).
 *
 * @param acronimo acronym of the ministry, for the texts
 */
export function canRevokeSegundoFactor(
  quien: QuienDecide,
  dueno: DuenoDeIdentidad,
  acronimo: string,
): Decision {
  const administrador = `Administrador ${acronimo}`;
  if (!quien.veTodas || !quien.edita.allowed)
    return refuseWith(
      'Solo el ministerio libera el segundo factor de una persona; su rol no lo permite.',
      administrador,
    );
  if (dueno.usuarioId === quien.usuarioId)
    return refuseWith(
      'Usted no puede liberar su propio segundo factor. Cámbielo en «Mis sesiones».',
      `otra persona con el rol ${administrador}`,
    );
  if (dueno.administra && !quien.administraRoles)
    return refuseWith(
      'Solo quien administra roles puede liberar el segundo factor de quien los administra.',
      administrador,
    );
  return ALLOWED;
}
