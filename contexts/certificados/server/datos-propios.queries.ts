import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';
import { sql } from 'kysely';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'certificados',
      title: 'Certificados en que intervino',
      order: 250,
      fields: {
        fecha: 'Fecha',
        certificado: 'Certificado',
        papel: 'Papel',
        nombre: 'Nombre',
        cargo: 'Cargo',
        entidad: 'Entidad',
      },
      // Whoever stands in the private record of a certificate took a step of its request, by which it is found.
      read: async (database, usuarioId) => {
        const { rows } = await sql<{
          fecha: Date;
          certificado: string;
          papel: string;
          nombre: string;
          cargo: string;
          entidad: string;
        }>`select c.expedido_en as fecha, c.numero as certificado, p.papel, p.nombre, p.cargo, p.entidad
          from certificados c
          cross join lateral jsonb_to_recordset(c.registro -> 'personas')
            as p("usuarioId" integer, papel text, nombre text, cargo text, entidad text)
          where c.solicitud_id in (select solicitud_id from solicitudes_pasos where usuario_id = ${usuarioId})
            and p."usuarioId" = ${usuarioId}
          order by c.id desc limit ${OWN_ROWS_READ}`.execute(database);
        return rows;
      },
    },
    {
      key: 'pasosDeCertificados',
      title: 'Pasos de certificados',
      order: 260,
      fields: {
        fecha: 'Fecha',
        certificado: 'Certificado',
        accion: 'Acción',
        causa: 'Causa',
        motivo: 'Motivo',
      },
      columns: ['certificados_pasos.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('certificados_pasos as p')
          .innerJoin('certificados as c', 'c.id', 'p.certificado_id')
          .select(['p.created_at as fecha', 'c.numero as certificado', 'p.accion', 'p.causa', 'p.motivo'])
          .where('p.usuario_id', '=', usuarioId)
          .orderBy('p.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
  inTrail: ['certificados.propuesta_de', 'certificados.revocacion_pedida_por'],
};
