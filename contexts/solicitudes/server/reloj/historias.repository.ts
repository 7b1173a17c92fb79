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
