import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, updateLocked } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type AnomaliaPlataforma, plataformaErrors } from '../../contract/index.ts';
import type { MarcaAnomalia } from '../../contract/terms.ts';
import { explainAnomalia } from '../../rules/operacion/anomalias.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import { HORA_MS } from '../../rules/operacion/sumas.ts';
import { type AnomaliaRow, findLockedAnomalia } from './anomalias.queries.ts';
import { updateMarca } from './anomalias.repository.ts';

/** An anomaly as the wire has it. */
export function presentAnomalia(row: AnomaliaRow): AnomaliaPlataforma {
  const { id, version, servicio_id, ambiente, partes, hora, medida, marca } = row;
  return {
    id,
    version,
    servicioId: servicio_id,
    identificador: presentIdentificadorXroad(partes),
    ambiente,
    hora: new Date(hora * HORA_MS).toISOString(),
    medida,
    explicacion: explainAnomalia(row),
    marca,
  };
}

/**
 * Says what an anomaly was.
 *
 * @throws ANOMALIA_NO_EXISTE, VERSION_DISTINTA
 */
export function updateAnomalia(
  database: Kysely<DatabaseSchema>,
  id: number,
  marca: MarcaAnomalia | null,
  context: CallContext,
): Promise<AnomaliaPlataforma> {
  return updateLocked(database, context, {
    intent: { action: 'marcar-anomalia', objectType: 'anomalia', objectId: id },
    lock: async (trx) => {
      const row = await findLockedAnomalia(trx, id);
      if (!row) throw refuse(plataformaErrors, 'ANOMALIA_NO_EXISTE');
      return row;
    },
    present: (_trx, row) => presentAnomalia(row),
    apply: async (trx, row) => {
      if (row.marca === marca) return { result: presentAnomalia(row), detail: undefined };
      await updateMarca(trx, id, marca);
      return {
        result: presentAnomalia({ ...row, marca, version: row.version + 1 }),
        detail: { antes: { marca: row.marca }, despues: { marca } },
      };
    },
  });
}
