import type { DatabaseSchema } from '@marco/database';
import type { LongJobHandler } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { toNumeroAmbiente } from './ambiente.ts';
import { computeHoras, DescartadaError } from './compute-horas.ts';
import { findAnomaliasDeHoras } from './find-anomalias-de-horas.ts';
import { deleteSumasAnteriores, deleteSumasDe } from './horas.repository.ts';
import { findImportacion, type ImportacionRow } from './importaciones.queries.ts';
import {
  CALCULAR,
  closeCalculo,
  DESCARTAR,
  REVISAR,
  updateEstadoImportacion,
} from './importaciones.repository.ts';
import { closeHoras, deleteRegistrosDe } from './registros.repository.ts';

type Database = Kysely<DatabaseSchema>;
type Finish = (trx: Transaction<DatabaseSchema>) => Promise<void>;

/** Hours whose rows go in one statement, and hours closed in one transaction. */
const HORAS_POR_VEZ = 24;
const CIERRES_POR_VEZ = 6;

const nothing: Finish = async () => undefined;

/** What somebody waits to see: the hours of an import. */
export function createCalculoWork(): LongJobHandler<DatabaseSchema> {
  return {
    kind: CALCULAR,
    start: async (database, payload, claim) => {
      const row = await findInEstado(database, payload, 'calculando');
      if (!row) return nothing;
      try {
        const calculo = await computeHoras(database, row, claim);
        return (trx) => closeCalculo(trx, row.id, calculo);
      } catch (error) {
        if (error instanceof DescartadaError) return nothing;
        throw error;
      }
    },
  };
}

/** What follows an import that was applied or discarded. */
export function createOperacionJobs(): readonly LongJobHandler<DatabaseSchema>[] {
  return [
    {
      kind: DESCARTAR,
      start: async (database, payload, claim) => {
        const row = await findInEstado(database, payload, 'descartando');
        if (!row) return nothing;
        const { id, ambiente, horas } = row;
        for (const hora of horas) {
          claim.signal.throwIfAborted();
          await deleteRegistrosDe(database, toNumeroAmbiente(ambiente), hora, id);
          await claim.keep();
        }
        await forParts(horas, (part) => deleteSumasDe(database, id, part));
        return (trx) => updateEstadoImportacion(trx, id, 'descartada');
      },
    },
    {
      kind: REVISAR,
      start: async (database, payload, claim) => {
        const row = await findInEstado(database, payload, 'aplicada');
        if (!row) return nothing;
        const ambiente = toNumeroAmbiente(row.ambiente);
        await forParts(row.horas, async (part) => {
          claim.signal.throwIfAborted();
          await deleteSumasAnteriores(database, { importacionId: row.id, ambiente }, part);
          await findAnomaliasDeHoras(database, ambiente, part);
          await claim.keep();
        });
        return nothing;
      },
    },
  ];
}

/** Forgets the messages of hours whose days are over, a few at a time. */
export function closeHorasVencidas(database: Database): Promise<number> {
  return closeHoras(database, CIERRES_POR_VEZ);
}

async function findInEstado(
  database: Database,
  { id }: Readonly<Record<string, unknown>>,
  estado: ImportacionRow['estado'],
): Promise<ImportacionRow | undefined> {
  const row = await findImportacion(database, Number(id));
  return row?.estado === estado ? row : undefined;
}

async function forParts(
  horas: readonly number[],
  work: (part: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < horas.length; at += HORAS_POR_VEZ) await work(horas.slice(at, at + HORAS_POR_VEZ));
}
