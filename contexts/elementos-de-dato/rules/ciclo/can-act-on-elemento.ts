import { allowUnlessCoded, type CodedDecision, withCode } from '@marco/contract-kit/coded-decision';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { refuseFueraDelMinisterio } from '@marco/entidades/terms';
import {
  ACCIONES_ELEMENTO,
  type AccionElemento,
  ESTADO_VERSION,
  ESTADOS_PUBLICOS,
  type EstadoVersion,
  RECURSO_ELEMENTOS,
  RECURSO_INCORPORACION,
} from '../../contract/terms.ts';
import { type CaducidadEnCurso, listReparosProgramada } from './caducidad.ts';
import { ACTOS, type Acto, CICLO_DE_VIDA, type Guarda, type Papel } from './ciclo-de-vida.ts';

/** Who wants to do something with an element, as their session says. */
export interface QuienElabora {
  readonly usuarioId: number;
  readonly entidadId: number | null;
  /** Whether the rol is of the ministry, which keeps the common language. */
  readonly esMinisterio: boolean;
  /** Actions the rol holds on the elements. */
  readonly acciones: HeldPermissions;
  /** Actions the rol holds on their incorporation. */
  readonly incorporacion: HeldPermissions;
}

/** What kind of reason refuses: the rol, the person, the state, or the condition that does not hold. */
export type RazonElemento = 'permiso' | 'papel' | 'estado' | 'capa' | 'sin-programar' | Guarda;
export type DecisionElemento = CodedDecision<RazonElemento>;

/** Everything somebody may want to do with a version. */
export type AccionDecidida = AccionElemento | Acto | 'comentar';

/** What decides about a version. */
export interface SituacionVersion {
  readonly estado: EstadoVersion;
  /** Null if it came with the demo registry or an import; the first person who edits it becomes its author. */
  readonly autorId: number | null;
  readonly entidadResponsableId: number | null;
  /** Whether another version of the element is being worked on. */
  readonly otraEnTrabajo: boolean;
  /** How many things are missing before it can be sent. */
  readonly pendientes: number;
  /** Why its number does not fit what it changes. */
  readonly reparosNumero: readonly string[];
  readonly caducidad: CaducidadEnCurso | null;
  /** Whether its layer is the widest. */
  readonly esComun: boolean;
}

const CONSULTOR = 'Consultor MinTIC';
const AUTOR = 'el autor del borrador';
const RESPONSABLE = 'el personal de la entidad responsable';

/** The entity that the person works for, if it is not the one responsible for the element. */
function describeOtra({ esMinisterio }: QuienElabora, { entidadResponsableId }: SituacionVersion): string {
  if (entidadResponsableId === null) return 'el elemento aún no la tiene';
  return `usted trabaja por ${esMinisterio ? 'el ministerio' : 'otra entidad'}`;
}

function isAutor({ usuarioId }: QuienElabora, { autorId }: SituacionVersion): boolean {
  return autorId === null || autorId === usuarioId;
}

function isAutorCierto(quien: QuienElabora, situacion: SituacionVersion): boolean {
  return situacion.autorId === quien.usuarioId;
}

/** The permission each part needs, which the server asks for before anything else. */
const PERMISOS: Readonly<Record<Papel, (quien: QuienElabora) => Decision>> = {
  autor: ({ acciones }) => allowPermission(acciones, RECURSO_ELEMENTOS, 'editar'),
  revisor: ({ acciones }) => allowPermission(acciones, RECURSO_ELEMENTOS, 'aprobar'),
  entidad: ({ acciones }) => allowPermission(acciones, RECURSO_ELEMENTOS, 'aprobar'),
  incorporador: ({ incorporacion }) => allowPermission(incorporacion, RECURSO_INCORPORACION, 'aprobar'),
  versionador: ({ acciones }) => allowPermission(acciones, RECURSO_ELEMENTOS, 'crear'),
  caducador: ({ incorporacion }) => allowPermission(incorporacion, RECURSO_INCORPORACION, 'eliminar'),
  descartador: ({ acciones }) => allowPermission(acciones, RECURSO_ELEMENTOS, 'editar'),
};

function requireMinisterio(quien: QuienElabora, papel: Papel, what: string): Decision {
  const rol = PERMISOS[papel](quien);
  if (!rol.allowed) return rol;
  return quien.esMinisterio ? ALLOWED : refuseFueraDelMinisterio(quien.acciones, `puede ${what}`, CONSULTOR);
}

