import { allowUnlessCoded, type CodedDecision, withCode } from '@marco/contract-kit/coded-decision';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import {
  ESTADO_ACUERDO,
  ESTADOS_ACUERDO,
  type EstadoAcuerdo,
  LADO_ACUERDO,
  type LadoAcuerdo,
  PASOS_ACUERDO,
  type PasoAcuerdo,
  RECURSO_ACUERDOS,
} from '../contract/terms.ts';
import { CICLO_ACUERDO, ESTADOS_EDITABLES, findSiguiente, type GuardaAcuerdo } from './ciclo-acuerdo.ts';

/** Who wants to do something with an acuerdo, as their session says. */
export interface QuienAcuerda {
  readonly usuarioId: number;
  readonly entidadId: number | null;
  /** Whether the rol is of the ministry, which reads all of them and may suspend. */
  readonly esMinisterio: boolean;
  /** Actions the rol holds on the acuerdos. */
  readonly acciones: HeldPermissions;
}

/** The entidades of an acuerdo. */
export interface PartesAcuerdo {
  readonly consumidoraId: number;
  readonly proveedoraId: number;
}

/** What decides about an acuerdo. */
export interface SituacionAcuerdo extends PartesAcuerdo {
  readonly estado: EstadoAcuerdo;
  readonly suspendidoPor: readonly LadoAcuerdo[];
  /** What each condition still lacks, as people read it; empty where it holds. */
  readonly faltantes: Readonly<Record<GuardaAcuerdo, readonly string[]>>;
}

/** What kind of reason refuses: the rol, the side, the state, or the condition of the step that does not hold yet. */
export type RazonAcuerdo = 'permiso' | 'lado' | 'estado' | GuardaAcuerdo;
export type DecisionAcuerdo = CodedDecision<RazonAcuerdo>;

const LIDER = 'líder de interoperabilidad';

/** On which side of an acuerdo somebody stands; undefined for who is on none. */
export function findLado(
  { consumidoraId, proveedoraId }: PartesAcuerdo,
  { entidadId, esMinisterio }: Pick<QuienAcuerda, 'entidadId' | 'esMinisterio'>,
): LadoAcuerdo | undefined {
  if (entidadId !== null && entidadId === consumidoraId) return 'consumidora';
  if (entidadId !== null && entidadId === proveedoraId) return 'proveedora';
  return esMinisterio ? 'plataforma' : undefined;
}

/** Whether somebody may read an acuerdo: a draft is of who writes it alone. */
export function canSeeAcuerdo(
  acuerdo: PartesAcuerdo & { readonly estado: EstadoAcuerdo },
  quien: Pick<QuienAcuerda, 'entidadId' | 'esMinisterio'>,
): boolean {
  const lado = findLado(acuerdo, quien);
  return lado === 'consumidora' || (lado !== undefined && acuerdo.estado !== 'borrador');
}

function allowEstado(paso: PasoAcuerdo, estado: EstadoAcuerdo): Decision {
  if (findSiguiente(paso, estado) !== undefined) return ALLOWED;
  const admitidos = ESTADOS_ACUERDO.filter((uno) => findSiguiente(paso, uno) !== undefined).map(
    (uno) => `«${ESTADO_ACUERDO[uno]}»`,
  );
  return refuseWith(
    `El acuerdo está en «${ESTADO_ACUERDO[estado]}»; esta acción se hace en ${admitidos.join(' o ')}.`,
  );
}

function allowLado(paso: PasoAcuerdo, lado: LadoAcuerdo | undefined): Decision {
  const { lados } = CICLO_ACUERDO[paso];
  if (lado !== undefined && lados.includes(lado)) return ALLOWED;
  const suyos = lados.map((uno) => LADO_ACUERDO[uno].toLowerCase());
  return refuseWith(`Esto lo hace ${suyos.join(' o ')}.`, ...suyos);
}

