import type { Action } from './access.ts';
import { ALLOWED, type Decision, refuseWith } from './decision.ts';

/** The actions a rol holds on one resource, or its `resource:action` pairs. */
export interface HeldPermissions extends ReadonlySet<string> {
  /** Name of the rol in force, which a refusal tells; unknown where only the set is at hand. */
  readonly roleName?: string | null;
}

/** Who gives and takes permissions. */
const UNBLOCKER = 'Administrador MinTIC';

/** What a permission is about, after its action: 'crear elementos de dato'. */
const RESOURCE_WORDS: Readonly<Record<string, string>> = {
  solicitudes: 'solicitudes',
  certificacion: 'la certificación de solicitudes',
  mesas: 'mesas',
  'elementos-de-dato': 'elementos de dato',
  incorporacion: 'la incorporación de elementos de dato',
  'capas-de-uso': 'capas de uso',
  estandares: 'estándares',
  ontologia: 'fichas de la ontología',
  oid: 'nodos OID',
  usuarios: 'usuarios',
  roles: 'roles',
  entidades: 'entidades',
  catalogos: 'catálogos',
  parametros: 'parámetros',
  correos: 'correos',
  auditoria: 'la auditoría',
  xroad: 'la plataforma X-Road',
  api: 'la descripción de la API',
};

/**
 * Whether a rol may take an action on a resource. This is the only place with the text of a missing permission, so
 * that the screen and the refusal of the server say the same.
 *
 * @param held actions on that resource, or `resource:action` pairs
 */
export function allowPermission(held: HeldPermissions, resource: string, action: Action): Decision {
  if (held.has(action) || held.has(`${resource}:${action}`)) return ALLOWED;
  const rol = held.roleName ? `Su rol «${held.roleName}»` : 'Su rol';
  return refuseWith(`${rol} no permite ${action} ${RESOURCE_WORDS[resource] ?? resource}.`, UNBLOCKER);
}

/**
 * Refuses to a person who works for an entity what only the ministry does; the reason names their rol.
 *
 * @param what the action of the ministry, with its verb: 'crea mesas'
 */
export function refuseOutsideMinistry(
  { roleName }: HeldPermissions,
  what: string,
  ...unblockers: readonly string[]
): Decision {
  const rol = roleName ? `su rol «${roleName}»` : 'su rol';
  return refuseWith(`Solo el ministerio ${what}; ${rol} no es del ministerio.`, ...unblockers);
}
