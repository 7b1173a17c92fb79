import { BoundedPool, type Caller, refuse, refuseCommon } from '@marco/server-kit';
import { type IncumplimientoRegla, ontologiaErrors } from '../../contract/index.ts';
import { type FormatoMuestra, type LenguajeRegla, LIMITES_EJECUCION } from '../../contract/terms.ts';

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

export interface RevisionRegla {
  readonly hechos: number;
  readonly revisados: number;
  readonly hallazgos: readonly IncumplimientoRegla[];
}

export type ResultadoPrueba =
  | RevisionRegla
  | { readonly code: 'REGLA_ILEGIBLE' | 'MUESTRA_ILEGIBLE'; readonly mensaje: string };

/** What a rule says, before it is tried on anything. */
export interface ExpresionRegla {
  readonly lenguaje: LenguajeRegla;
  readonly expresion: string;
  readonly espacio: string;
}

/** What the process of the rules is asked. */
export type TareaRegla =
  | { readonly kind: 'run'; readonly prueba: PruebaRegla }
  | { readonly kind: 'verify'; readonly regla: ExpresionRegla };

export type ResultadoRegla = ResultadoPrueba | { readonly error: string | null };

const pool = new BoundedPool<TareaRegla, ResultadoRegla>({
  module: new URL('./shacl-process.ts', import.meta.url),
  processes: 2,
  memoryMb: 192,
  limitMs: LIMITES_EJECUCION.milisegundos,
  waiting: 50,
  waitingOfOne: 5,
  refuseBusy: () => refuseCommon('SERVICIO_OCUPADO'),
});

/**
 * Runs a rule in a process of its own, which is ended when it takes too long or too much memory.
 *
 * @throws REGLA_ILEGIBLE, MUESTRA_ILEGIBLE, REGLA_DEMORADA, SERVICIO_OCUPADO
 */
export async function runRegla(prueba: PruebaRegla, caller: Caller): Promise<RevisionRegla> {
  const resultado = await runInProcess({ kind: 'run', prueba }, caller);
  if ('code' in resultado)
    throw refuse(ontologiaErrors, resultado.code, [
      { campo: resultado.code === 'REGLA_ILEGIBLE' ? 'expresion' : 'muestra', mensaje: resultado.mensaje },
    ]);
  if ('error' in resultado) throw new Error('A rule that was to run was only verified.');
  return resultado;
}

/**
 * Why a rule could never run, as the process that would run it says; null if it can.
 *
 * @throws REGLA_DEMORADA, SERVICIO_OCUPADO
 */
export async function findErrorRegla(regla: ExpresionRegla, caller: Caller): Promise<string | null> {
  const resultado = await runInProcess({ kind: 'verify', regla }, caller);
  if (!('error' in resultado)) throw new Error('A rule that was to be verified ran.');
  return resultado.error;
}

function runInProcess(tarea: TareaRegla, caller: Caller): Promise<ResultadoRegla> {
  return pool.run(tarea, caller, () => {
    throw refuse(ontologiaErrors, 'REGLA_DEMORADA');
  });
}
