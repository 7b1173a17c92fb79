import { randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { createSystemOrigin, type Secrets } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { NivelCertificado } from '../contract/terms.ts';
import { createCertificado } from '../server/port.ts';
import { conformidadDePrueba } from './conformidad-de-prueba.ts';

/** What a certificate of the tests is of. */
interface CertificadoDePrueba {
  /** Of a servicio that is there; otherwise of one of its own. */
  readonly servicioId?: number | undefined;
  readonly nivel?: NivelCertificado;
  /** Where version 1.0 stands, which is added then. */
  readonly estadoVersion?: 'estandarizada' | 'evaluada' | 'certificada' | 'publicada';
  /** Who issues it. */
  readonly certificador?: { readonly nombre: string; readonly cargo: string };
}

/** Stores a certified request of an entidad, about a servicio of its own or the one it is told. */
async function addCertificada(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
  { servicioId, nivel, estadoVersion }: Required<Pick<CertificadoDePrueba, 'nivel'>> & CertificadoDePrueba,
): Promise<{ readonly solicitudId: number; readonly servicioId: number; readonly radicado: string }> {
  const nombre = `Servicio certificado ${randomUUID()}`;
  const radicado = `LCI-N${nivel}-2019-${randomUUID()}`;
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
      nivel,
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
  if (estadoVersion !== undefined)
    await database
      .insertInto('servicios_versiones')
      .values({ servicio_id: servicio, mayor: 1, menor: 0, estado: estadoVersion, solicitud_id: id })
      .execute();
  return { solicitudId: id, servicioId: servicio, radicado };
}

/** Issues a certificate for an entidad, as a certified request does; of level 1 where nothing else is said. */
export async function addCertificado(
  database: Kysely<DatabaseSchema>,
  secrets: Secrets,
  entidadId: number,
  {
    nivel = 1,
    certificador: { nombre, cargo } = { nombre: 'Nombre Reservado', cargo: 'Directora' },
    ...pedido
  }: CertificadoDePrueba = {},
) {
  const solicitud = await addCertificada(database, entidadId, { nivel, ...pedido });
  const issue = (trx: Transaction<DatabaseSchema>) =>
    createCertificado(
      trx,
      secrets,
      {
        ...solicitud,
        nivel,
        entidadId,
        servicio: { nombre: `Servicio de ${solicitud.radicado}`, oid: null, version: '1.0' },
        entidad: { nombre: 'Entidad de prueba', sigla: null, nit: '899999053', dv: '1' },
        campos: { total: 3, reutilizados: 1, definidos: 1, modificados: 1 },
        conformidad: nivel === 1 ? null : conformidadDePrueba,
        verificacion: null,
        elementos: [{ identificador: 'codSexo', nombre: 'Sexo', oid: '2.999.1', version: '1.1' }],
        personas: [
          {
            papel: 'certificador',
            usuarioId: 1,
            nombre,
            cargo,
            entidad: 'Ministerio',
          },
        ],
      },
      { origin: createSystemOrigin(), usuarioId: null, avisar: true },
    );
  const certificado = await database.transaction().execute(issue);
  return { ...certificado, ...solicitud };
}
