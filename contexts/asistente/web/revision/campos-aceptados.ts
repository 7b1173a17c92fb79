import type { CampoRevisado, RevisionDeCampos } from '../../contract/index.ts';
import type { EstadoRevision } from './estado-revision.ts';

/** Characters of the reasons that are kept with a field. */
const MAXIMO_JUSTIFICACION = 500;

/** A field a person accepted, with what it becomes and why. */
export interface CampoAceptado {
  /** Its place among the fields that were read. */
  readonly lugar: number;
  readonly accion: 'reutilizar' | 'modificar' | 'definir';
  readonly elementoId: number | null;
  readonly justificacion: string;
}

/** A composite that was taken whole, with the places of its fields. */
export interface GrupoAceptado {
  readonly elementoId: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly lugares: readonly number[];
}

export interface CamposAceptados {
  readonly campos: readonly CampoAceptado[];
  readonly grupos: readonly GrupoAceptado[];
}

/** What was accepted, with the reasons that stay beside each field. */
export function listAceptados({ filas, grupos }: RevisionDeCampos, estado: EstadoRevision): CamposAceptados {
  const campos = estado.filas.flatMap((fila, lugar): CampoAceptado[] => {
    const revisada = filas[lugar];
    if (!revisada || !fila.aceptada || fila.accion === 'revisar') return [];
    const elegido = fila.candidato === null ? undefined : revisada.propuesta.candidatos[fila.candidato];
    return [
      {
        lugar,
        accion: fila.accion,
        elementoId: elegido?.elementoId ?? null,
        justificacion: presentJustificacion(revisada, elegido),
      },
    ];
  });
  const aceptados = new Set(campos.map(({ lugar }) => lugar));
  const tomados = estado.grupos.flatMap((at): GrupoAceptado[] => {
    const grupo = grupos[at];
    const rutas = new Set(grupo?.campos);
    const lugares = filas.flatMap(({ campo }, lugar) =>
      rutas.has(campo.ruta) && aceptados.has(lugar) ? [lugar] : [],
    );
    return grupo && lugares.length > 0 ? [{ ...grupo, lugares }] : [];
  });
  return { campos, grupos: tomados };
}

function presentJustificacion(
  { propuesta: { definicion, razones } }: CampoRevisado,
  elegido: CampoRevisado['propuesta']['candidatos'][number] | undefined,
): string {
  const dicha = elegido
    ? [
        `${elegido.identificador} v${elegido.numero}, ${elegido.puntaje} %.`,
        ...elegido.razones,
        ...elegido.diferencias,
      ]
    : [`Elemento nuevo${definicion ? `: ${definicion.identificador}` : ''}.`, ...razones];
  return dicha.join(' ').slice(0, MAXIMO_JUSTIFICACION).trim();
}
