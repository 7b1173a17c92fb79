import type { Action } from '@marco/contract-kit';
import { allowUnlessCoded, type CodedDecision, withCode } from '@marco/contract-kit/coded-decision';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { refuseFueraDelMinisterio } from '@marco/entidades/terms';
import {
  ACCIONES_MANUALES,
  type AccionManual,
  ESTADO_SOLICITUD,
  ESTADOS_EDITABLES,
  type EstadoSolicitud,
  type Lado,
  type Nivel,
  RECURSO_SOLICITUDES,
  RECURSO_VERIFICACION,
  type TipoSolicitud,
} from '../../contract/terms.ts';
import { COORDINADOR, canAsignar, canCertificar } from './can-tramitar-solicitudes.ts';
import {
  CICLO_DE_VIDA,
  findSiguiente,
  type Guarda,
  isPasoDe,
  listExigidas,
  listOrigenes,
  type Papel,
} from './ciclo-de-vida.ts';

/** Who wants to do something with a request, as their session says. */
export interface QuienTramita {
  readonly usuarioId: number;
  readonly entidadId: number | null;
  /** Whether the rol is of the ministry, which evaluates the requests. */
  readonly esMinisterio: boolean;
  /** Whether the rol is of the operator of the exchange platform, which verifies those of level 3. */
  readonly esOperador: boolean;
  /** Actions the rol holds on the requests. */
  readonly acciones: HeldPermissions;
  /** Actions the rol holds on their certification. */
  readonly certificacion: HeldPermissions;
  /** Actions the rol holds on their technical verification. */
  readonly verificacion: HeldPermissions;
}

/** The side somebody is of; people of the operator work for no entity that asks. */
export function findLado({
  esMinisterio,
  esOperador,
}: Pick<QuienTramita, 'esMinisterio' | 'esOperador'>): Lado {
  if (esMinisterio) return 'ministerio';
  return esOperador ? 'operador' : 'entidad';
}

/**
 * What kind of reason refuses: the rol, the person, the state, the level, the type, or the condition of the step that does not
 * hold yet.
 */
export type RazonSolicitud = 'permiso' | 'papel' | 'estado' | 'nivel' | 'tipo' | Guarda;
export type DecisionSolicitud = CodedDecision<RazonSolicitud>;

/** Everything somebody may want to do with a request. */
export type AccionDecidida = AccionManual | 'editar' | 'eliminar' | 'catalogar' | 'decidir' | 'dictaminar';

/** What decides about a request. */
export interface SituacionSolicitud {
  readonly nivel: Nivel;
  readonly tipo: TipoSolicitud;
  /** Whether it says that nothing changed since a version that has its level. */
  readonly esReafirmada?: boolean;
  readonly estado: EstadoSolicitud;
  readonly entidadId: number;
  readonly consultorId: number | null;
  readonly solicitanteId: number;
  /** What each condition still lacks, as people read it; empty where it holds. */
  readonly faltantes: Readonly<Record<Guarda, readonly string[]>>;
}

const OPERADOR = 'el operador de la plataforma';
const ENTIDAD = 'el personal de la entidad que ofrece el servicio';

/**
 * A reason for an action that only the entity of the request may do; it names the entity that the person works for.
 */
function refuseOtra({ esMinisterio }: QuienTramita, rule: string): Decision {
  return refuseWith(
    `${rule}; usted trabaja por ${esMinisterio ? 'el ministerio' : 'otra entidad'}.`,
    ENTIDAD,
  );
}

function decideByRol({ acciones }: Pick<QuienTramita, 'acciones'>, accion: Action): Decision {
  return allowPermission(acciones, RECURSO_SOLICITUDES, accion);
}

function isSuya({ esMinisterio, entidadId }: QuienTramita, situacion: SituacionSolicitud): boolean {
  return !esMinisterio && entidadId === situacion.entidadId;
}

/** The work of each level, done. */
const HECHO: Readonly<Record<Nivel, string>> = { 1: 'conceptualizó', 2: 'evaluó', 3: 'verificó' };

