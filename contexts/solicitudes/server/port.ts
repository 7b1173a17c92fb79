import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

export { canSeeSolicitud } from '../rules/ciclo/can-act-on-solicitud.ts';
export { hasEstadoSolicitudAlcanzado } from '../rules/ciclo/hasta-estado.ts';
export { computeDiaDeRadicacion, toCalendario } from '../rules/reloj/calendario.ts';
export { findEnManosDe, presentEncargado } from '../rules/reloj/en-manos-de.ts';
export { countDiasPorDueno, listSegmentos } from '../rules/reloj/segmentos.ts';
export { listTerminosCerrados } from '../rules/reloj/terminos.ts';
export {
  findDiasNoHabiles,
  findHoraDeCorte,
  findPlazos,
  findPlazosDelOperador,
} from './calendario/calendario.queries.ts';
export { buildLegibles } from './lista/search-solicitudes.queries.ts';
export { findContratoCertificado, listVinculosDeclarados } from './nivel-dos/contrato-certificado.queries.ts';
export { findAvanceNivelDos } from './reloj/find-avance.ts';

/** The event of this context that later ones subscribe to: a request took a step. */
export interface SolicitudMovida {
  readonly solicitudId: number;
}

/**
 * The work of a later context after it, in the transaction of the step. A subscriber must read the stored state, so
 * that the same event twice does no harm.
 */
export type SuscriptorSolicitud = (
  transaction: Transaction<DatabaseSchema>,
  evento: SolicitudMovida,
) => Promise<void>;
