import { findExpediente } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, DocumentAnswer, FileAnswer, refuse, toCaller } from '@marco/server-kit';
import { findAvanceNivelDos, findContratoCertificado } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import { type PasaportePublico, pasaportesErrors } from '../contract/index.ts';
import { FORMAS_PASAPORTE, type FormaPasaporte } from '../contract/terms.ts';
import { isContratoPublico, isPasaporteVisible } from '../rules/can-see-pasaporte.ts';
import { isSimulada } from '../rules/direcciones.ts';
import { listPartes } from '../rules/partes.ts';
import { type AvanceConocido, computeProximoPaso } from '../rules/proximo-paso.ts';
import { type Escritorio, openContrato, openPasaporte, streamBytes } from './open-paquete.ts';
import {
  type FilaDePasaporte,
  findVersion,
  findVersionPorOid,
  hasMensajesPublicados,
  listVersionesDeServicio,
} from './pasaporte.queries.ts';
import { findInforme } from './read-hechos.ts';

type Database = Kysely<DatabaseSchema>;

const SIN_AVANCE: AvanceConocido = { falta: [], enTramite: null, pronostico: null };

const toNumero = ({ mayor, menor }: FilaDePasaporte) => `${mayor}.${menor}`;

/** `2.999.170.2.7.1` has no character a name of a file could not have. */
const toNombre = ({ oid }: FilaDePasaporte, extension: string) => `pasaporte-${oid}.${extension}`;

async function presentPasaporte(database: Database, row: FilaDePasaporte): Promise<PasaportePublico> {
  const { versionId, estado } = row;
  const expediente = await findExpediente(database, versionId);
  const { certificados } = expediente;
  const [versiones, mensajes, informe, contrato, avance] = await Promise.all([
    listVersionesDeServicio(database, row.servicioId),
    hasMensajesPublicados(database, versionId),
    findInforme(database, expediente),
    isContratoPublico(estado) ? findContratoCertificado(database, versionId) : undefined,
    // Of what stands elsewhere nobody asks.
    estado === 'estandarizada' ? findAvanceNivelDos(database, versionId) : SIN_AVANCE,
  ]);
  return {
    oid: row.oid,
    servicio: {
      id: row.servicioId,
      nombre: row.nombre,
      descripcion: row.descripcion,
      oid: row.servicioOid,
    },
    entidad: { nombre: row.entidad, sigla: row.sigla },
    version: {
      id: versionId,
      numero: toNumero(row),
      estado,
      estandarizadaEn: row.estandarizadaEn?.toISOString() ?? null,
    },
    certificados: certificados.map(({ numero, codigo, nivel, causa, motivo, ...uno }) => ({
      numero,
      codigo,
      nivel,
      causa,
      motivo,
      estado: uno.estado,
      estadoDesde: uno.estadoDesde.toISOString(),
      expedidoEn: uno.expedidoEn.toISOString(),
    })),
    partes: listPartes({
      mensajes,
      informe: informe !== undefined,
      contrato: contrato !== undefined,
      simulada: isSimulada(estado),
      certificados: certificados.length,
    }),
    proximoPaso: computeProximoPaso(estado, avance),
    otras: versiones
      .filter((una) => una.versionId !== versionId && isPasaporteVisible(una))
      .map((una) => ({ oid: una.oid, numero: toNumero(una), estado: una.estado })),
  };
}

/**
 * The pasaporte of a version in the form the caller likes best. What is no identifier, what is of nothing and what nobody
 * may see are answered alike.
 *
 * @throws PASAPORTE_NO_ENCONTRADO; of the package PASAPORTE_DEMORADO, SERVICIO_OCUPADO
 */
export async function getPasaporte(
  escritorio: Escritorio,
  { oid, formato }: { readonly oid: string; readonly formato?: FormaPasaporte | undefined },
  context: CallContext,
): Promise<PasaportePublico | FileAnswer> {
  const row = await findVersionPorOid(escritorio.database, oid);
  if (!row || !isPasaporteVisible(row)) throw refuse(pasaportesErrors, 'PASAPORTE_NO_ENCONTRADO');
  const { json, zip, pdf } = FORMAS_PASAPORTE;
  const tipo = formato ? FORMAS_PASAPORTE[formato] : context.negotiate([json, zip, pdf]);
  if (tipo !== zip && tipo !== pdf) return presentPasaporte(escritorio.database, row);
  const { estado, open } = await openPasaporte(escritorio, row, toCaller(context));
  return new FileAnswer({
    // Nothing is written for who has it already.
    content: async () => streamBytes((await open())[tipo === zip ? 'zip' : 'pdf']),
    name: toNombre(row, tipo === zip ? 'zip' : 'pdf'),
    type: tipo,
    bytes: null,
    etag: `${estado}-${tipo === zip ? 'zip' : 'pdf'}`,
  });
}

/** A version anybody may read the pasaporte of. @throws VERSION_SIN_PASAPORTE */
async function getVersion(database: Database, versionId: number): Promise<FilaDePasaporte> {
  const row = await findVersion(database, versionId);
  if (!row || !isPasaporteVisible(row)) throw refuse(pasaportesErrors, 'VERSION_SIN_PASAPORTE');
  return row;
}

export async function findPasaporteDeVersion(
  database: Database,
  versionId: number,
): Promise<{ readonly oid: string | null }> {
  const row = await findVersion(database, versionId);
  return { oid: row && isPasaporteVisible(row) ? row.oid : null };
}

const CONTRATOS = {
  openapi: { type: 'application/json; charset=utf-8', extension: 'json' },
  wsdl: { type: 'application/zip', extension: 'zip' },
} as const;

/** @throws VERSION_SIN_PASAPORTE, VERSION_SIN_MENSAJES, PASAPORTE_DEMORADO, SERVICIO_OCUPADO */
export async function downloadContrato(
  escritorio: Escritorio,
  { id, clase }: { readonly id: number; readonly clase: keyof typeof CONTRATOS },
  context: CallContext,
): Promise<DocumentAnswer> {
  const row = await getVersion(escritorio.database, id);
  const contrato = await openContrato(escritorio, row, { clase, caller: toCaller(context) });
  if (!contrato) throw refuse(pasaportesErrors, 'VERSION_SIN_MENSAJES');
  const { type, extension } = CONTRATOS[clase];
  return new DocumentAnswer({
    content: async () => streamBytes((await contrato.open()).zip),
    type,
    etag: contrato.estado,
    saveAs: `${clase}-${row.oid}.${extension}`,
  });
}
