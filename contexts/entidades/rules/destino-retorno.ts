import {
  entidadesPaths,
  SERVICIOS_RESTAURADOS,
  SOLICITUDES_RESTAURADAS,
} from '../contract/entidades.paths.ts';

/** Where a detail of an entity leads back to, by what opened it (ROUTE-13). */
const DESTINOS: Readonly<Record<string, string>> = {
  'level-consult': SOLICITUDES_RESTAURADAS,
  'level-services': SERVICIOS_RESTAURADOS,
};

/**
 * The back target of an entity (specification §2): the list that opened it, restored.
 *
 * @param from query parameter `from`; anything unknown leads to the entities
 */
export function findDestinoRetorno(from: string | null): string {
  const opener = from !== null && Object.hasOwn(DESTINOS, from) ? DESTINOS[from] : undefined;
  return opener ?? entidadesPaths.listaRestaurada;
}
