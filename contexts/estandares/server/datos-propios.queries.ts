import type { DatabaseSchema } from '@marco/database';
import type { OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  inTrail: ['estandares.concepto_por', 'estandares_evaluaciones.evaluado_por'],
};
