import type { CampoRevisado, RevisionDeCampos } from '../../contract/index.ts';
import type { DecisionPropuesta } from '../../contract/terms.ts';

/** What a person makes of one proposal. */
export interface FilaEnRevision {
  readonly accion: DecisionPropuesta;
  /** Place of the chosen element among the candidates; null for a new one. */
  readonly candidato: number | null;
  readonly aceptada: boolean;
  /** Whether the next acceptance of several takes it. */
  readonly elegida: boolean;
}

export interface EstadoRevision {
  readonly filas: readonly FilaEnRevision[];
  /** Groups that were taken whole, by their places. */
  readonly grupos: readonly number[];
  /** How it stood before each change, the last one last. */
  readonly antes: readonly Omit<EstadoRevision, 'antes'>[];
  /** What the last change was, in words. */
  readonly dicho: string;
}

export type CambioDeRevision =
  | { readonly kind: 'aceptar'; readonly lugares: readonly number[] }
  | { readonly kind: 'soltar'; readonly lugar: number }
  | { readonly kind: 'definir'; readonly lugar: number }
  | { readonly kind: 'revisar'; readonly lugar: number }
  | { readonly kind: 'candidato'; readonly lugar: number; readonly candidato: number | null }
  | { readonly kind: 'grupo'; readonly grupo: number }
  | { readonly kind: 'elegir'; readonly lugares: readonly number[]; readonly elegida: boolean }
  | { readonly kind: 'deshacer' };

/** Changes that can be undone one by one. */
const PASOS = 50;

/** How a revision begins: nothing is accepted, and what is proposed without a look is chosen. */
export function createEstadoRevision({ filas, umbral }: RevisionDeCampos): EstadoRevision {
  return {
    filas: filas.map(({ propuesta: { decision, candidatos, puntaje } }) => ({
      accion: decision,
      candidato: decision === 'definir' || candidatos.length === 0 ? null : 0,
      aceptada: false,
      elegida: decision === 'reutilizar' && puntaje >= umbral,
    })),
    grupos: [],
    antes: [],
    dicho: '',
  };
}

/** What an accepted row becomes: whoever accepts what was to be reviewed reuses its first element. */
function toAccionAceptada(fila: FilaEnRevision, { propuesta }: CampoRevisado): FilaEnRevision {
  const candidato = fila.accion === 'definir' ? null : fila.candidato;
  const elegido = candidato === null ? undefined : propuesta.candidatos[candidato];
  if (!elegido) return { ...fila, accion: 'definir', candidato: null, aceptada: true, elegida: false };
  const accion = elegido.diferencias.length > 0 ? 'modificar' : 'reutilizar';
  return { ...fila, accion, candidato, aceptada: true, elegida: false };
}

/** The revision after a change; only what was there before can be undone. */
export function updateRevision(
  estado: EstadoRevision,
  cambio: CambioDeRevision,
  { filas, grupos }: RevisionDeCampos,
): EstadoRevision {
  const at = (
    lugares: readonly number[],
    change: (fila: FilaEnRevision, lugar: number) => FilaEnRevision,
  ) => {
    const tocados = new Set(lugares);
    return estado.filas.map((fila, lugar) => (tocados.has(lugar) ? change(fila, lugar) : fila));
  };
  const accept = (lugares: readonly number[]) =>
    at(lugares, (fila, lugar) => {
      const revisada = filas[lugar];
      return revisada ? toAccionAceptada(fila, revisada) : fila;
    });
  const nameOf = (lugar: number) => filas[lugar]?.campo.nombre ?? '';
  switch (cambio.kind) {
    case 'aceptar': {
      const [solo] = cambio.lugares;
      const dicho =
        cambio.lugares.length === 1
          ? `Aceptó ${nameOf(solo ?? 0)}.`
          : `Aceptó ${cambio.lugares.length} campos.`;
      return keep(estado, { filas: accept(cambio.lugares), dicho });
    }
    case 'soltar':
      return keep(estado, {
        filas: at([cambio.lugar], (fila) => ({ ...fila, aceptada: false })),
        dicho: `${nameOf(cambio.lugar)} ya no está aceptado.`,
      });
    case 'definir':
      return keep(estado, {
        filas: at([cambio.lugar], (fila) => ({
          ...fila,
          accion: 'definir',
          candidato: null,
          aceptada: true,
          elegida: false,
        })),
        dicho: `${nameOf(cambio.lugar)} se define como elemento nuevo.`,
      });
    case 'revisar':
      return keep(estado, {
        filas: at([cambio.lugar], (fila) => ({
          ...fila,
          accion: 'revisar',
          candidato: fila.candidato ?? 0,
          aceptada: false,
          elegida: false,
        })),
        dicho: '',
      });
    case 'candidato':
      return keep(estado, {
        filas: at([cambio.lugar], (fila) => ({
          ...fila,
          accion: 'revisar',
          candidato: cambio.candidato,
          aceptada: false,
        })),
        dicho: '',
      });
    case 'grupo': {
      const grupo = grupos[cambio.grupo];
      const rutas = new Set(grupo?.campos);
      const lugares = filas.flatMap(({ campo }, lugar) => (rutas.has(campo.ruta) ? [lugar] : []));
      return keep(estado, {
        filas: accept(lugares),
        grupos: [...estado.grupos, cambio.grupo],
        dicho: `Aceptó el grupo ${grupo?.identificador ?? ''} con ${lugares.length} campos.`,
      });
    }
    case 'elegir':
      // A mark is no decision: there is nothing to undo.
      return {
        ...estado,
        filas: at(cambio.lugares, (fila) => ({ ...fila, elegida: cambio.elegida && !fila.aceptada })),
      };
    case 'deshacer': {
      const last = estado.antes.at(-1);
      return last
        ? { ...last, antes: estado.antes.slice(0, -1), dicho: 'Deshizo el último cambio.' }
        : estado;
    }
  }
}

function keep(estado: EstadoRevision, cambio: Partial<Omit<EstadoRevision, 'antes'>>): EstadoRevision {
  const { antes, ...actual } = estado;
  return { ...estado, ...cambio, antes: [...antes, actual].slice(-PASOS) };
}

/** Rows that the acceptance of several would take. */
export const listElegidas = ({ filas }: EstadoRevision): number[] =>
  filas.flatMap(({ elegida, aceptada }, lugar) => (elegida && !aceptada ? [lugar] : []));

export const countAceptadas = ({ filas }: EstadoRevision): number =>
  filas.filter(({ aceptada }) => aceptada).length;
