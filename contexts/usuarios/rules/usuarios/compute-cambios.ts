import { canUpdateMembresia, computeMembresia, type DecisionDeCambio } from './can-update-membresia.ts';
import {
  type AmbienteDecision,
  type CambioMembresia,
  isAdministrador,
  type MembresiaDecidible,
  type QuienDecide,
} from './membresia-decidible.ts';

/** What happens to one membresía of several. */
export interface CambioDecidido {
  readonly antes: MembresiaDecidible;
  /** As it stays: equal to before where the change is refused. */
  readonly despues: MembresiaDecidible;
  readonly decision: DecisionDeCambio;
}

/**
 * What a change does to several membresías, one after the other: each decision uses the result of those before it, so
 * that two administrators are not both removed and a person is not moved twice into one entidad. The preview and the
 * change both use this function.
 */
export function computeCambios(
  quien: QuienDecide,
  membresias: readonly MembresiaDecidible[],
  cambio: CambioMembresia,
  ambiente: AmbienteDecision,
): CambioDecidido[] {
  let { administradores } = ambiente;
  const entidadesPorUsuario = new Map(ambiente.entidadesPorUsuario);
  return membresias.map((antes) => {
    const decision = canUpdateMembresia(quien, antes, cambio, {
      ...ambiente,
      administradores,
      entidadesPorUsuario,
    });
    if (!decision.allowed) return { antes, despues: antes, decision };
    const despues = computeMembresia(antes, cambio);
    administradores += Number(isAdministrador(despues)) - Number(isAdministrador(antes));
    const entidades = new Set(entidadesPorUsuario.get(antes.usuarioId));
    entidades.delete(antes.entidad.id);
    entidadesPorUsuario.set(antes.usuarioId, entidades.add(despues.entidad.id));
    return { antes, despues, decision };
  });
}
