import type { DatabaseSchema } from '@marco/database';
import { createSystemOrigin, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { ValorDeCorte } from '../../rules/cortes/lineas.ts';
import { type CualCorte, computePeriodo, isReconstruido } from '../../rules/cortes/periodo.ts';
import type { FuenteTardia } from '../../rules/indicadores/frescura.ts';
import { computeCorte, computeHuella } from './compute-corte.ts';
import { findCorte } from './cortes.queries.ts';
import { addCorte, addFilas, closeCorte, copyFilas, deleteFilasDeDias } from './cortes.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** Another emission of a closure: its number and why it says something else. */
interface Reexpedicion {
  readonly emision: number;
  readonly motivo: string;
  /** What is read again; everything without it. The rest is as the emission before has it. */
  readonly fuentes?: readonly FuenteTardia[] | undefined;
  readonly copiado: ReexpedidoDe;
}

/** What another emission takes of the one before it. */
interface ReexpedidoDe {
  readonly corteId: number;
  readonly valores: readonly ValorDeCorte[];
  /** The indicators it was computed for, also those without a record. */
  readonly codigos: readonly string[];
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
  const leido = await computeCorte(trx, periodo, {
    reconstruido,
    keepFilas: (filas) => addFilas(trx, id, filas),
    fuentes: reexpedicion?.fuentes,
  });
  const copiado = reexpedicion?.copiado ?? { corteId: id, valores: [], codigos: [] };
  const copiados = [...new Set(copiado.valores.map(({ codigo }) => codigo))];
  await copyFilas(trx, { de: copiado.corteId, a: id, codigos: copiados });
  const valores = [...copiado.valores, ...leido.valores];
  const huella = computeHuella(valores);
  await closeCorte(trx, id, {
    valores,
    huella,
    codigos: [...new Set([...copiado.codigos, ...leido.codigos])],
  });
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
