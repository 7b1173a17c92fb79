import type { Decision } from '@marco/contract-kit';
import type { AccionMembresia, EstadoDeMembresia } from '../../contract/terms.ts';
import { TRANSICIONES_MEMBRESIA } from './estado-membresia.ts';
import {
  type AmbienteDecision,
  type CambioMembresia,
  isAdministrador,
  isRolDeEntidad,
  type MembresiaDecidible,
  type QuienDecide,
  type RolDecidible,
  readPermiso,
} from './membresia-decidible.ts';

/** A reason that blocks a change, with the people who can remove it. */
export interface Bloqueo {
  readonly reason: string;
  readonly unblocker?: string;
  /** The field with the wrong choice, if another choice would be accepted. */
  readonly campo?: CampoDeCambio;
}

/** A choice of a change that its form shows and the server judges. */
export type CampoDeCambio = 'rolId' | 'entidadId';

/** The decision, with what blocks the change, reason by reason. */
export interface DecisionDeCambio extends Decision {
  readonly bloqueos: readonly Pick<Bloqueo, 'reason' | 'campo'>[];
}

type Pregunta = readonly [QuienDecide, MembresiaDecidible, CambioMembresia, AmbienteDecision];

const ESTADO_EN_FRASE: Readonly<Record<EstadoDeMembresia, string>> = {
  pendiente: 'está pendiente de aprobación',
  activa: 'está activo',
  inactiva: 'está inactivo',
  rechazada: 'fue rechazado',
};

const TOMAN_ROL: ReadonlySet<AccionMembresia> = new Set(['aprobar', 'asignar-rol', 'trasladar']);

/**
 * Whether a person may change a membresía, with every reason against it and who can remove each reason. The only rule
 * for the buttons, the preview of a bulk change and the server (REG-20, AREA-04).
 */
export function canUpdateMembresia(...pregunta: Pregunta): DecisionDeCambio {
  const [quien, membresia, cambio, ambiente] = pregunta;
  const bloqueos = [
    findBloqueoDePersona(quien, membresia, cambio, ambiente),
    findBloqueoDeEstado(membresia, cambio),
    ...listBloqueosDeRol(...pregunta),
    ...listBloqueosDeEntidad(membresia, cambio, ambiente),
    findBloqueoDeAdministracion(membresia, cambio, ambiente),
  ].filter((bloqueo) => bloqueo !== undefined);
  return {
    allowed: bloqueos.length === 0,
    reasons: bloqueos.map(({ reason }) => reason),
    unblockers: [...new Set(bloqueos.flatMap(({ unblocker }) => (unblocker ? [unblocker] : [])))],
    bloqueos,
  };
}

/** The membresía as the change leaves it; what its state does not allow, or the action does not take, stays. */
export function computeMembresia(membresia: MembresiaDecidible, cambio: CambioMembresia): MembresiaDecidible {
  const { accion, rol, entidad } = cambio;
  const estado = TRANSICIONES_MEMBRESIA[membresia.estado][accion];
  if (!estado) return membresia;
  return {
    ...membresia,
    estado,
    rol: (TOMAN_ROL.has(accion) ? rol : null) ?? membresia.rol,
    entidad: (accion === 'trasladar' ? entidad : null) ?? membresia.entidad,
  };
}

function findBloqueoDePersona(...[quien, membresia, { accion }, ambiente]: Pregunta): Bloqueo | undefined {
  const administrador = `Administrador ${ambiente.acronimo}`;
  if (membresia.usuarioId === quien.usuarioId)
    return {
      reason: 'Usted no puede decidir sobre su propio usuario.',
      unblocker: quien.veTodas ? `otra persona con el rol ${administrador}` : administrador,
    };
  const permiso = readPermiso(quien, accion);
  if (!permiso.allowed) return { reason: permiso.reasons.join(' '), unblocker: administrador };
  if (quien.veTodas) return undefined;
  if (membresia.entidad.id !== quien.entidadId)
    return {
      reason: `Usted solo puede decidir sobre usuarios de su entidad; este es de ${membresia.entidad.nombre}.`,
      unblocker: administrador,
    };
  if (accion === 'trasladar')
    return {
      reason: 'Solo el ministerio traslada usuarios entre entidades; su rol no es del ministerio.',
      unblocker: administrador,
    };
  if (!ambiente.liderAprueba)
    return {
      reason: 'La aprobación de usuarios por parte de la entidad no está habilitada.',
      unblocker: administrador,
    };
  return undefined;
}

function findBloqueoDeEstado(
  membresia: MembresiaDecidible,
  { accion }: CambioMembresia,
): Bloqueo | undefined {
  if (TRANSICIONES_MEMBRESIA[membresia.estado][accion]) return undefined;
  return { reason: `El usuario ${ESTADO_EN_FRASE[membresia.estado]}: esta acción no aplica.` };
}

