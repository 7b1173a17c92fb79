import { createSeededRandom } from './seeded-random.ts';

/** Who takes a step. */
export type Quien = 'solicitante' | 'consultor' | 'coordinador' | 'certificador' | 'operador' | 'nadie';

/** Steps of a request: action, state it leads to, who, working days since the filing. */
type Camino = readonly (readonly [accion: string, hasta: string, quien: Quien, dias: number])[];

/** Way of a request until it is certified. */
export const CAMINO: Camino = [
  ['radicar', 'radicada', 'solicitante', 0],
  ['asignar', 'asignada', 'coordinador', 1],
  ['revisar', 'en-revision', 'consultor', 3],
  ['conceptualizar', 'en-conceptualizacion', 'consultor', 8],
  ['presentar', 'pendiente-entidad', 'consultor', 15],
  ['aprobar', 'concepto-favorable', 'solicitante', 21],
  ['certificar', 'certificada', 'certificador', 26],
];
/** At level 2 the consultor evaluates what was built. */
const CAMINO_NIVEL_DOS: Camino = CAMINO.map((paso) =>
  paso[0] === 'conceptualizar' ? ['evaluar', 'en-evaluacion', paso[2], paso[3]] : paso,
);

/** At level 3 the consultor verifies a list, and the operator of the platform gives its concept. */
const CAMINO_NIVEL_TRES: Camino = CAMINO.flatMap((paso) =>
  paso[0] === 'conceptualizar'
    ? [
        ['verificar', 'en-verificacion', 'consultor', 8] as const,
        ['conceptuar', 'en-verificacion', 'operador', 12] as const,
      ]
    : [paso],
);
const CAMINOS: Readonly<Record<1 | 2 | 3, Camino>> = { 1: CAMINO, 2: CAMINO_NIVEL_DOS, 3: CAMINO_NIVEL_TRES };

/** Steps of a return: after the review, with the working days after it; the way goes on at the review of what was corrected. */
const VUELTA: Camino = [
  ['devolver', 'devuelta', 'consultor', 3],
  ['radicar', 'radicada', 'solicitante', 15],
  ['asignar', 'asignada', 'coordinador', 16],
  ['revisar', 'en-revision', 'consultor', 18],
];

/** A way with a return in it. */
function addVuelta(camino: Camino): Camino {
  const revisada = camino.findIndex(([accion]) => accion === 'revisar');
  const hasta = camino[revisada]?.[3] ?? 0;
  const later = (pasos: Camino, dias: number): Camino =>
    pasos.map(([accion, estado, quien, suyos]) => [accion, estado, quien, suyos + dias]);
  const vuelta = later(VUELTA, hasta);
  const perdidos = (vuelta.at(-1)?.[3] ?? 0) - hasta;
  return [...camino.slice(0, revisada + 1), ...vuelta, ...later(camino.slice(revisada + 1), perdidos)];
}

/** What the way of a request follows from. */
interface SolicitudEnCamino {
  readonly nivel?: 1 | 2 | 3;
  readonly servicio: string;
  /** Day it was filed. */
  readonly radicada?: string;
  /** Why it was sent back once; absent where it was not. */
  readonly subsanada?: string;
  /** Whether each stretch took its own time. */
  readonly aSuRitmo?: boolean;
}

/** The way of a request; one that goes at its own pace takes half to one and a half times of each stretch. */
export function planCamino({
  nivel = 1,
  servicio,
  radicada,
  subsanada,
  aSuRitmo = false,
}: SolicitudEnCamino): Camino {
  const derecho = CAMINOS[nivel];
  const camino = subsanada === undefined ? derecho : addVuelta(derecho);
  if (!aSuRitmo) return camino;
  const random = createSeededRandom(`${servicio} ${radicada} ${nivel}`);
  let dia = 0;
  return camino.map(([accion, hasta, quien, dias], place) => {
    const previous = camino[place - 1]?.[3] ?? 0;
    if (place > 0) dia += Math.max(1, Math.round(((dias - previous) * random.int(50, 140)) / 100));
    return [accion, hasta, quien, dia];
  });
}
