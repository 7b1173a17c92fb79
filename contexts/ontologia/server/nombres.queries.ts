import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    definicion: nameRows('ontologia_definiciones', 'codigo'),
    individuo: nameRows('ontologia_individuos'),
    evento: nameRows('ontologia_eventos'),
    regla: nameRows('ontologia_reglas'),
  },
  fields: { idClase: 'definicion', idClaseSuperior: 'definicion' },
};
