import type { DatabaseSchema } from '@marco/database';
import type { OwnData } from '@marco/server-kit';

/** Nothing is held about people but who decided something or wrote it. Who reports a paper is not kept. */
export const datosPropios: OwnData<DatabaseSchema> = {
  inTrail: [
    'tramites_requisitos_elementos.decidida_por',
    'tramites_observaciones.decidida_por',
    'ahorro_supuestos.usuario_id',
  ],
};