/** Approving and assigning need a rol that is given; activating and moving need that the one at hand still fits. */
function listBloqueosDeRol(...[quien, membresia, cambio, ambiente]: Pregunta): Bloqueo[] {
  const { accion, rol: elegido } = cambio;
  const givesRol = accion === 'aprobar' || accion === 'asignar-rol';
  if (givesRol && elegido === undefined) return [];
  if (givesRol && elegido === null)
    return [{ reason: 'Elija el rol que tendrá el usuario.', campo: 'rolId' }];
  const bloqueos = elegido ? listBloqueosDeElegido(quien, elegido, ambiente) : [];
  if (elegido && accion === 'asignar-rol' && elegido.id === membresia.rol?.id)
    bloqueos.push({ reason: `El usuario ya tiene el rol ${elegido.nombre}.` });
  const despues = computeMembresia(membresia, cambio);
  if (accion !== 'inactivar' && accion !== 'rechazar') bloqueos.push(...listBloqueosDeAjuste(despues));
  return TOMAN_ROL.has(accion) ? bloqueos.map((bloqueo) => ({ ...bloqueo, campo: 'rolId' })) : bloqueos;
}

function listBloqueosDeElegido(
  quien: QuienDecide,
  rol: RolDecidible,
  { acronimo }: AmbienteDecision,
): Bloqueo[] {
  const unblocker = `Administrador ${acronimo}`;
  const bloqueos: Bloqueo[] = [];
  if (!rol.activo) bloqueos.push({ reason: `El rol ${rol.nombre} está inactivo.`, unblocker });
  if (!quien.veTodas && rol.ambito !== 'entidad')
    bloqueos.push({
      reason: `Usted solo puede asignar roles de entidad; ${rol.nombre} no lo es.`,
      unblocker,
    });
  if (rol.administra && !quien.administraRoles)
    bloqueos.push({ reason: `Solo quien administra roles puede asignar el rol ${rol.nombre}.`, unblocker });
  return bloqueos;
}

function listBloqueosDeAjuste({ estado, rol, entidad }: MembresiaDecidible): Bloqueo[] {
  if (!rol)
    return estado === 'activa' ? [{ reason: 'El usuario no tiene un rol: asígnele uno primero.' }] : [];
  return isRolDeEntidad(rol, entidad)
    ? []
    : [{ reason: `El rol ${rol.nombre} no corresponde a la entidad ${entidad.nombre}: elija otro rol.` }];
}

function listBloqueosDeEntidad(
  membresia: MembresiaDecidible,
  cambio: CambioMembresia,
  { entidadesPorUsuario, acronimo }: AmbienteDecision,
): Bloqueo[] {
  const unblocker = `Administrador ${acronimo}`;
  const bloqueos: Bloqueo[] = [];
  const destino = cambio.accion === 'trasladar' ? ({ campo: 'entidadId' } as const) : {};
  const { entidad, estado } = computeMembresia(membresia, cambio);
  const entersNow = estado === 'activa' && membresia.estado !== 'activa';
  if (entersNow && !membresia.usuarioActivo)
    bloqueos.push({ reason: 'La persona está inactiva en el sistema.', unblocker });
  if ((entersNow || cambio.accion === 'trasladar') && !entidad.activa)
    bloqueos.push({ reason: `La entidad ${entidad.nombre} está inactiva.`, unblocker, ...destino });
  if (cambio.accion !== 'trasladar' || cambio.entidad === undefined) return bloqueos;
  if (cambio.entidad === null) return [...bloqueos, { reason: 'Elija la entidad de destino.', ...destino }];
  if (entidad.id === membresia.entidad.id)
    bloqueos.push({ reason: 'El usuario ya está en esa entidad.', ...destino });
  else if (entidadesPorUsuario.get(membresia.usuarioId)?.has(entidad.id))
    bloqueos.push({ reason: 'Usuario ya existe en esa entidad', ...destino });
  return bloqueos;
}

/** There must always be somebody who can administer users and roles. */
function findBloqueoDeAdministracion(
  membresia: MembresiaDecidible,
  cambio: CambioMembresia,
  { administradores }: AmbienteDecision,
): Bloqueo | undefined {
  if (administradores > 1 || !isAdministrador(membresia)) return undefined;
  if (isAdministrador(computeMembresia(membresia, cambio))) return undefined;
  return {
    reason:
      'Es la única persona que administra usuarios y roles: el sistema no puede quedarse sin administración.',
    unblocker: 'quien administra, después de dar ese rol a otra persona',
  };
}
