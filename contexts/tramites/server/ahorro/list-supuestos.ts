import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { SupuestoConFuente } from '../../contract/index.ts';
import { CODIGOS_SUPUESTO, type SupuestoAhorro } from '../../contract/terms.ts';
import { listSupuestosQueFaltan } from '../../rules/ahorro/ahorro.ts';
import { listSupuestosVigentes } from './ahorro.queries.ts';

/** Every assumption with its source, in the order of the formula, and those nobody gave. */
export async function listSupuestos(
  database: Kysely<DatabaseSchema>,
): Promise<{ supuestos: SupuestoConFuente[]; faltan: SupuestoAhorro[] }> {
  const vigentes = await listSupuestosVigentes(database);
  const porCodigo = new Map(vigentes.map((uno) => [uno.codigo, uno]));
  return {
    supuestos: CODIGOS_SUPUESTO.flatMap((codigo) => {
      const uno = porCodigo.get(codigo);
      return uno ? [{ ...uno, desde: uno.desde.toISOString() }] : [];
    }),
    faltan: listSupuestosQueFaltan(new Set(porCodigo.keys()), CODIGOS_SUPUESTO),
  };
}
