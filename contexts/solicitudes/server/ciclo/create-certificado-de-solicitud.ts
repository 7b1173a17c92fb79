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

/** A request that was certified before servicios had versions certified what became their first one. */
const PRIMERA_VERSION = '1.0';

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
  const { nombre, sigla, nit, digito_verificacion, mayor, menor } = row;
  const version = mayor === null ? PRIMERA_VERSION : `${mayor}.${menor}`;
  await createCertificado(
    trx,
    secrets,
    {
      nivel,
      solicitudId,
      servicioId: row.servicio_id,
      entidadId: row.entidad_id,
      radicado: row.radicado,
      servicio: { nombre: row.servicio, oid: row.oid, version },
      entidad: { nombre, sigla, nit, dv: String(digito_verificacion) },
      campos: await countCampos(trx, solicitudId),
      elementos: await listElementosCertificados(trx, solicitudId),
      personas: await listPersonas(trx, solicitudId),
      conformidad: null,
    },
    causa,
  );
}
