/** A check of a report, as far as the steps look at it. */
export interface ComprobacionHecha {
  readonly codigo: string;
  readonly estado: string;
  readonly titulo: string;
  readonly hallazgos: readonly { readonly encontrado: string }[];
}

/** Checks of the reading of the contract itself (domain niveles §7.2). */
const DE_LECTURA: ReadonlySet<string> = new Set(['C-01', 'C-02']);

/** Why nobody can read the contract; undefined where the banco could. */
export function findRechazoDeContrato(comprobaciones: readonly ComprobacionHecha[]): string | undefined {
  const rechazo = comprobaciones.find(({ codigo, estado }) => DE_LECTURA.has(codigo) && estado === 'impide');
  return rechazo && `${rechazo.hallazgos[0]?.encontrado ?? rechazo.titulo}.`;
}

/**
 * What the checks say now that came out otherwise when the entity accepted the report. Where none did, what was declared
 * or counted differs.
 *
 * @param codigos codes of the checks that differ
 */
export function listComprobacionesDistintas(
  codigos: readonly string[],
  comprobaciones: readonly ComprobacionHecha[],
): { readonly campo: string; readonly mensaje: string }[] {
  if (codigos.length === 0)
    return [
      { campo: 'informe', mensaje: 'Cambió lo que el informe cuenta; las comprobaciones son las mismas.' },
    ];
  return codigos.map((codigo) => {
    const titulo = comprobaciones.find((una) => una.codigo === codigo)?.titulo ?? 'Ya no está en las reglas';
    return { campo: codigo, mensaje: `${codigo}: ${titulo}. Al aprobar era distinto.` };
  });
}
