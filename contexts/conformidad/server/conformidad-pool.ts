import { BoundedPool, type Caller, refuse } from '@marco/server-kit';
import { conformidadErrors } from '../contract/conformidad.errors.ts';
import { LIMITES_CONTRATO } from '../contract/conformidad.terms.ts';
import type { RechazoContrato } from '../rules/contrato/contrato-leido.ts';
import { proposeVinculosDe } from '../rules/vinculo-propuesto.ts';
import type {
  AvanceDelBanco,
  EvidenciaDemostracion,
  InformeSellado,
  MensajeVerificado,
  Respuestas,
  TareaConformidad,
  TareaDelBanco,
  TareaDirecciones,
  TareaEvidencia,
  TareaMensaje,
  TareaVinculos,
} from './worker/tarea.ts';
import { buildInforme, computeSha256 } from './worker/write-informe.ts';

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
   * @param onAvance called with the checks of each group once they are done
   * @throws BANCO_OCUPADO
   */
  check(
    tarea: TareaConformidad,
    caller: Caller,
    onAvance?: (avance: AvanceDelBanco) => void,
  ): Promise<InformeSellado>;
  /**
   * Places of a contract for the fields of a servicio, in the same bounds; none, with the reason, where it takes too long or cannot be read.
   *
   * @throws BANCO_OCUPADO
   */
  propose(tarea: TareaVinculos, caller: Caller): Promise<Respuestas['vinculos']>;
  /**
   * Where a contract has its operations called, in the same bounds; nothing where it takes too long or cannot be read.
   *
   * @throws BANCO_OCUPADO
   */
  listDirecciones(tarea: TareaDirecciones, caller: Caller): Promise<Respuestas['direcciones']>;
  /**
   * Validates a message against its schema, in the same bounds.
   *
   * @throws BANCO_OCUPADO
   */
  verify(tarea: TareaMensaje, caller: Caller): Promise<MensajeVerificado>;
  /**
   * Makes and checks the contract of a servicio of the demo data, in the same bounds.
   *
   * @throws BANCO_OCUPADO; an error where they do not suffice
   */
  createEvidencia(tarea: TareaEvidencia, caller: Caller): Promise<EvidenciaDemostracion>;
}

export function createConformidadPool({
  segundos,
  segundosSinSesion,
}: SegundosContrato = LIMITES_CONTRATO): ConformidadPool {
  const pool = new BoundedPool<TareaDelBanco, unknown, AvanceDelBanco>({
    module: new URL('./worker/conformidad-process.ts', import.meta.url),
    processes: PROCESOS,
    memoryMb: MEMORIA_MB,
    limitMs: segundos * 1000,
    strangerLimitMs: segundosSinSesion * 1000,
    waiting: EN_ESPERA,
    waitingOfOne: EN_ESPERA_DE_UNO,
    refuseBusy: refuseOcupado,
  });
  /** @param explain what is answered where the process was ended */
  async function run<Clase extends TareaDelBanco['clase']>(
    tarea: TareaDelBanco & { readonly clase: Clase },
    caller: Caller,
    explain: (rechazo: RechazoContrato) => Respuestas[Clase],
    onProgress?: (avance: AvanceDelBanco) => void,
  ): Promise<Respuestas[Clase]> {
    const explainEnd = (failure: 'time' | 'memory') => explain(explainFin(failure));
    return (await pool.run(tarea, caller, explainEnd, { onProgress })) as Respuestas[Clase];
  }
  return {
    check: (tarea, caller, onAvance) =>
      run({ clase: 'informe', ...tarea }, caller, (rechazo) => buildInforme(tarea, { rechazo }), onAvance),
    propose: (tarea, caller) =>
      run({ clase: 'vinculos', ...tarea }, caller, (rechazo) =>
        proposeVinculosDe({ rechazo }, tarea.esperado),
      ),
    listDirecciones: (tarea, caller) => run({ clase: 'direcciones', ...tarea }, caller, () => []),
    verify: (tarea, caller) =>
      run({ clase: 'mensaje', ...tarea }, caller, (rechazo) => createInterrumpido(tarea, rechazo)),
    createEvidencia: (tarea, caller) =>
      run({ clase: 'evidencia', ...tarea }, caller, ({ encontrado }) => {
        throw new Error(`The evidence of a servicio could not be made. ${encontrado}.`);
      }),
  };
}

/** The one every part of a process shares; its processes start with the first contract. */
export const conformidadPool = createConformidadPool();

/** A message that could not be looked at to its end. */
function createInterrumpido(
  { mensaje: { operacion, papel }, contenido }: TareaMensaje,
  { codigo, encontrado }: RechazoContrato,
): MensajeVerificado {
  const hallazgo = { linea: 1, ruta: '', regla: codigo, mensaje: `${encontrado}.`, sugerencia: null };
  const sha256 = computeSha256(contenido);
  return { operacion, papel, sha256, resultado: 'invalido', reglas: [codigo], hallazgos: [hallazgo] };
}

function explainFin(failure: 'time' | 'memory'): RechazoContrato {
  return {
    codigo: 'C-02',
    lugar: { archivo: null, linea: 1, ruta: '' },
    encontrado:
      failure === 'time'
        ? 'Leerlo y comprobarlo tomó más tiempo del permitido'
        : 'Leerlo y comprobarlo necesitó más memoria de la permitida',
    esperado: 'Un contrato que se lee en pocos segundos',
    correccion: 'Divida el contrato: uno para cada servicio.',
  };
}
