import { BoundedPool, type Caller, refuse } from '@marco/server-kit';
import { conformidadErrors } from '../contract/conformidad.errors.ts';
import { LIMITES_CONTRATO } from '../contract/conformidad.terms.ts';
import type { RechazoContrato } from '../rules/contrato/contrato-leido.ts';
import type { InformeSellado, TareaConformidad } from './worker/tarea.ts';
import { createInforme } from './worker/write-informe.ts';

/** Contracts at once. */
const PROCESOS = 2;
/** Contracts that may wait: of people with a session, as many of strangers, and of one of them. */
const EN_ESPERA = 20;
export const EN_ESPERA_DE_UNO = 3;
/** Memory of a process beside the parser's: 5 MB of YAML take 400 MB while they are read. */
const MEMORIA_MB = 768;

/** How long a contract may take. */
export interface SegundosContrato {
  readonly segundos: number;
  readonly segundosSinSesion: number;
}

/** More contracts wait than can be attended. */
export const refuseOcupado = () => refuse(conformidadErrors, 'BANCO_OCUPADO');

export interface ConformidadPool {
  /**
   * Reads and checks a contract in a process of its own, which is ended when it takes too long or too much memory:
   * then the report says so.
   *
   * @throws BANCO_OCUPADO
   */
  check(tarea: TareaConformidad, caller: Caller): Promise<InformeSellado>;
}

export function createConformidadPool({
  segundos,
  segundosSinSesion,
}: SegundosContrato = LIMITES_CONTRATO): ConformidadPool {
  const pool = new BoundedPool<TareaConformidad, InformeSellado>({
    module: new URL('./worker/conformidad-process.ts', import.meta.url),
    processes: PROCESOS,
    memoryMb: MEMORIA_MB,
    limitMs: segundos * 1000,
    strangerLimitMs: segundosSinSesion * 1000,
    waiting: EN_ESPERA,
    waitingOfOne: EN_ESPERA_DE_UNO,
    refuseBusy: refuseOcupado,
  });
  return {
    check: (tarea, caller) =>
      pool.run(tarea, caller, (failure) => createInforme(tarea, { rechazo: explainFin(failure) })),
  };
}

function explainFin(failure: 'time' | 'memory'): RechazoContrato {
  return {
    codigo: 'C-02',
    lugar: { archivo: null, linea: 1, ruta: '' },
    encontrado:
      failure === 'time'
        ? 'Leer y comprobar el contrato tomó más tiempo del permitido'
        : 'Leer y comprobar el contrato necesitó más memoria de la permitida',
    esperado: 'Un contrato que se lee en pocos segundos',
    correccion: 'Divida el contrato: uno para cada servicio.',
  };
}
