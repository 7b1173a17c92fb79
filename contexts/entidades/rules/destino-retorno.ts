/** Where a detail of an entity leads back to, by what opened it (ROUTE-13). */
const DESTINOS: Readonly<Record<string, string>> = {
  'level-consult': '/app/level/process-levelconsult?userConsult=1',
  'level-services': '/app/level/process-levelservices/home?dataLevelServices=1',
};

const LISTA = '/app/admin/entities?entitiesConsult=1';

/**
 * The back target of an entity (specification §2): the list that opened it, restored.
 *
 * @param from query parameter `from`; anything unknown leads to the entities
 */
export function findDestinoRetorno(from: string | null): string {
  return (from !== null && Object.hasOwn(DESTINOS, from) ? DESTINOS[from] : undefined) ?? LISTA;
}
