import {
  ACCION_SOLICITUD,
  ACCIONES_MANUALES,
  type AccionManual,
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
} from '../../contexts/solicitudes/contract/terms.ts';
import {
  type AccionDecidida,
  canCreateSolicitud,
  canSeeSolicitud,
  findLado,
  listDecisiones,
  type SituacionSolicitud,
} from '../../contexts/solicitudes/rules/ciclo/can-act-on-solicitud.ts';
import { type Guarda, listExigidas } from '../../contexts/solicitudes/rules/ciclo/ciclo-de-vida.ts';
import { type ClaseDeSolicitud, isEstadoDe } from '../../contexts/solicitudes/rules/ciclo/trabajo.ts';
import { canConverse } from '../../contexts/solicitudes/rules/conversacion/can-converse.ts';
import { canReafirmar } from '../../contexts/solicitudes/rules/reafirmacion/can-reafirmar.ts';
import { CONSULTOR, ENTIDAD, type Person } from './people.ts';

/**
 * What requests ask for: a level, the end of a version, which goes the same way whichever level it reached, or a level again that did not
 * change.
 */
const KINDS: readonly (readonly [string, Required<ClaseDeSolicitud>])[] = [
  ['Level 1', { nivel: 1, tipo: 'nueva', esReafirmada: false }],
  ['Level 2', { nivel: 2, tipo: 'nueva', esReafirmada: false }],
  ['Level 3', { nivel: 3, tipo: 'nueva', esReafirmada: false }],
  ['End of a version of level 3', { nivel: 3, tipo: 'retiro', esReafirmada: false }],
  ['Level 2 without changes', { nivel: 2, tipo: 'actualizacion', esReafirmada: true }],
];

const OTHER_ACTIONS = {
  editar: 'Escribir la solicitud, y responder sus observaciones',
  eliminar: 'Eliminar',
  catalogar: 'Decir el elemento de cada campo',
  decidir: 'Decidir sobre cada campo',
  dictaminar: 'Decir de cada ítem si se cumple',
  conversar: 'Escribir en la conversación',
} as const;
type Action = AccionDecidida | 'conversar';
const ACTIONS: readonly (readonly [Action, string])[] = [
  ...ACCIONES_MANUALES.map((accion) => [accion, ACCION_SOLICITUD[accion]] as const),
  ...(Object.entries(OTHER_ACTIONS) as [Exclude<Action, AccionManual>, string][]),
];

/** Every condition of a step holds: the page is about who and when. */
const HOLDING: Readonly<Record<Guarda, readonly string[]>> = {
  completa: [],
  respondida: [],
  catalogada: [],
  evaluable: [],
  conforme: [],
  conceptuable: [],
  verificada: [],
  aprobada: [],
  cumplida: [],
  enTermino: [],
  suspendida: [],
  prorrogable: [],
};

/** States in which nobody has been assigned yet. */
const UNASSIGNED: ReadonlySet<EstadoSolicitud> = new Set<EstadoSolicitud>(['borrador', 'radicada']);

interface Answer {
  readonly allowed: boolean;
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
  readonly unblockers: readonly string[];
}

/** What the page says, and how much. */
export interface RequestsPage {
  readonly text: string;
  readonly cells: number;
  readonly allowed: number;
}

/** Numbers each reason once, in the order the page meets them. */
class Reasons {
  readonly #marks = new Map<string, string>();

  mark({ reasons, unblockers }: Answer, where: string): string {
    const [first] = reasons;
    // A refusal without a reason is what this page exists to find.
    if (first === undefined || first.text.trim() === '')
      throw new Error(`${where} is refused without a reason.`);
    if (first.code === 'estado') return 'E';
    if (first.code === 'nivel' || first.code === 'tipo') return 'N';
    const told = reasons.map(({ text }) => text).join(' ');
    const whole = unblockers.length === 0 ? told : `${told} → ${unblockers.join(', ')}`;
    const known = this.#marks.get(whole) ?? `R${this.#marks.size + 1}`;
    this.#marks.set(whole, known);
    return known;
  }

