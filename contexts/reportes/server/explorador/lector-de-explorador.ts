import type { Resource } from '@marco/contract-kit';
import { type CallContext, decidePermission, requireActor } from '@marco/server-kit';
import { type LectorDeInformes, toLectorDeInformes } from '../informes/lector-informes.ts';

/** Who explores. Plain data, because a file that is prepared later keeps it. */
export interface LectorDeExplorador extends LectorDeInformes {
  readonly usuarioId: number;
  /** Codes of the resources whose lists the rol opens, of those asked about. */
  readonly recursos: readonly string[];
}

export function toLectorDeExplorador(
  context: Pick<CallContext, 'actor'>,
  recursos: readonly Resource[],
): LectorDeExplorador {
  const actor = requireActor(context);
  return {
    ...toLectorDeInformes(actor),
    usuarioId: actor.userId,
    recursos: recursos
      .filter((recurso) => decidePermission(actor, recurso, 'consultar').allowed)
      .map(({ code }) => code),
  };
}

export const isMinisterio = ({ lado }: LectorDeInformes): boolean => lado === 'ministerio';
