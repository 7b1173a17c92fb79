import {
  type CertificadoDelExpediente,
  type Expediente,
  type Firmante,
  findExpediente,
} from '@marco/certificados/port';
import { CAUSA_CERTIFICADO } from '@marco/certificados/terms';
import { findDocumentoPublicado, getComparable, type MaterialMensajes } from '@marco/conformidad/port';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findSitio } from '@marco/parametros/port';
import { AppError, refuse } from '@marco/server-kit';
import { listMensajes } from '@marco/servicios/port';
import { findContratoCertificado } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import { pasaportesErrors } from '../contract/index.ts';
import { isContratoPublico } from '../rules/can-see-pasaporte.ts';
import { isSimulada } from '../rules/direcciones.ts';
import { listPartes } from '../rules/partes.ts';
import type { FilaDePasaporte } from './pasaporte.queries.ts';
import type { HechosDePasaporte, Suceso } from './worker/tarea.ts';

type Database = Kysely<DatabaseSchema>;

/** The facts of a version, and the documents of others that its pasaporte carries as they are. */
export interface VersionConDocumentos {
  readonly hechos: HechosDePasaporte;
  readonly certificados: readonly CertificadoDelExpediente[];
  /** The report of the banco, byte by byte; null while there is none for everybody. */
  readonly informe: string | null;
  readonly contrato: { readonly archivoId: string; readonly nombre: string; readonly sha256: string } | null;
}

const ACCIONES: Readonly<Record<string, string>> = {
  expedir: 'expedido',
  suspender: 'suspendido',
  levantar: 'vigente de nuevo',
  revocar: 'revocado',
  reemplazar: 'reemplazado',
  vencer: 'vencido',
};

/** A moment to the second, UTC. */
const toInstante = (momento: Date) => momento.toISOString().replace(/\.\d+Z$/, 'Z');

function listHistoria(row: FilaDePasaporte, { sucesos }: Expediente): Suceso[] {
  const numero = `${row.mayor}.${row.menor}`;
  const principio: Suceso = {
    clave: 'version',
    momento: toInstante(row.estandarizadaEn ?? row.creadaEn),
    titulo: row.estandarizadaEn ? `Versión ${numero} estandarizada` : `Versión ${numero} registrada`,
    texto: row.estandarizadaEn
      ? 'La versión alcanzó el nivel 1: sus mensajes no cambian más.'
      : 'La versión entró al sistema desde el directorio anterior.',
  };
  const deCertificados = sucesos.map(
    ({ id, accion, motivo, causa, momento, numero: certificado, nivel }) => ({
      clave: `certificado-${id}`,
      momento: toInstante(momento),
      titulo: `Certificado de nivel ${nivel} ${ACCIONES[accion] ?? accion}`,
      texto: [certificado, causa === null ? '' : CAUSA_CERTIFICADO[causa], motivo]
        .filter((texto) => texto !== '')
        .join('. '),
    }),
  );
  return [principio, ...deCertificados].sort(
    (one, other) => Date.parse(one.momento) - Date.parse(other.momento),
  );
}

/**
 * The messages of a version, without what only a comparison needs; null where they carry nothing that is published.
 *
 * @throws PASAPORTE_DEMORADO
 */
async function findMaterial(
  database: Database,
  row: FilaDePasaporte,
  dia: string,
): Promise<MaterialMensajes | null> {
  try {
    const { completo } = await getComparable(database, row, dia);
    const { clausura, mensajes } = completo;
    // What is written does not depend on the day, but on the values that hold on it.
    return {
      ...completo,
      clausura: { ...clausura, fecha: '' },
      mensajes: mensajes.map((mensaje) => ({ ...mensaje, campos: [] })),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'SERVICIO_SIN_DATOS') return null;
    if (error.code === 'SERVICIO_EXTENSO') throw refuse(pasaportesErrors, 'PASAPORTE_DEMORADO');
    throw error;
  }
}

async function listOperaciones(
  database: Database,
  versionId: number,
): Promise<HechosDePasaporte['operaciones']> {
  const mensajes = await listMensajes(database, versionId);
  const nombres = new Map(mensajes.map(({ codigo, nombre }) => [codigo, nombre]));
  return [...nombres].map(([codigo, nombre]) => ({ codigo, nombre }));
}

/** What the banco found of the version, with its report, where everybody may read that; undefined where nobody may. */
export async function findInforme(database: Database, { certificados }: Expediente) {
  const conformidad = certificados.findLast((uno) => uno.conformidad !== null)?.conformidad;
  const texto = conformidad ? await findDocumentoPublicado(database, conformidad.informe.id) : undefined;
  return conformidad && texto !== undefined ? { conformidad, texto } : undefined;
}

async function findConformidad(database: Database, expediente: Expediente) {
  const hallado = await findInforme(database, expediente);
  if (!hallado) return { conformidad: null, informe: null };
  const { conformidad, texto } = hallado;
  const { reglas, indice, puntaje, contratoSha256, informe } = conformidad;
  const { dia } = JSON.parse(texto) as { readonly dia: string };
  return {
    conformidad: {
      reglas,
      indice,
      puntaje,
      contratoSha256,
      informe: { id: informe.id, huella: informe.huella, dia },
    },
    informe: texto,
  };
}

async function findContrato(database: Database, { versionId, estado }: FilaDePasaporte) {
  const contrato = isContratoPublico(estado) ? await findContratoCertificado(database, versionId) : undefined;
  return contrato ? { archivoId: contrato.id, nombre: contrato.nombre, sha256: contrato.sha256 } : null;
}

/** @throws PASAPORTE_DEMORADO */
export async function readVersion(
  { database }: Firmante,
  row: FilaDePasaporte,
): Promise<VersionConDocumentos> {
  const expediente = await findExpediente(database, row.versionId);
  const [material, operaciones, { conformidad, informe }, contrato] = await Promise.all([
    findMaterial(database, row, toColombianDay(new Date())),
    listOperaciones(database, row.versionId),
    findConformidad(database, expediente),
    findContrato(database, row),
  ]);
  const sitio = await findSitio(database);
  const sucesos = listHistoria(row, expediente);
  const { certificados } = expediente;
  return {
    certificados,
    informe,
    contrato,
    hechos: {
      ...sitio,
      oid: row.oid,
      servicio: {
        id: row.servicioId,
        oid: row.servicioOid,
        nombre: row.nombre,
        descripcion: row.descripcion,
      },
      entidad: {
        nombre: row.entidad,
        sigla: row.sigla,
        nit: row.nit,
        dv: String(row.dv),
        codigoXroad: row.codigoXroad,
      },
      version: {
        id: row.versionId,
        numero: `${row.mayor}.${row.menor}`,
        estado: row.estado,
        estandarizadaEn: row.estandarizadaEn && toInstante(row.estandarizadaEn),
      },
      operaciones,
      certificados: certificados.map(({ numero, codigo, nivel, estado, causa, motivo, ...uno }) => ({
        numero,
        codigo,
        nivel,
        estado,
        causa,
        motivo,
        estadoDesde: toInstante(uno.estadoDesde),
        expedidoEn: toInstante(uno.expedidoEn),
        tienePdf: uno.pdf !== null,
      })),
      conformidad,
      sucesos,
      momento: sucesos.at(-1)?.momento ?? toInstante(row.creadaEn),
      partes: listPartes({
        mensajes: material !== null,
        contrato: contrato !== null,
        informe: informe !== null,
        simulada: isSimulada(row.estado),
        certificados: certificados.length,
      }),
      material,
    },
  };
}
