/** A check of a report, as far as two reports are compared. */
export interface ComprobacionComparable {
  readonly codigo: string;
  readonly estado: string;
  readonly titulo: string;
  /** Places it found. */
  readonly total: number;
  readonly hallazgos: readonly { readonly encontrado: string }[];
}

/** Checks of the reading of the contract itself (domain niveles §7.2). */
const DE_LECTURA: ReadonlySet<string> = new Set(['C-01', 'C-02']);

/** Why nobody can read the contract; undefined where the banco could. */
export function findRechazoDeContrato(comprobaciones: readonly ComprobacionComparable[]): string | undefined {
  const rechazo = comprobaciones.find(({ codigo, estado }) => DE_LECTURA.has(codigo) && estado === 'impide');
  return rechazo && `${rechazo.hallazgos[0]?.encontrado ?? rechazo.titulo}.`;
}

const ESTADOS: Readonly<Record<string, string>> = {
  cumple: 'cumplía',
  observacion: 'tenía observaciones',
  impide: 'impedía',
  'sin-ejecutar': 'no se había hecho',
};

const describe = ({ titulo, total }: ComprobacionComparable) =>
  total === 0 ? titulo : `${titulo} (${total} ${total === 1 ? 'lugar' : 'lugares'})`;

/**
 * Checks that do not find what they found when the entity accepted the report, each with both findings. Where none
 * differs by itself, what was declared or counted does.
 */
export function listComprobacionesDistintas(
  antes: readonly ComprobacionComparable[],
  ahora: readonly ComprobacionComparable[],
): { readonly codigo: string; readonly mensaje: string }[] {
  const before = new Map(antes.map((una) => [una.codigo, una]));
  const distintas = ahora.filter((una) => JSON.stringify(una) !== JSON.stringify(before.get(una.codigo)));
  if (distintas.length === 0)
    return [
      { codigo: 'informe', mensaje: 'Cambió lo que el informe cuenta; las comprobaciones son las mismas.' },
    ];
  return distintas.map((una) => {
    const anterior = before.get(una.codigo);
    const cuando = anterior ? (ESTADOS[anterior.estado] ?? anterior.estado) : 'no estaba en las reglas';
    return { codigo: una.codigo, mensaje: `${una.codigo}: ${describe(una)}. Al aprobar ${cuando}.` };
  });
}
