import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { Nivel } from '../../contract/terms.ts';
import type { Calibracion } from '../../rules/reloj/calibracion.ts';
import type { Muestras } from '../../rules/reloj/pronostico.ts';

/** Puts the history of a level in the place of the one of another day. */
export async function saveHistoria(
  trx: Transaction<DatabaseSchema>,
  nivel: Nivel,
  {
    hoy,
    muestras,
    calibracion,
  }: {
    readonly hoy: string;
    readonly muestras: Muestras;
    readonly calibracion: Calibracion;
  },
): Promise<void> {
  const { evaluadas, acertadas } = calibracion;
  const row = { fecha_calculo: hoy, muestras: JSON.stringify(muestras), evaluadas, acertadas };
  await trx
    .insertInto('solicitudes_historias')
    .values({ nivel, ...row })
    .onConflict((conflict) => conflict.column('nivel').doUpdateSet(row))
    .execute();
}

/** What was forecast of a request when it was filed. */
export interface PronosticoGuardado {
  readonly solicitudId: number;
  readonly dia: string;
  readonly base: 'historia' | 'plazos';
  readonly p50: number;
  readonly p80: number;
}

/** Keeps forecasts; one that is there stays. */
export async function addPronosticos(
  trx: Transaction<DatabaseSchema>,
  pronosticos: readonly PronosticoGuardado[],
): Promise<void> {
  if (pronosticos.length === 0) return;
  await trx
    .insertInto('solicitudes_pronosticos')
    .values(
      pronosticos.map(({ solicitudId, dia, base, p50, p80 }) => ({
        solicitud_id: solicitudId,
        fecha: dia,
        base,
        dias_probables: p50,
        dias_seguros: p80,
      })),
    )
    .onConflict((conflict) => conflict.column('solicitud_id').doNothing())
    .execute();
}
