import type { Decision } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, updateLocked } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type AnomaliaPlataforma, plataformaErrors } from '../../contract/index.ts';
import type { MarcaAnomalia } from '../../contract/terms.ts';
import { canEditPlataforma } from '../../rules/can-edit-plataforma.ts';
import { explainAnomalia } from '../../rules/operacion/anomalias.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import { HORA_MS } from '../../rules/operacion/sumas.ts';
import { type AnomaliaRow, findLockedAnomalia } from './anomalias.queries.ts';
import { updateMarca } from './anomalias.repository.ts';
import { toHeld } from './present-importacion.ts';

/** An anomaly as the wire has it. */
export function presentAnomalia(row: AnomaliaRow, editar: Decision): AnomaliaPlataforma {
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
    editar,
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
  const editar = canEditPlataforma(toHeld(context));
  return updateLocked(database, context, {
    intent: { action: 'marcar-anomalia', objectType: 'anomalia', objectId: id },
    lock: async (trx) => {
      const row = await findLockedAnomalia(trx, id);
      if (!row) throw refuse(plataformaErrors, 'ANOMALIA_NO_EXISTE');
      return row;
    },
    present: (_trx, row) => presentAnomalia(row, editar),
    apply: async (trx, row) => {
      if (row.marca === marca) return { result: presentAnomalia(row, editar), detail: undefined };
      await updateMarca(trx, id, marca);
      return {
        result: presentAnomalia({ ...row, marca, version: row.version + 1 }, editar),
        detail: { antes: { marca: row.marca }, despues: { marca } },
      };
    },
  });
}
