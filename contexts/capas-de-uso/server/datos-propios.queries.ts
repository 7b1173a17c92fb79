import type { DatabaseSchema } from '@marco/database';
import type { OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  inTrail: ['capas_de_uso_versiones.creado_por'],
};
