import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuienTramita } from '../../contexts/solicitudes/rules/ciclo/can-act-on-solicitud.ts';

/** What a new installation grants. */
export const ROLES = 'database/seeds/reference/roles.json';
export const GRANTS = 'database/seeds/reference/funcionalidades.json';

/** The entity of the request, and the consultor it is assigned to, in the situations of the page. */
export const ENTIDAD = 1;
export const CONSULTOR = 1;
const OTHERS = 2;

interface Rol {
  readonly codigo: string;
  readonly nombre: string;
  readonly ambito: string;
}

interface Recurso {
  readonly codigo: string;
  /** Who holds every action, or which actions each rol holds. */
  readonly roles: 'todos' | readonly string[] | Readonly<Record<string, readonly string[]>>;
}

/** Somebody of a rol, at one place of it. */
export interface Person {
  readonly name: string;
  readonly quien: QuienTramita;
}

const readJson = <Shape>(root: string, path: string): Shape =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Shape;

/** What a rol holds on a resource, as the product knows it: with the name that a refusal tells. */
function toHeld(recurso: Recurso | undefined, { codigo, nombre }: Rol): QuienTramita['acciones'] {
  const { roles } = recurso ?? {};
  if (typeof roles !== 'object' || Array.isArray(roles))
    throw new Error(`${GRANTS} does not say which actions each rol holds on ${recurso?.codigo}.`);
  const granted = (roles as Readonly<Record<string, readonly string[]>>)[codigo] ?? [];
  return Object.assign(new Set(granted), { roleName: nombre });
}

/**
 * Everybody who may come to a request, as the reference data grants it: each rol of an entity in the entity of the request
 * and in another one, each rol of the ministry that works on requests with this one assigned to the person and to somebody else.
 */
export function listPeople(root: string): readonly Person[] {
  const recursos = readJson<{ subfuncionalidades: Recurso[] }[]>(root, GRANTS).flatMap(
    ({ subfuncionalidades }) => subfuncionalidades,
  );
  const find = (codigo: string) => recursos.find((recurso) => recurso.codigo === codigo);
  return readJson<Rol[]>(root, ROLES).flatMap((rol): readonly Person[] => {
    const held = {
      acciones: toHeld(find('solicitudes'), rol),
      certificacion: toHeld(find('certificacion'), rol),
      verificacion: toHeld(find('verificacion-xroad'), rol),
    };
    const at = (place: string, own: Pick<QuienTramita, 'usuarioId' | 'entidadId'>): Person => ({
      name: `${rol.nombre}${place}`,
      quien: {
        ...held,
        ...own,
        esMinisterio: rol.ambito === 'ministerio',
        esOperador: rol.ambito === 'operador',
      },
    });
    const other = at('', { usuarioId: OTHERS, entidadId: OTHERS });
    if (rol.ambito === 'entidad')
      return [
        at('', { usuarioId: OTHERS, entidadId: ENTIDAD }),
        at(' (another entity)', { usuarioId: OTHERS, entidadId: OTHERS }),
      ];
    // A request is assigned to the person who edits requests for the ministry.
    if (rol.ambito !== 'ministerio' || !held.acciones.has('editar')) return [other];
    return [at(' (assigned)', { usuarioId: CONSULTOR, entidadId: OTHERS }), other];
  });
}
