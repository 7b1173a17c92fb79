import type { DatabaseSchema } from '@marco/database';
import { BoundedPool, type Caller, refuse, refuseCommon, SharedPlaces } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { pasaportesErrors } from '../contract/index.ts';
import type { ArchivoEscrito, TareaPasaporte } from './worker/tarea.ts';

/** A version of 500 fields takes two; most take some tenths. */
const SEGUNDOS = 20;
/** Packages one caller may wait for. */
const EN_ESPERA_DE_UNO = 3;

const refuseOcupado = () => refuseCommon('SERVICIO_OCUPADO');

/** Writes the files of a pasaporte in a process of its own: its entity decides how much there is to write. */
export type WriteArchivos = (tarea: TareaPasaporte, caller: Caller) => Promise<readonly ArchivoEscrito[]>;

const pool = new BoundedPool<TareaPasaporte, readonly ArchivoEscrito[]>({
  module: new URL('./worker/pasaporte-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 512,
  limitMs: SEGUNDOS * 1000,
  waiting: 20,
  waitingOfOne: EN_ESPERA_DE_UNO,
  refuseBusy: refuseOcupado,
});

/**
 * @throws PASAPORTE_DEMORADO, SERVICIO_OCUPADO
 */
export function createWriteArchivos(database: Kysely<DatabaseSchema>): WriteArchivos {
  const places = new SharedPlaces(database, { kind: 'pasaporte', most: EN_ESPERA_DE_UNO + 1 });
  return (tarea, caller) =>
    places.runIn(
      caller,
      () =>
        pool.run(tarea, caller, () => {
          throw refuse(pasaportesErrors, 'PASAPORTE_DEMORADO');
        }),
      refuseOcupado,
    );
}
