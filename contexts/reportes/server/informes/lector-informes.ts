import { RECURSO_ELEMENTOS } from '@marco/elementos-de-dato/terms';
import type { Actor } from '@marco/server-kit';
import { decidePermission } from '@marco/server-kit';
import type { LadoDeInformes } from '../../rules/informes/filtros-reservados.ts';

/**
 * Who reads a report: everybody, the staff of an entidad, the ministry or the operator of the platform. Plain data, because
 * a file that is prepared later keeps it.
 */
export interface LectorDeInformes {
  readonly lado: LadoDeInformes;
  readonly entidadId: number | null;
  /** Whether the rol opens the list of elements; who may not, reads those in force as everybody does. */
  readonly conElementos: boolean;
}

/** @param actor null for who has no session */
export function toLectorDeInformes(actor: Actor | null): LectorDeInformes {
  if (actor === null) return { lado: 'publico', entidadId: null, conElementos: false };
  const conElementos = decidePermission(actor, RECURSO_ELEMENTOS, 'consultar').allowed;
  const { entityId: entidadId } = actor;
  if (actor.readsAllEntities) return { lado: 'ministerio', entidadId, conElementos };
  return { lado: actor.operatesPlatform ? 'operador' : 'entidad', entidadId, conElementos };
}
