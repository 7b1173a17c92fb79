import { sql } from 'kysely';

/** Whether the entidad of a commitment `c` has somebody who gets its messages, as `listPersonasDeEntidad` lists them. */
export const TIENE_AVISADOS = sql<boolean>`exists (select from membresias av
  join usuarios avu on avu.id = av.usuario_id
  where av.entidad_id = c.entidad_id and av.estado = 'activa' and avu.activo)`;
