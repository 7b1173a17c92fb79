import type { DatabaseSchema } from '@marco/database';
import type { JobClaim } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { CalculoOperacion } from '../../contract/index.ts';
import { createSumador, HORA_MS } from '../../rules/operacion/sumas.ts';
import { toNumeroAmbiente } from './ambiente.ts';
import { setSumas } from './horas.repository.ts';
import { findImportacion, type ImportacionRow } from './importaciones.queries.ts';
import { readLados } from './registros.queries.ts';

/** Somebody discarded the import while its hours were computed. */
export class DescartadaError extends Error {
  override readonly name = 'DescartadaError';
}

/**
 * Sums every hour an import changes, of all sides that are kept of it: those an earlier import brought too. Read in parts
 * and outside of any transaction, because the embedded database has one connection for everybody.
 *
 * @throws DescartadaError
 */
export async function computeHoras(
  database: Kysely<DatabaseSchema>,
  { id, ambiente, horas }: ImportacionRow,
  claim: Pick<JobClaim, 'keep' | 'signal'>,
): Promise<CalculoOperacion> {
  const numero = toNumeroAmbiente(ambiente);
  const calculo = { horas: 0, intercambios: 0, exitosos: 0, sinPareja: 0 };
  const conTrafico: number[] = [];
  for (const hora of horas) {
    claim.signal.throwIfAborted();
    const present = await findImportacion(database, id);
    if (present?.estado !== 'calculando') throw new DescartadaError();
    const sumador = createSumador(hora);
    for await (const lados of readLados(database, numero, hora)) for (const lado of lados) sumador.add(lado);
    const { sumas, pulsos } = sumador.close();
    await setSumas(database, { importacionId: id, ambiente: numero, hora }, { sumas, pulsos });
    if (sumas.length > 0) conTrafico.push(hora);
    calculo.horas = conTrafico.length;
    for (const { total, exitosas, sinPareja } of sumas) {
      calculo.intercambios += total;
      calculo.exitosos += exitosas;
      calculo.sinPareja += sinPareja;
    }
    await claim.keep();
  }
  const [first, last] = [conTrafico[0], conTrafico.at(-1)];
  return { ...calculo, desde: toMomento(first), hasta: toMomento(last === undefined ? last : last + 1) };
}

function toMomento(hora: number | undefined): string | null {
  return hora === undefined ? null : new Date(hora * HORA_MS).toISOString();
}