  list(): string[] {
    return [...this.#marks].map(([text, mark]) => `- **${mark}** ${text}`);
  }
}

const toSituacion = (pedido: Required<ClaseDeSolicitud>, estado: EstadoSolicitud): SituacionSolicitud => ({
  ...pedido,
  estado,
  entidadId: ENTIDAD,
  consultorId: UNASSIGNED.has(estado) ? null : CONSULTOR,
  solicitanteId: 0,
  faltantes: HOLDING,
});

function decide(action: Action, situacion: SituacionSolicitud, { quien }: Person): Answer {
  if (action !== 'conversar') return listDecisiones(situacion, quien)[action];
  const { reasons, ...decision } = canConverse(situacion, quien);
  return { ...decision, reasons: reasons.map((text) => ({ code: 'conversacion', text })) };
}

/** What somebody is told who wants to do something with a request of a level in a state. */
function answer(action: Action, situacion: SituacionSolicitud, person: Person, reasons: Reasons): string {
  if (!person.quien.acciones.has('consultar')) return 'P';
  const { quien } = person;
  if (!canSeeSolicitud(situacion, { lado: findLado(quien), entidadId: quien.entidadId })) return 'V';
  const decision = decide(action, situacion, person);
  if (decision.allowed) return 'sí';
  const { nivel, tipo, estado } = situacion;
  return reasons.mark(decision, `Level ${nivel}, ${tipo}, ${estado}, ${action}: ${person.name}`);
}

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The rows of an action: people who are answered the same in every state share one. */
function renderAction(
  states: readonly EstadoSolicitud[],
  people: readonly Person[],
  say: (estado: EstadoSolicitud, person: Person) => string,
): string[] {
  const byAnswers = Map.groupBy(people, (person) => toLine(states.map((estado) => say(estado, person))));
  return [...byAnswers].map(([answers, same]) => `| ${same.map(({ name }) => name).join(', ')} ${answers}`);
}

const isManual = (action: Action): action is AccionManual => !(action in OTHER_ACTIONS);

function renderLevel(
  [title, pedido]: (typeof KINDS)[number],
  people: readonly Person[],
  reasons: Reasons,
  count: (said: string) => void,
): string[] {
  const states = ESTADOS_SOLICITUD.filter((estado) => isEstadoDe(estado, pedido));
  const head = [toLine(['Who', ...states]), toLine(['---', ...states.map(() => '---')])];
  return ACTIONS.flatMap(([action, name]) => {
    const conditions = isManual(action) ? listExigidas(action, pedido) : [];
    const say = (estado: EstadoSolicitud, person: Person): string => {
      const said = answer(action, toSituacion(pedido, estado), person, reasons);
      count(said);
      return said;
    };
    return [
      '',
      `### ${title} · ${name} (\`${action}\`)`,
      '',
      ...(conditions.length > 0 ? [`Conditions: ${conditions.join(', ')}.`, ''] : []),
      ...head,
      ...renderAction(states, people, say),
    ];
  });
}

function renderCreation(people: readonly Person[], reasons: Reasons): string[] {
  const say = ({ name, quien }: Person): string => {
    const { reasons: texts, ...decision } = canCreateSolicitud(quien);
    const coded = { ...decision, reasons: texts.map((text) => ({ code: 'papel', text })) };
    return coded.allowed ? 'sí' : reasons.mark(coded, `Beginning a request: ${name}`);
  };
  const bySaid = Map.groupBy(people, say);
  return [...bySaid].map(([said, same]) => toLine([same.map(({ name }) => name).join(', '), said]));
}

/** A level of which nothing keeps anybody from reaffirming it. */
const REAFIRMABLE = {
  nivel: 2,
  base: { numero: '1.0', certificado: { numero: '', estado: 'vigente' }, hasSolicitud: true },
  hasSiguiente: true,
  abierta: undefined,
  comparado: [],
} as const;

function renderReaffirmation(people: readonly Person[], reasons: Reasons): string[] {
  const say = ({ name, quien }: Person): string => {
    const { reasons: texts, ...decision } = canReafirmar(quien, REAFIRMABLE);
    const coded = { ...decision, reasons: texts.map((text) => ({ code: 'papel', text })) };
    return coded.allowed ? 'sí' : reasons.mark(coded, `Reaffirming a level: ${name}`);
  };
  const bySaid = Map.groupBy(people, say);
  return [...bySaid].map(([said, same]) => toLine([same.map(({ name }) => name).join(', '), said]));
}

/** The page: every level, state, action and person, each with what is answered. */
export function renderRequests(people: readonly Person[]): RequestsPage {
  const reasons = new Reasons();
  const said: string[] = [];
  const levels = KINDS.flatMap((kind) => renderLevel(kind, people, reasons, (one) => said.push(one)));
  const creation = renderCreation(people, reasons);
  const reaffirmation = renderReaffirmation(people, reasons);
  const allowed = said.filter((one) => one === 'sí').length;
  const text = [
    '# Who may do what with a request',
    '',
    'Written by `npm run docs:requests` from the rules and the reference data; not to be edited.',
    '',
    'Every rol with the permissions of a new installation: of an entity, in that of the request and in another one; of the ministry,',
    'with the request assigned to the person and not. Every condition of a step holds. The columns are the states a request of the level',
    'may stand in.',
    '',
    `${said.length} cells: ${allowed} allowed, and each other one with its reason.`,
    '',
    '- **sí** allowed, if the conditions of the step hold; otherwise the answer says what is missing.',
    '- **E** the state refuses everybody. The answer names the state, and those in which it is done.',
    '- **N** the action is of requests of another level, or of none that ends a version. The answer says so.',
    '- **V** the person may not read the request: it is answered as one that does not exist.',
    '- **P** the rol reads no requests: refused by the access of the address.',
    ...reasons.list(),
    ...levels,
    '',
    '## Beginning a request',
    '',
    toLine(['Who', 'Answer']),
    toLine(['---', '---']),
    ...creation,
    '',
    '## Reaffirming a level without changes',
    '',
    'Nothing keeps it from being done; what does is in `rules/reafirmacion/can-reafirmar.ts`.',
    '',
    toLine(['Who', 'Answer']),
    toLine(['---', '---']),
    ...reaffirmation,
    '',
  ].join('\n');
  return { text, cells: said.length, allowed };
}
