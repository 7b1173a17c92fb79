import { createProcessPool, ProcessError, refuse } from '@marco/server-kit';
import { type HallazgoRegla, ontologiaErrors } from '../../contract/index.ts';
import { type FormatoMuestra, LIMITES_EJECUCION } from '../../contract/terms.ts';

/** A rule and what it is tried on. */
export interface PruebaRegla {
  readonly lenguaje: 'shacl' | 'regex';
  readonly expresion: string;
  readonly severidad: 'error' | 'advertencia';
  readonly mensaje: string;
  /** Code of the class a regular expression is about; null for whatever has the property. */
  readonly clase: string | null;
  /** Codes of the properties a regular expression checks. */
  readonly propiedades: readonly string[];
  readonly formato: FormatoMuestra;
  readonly muestra: string;
  readonly espacio: string;
  readonly prefijos: Readonly<Record<string, string>>;
  /** Day on which ages are counted. */
  readonly hoy: string;
}

export interface Revision {
  readonly hechos: number;
  readonly revisados: number;
  readonly hallazgos: readonly HallazgoRegla[];
}

export type ResultadoPrueba =
  | Revision
  | { readonly code: 'REGLA_ILEGIBLE' | 'MUESTRA_ILEGIBLE'; readonly mensaje: string };

const pool = createProcessPool<PruebaRegla, ResultadoPrueba>({
  module: new URL('./shacl-process.ts', import.meta.url),
  // Whoever comes later waits for their turn.
  ...{
    processes: 2,
    memoryMb: 192,
    limitMs: LIMITES_EJECUCION.milisegundos,
    waiting: Number.POSITIVE_INFINITY,
  },
});

/**
 * Runs a rule in a process of its own, which is ended when it takes too long or too much memory.
 *
 * @throws REGLA_ILEGIBLE, MUESTRA_ILEGIBLE, REGLA_DEMORADA
 */
export async function runRegla(prueba: PruebaRegla): Promise<Revision> {
  const resultado = await runInProcess(prueba);
  if ('code' in resultado)
    throw refuse(ontologiaErrors, resultado.code, [
      { campo: resultado.code === 'REGLA_ILEGIBLE' ? 'expresion' : 'muestra', mensaje: resultado.mensaje },
    ]);
  return resultado;
}

async function runInProcess(prueba: PruebaRegla): Promise<ResultadoPrueba> {
  try {
    return await pool.run(prueba);
  } catch (error) {
    throw error instanceof ProcessError ? refuse(ontologiaErrors, 'REGLA_DEMORADA') : error;
  }
}
