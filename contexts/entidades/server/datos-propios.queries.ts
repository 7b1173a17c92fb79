import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';
import { sql } from 'kysely';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'autodiagnosticos',
      title: 'Autodiagnósticos de madurez en los que escribió',
      order: 149,
      fields: {
        entidad: 'Entidad',
        comenzo: 'Lo comenzó',
        guardo: 'Lo guardó',
        presento: 'Lo presentó',
        fecha: 'Fecha',
      },
      columns: [
        'autodiagnosticos.creado_por',
        'autodiagnosticos.guardado_por',
        'autodiagnosticos.presentado_por',
      ],
      read: (database, usuarioId) => {
        const isOwn = (column: 'creado_por' | 'guardado_por' | 'presentado_por') =>
          sql<string>`case when ${sql.ref(`a.${column}`)} = ${usuarioId} then 'Sí' else 'No' end`;
        return database
          .selectFrom('autodiagnosticos as a')
          .innerJoin('entidades as e', 'e.id', 'a.entidad_id')
          .select([
            'e.nombre as entidad',
            isOwn('creado_por').as('comenzo'),
            isOwn('guardado_por').as('guardo'),
            isOwn('presentado_por').as('presento'),
            'a.guardado_en as fecha',
          ])
          .where(({ eb, or }) =>
            or([
              eb('a.creado_por', '=', usuarioId),
              eb('a.guardado_por', '=', usuarioId),
              eb('a.presentado_por', '=', usuarioId),
            ]),
          )
          .orderBy('a.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute();
      },
    },
  ],
};