/** A control of the public sector: who wrote something does not also approve it. */
const NO_EL_AUTOR = 'Quien elaboró la versión no puede';

const PAPELES: Readonly<Record<Papel, (quien: QuienElabora, situacion: SituacionVersion) => Decision>> = {
  autor: (quien, situacion) => {
    const editor = requireMinisterio(quien, 'autor', 'elaborar elementos');
    if (!editor.allowed || isAutor(quien, situacion)) return editor;
    return refuseWith('Solo su autor envía el borrador a revisión; usted no lo elaboró.', AUTOR);
  },
  revisor: (quien, situacion) => {
    const revisor = requireMinisterio(quien, 'revisor', 'revisar elementos');
    if (!revisor.allowed || !isAutorCierto(quien, situacion)) return revisor;
    return refuseWith(
      `${NO_EL_AUTOR} revisarla; usted la elaboró. Pida la revisión a otra persona.`,
      CONSULTOR,
    );
  },
  entidad: (quien, situacion) => {
    const rol = PERMISOS.entidad(quien);
    if (!rol.allowed) return rol;
    if (situacion.entidadResponsableId === null || quien.entidadId !== situacion.entidadResponsableId)
      return refuseWith(
        `Solo la entidad responsable del elemento decide en este paso; ${describeOtra(quien, situacion)}.`,
        RESPONSABLE,
      );
    return isAutorCierto(quien, situacion)
      ? refuseWith(`${NO_EL_AUTOR} aprobarla; usted la elaboró.`, RESPONSABLE)
      : ALLOWED;
  },
  incorporador: (quien, situacion) => {
    const decision = canIncorporar(quien);
    if (!decision.allowed || !isAutorCierto(quien, situacion)) return decision;
    return refuseWith(`${NO_EL_AUTOR} incorporarla; usted la elaboró.`, ADMINISTRADOR);
  },
  versionador: (quien) => requireMinisterio(quien, 'versionador', 'crear versiones de elementos'),
  caducador: (quien) => requireMinisterio(quien, 'caducador', 'caducar elementos'),
  descartador: (quien, situacion) => {
    const ministerio = requireMinisterio(quien, 'descartador', 'descartar versiones');
    if (!ministerio.allowed) return ministerio;
    if (quien.incorporacion.has('eliminar')) return ALLOWED;
    if (isAutor(quien, situacion)) return ALLOWED;
    return refuseWith(
      'Solo su autor o un administrador descartan la versión; usted no la elaboró.',
      AUTOR,
      ADMINISTRADOR,
    );
  },
};

const GUARDAS: Readonly<Record<Guarda, (situacion: SituacionVersion) => readonly string[]>> = {
  completo: ({ pendientes }) => {
    if (pendientes === 0) return [];
    return [pendientes === 1 ? 'Falta 1 dato para continuar.' : `Faltan ${pendientes} datos para continuar.`];
  },
  numero: ({ reparosNumero }) => reparosNumero,
  'sin-otra-en-trabajo': ({ otraEnTrabajo }) =>
    otraEnTrabajo ? ['El elemento ya tiene una versión en trabajo.'] : [],
  'sin-caducidad-programada': ({ caducidad }) => listReparosProgramada(caducidad),
};

function refuseEstado(estado: EstadoVersion, admitidos: readonly EstadoVersion[]): DecisionElemento {
  const wanted = admitidos.map((admitido) => `«${ESTADO_VERSION[admitido]}»`).join(' o ');
  return withCode(
    refuseWith(`La versión está en «${ESTADO_VERSION[estado]}»; esta acción se hace en ${wanted}.`),
    'estado',
  );
}

/** Whether somebody may do something with a version now, with every reason why not. */
export function canActOnElemento(
  accion: AccionElemento,
  situacion: SituacionVersion,
  quien: QuienElabora,
): DecisionElemento {
  const { de, papel, exige } = CICLO_DE_VIDA[accion];
  const rol = PERMISOS[papel](quien);
  if (!rol.allowed) return withCode(rol, 'permiso');
  // Checks the state before the person: while the state refuses everybody, the person does not matter.
  if (de[situacion.estado] === undefined)
    return refuseEstado(situacion.estado, Object.keys(de) as EstadoVersion[]);
  const decision = PAPELES[papel](quien, situacion);
  if (!decision.allowed) return withCode(decision, 'papel');
  return allowUnlessCoded(
    exige.flatMap((guarda) => GUARDAS[guarda](situacion).map((text) => ({ code: guarda, text }))),
  );
}

