import { randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { createSystemOrigin, type Secrets } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { createCertificado } from '../server/port.ts';

/** Stores a certified request of an entidad, about a servicio of its own or the one it is told. */
async function addCertificada(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
  servicioId?: number,
): Promise<{ readonly solicitudId: number; readonly servicioId: number; readonly radicado: string }> {
  const nombre = `Servicio certificado ${randomUUID()}`;
  const radicado = `LCI-N1-2019-${randomUUID()}`;
  const byCode = (table: 'estados_solicitud' | 'estados_servicio', codigo: string) =>
    database.selectFrom(table).select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow();
  const persona = await database.selectFrom('usuarios').select('id').orderBy('id').executeTakeFirstOrThrow();
  const servicio =
    servicioId ??
    (
      await database
        .insertInto('servicios')
        .values({
          nombre,
          descripcion: nombre,
          entidad_id: entidadId,
          estado_servicio_id: (await byCode('estados_servicio', 'estandarizado-nivel-1')).id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const { id } = await database
    .insertInto('solicitudes')
    .values({
      nivel: 1,
      tipo: 'nueva',
      estado_id: (await byCode('estados_solicitud', 'certificada')).id,
      radicado,
      entidad_id: entidadId,
      solicitante_id: persona.id,
      servicio_id: servicio,
      servicio_nombre: nombre,
      radicada_en: new Date(),
      cerrada_en: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { solicitudId: id, servicioId: servicio, radicado };
}

/** Issues a certificate of level 1 for an entidad, as a certified request does. */
export async function addCertificado(
  database: Kysely<DatabaseSchema>,
  secrets: Secrets,
  entidadId: number,
  servicioId?: number,
) {
  const solicitud = await addCertificada(database, entidadId, servicioId);
  const issue = (trx: Transaction<DatabaseSchema>) =>
    createCertificado(
      trx,
      secrets,
      {
        ...solicitud,
        nivel: 1,
        entidadId,
        servicio: { nombre: `Servicio de ${solicitud.radicado}`, oid: null, version: '1.0' },
        entidad: { nombre: 'Entidad de prueba', sigla: null, nit: '899999053', dv: '1' },
        campos: { total: 3, reutilizados: 1, definidos: 1, modificados: 1 },
        conformidad: null,
        elementos: [{ identificador: 'codSexo', nombre: 'Sexo', oid: '2.999.1', version: '1.1' }],
        personas: [
          {
            papel: 'certificador',
            usuarioId: 1,
            nombre: 'Nombre Reservado',
            cargo: 'Directora',
            entidad: 'Ministerio',
          },
        ],
      },
      { origin: createSystemOrigin(), usuarioId: null, avisar: true },
    );
  const certificado = await database.transaction().execute(issue);
  return { ...certificado, ...solicitud };
}
