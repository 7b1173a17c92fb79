import type { DatabaseSchema } from '@marco/database';
import type { OwnData } from '@marco/server-kit';

/** What this context holds about a person: only what they did, which the audit trail tells. */
export const datosPropios: OwnData<DatabaseSchema> = {
  inTrail: [
    'plataforma_importaciones.creada_por',
    'plataforma_contratos.subido_por',
    'plataforma_tareas.cerrada_por',
    'plataforma_ventanas.anunciada_por',
  ],
};
