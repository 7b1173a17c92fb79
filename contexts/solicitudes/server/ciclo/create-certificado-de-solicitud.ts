import {
  type CausaDeExpedicion,
  type CertificadoPorExpedir,
  type ConformidadCertificada,
  createCertificado,
  type VerificacionCertificada,
} from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import type { Secrets } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { NIVELES } from '../../contract/terms.ts';
import { findInformeAprobado } from '../nivel-dos/informe-aprobado.queries.ts';
import { findReafirmacion } from '../solicitudes/partes-reafirmacion.queries.ts';
import { NADIE, readNivelTres } from '../solicitudes/present-nivel-tres.ts';
import {
  countCampos,
  findCertificada,
  listElementosCertificados,
  listElementosDeVersion,
  listPersonas,
} from './certificacion.queries.ts';

/** A request that was certified before servicios had versions certified what became their first one. */
const PRIMERA_VERSION = '1.0';

type DeElementos = Pick<CertificadoPorExpedir, 'campos' | 'elementos'>;

/** Of level 1: what its fields became. */
async function readDeCampos(trx: Transaction<DatabaseSchema>, solicitudId: number): Promise<DeElementos> {
  return {
    campos: await countCampos(trx, solicitudId),
    elementos: await listElementosCertificados(trx, solicitudId),
  };
}

/** Of level 2: what its version says, as level 1 certified it. */
async function readDeVersion(
  trx: Transaction<DatabaseSchema>,
  { versionId, solicitudId }: { readonly versionId: number; readonly solicitudId: number | null },
): Promise<DeElementos> {
  return {
    campos: await countCampos(trx, solicitudId ?? 0),
    elementos: await listElementosDeVersion(trx, versionId),
  };
}

/** What the banco found in what the entity accepted. */
async function readConformidad(
  trx: Transaction<DatabaseSchema>,
  solicitudId: number,
): Promise<ConformidadCertificada> {
  const informe = await findInformeAprobado(trx, solicitudId);
  if (!informe) throw new Error('A certified request of level 2 has no report.');
  const { id, huella, reglas, indice, puntaje, comprobaciones, obligatorios, contratoSha256 } = informe;
  const { mensajes, digestSRI } = informe;
  return {
    reglas,
    indice,
    puntaje,
    comprobaciones,
    contratoSha256,
    obligatorios: obligatorios.total,
    informe: { id, huella, digestSRI },
    mensajes: mensajes.map(({ operacion, papel, sha256 }) => ({ operacion, papel, sha256 })),
  };
}

/** What was found of each item, and which tests in QA the servicio passed. */
async function readVerificacion(
  trx: Transaction<DatabaseSchema>,
  solicitudId: number,
): Promise<VerificacionCertificada> {
  const { lista, items, pruebas } = await readNivelTres(trx, solicitudId, NADIE);
  return {
    lista: lista.numero,
    items: items.flatMap(({ codigo, dimension, veredicto }) =>
      veredicto === null ? [] : [{ codigo, dimension, veredicto }],
    ),
    pruebas: pruebas.flatMap(({ codigo, resultado }) => (resultado === 'superada' ? [codigo] : [])),
  };
}

type CertificadoExpedido = Awaited<ReturnType<typeof createCertificado>>;

/** Issues the certificate of a request in the transaction that certifies it. */
export async function createCertificadoDeSolicitud(
  trx: Transaction<DatabaseSchema>,
  secrets: Secrets,
  solicitudId: number,
  causa: CausaDeExpedicion,
): Promise<CertificadoExpedido> {
  const row = await findCertificada(trx, solicitudId);
  const nivel = NIVELES.find((one) => one === row?.nivel);
  if (!row || !nivel || row.radicado === null || row.servicio_id === null)
    throw new Error('A certified request has no servicio or no number.');
  const { nombre, sigla, nit, digito_verificacion, mayor, menor } = row;
  const reafirmacion = await findReafirmacion(trx, solicitudId);
  const version = mayor === null ? PRIMERA_VERSION : `${mayor}.${menor}`;
  return createCertificado(
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
      ...(row.versionId === null
        ? await readDeCampos(trx, solicitudId)
        : await readDeVersion(trx, { versionId: row.versionId, solicitudId: row.solicitudNivelUno })),
      personas: await listPersonas(trx, solicitudId),
      conformidad: nivel === 2 ? await readConformidad(trx, solicitudId) : null,
      verificacion: nivel === 3 ? await readVerificacion(trx, solicitudId) : null,
      sinCambios: reafirmacion && {
        version: reafirmacion.version.numero,
        certificado: reafirmacion.certificado.numero,
        codigo: reafirmacion.certificado.codigo,
      },
    },
    causa,
  );
}