/** Writing a version: its author, while it is a draft. */
export function canEditElemento(situacion: SituacionVersion, quien: QuienElabora): DecisionElemento {
  const editor = requireMinisterio(quien, 'autor', 'elaborar elementos');
  if (!editor.allowed) return withCode(editor, 'permiso');
  if (situacion.estado !== ACTOS.editar.en)
    return withCode(
      refuseWith(
        `La versión está en «${ESTADO_VERSION[situacion.estado]}»; solo un borrador se puede editar.`,
      ),
      'estado',
    );
  const suya = isAutor(quien, situacion)
    ? ALLOWED
    : refuseWith('Solo su autor edita el borrador; usted no lo elaboró.', AUTOR);
  return withCode(suya, 'papel');
}

/** Beginning an element: ministry staff whose rol creates them. */
export function canCreateElemento(quien: QuienElabora): Decision {
  return requireMinisterio(quien, 'versionador', 'crear elementos de dato');
}

/** Incorporating elements at all: ministry staff whose rol incorporates them. Each version then has its own decision. */
export function canIncorporar(quien: QuienElabora): Decision {
  return requireMinisterio(quien, 'incorporador', 'incorporar elementos al lenguaje común');
}

/** Cancelling the expiry set for an element: people who may expire it, until it is done. */
export function canCancelarCaducidad(situacion: SituacionVersion, quien: QuienElabora): DecisionElemento {
  const rol = PERMISOS.caducador(quien);
  if (!rol.allowed) return withCode(rol, 'permiso');
  const admitido = ACTOS.cancelarCaducidad.en;
  if (situacion.estado !== admitido) return refuseEstado(situacion.estado, [admitido]);
  if (situacion.caducidad === null)
    return withCode(refuseWith('El elemento no tiene una caducidad programada.'), 'sin-programar');
  return withCode(PAPELES.caducador(quien, situacion), 'papel');
}

/** Taking an element in force to a wider layer: people who may create elements. */
export function canLlevarElemento(situacion: SituacionVersion, quien: QuienElabora): DecisionElemento {
  const rol = PERMISOS.versionador(quien);
  if (!rol.allowed) return withCode(rol, 'permiso');
  const admitido = ACTOS.llevar.en;
  if (situacion.estado !== admitido) return refuseEstado(situacion.estado, [admitido]);
  if (situacion.esComun)
    return withCode(refuseWith('El elemento ya está en la capa común, que es la más amplia.'), 'capa');
  return withCode(canCreateElemento(quien), 'papel');
}

/** Reading a version: what is or was in force, everybody; what is in work, the ministry and the entity that answers for it. */
export function canSeeVersion(
  { estado, entidadResponsableId }: Pick<SituacionVersion, 'estado' | 'entidadResponsableId'>,
  { esMinisterio, entidadId }: Pick<QuienElabora, 'esMinisterio' | 'entidadId'>,
): boolean {
  return (
    esMinisterio ||
    ESTADOS_PUBLICOS.some((publico) => publico === estado) ||
    (entidadResponsableId !== null && entidadResponsableId === entidadId)
  );
}

/** Commenting a version: the ministry and the entity responsible for it, until it is discarded. */
export function canComment(situacion: SituacionVersion, quien: QuienElabora): Decision {
  if (!quien.esMinisterio && quien.entidadId !== situacion.entidadResponsableId)
    return refuseWith(
      `Comentan el ministerio y la entidad responsable del elemento; ${describeOtra(quien, situacion)}.`,
      RESPONSABLE,
    );
  return situacion.estado === 'descartado' ? refuseWith('La versión fue descartada.') : ALLOWED;
}

/** Every decision about a version the screens show. */
export function listDecisiones(
  situacion: SituacionVersion,
  quien: QuienElabora,
): Readonly<Record<AccionDecidida, DecisionElemento>> {
  const pasos = Object.fromEntries(
    ACCIONES_ELEMENTO.map((accion) => [accion, canActOnElemento(accion, situacion, quien)]),
  ) as Record<AccionElemento, DecisionElemento>;
  return {
    ...pasos,
    editar: canEditElemento(situacion, quien),
    comentar: withCode(canComment(situacion, quien), 'papel'),
    cancelarCaducidad: canCancelarCaducidad(situacion, quien),
    llevar: canLlevarElemento(situacion, quien),
  };
}
