import type { DatabaseSchema } from '@marco/database';
import { createSystemOrigin, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type CualCorte, computePeriodo, isReconstruido } from '../../rules/cortes/periodo.ts';
import { computeCorte, computeHuella } from './compute-corte.ts';
import { findCorte } from './cortes.queries.ts';
import { addCorte, addFilas, closeCorte, deleteFilasDeDias } from './cortes.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** Another emission of a closure: its number and why it says something else. */
interface Reexpedicion {
  readonly emision: number;
  readonly motivo: string;
}

/**
 * Takes a cut, once: what is there already stays. The digest of a closure goes into the audit trail, whose seals hold it.
 *
 * @returns the id of the cut; undefined where it was there
 */
export async function createCorte(
  trx: Running,
  cual: CualCorte,
  { ahora, reexpedicion }: { readonly ahora: Date; readonly reexpedicion?: Reexpedicion },
): Promise<number | undefined> {
  const { emision, motivo } = reexpedicion ?? { emision: 1, motivo: '' };
  if (reexpedicion === undefined && (await findCorte(trx, cual))) return undefined;
  const periodo = computePeriodo(cual);
  const reconstruido = isReconstruido(cual, ahora);
  const id = await addCorte(trx, { ...cual, ...periodo, reconstruido, emision, motivo });
  if (id === undefined) return undefined;
  const { valores, codigos } = await computeCorte(trx, periodo, {
    reconstruido,
    keepFilas: (filas) => addFilas(trx, id, filas),
  });
  const huella = computeHuella(valores);
  await closeCorte(trx, id, { valores, huella, codigos });
  if (cual.clase === 'dia') {
    await deleteFilasDeDias(trx, cual.fecha);
    return id;
  }
  await writeAudit(trx, createSystemOrigin(), {
    action: 'cerrar-mes-indicadores',
    objectType: 'corte',
    objectId: id,
    result: 'exito',
    detail: {
      mes: cual.fecha.slice(0, 7),
      emision,
      huella,
      valores: valores.length,
      ...(motivo === '' ? {} : { motivo }),
    },
  });
  return id;
}
