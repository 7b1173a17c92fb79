import type { DatabaseSchema } from '@marco/database';
import type { OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  inTrail: [
    'ontologia_definiciones.autor_id',
    'ontologia_eventos.autor_id',
    'ontologia_individuos.autor_id',
    'ontologia_reglas.autor_id',
  ],
};