const PAPELES: Readonly<Record<Papel, (quien: QuienTramita, situacion: SituacionSolicitud) => Decision>> = {
  entidad: (quien, situacion) => {
    const rol = decideByRol(quien, 'editar');
    if (!rol.allowed || isSuya(quien, situacion)) return rol;
    return refuseOtra(quien, 'Solo la entidad que hace la solicitud puede dar este paso');
  },
  aprobador: (quien, situacion) => {
    const rol = decideByRol(quien, 'aprobar');
    if (!rol.allowed || isSuya(quien, situacion)) return rol;
    return refuseOtra(quien, 'Solo la entidad que hace la solicitud decide en este paso');
  },
  coordinador: canAsignar,
  consultor: (quien, { consultorId }) => {
    const rol = decideByRol(quien, 'editar');
    if (!rol.allowed) return rol;
    if (!quien.esMinisterio)
      return refuseFueraDelMinisterio(quien.acciones, 'puede dar este paso', COORDINADOR);
    if (consultorId === quien.usuarioId) return ALLOWED;
    return refuseWith(
      `Solo el consultor asignado puede dar este paso; la solicitud ${consultorId === null ? 'no tiene consultor' : 'está asignada a otra persona'}.`,
      COORDINADOR,
    );
  },
  operador: ({ esOperador, verificacion }) => {
    const rol = allowPermission(verificacion, RECURSO_VERIFICACION, 'aprobar');
    if (!rol.allowed || esOperador) return rol;
    return refuseWith('El concepto técnico lo emite solo el operador de la plataforma.', OPERADOR);
  },
  certificador: (quien, { consultorId, solicitanteId, nivel, tipo }) => {
    const rol = canCertificar(quien);
    if (!rol.allowed) return rol;
    // Whoever works for both sides asks on one and does not sign on the other.
    if (solicitanteId === quien.usuarioId)
      return refuseWith('Quien hizo la solicitud no puede certificarla; usted la hizo.', ADMINISTRADOR);
    // A control of the public sector: the person who worked on a request does not also certify it.
    if (consultorId !== quien.usuarioId) return ALLOWED;
    const hecho = tipo === 'retiro' ? 'revisó' : HECHO[nivel];
    return refuseWith(`Quien ${hecho} la solicitud no puede certificarla; usted la ${hecho}.`, ADMINISTRADOR);
  },
  sistema: () => refuseWith('La solicitud se desiste por sí sola cuando vence su plazo.'),
};

function refuseEstado(estado: EstadoSolicitud, admitidos: readonly EstadoSolicitud[]): DecisionSolicitud {
  const wanted = admitidos.map((admitido) => `«${ESTADO_SOLICITUD[admitido]}»`).join(' o ');
  return withCode(
    refuseWith(`La solicitud está en «${ESTADO_SOLICITUD[estado]}»; esta acción se hace en ${wanted}.`),
    'estado',
  );
}

function refuseNivel(de: Nivel, nivel: Nivel): DecisionSolicitud {
  return withCode(
    refuseWith(`Esto se hace en las solicitudes de nivel ${de}; esta es de nivel ${nivel}.`),
    'nivel',
  );
}

/** A request that ends a version has nothing to be worked out: no elements, no contract, no items. */
const DE_RETIRO: DecisionSolicitud = withCode(
  refuseWith(
    'La solicitud retira una versión: no se conceptualiza, evalúa ni verifica; se presenta desde la revisión.',
  ),
  'tipo',
);

/** Whether somebody may take a step of a request now, with every reason why not. */
export function canActOnSolicitud(
  accion: AccionManual,
  situacion: SituacionSolicitud,
  quien: QuienTramita,
): DecisionSolicitud {
  const { papel, nivel } = CICLO_DE_VIDA[accion];
  // The level and the state are checked first: while they refuse everybody, the person does not matter.
  if (nivel !== undefined && nivel !== situacion.nivel) return refuseNivel(nivel, situacion.nivel);
  if (!isPasoDe(accion, situacion)) return DE_RETIRO;
  if (findSiguiente(accion, situacion) === undefined)
    return refuseEstado(situacion.estado, listOrigenes(accion, situacion));
  const decision = PAPELES[papel](quien, situacion);
  if (!decision.allowed) return withCode(decision, 'papel');
  return allowUnlessCoded(
    listExigidas(accion, situacion).flatMap((guarda) =>
      situacion.faltantes[guarda].map((text) => ({ code: guarda, text })),
    ),
  );
}

/** Beginning a request: staff of an entity whose rol prepares them. */
export function canCreateSolicitud({
  esMinisterio,
  entidadId,
  acciones,
}: Pick<QuienTramita, 'esMinisterio' | 'entidadId' | 'acciones'>): Decision {
  const rol = decideByRol({ acciones }, 'crear');
  if (!rol.allowed || (!esMinisterio && entidadId !== null)) return rol;
  return refuseWith(
    'Las solicitudes las hace el personal de la entidad que ofrece el servicio; usted trabaja por el ministerio.',
    ENTIDAD,
  );
}

/** The open request of a servicio that prevents another request of the same level. */
export function explainEnCurso({ radicado }: { readonly radicado: string | null }): string {
  return `El servicio ya tiene ${radicado ? `la solicitud ${radicado}` : 'el borrador de una solicitud'}.`;
}

