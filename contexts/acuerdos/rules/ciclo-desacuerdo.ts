import { allowUnlessCoded, type CodedDecision, withCode } from '@marco/contract-kit/coded-decision';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { addWorkingDays } from '@marco/country/working-days';
import {
  ASUNTOS_DESACUERDO,
  type AsuntoDesacuerdo,
  DIAS_DESACUERDO,
  ESTADO_DESACUERDO,
  ESTADOS_DESACUERDO,
  type EstadoAcuerdo,
  type EstadoDesacuerdo,
  LADO_ACUERDO,
  type LadoAcuerdo,
  PASOS_DESACUERDO,
  type PasoDesacuerdo,
  RECURSO_ACUERDOS,
} from '../contract/terms.ts';
import { findLado, type PartesAcuerdo, type QuienAcuerda } from './can-act-on-acuerdo.ts';

interface Transicion {
  readonly de: Readonly<Partial<Record<EstadoDesacuerdo, EstadoDesacuerdo>>>;
  readonly lado: LadoAcuerdo;
  readonly permiso: 'editar' | 'aprobar';
}

/** The life of a disagreement (docs/rules/agreements.md): claim, answer, mediation, decision. */
export const CICLO_DESACUERDO: Readonly<Record<PasoDesacuerdo, Transicion>> = {
  contestar: { de: { reclamado: 'respondido' }, lado: 'proveedora', permiso: 'aprobar' },
  aceptar: { de: { respondido: 'conciliado' }, lado: 'consumidora', permiso: 'aprobar' },
  // Also where nobody answered in time: silence does not keep anybody from the mediation.
  'pedir-mediacion': {
    de: { reclamado: 'en-mediacion', respondido: 'en-mediacion' },
    lado: 'consumidora',
    permiso: 'aprobar',
  },
  'llevar-a-mesa': { de: { 'en-mediacion': 'en-mediacion' }, lado: 'plataforma', permiso: 'editar' },
  decidir: { de: { 'en-mediacion': 'decidido' }, lado: 'plataforma', permiso: 'editar' },
  desistir: {
    de: { reclamado: 'desistido', respondido: 'desistido', 'en-mediacion': 'desistido' },
    lado: 'consumidora',
    permiso: 'aprobar',
  },
};

export type RazonDesacuerdo = 'permiso' | 'lado' | 'estado' | 'plazo' | 'asunto';
export type DecisionDesacuerdo = CodedDecision<RazonDesacuerdo>;

/** What decides about a disagreement. */
export interface SituacionDesacuerdo extends PartesAcuerdo {
  readonly estado: EstadoDesacuerdo;
  /** Last day of the present state, AAAA-MM-DD; null where none runs. */
  readonly venceEn: string | null;
  readonly hoy: string;
}

function allowEstado(paso: PasoDesacuerdo, estado: EstadoDesacuerdo): Decision {
  const { de } = CICLO_DESACUERDO[paso];
  if (de[estado] !== undefined) return ALLOWED;
  const admitidos = ESTADOS_DESACUERDO.filter((uno) => de[uno] !== undefined).map(
    (uno) => `«${ESTADO_DESACUERDO[uno]}»`,
  );
  return refuseWith(
    `El desacuerdo está en «${ESTADO_DESACUERDO[estado]}»; esta acción se hace en ${admitidos.join(' o ')}.`,
  );
}

/** The provider has its days to answer before anybody mediates. */
function allowPlazo(paso: PasoDesacuerdo, { estado, venceEn, hoy }: SituacionDesacuerdo): Decision {
  if (paso !== 'pedir-mediacion' || estado !== 'reclamado' || venceEn === null || hoy > venceEn)
    return ALLOWED;
  return refuseWith(
    `La entidad que ofrece puede contestar hasta el ${venceEn}; la mediación se pide después, o cuando conteste.`,
  );
}

/** Whether somebody may take a step of a disagreement now. */
export function canTakePasoDesacuerdo(
  paso: PasoDesacuerdo,
  situacion: SituacionDesacuerdo,
  quien: QuienAcuerda,
): DecisionDesacuerdo {
  const { lado, permiso } = CICLO_DESACUERDO[paso];
  const suyo = LADO_ACUERDO[lado].toLowerCase();
  // Who mediates is of no side: staff of the ministry whose entidad takes part does not.
  const isSuyo = findLado(situacion, quien) === lado;
  const reasons = [
    withCode(allowEstado(paso, situacion.estado), 'estado'),
    withCode(isSuyo ? ALLOWED : refuseWith(`Esto lo hace ${suyo}.`, suyo), 'lado'),
    withCode(allowPermission(quien.acciones, RECURSO_ACUERDOS, permiso), 'permiso'),
    withCode(allowPlazo(paso, situacion), 'plazo'),
  ] as const;
  return reasons.find(({ allowed }) => !allowed) ?? allowUnlessCoded([]);
}

/** Every step of a disagreement with whether it may be taken. */
export function listDecisionesDesacuerdo(
  situacion: SituacionDesacuerdo,
  quien: QuienAcuerda,
): Record<PasoDesacuerdo, DecisionDesacuerdo> {
  return Object.fromEntries(
    PASOS_DESACUERDO.map((paso) => [paso, canTakePasoDesacuerdo(paso, situacion, quien)]),
  ) as Record<PasoDesacuerdo, DecisionDesacuerdo>;
}

