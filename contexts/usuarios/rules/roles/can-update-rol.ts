import type { Action } from '@marco/contract-kit';
import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import { type Ambito, PERMISOS_DE_ADMINISTRACION, RECURSOS_DEL_MINISTERIO } from '../../contract/terms.ts';

/** A rol whose texts or state somebody wants to change. */
export interface RolEditado {
  readonly ambito: Ambito;
  readonly activo: boolean;
}

/** What the decision about a rol depends on. */
export interface AmbienteDeRol {
  /** Membresías that hold it, whatever their state. */
  readonly membresias: number;
  /** Whether it administers users and roles. */
  readonly administra: boolean;
  /** Other active roles that do. */
  readonly otrosQueAdministran: number;
  /** People who would still administer if this rol did not. */
  readonly administradoresConOtroRol: number;
  /** What it may do now. */
  readonly permisos: ReadonlySet<ClavePermiso>;
}

/** A permission as `subfuncionalidad:action`. */
export type ClavePermiso = `${string}:${Action}`;

/** Whether the texts and the state of a rol may become these. */
export function canUpdateRol(antes: RolEditado, ahora: RolEditado, ambiente: AmbienteDeRol): Decision {
  const reasons: string[] = [];
  const { membresias } = ambiente;
  if (antes.ambito !== ahora.ambito && membresias > 0)
    reasons.push(
      `El ámbito no puede cambiar: ${membresias === 1 ? 'un usuario tiene' : `${membresias} usuarios tienen`} este rol.`,
    );
  const stopsBeingGiven = (antes.activo && !ahora.activo) || ahora.ambito !== 'ministerio';
  reasons.push(...listReservados(ahora.ambito, ambiente.permisos));
  if (ambiente.administra && stopsBeingGiven && ambiente.otrosQueAdministran === 0)
    reasons.push('Es el único rol que administra usuarios y roles: debe seguir activo y ser del ministerio.');
  return allowUnless(reasons);
}

/**
 * Whether the permissions of a rol may become these: each for an action that exists, with the one to look, those over
 * the whole product for the ministry only, and never so that nobody administers users and roles (ROLE-02).
 *
 * @param disponibles actions each subfuncionalidad has, by its code
 */
export function canUpdatePermisos(
  { ambito }: Pick<RolEditado, 'ambito'>,
  ahora: ReadonlySet<ClavePermiso>,
  disponibles: ReadonlyMap<string, ReadonlySet<Action>>,
  ambiente: Pick<AmbienteDeRol, 'administra' | 'administradoresConOtroRol'>,
): Decision {
  const reasons: string[] = [];
  for (const clave of ahora) {
    const [codigo, accion] = splitClave(clave);
    if (!disponibles.get(codigo)?.has(accion)) reasons.push(`No existe la acción ${accion} en «${codigo}».`);
    if (!ahora.has(`${codigo}:consultar`))
      reasons.push(`Para ${accion} en «${codigo}» el rol también debe poder consultar.`);
  }
  reasons.push(...listReservados(ambito, ahora));
  const stillAdministers = PERMISOS_DE_ADMINISTRACION.every((clave) => ahora.has(clave));
  if (ambiente.administra && !stillAdministers && ambiente.administradoresConOtroRol === 0)
    reasons.push('Nadie más administra usuarios y roles: este rol debe conservar esos permisos.');
  return allowUnless([...new Set(reasons)]);
}

/** Why a rol that is not of the ministry may not hold these, with every resource of the whole product among them. */
function listReservados(ambito: Ambito, permisos: ReadonlySet<ClavePermiso>): string[] {
  const codigos = new Set([...permisos].map((clave) => splitClave(clave)[0]));
  const reservados = RECURSOS_DEL_MINISTERIO.filter((codigo) => codigos.has(codigo));
  if (ambito === 'ministerio' || reservados.length === 0) return [];
  const partes = reservados.map((codigo) => `«${codigo}»`).join(', ');
  return [`Solo los roles del ministerio pueden tener permisos sobre ${partes}.`];
}

function splitClave(clave: ClavePermiso): readonly [codigo: string, accion: Action] {
  const at = clave.lastIndexOf(':');
  return [clave.slice(0, at), clave.slice(at + 1) as Action];
}
