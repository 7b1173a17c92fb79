import { addDays, addMonths } from '@marco/country/working-days';
import { DIAS_DE_ESPERA_XROAD } from '../../contract/informes.terms.ts';
import type { ClaseCorte } from '../../contract/terms.ts';
import { canReadInternos } from './can-read-indicador.ts';
import type { DefinicionDeIndicador } from './definicion.ts';

/** When a cut is of: its day, or the first day of its month. */
interface CorteDicho {
  readonly clase: ClaseCorte;
  readonly fecha: string;
}

/** First day that a cut does not count any more. */
const findFin = ({ clase, fecha }: CorteDicho) => (clase === 'mes' ? addMonths(fecha, 1) : fecha);

/**
 * Whether somebody reads what an indicador says at a cut: what X-Road measured is told ten days later to all but the ministry and the
 * operator (domain reportes §9).
 *
 * @param lector null for anybody without a session
 * @param hoy day of the country
 */
export function isCorteLegible(
  corte: CorteDicho,
  { fuente }: Pick<DefinicionDeIndicador, 'fuente'>,
  { lector, hoy }: { readonly lector: Parameters<typeof canReadInternos>[0]; readonly hoy: string },
): boolean {
  if (fuente === undefined || canReadInternos(lector)) return true;
  return findFin(corte) <= addDays(hoy, -DIAS_DE_ESPERA_XROAD);
}