const PRINCIPALES: ReadonlySet<PasoDesacuerdo> = new Set(['contestar', 'decidir']);

/** The buttons of a disagreement for one side of it, in their order; the one that stands out is the last. */
export function listBotonesDesacuerdo(
  estado: EstadoDesacuerdo,
  lado: LadoAcuerdo,
): readonly { readonly paso: PasoDesacuerdo; readonly esPrincipal: boolean }[] {
  const orden: readonly PasoDesacuerdo[] = [
    'desistir',
    'pedir-mediacion',
    'aceptar',
    'llevar-a-mesa',
    'contestar',
    'decidir',
  ];
  return orden
    .filter((paso) => CICLO_DESACUERDO[paso].lado === lado && CICLO_DESACUERDO[paso].de[estado] !== undefined)
    .map((paso) => ({ paso, esPrincipal: PRINCIPALES.has(paso) }));
}

/** Last day of a state; null where nobody is waited for by a day. */
export function computeVencimiento(estado: EstadoDesacuerdo, dia: string): string | null {
  if (estado === 'reclamado') return addWorkingDays(dia, DIAS_DESACUERDO.contestar);
  return estado === 'en-mediacion' ? addWorkingDays(dia, DIAS_DESACUERDO.decidir) : null;
}

/** An acuerdo, as far as it decides whether somebody may claim about it. */
export interface AcuerdoReclamable extends PartesAcuerdo {
  readonly estado: EstadoAcuerdo;
  /** Day on which its state began, AAAA-MM-DD. */
  readonly desde: string;
  readonly hayDesacuerdoAbierto: boolean;
  /** Whether the entidad granted less than was asked for. */
  readonly conMenosCuota: boolean;
}

type AcuerdoConAsunto = Pick<AcuerdoReclamable, 'estado' | 'conMenosCuota'>;

function explainAsunto(
  asunto: AsuntoDesacuerdo,
  { estado, conMenosCuota }: AcuerdoConAsunto,
): string | undefined {
  if (asunto === 'rechazo' && estado !== 'rechazado')
    return 'Solo se reclama contra el rechazo de una petición rechazada.';
  if (asunto !== 'rechazo' && estado !== 'activo' && estado !== 'suspendido')
    return 'Sobre la cuota o la definición de un dato se reclama en un acuerdo aprobado.';
  if (asunto === 'cuota' && !conMenosCuota) return 'La entidad concedió todo el volumen que usted pidió.';
  return undefined;
}

/** What may be claimed about an acuerdo as it stands. */
export function listAsuntosReclamables(acuerdo: AcuerdoConAsunto): readonly AsuntoDesacuerdo[] {
  return ASUNTOS_DESACUERDO.filter((asunto) => explainAsunto(asunto, acuerdo) === undefined);
}

/** Whether the entidad that offers the servicio granted less than was asked for. */
export function hasMenosCuota(
  finalidades: readonly { readonly volumenDiario: number | null; readonly volumenConcedido: number | null }[],
): boolean {
  return finalidades.some(
    ({ volumenDiario, volumenConcedido }) =>
      volumenConcedido !== null && volumenDiario !== null && volumenConcedido < volumenDiario,
  );
}

/** Whether an entidad may claim about an acuerdo: its own, within the days, one claim at a time. */
export function canReclamar(
  asunto: AsuntoDesacuerdo | null,
  acuerdo: AcuerdoReclamable,
  quien: QuienAcuerda,
  hoy: string,
): DecisionDesacuerdo {
  if (findLado(acuerdo, quien) !== 'consumidora')
    return withCode(refuseWith('Reclama la entidad que consume.'), 'lado');
  const rol = allowPermission(quien.acciones, RECURSO_ACUERDOS, 'aprobar');
  if (!rol.allowed) return withCode(rol, 'permiso');
  if (!['rechazado', 'activo', 'suspendido'].includes(acuerdo.estado))
    return withCode(refuseWith('Se reclama de una petición rechazada o de un acuerdo aprobado.'), 'estado');
  if (acuerdo.hayDesacuerdoAbierto)
    return withCode(refuseWith('Este acuerdo ya tiene un desacuerdo en curso.'), 'estado');
  const ultimo = addWorkingDays(acuerdo.desde, DIAS_DESACUERDO.reclamar);
  if (acuerdo.estado === 'rechazado' && hoy > ultimo)
    return withCode(
      refuseWith(`El plazo para reclamar, ${DIAS_DESACUERDO.reclamar} días hábiles, terminó el ${ultimo}.`),
      'plazo',
    );
  const porAsunto = asunto === null ? undefined : explainAsunto(asunto, acuerdo);
  return porAsunto === undefined ? allowUnlessCoded([]) : withCode(refuseWith(porAsunto), 'asunto');
}

/** States in which a disagreement is under way. */
export const DESACUERDOS_ABIERTOS: readonly EstadoDesacuerdo[] = ['reclamado', 'respondido', 'en-mediacion'];
