import { type CausaDeExpedicion, createCertificado } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import type { Secrets } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { NIVELES } from '../../contract/terms.ts';
import {
  countCampos,
  findCertificada,
  listElementosCertificados,
  listPersonas,
} from './certificacion.queries.ts';

/** Until the services have versions, what is certified is the first one. */
const VERSION_UNICA = '1.0';

/** Issues the certificate of a request in the transaction that certifies it. */
export async function createCertificadoDeSolicitud(
  trx: Transaction<DatabaseSchema>,
  secrets: Secrets,
  solicitudId: number,
  causa: CausaDeExpedicion,
): Promise<void> {
  const row = await findCertificada(trx, solicitudId);
  const nivel = NIVELES.find((one) => one === row?.nivel);
  if (!row || !nivel || row.radicado === null || row.servicio_id === null)
    throw new Error('A certified request has no servicio or no number.');
  const { nombre, sigla, nit, digito_verificacion } = row;
  await createCertificado(
    trx,
    secrets,
    {
      nivel,
      solicitudId,
      servicioId: row.servicio_id,
      entidadId: row.entidad_id,
      radicado: row.radicado,
      servicio: { nombre: row.servicio, oid: row.oid, version: VERSION_UNICA },
      entidad: { nombre, sigla, nit, dv: String(digito_verificacion) },
      campos: await countCampos(trx, solicitudId),
      elementos: await listElementosCertificados(trx, solicitudId),
      personas: await listPersonas(trx, solicitudId),
    },
    causa,
  );
}
