import { nameJoinedRows, nameRows, type TrailNames } from '@marco/server-kit';
import { sql } from 'kysely';

const SERVICIO = sql`concat_ws('/', m.instancia, m.clase, m.miembro, nullif(m.codigo, ''), s.codigo, nullif(s.numero, ''))`;
const DE_SUBSISTEMA = sql`join plataforma_subsistemas m on m.id = s.subsistema_id`;

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    'importacion-operacion': nameRows('plataforma_importaciones'),
    'servicio-plataforma': nameJoinedRows(
      sql`plataforma_servicios t join plataforma_servicios s on s.id = t.id ${DE_SUBSISTEMA}`,
      SERVICIO,
    ),
    anomalia: nameJoinedRows(
      sql`plataforma_anomalias t join plataforma_servicios s on s.id = t.servicio_id ${DE_SUBSISTEMA}`,
      SERVICIO,
    ),
    ventana: nameRows('plataforma_ventanas', 'motivo'),
    'tarea-xroad': nameJoinedRows(sql`plataforma_tareas t`, sql`t.tipo || ' ' || t.referencia`),
  },
};
