import { toDayAndTime } from '@marco/country/local-time';
import type { DatabaseSchema } from '@marco/database';
import { findParametroFilas, findParametroTexto } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { EstadoProducto } from '../../contract/index.ts';
import { listMantenimientos } from '../../rules/estado-producto/mantenimientos.ts';
import { findPeorMarcha } from '../../rules/estado-producto/textos-estado.ts';
import { listIncidentes, listMediciones } from './mediciones.queries.ts';
import { presentIncidente, presentPiezas } from './present-estado.ts';
import { runWithinTime } from './run-within-time.ts';

type Database = Kysely<DatabaseSchema>;

/** Milliseconds an answer waits for the database, and for which everybody gets the same answer. */
const PLAZO_DE_LECTURA_MS = 2000;
const VIGENCIA_MS = 15_000;
/** As long as nothing was measured, which takes a moment after the start. */
const VIGENCIA_SIN_MEDIR_MS = 1000;

interface Leido {
  readonly mediciones: Awaited<ReturnType<typeof listMediciones>>;
  readonly incidentes: Awaited<ReturnType<typeof listIncidentes>>;
  readonly aviso: string;
  readonly filas: readonly Readonly<Record<string, unknown>>[];
}

const NADA: Leido = { mediciones: [], incidentes: [], aviso: '', filas: [] };

/** Small rows that a chore keeps: no request measures anything. */
async function read(database: Database): Promise<Leido> {
  const [mediciones, incidentes, aviso, { filas }] = await Promise.all([
    listMediciones(database),
    listIncidentes(database),
    findParametroTexto(database, 'estado.aviso', ''),
    findParametroFilas(database, 'estado.mantenimientos'),
  ]);
  return { mediciones, incidentes, aviso, filas };
}

function present(leido: Leido, responde: boolean, now: Date): EstadoProducto {
  const piezas = presentPiezas(leido.mediciones, responde, now);
  return {
    marcha: findPeorMarcha(piezas.map(({ marcha }) => marcha)),
    leidoEn: now.toISOString(),
    aviso: leido.aviso,
    piezas,
    incidentes: leido.incidentes.map(presentIncidente),
    mantenimientos: listMantenimientos(leido.filas, toDayAndTime(now).day),
  };
}

/**
 * How the product runs, for anybody who asks: many requests at once read it once, and each waits two seconds at most.
 * Where the database gives no answer, that is what the answer says, with what was read before.
 */
export function createLecturaDeEstado(
  database: Database,
  measureNow: () => void,
): () => Promise<EstadoProducto> {
  let ultimo: Leido = NADA;
  let vigente: { readonly estado: EstadoProducto; readonly hasta: number } | undefined;
  let lectura: Promise<Leido> | undefined;
  let respuesta: Promise<EstadoProducto> | undefined;

  /** One read at a time: a database that hangs holds one connection of a process, and no more. */
  const readOnce = (): Promise<Leido> => {
    lectura ??= read(database).finally(() => {
      lectura = undefined;
    });
    return lectura;
  };
  const answer = async (): Promise<EstadoProducto> => {
    const leido = await runWithinTime(readOnce(), PLAZO_DE_LECTURA_MS);
    if (leido) ultimo = leido;
    const estado = present(ultimo, leido !== undefined, new Date());
    const isUnmeasured = leido?.mediciones.length === 0;
    vigente = {
      estado,
      hasta: performance.now() + (isUnmeasured ? VIGENCIA_SIN_MEDIR_MS : VIGENCIA_MS),
    };
    if (isUnmeasured) measureNow();
    return estado;
  };
  return async () => {
    if (vigente && performance.now() < vigente.hasta) return vigente.estado;
    respuesta ??= answer().finally(() => {
      respuesta = undefined;
    });
    return respuesta;
  };
}