/** Each side ends its own suspension, and begins only one. */
function allowSuspension(
  paso: PasoAcuerdo,
  lado: LadoAcuerdo | undefined,
  suspendidoPor: readonly LadoAcuerdo[],
): Decision {
  if (lado === undefined) return ALLOWED;
  const suya = suspendidoPor.includes(lado);
  if (paso === 'suspender' && suya) return refuseWith('Su lado ya suspendió este acuerdo.');
  if (paso !== 'reanudar' || suya) return ALLOWED;
  const otros = suspendidoPor.map((uno) => LADO_ACUERDO[uno].toLowerCase());
  return refuseWith(
    `Su lado no suspendió este acuerdo: lo suspendió ${otros.join(' y ')}, que puede reanudarlo.`,
    ...otros,
  );
}

/** Whether somebody may take a step of an acuerdo now; what it lacks is told only to who could take it. */
export function canTakePasoAcuerdo(
  paso: PasoAcuerdo,
  situacion: SituacionAcuerdo,
  quien: QuienAcuerda,
): DecisionAcuerdo {
  const { permiso, guarda } = CICLO_ACUERDO[paso];
  const lado = findLado(situacion, quien);
  const reasons = [
    withCode(allowEstado(paso, situacion.estado), 'estado'),
    withCode(allowLado(paso, lado), 'lado'),
    withCode(allowPermission(quien.acciones, RECURSO_ACUERDOS, permiso), 'permiso'),
    withCode(allowSuspension(paso, lado, situacion.suspendidoPor), 'lado'),
  ] as const;
  const refusal = reasons.find(({ allowed }) => !allowed);
  if (refusal) return refusal;
  const faltantes = guarda === undefined ? [] : situacion.faltantes[guarda];
  return allowUnlessCoded(faltantes.map((text) => ({ code: guarda ?? 'completo', text })));
}

/** Every step of an acuerdo with whether it may be taken. */
export function listDecisionesAcuerdo(
  situacion: SituacionAcuerdo,
  quien: QuienAcuerda,
): Record<PasoAcuerdo, DecisionAcuerdo> {
  return Object.fromEntries(
    PASOS_ACUERDO.map((paso) => [paso, canTakePasoAcuerdo(paso, situacion, quien)]),
  ) as Record<PasoAcuerdo, DecisionAcuerdo>;
}

/** Whether somebody may write what an acuerdo asks for: its own entidad, while it has the turn. */
export function canEditAcuerdo(
  { estado, ...partes }: PartesAcuerdo & { readonly estado: EstadoAcuerdo },
  quien: QuienAcuerda,
): Decision {
  if (findLado(partes, quien) !== 'consumidora')
    return refuseWith('La petición la escribe la entidad que consume.');
  const rol = allowPermission(quien.acciones, RECURSO_ACUERDOS, 'editar');
  if (!rol.allowed) return rol;
  return ESTADOS_EDITABLES.includes(estado)
    ? ALLOWED
    : refuseWith(`El acuerdo está en «${ESTADO_ACUERDO[estado]}»: lo pedido ya no se cambia.`);
}

/** Whether somebody may remove an acuerdo: who writes it, while it was never sent. */
export function canDeleteAcuerdo(
  acuerdo: PartesAcuerdo & { readonly estado: EstadoAcuerdo },
  quien: QuienAcuerda,
): Decision {
  const edicion = canEditAcuerdo(acuerdo, quien);
  if (!edicion.allowed) return edicion;
  return acuerdo.estado === 'borrador'
    ? ALLOWED
    : refuseWith('Solo se elimina un borrador que nunca se envió.');
}

/** Whether somebody may begin to ask for what another entidad offers. */
export function canCreateAcuerdo({ entidadId, acciones }: QuienAcuerda, proveedoraId: number): Decision {
  const rol = allowPermission(acciones, RECURSO_ACUERDOS, 'crear');
  if (!rol.allowed) return rol;
  if (entidadId === null) return refuseWith('Elija la entidad con la que trabaja.');
  return entidadId === proveedoraId
    ? refuseWith('El servicio es de su entidad: no necesita un acuerdo para usarlo.')
    : ALLOWED;
}

/** Whether somebody may say on which terms a version is consumed. */
export function canEditPolitica({ entidadId, acciones }: QuienAcuerda, proveedoraId: number): Decision {
  if (entidadId !== proveedoraId)
    return refuseWith('Las condiciones las fija la entidad que ofrece el servicio.', LIDER);
  return allowPermission(acciones, RECURSO_ACUERDOS, 'aprobar');
}