/** Writing the parts of a request: its entity, in the states in which it is edited. */
function canEditSolicitud(situacion: SituacionSolicitud, quien: QuienTramita): DecisionSolicitud {
  const rol = decideByRol(quien, 'editar');
  if (!rol.allowed) return withCode(rol, 'permiso');
  const { estado } = situacion;
  if (!ESTADOS_EDITABLES.includes(estado)) return refuseEstado(estado, ESTADOS_EDITABLES);
  return withCode(PAPELES.entidad(quien, situacion), 'papel');
}

/** Deleting a request: its entity, while it was never filed. */
function canDeleteSolicitud(situacion: SituacionSolicitud, quien: QuienTramita): DecisionSolicitud {
  const rol = decideByRol(quien, 'editar');
  if (!rol.allowed) return withCode(rol, 'permiso');
  if (situacion.estado === 'borrador') return withCode(PAPELES.entidad(quien, situacion), 'papel');
  return withCode(
    refuseWith(
      `La solicitud está en «${ESTADO_SOLICITUD[situacion.estado]}»; solo un borrador se elimina. Una solicitud radicada se cancela.`,
    ),
    'estado',
  );
}

/** Choosing the element of each field: the consultant, while the request is conceptualised. */
function canCatalogar(situacion: SituacionSolicitud, quien: QuienTramita): DecisionSolicitud {
  const rol = decideByRol(quien, 'editar');
  if (!rol.allowed) return withCode(rol, 'permiso');
  if (situacion.nivel !== 1) return refuseNivel(1, situacion.nivel);
  if (situacion.tipo === 'retiro') return DE_RETIRO;
  if (situacion.estado !== 'en-conceptualizacion')
    return refuseEstado(situacion.estado, ['en-conceptualizacion']);
  return withCode(PAPELES.consultor(quien, situacion), 'papel');
}

/** Deciding about each field: people who may approve for the entity, while the request waits for it. */
function canDecidirCampos(situacion: SituacionSolicitud, quien: QuienTramita): DecisionSolicitud {
  const rol = decideByRol(quien, 'aprobar');
  if (!rol.allowed) return withCode(rol, 'permiso');
  if (situacion.nivel !== 1) return refuseNivel(1, situacion.nivel);
  if (situacion.tipo === 'retiro') return DE_RETIRO;
  if (situacion.estado !== 'pendiente-entidad') return refuseEstado(situacion.estado, ['pendiente-entidad']);
  return withCode(PAPELES.aprobador(quien, situacion), 'papel');
}

/** Saying of the items of level 3 whether each is met: the consultor of those of the ministry, the operator of its own. */
function canDictaminar(situacion: SituacionSolicitud, quien: QuienTramita): DecisionSolicitud {
  if (situacion.nivel !== 3) return refuseNivel(3, situacion.nivel);
  if (situacion.tipo === 'retiro') return DE_RETIRO;
  if (situacion.estado !== 'en-verificacion') return refuseEstado(situacion.estado, ['en-verificacion']);
  if (findLado(quien) !== 'operador') return withCode(PAPELES.consultor(quien, situacion), 'papel');
  return withCode(allowPermission(quien.verificacion, RECURSO_VERIFICACION, 'editar'), 'papel');
}

/** Reading a request: its entity, the ministry and, of level 3, the operator; only its entity reads a draft. */
export function canSeeSolicitud(
  { estado, entidadId, nivel }: Pick<SituacionSolicitud, 'estado' | 'entidadId' | 'nivel'>,
  lector: { readonly lado: Lado; readonly entidadId: number | null },
): boolean {
  const { lado } = lector;
  if (lado === 'entidad') return lector.entidadId === entidadId;
  return estado !== 'borrador' && (lado === 'ministerio' || nivel === 3);
}

/** Every decision about a request the screens show. */
export function listDecisiones(
  situacion: SituacionSolicitud,
  quien: QuienTramita,
): Readonly<Record<AccionDecidida, DecisionSolicitud>> {
  const pasos = Object.fromEntries(
    ACCIONES_MANUALES.map((accion) => [accion, canActOnSolicitud(accion, situacion, quien)]),
  ) as Record<AccionManual, DecisionSolicitud>;
  return {
    ...pasos,
    editar: canEditSolicitud(situacion, quien),
    eliminar: canDeleteSolicitud(situacion, quien),
    catalogar: canCatalogar(situacion, quien),
    decidir: canDecidirCampos(situacion, quien),
    dictaminar: canDictaminar(situacion, quien),
  };
}
