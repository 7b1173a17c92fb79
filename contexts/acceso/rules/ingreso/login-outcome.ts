import { canEnterEntidad, type EstadoMembresia } from './can-enter-entidad.ts';

/** One entity of a login answer. */
export interface EntidadDeRespuesta extends EstadoMembresia {
  readonly nombre: string;
}

/** What follows an answer of the login service (specification §4 'Login', 'After login'). */
export type LoginOutcome =
  | { readonly kind: 'register' }
  | {
      readonly kind: 'blocked';
      readonly reasons: readonly { readonly nombre: string; readonly reason: string }[];
    }
  | { readonly kind: 'choose-entidad' }
  | { readonly kind: 'enter' };

/**
 * Where a login answer leads. Counts every entity of the answer: more than one leads to the choice
 * even when only one can be entered (LOGIN-05); none that can be entered blocks (LOGIN-06).
 */
export function findLoginOutcome(
  code: number,
  entities: readonly EntidadDeRespuesta[],
  acronimo: string,
): LoginOutcome {
  if (code === 404) return { kind: 'register' };
  const decisions = entities.map((entidad) => ({ entidad, decision: canEnterEntidad(entidad, acronimo) }));
  if (!decisions.some(({ decision }) => decision.allowed)) {
    return {
      kind: 'blocked',
      reasons: decisions.map(({ entidad, decision }) => ({
        nombre: entidad.nombre,
        reason: decision.reasons[0] ?? '',
      })),
    };
  }
  return entities.length > 1 ? { kind: 'choose-entidad' } : { kind: 'enter' };
}
