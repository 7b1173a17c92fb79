import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';

interface CriterioInicial {
  readonly codigo: string;
  readonly dominio: string;
  readonly nombre: string;
  readonly pregunta: string;
  readonly grados: readonly string[];
}

interface ModeloInicial {
  readonly version: number;
  readonly nombre: string;
  readonly fuente: string;
  readonly nota: string;
  readonly grados: readonly string[];
  readonly fecha_rige: string;
  readonly criterios: readonly CriterioInicial[];
}

/**
 * The maturity model of the Marco, by version. A version that is there stays letter by letter: answers name it, and what an
 * administrator corrected in it is kept. No public source confirms the criteria (ADR 0121).
 */
export async function seedMadurez(trx: Transaction<DatabaseSchema>): Promise<void> {
  for (const { criterios, grados, ...modelo } of readJson<ModeloInicial[]>(
    new URL('madurez.json', import.meta.url),
  )) {
    await trx
      .insertInto('modelos_madurez')
      .values({ ...modelo, grados: [...grados] })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute();
    await trx
      .insertInto('criterios_madurez')
      .values(
        criterios.map((criterio, at) => ({
          ...criterio,
          modelo: modelo.version,
          orden: at + 1,
          grados: [...criterio.grados],
          lectura_propia: true,
        })),
      )
      .onConflict((conflict) => conflict.columns(['modelo', 'codigo']).doNothing())
      .execute();
  }
}
