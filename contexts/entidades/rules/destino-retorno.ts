import { entidadesPaths } from '../contract/entidades.paths.ts';

/** A list of a later context that opens entities, and where it is found again as it was left (ROUTE-17). */
export interface RetornoEntidad {
  /** What the address of the entity says of it, as `from`. */
  readonly from: string;
  readonly to: string;
}

/**
 * The back target of an entity (specification §2): the list that opened it, restored (ROUTE-13).
 *
 * @param from query parameter `from`; anything unknown leads to the entities
 */
export function findDestinoRetorno(from: string | null, retornos: readonly RetornoEntidad[]): string {
  return retornos.find((retorno) => retorno.from === from)?.to ?? entidadesPaths.listaRestaurada;
}
