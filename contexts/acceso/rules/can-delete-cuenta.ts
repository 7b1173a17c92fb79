import type { Decision } from '@marco/contract-kit/decision';

/** What a person still answers for, of one kind. */
export interface ResponsabilidadAbierta {
  readonly total: number;
  /** How one is called, and several. */
  readonly una: string;
  readonly varias: string;
  /** Who can take it over. */
  readonly quienLaRecibe: string;
}

/**
 * Whether a person may suppress their data. The last administrator may not, and a person must first hand over what
 * they are responsible for, so that everything keeps a responsible person.
 *
 * @param isUltimoAdministrador whether nobody else administers users and roles
 */
export function canDeleteCuenta(
  responsabilidades: readonly ResponsabilidadAbierta[],
  isUltimoAdministrador: boolean,
): Decision {
  const open = responsabilidades.filter(({ total }) => total > 0);
  const administracion = isUltimoAdministrador
    ? ['Usted es la única persona que administra usuarios y roles: dé antes ese rol a otra persona.']
    : [];
  return {
    allowed: open.length === 0 && !isUltimoAdministrador,
    reasons: [
      ...administracion,
      ...open.map(({ total, una, varias }) => `Usted responde por ${total} ${total === 1 ? una : varias}.`),
    ],
    unblockers: [
      ...new Set([
        ...(isUltimoAdministrador ? ['usted'] : []),
        ...open.map(({ quienLaRecibe }) => quienLaRecibe),
      ]),
    ],
  };
}
