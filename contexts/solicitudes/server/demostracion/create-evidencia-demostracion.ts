import { addArchivoDelProducto } from '@marco/archivos/port';
import { createPasosDemostracion, type PasoDemostracion } from '@marco/certificados/port';
import {
  createEvidencia,
  createInforme,
  type EvidenciaDemostracion,
  openBanco,
  publishInforme,
} from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import {
  addJob,
  createSystemOrigin,
  type FileStore,
  type LongJobHandler,
  type Secrets,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { EstadoSolicitud, TecnologiaServicio } from '../../contract/terms.ts';
import { createCertificadoDeSolicitud } from '../ciclo/create-certificado-de-solicitud.ts';
import type { Suscriptores } from '../ciclo/update-estado-solicitud.ts';
import { addMensaje, saveVinculos, updateNivelDos } from '../nivel-dos/nivel-dos.repository.ts';
import { findNivelDosRow } from '../solicitudes/partes-nivel-dos.queries.ts';
import { findLockedSolicitudRow, findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { NIVEL_TRES_DEMOSTRACION } from './create-nivel-tres-demostracion.ts';

type Running = Transaction<DatabaseSchema>;

interface ConQueSeHace extends Pick<Suscriptores, 'alCambiarServicio'> {
  readonly files: FileStore;
  readonly secrets: Secrets;
}

/** States after the entity accepted the report. */
const ACEPTADAS: ReadonlySet<EstadoSolicitud> = new Set(['concepto-favorable', 'certificada']);

/**
 * Makes what a request of level 2 of the demo data rests on: a contract of its version, the places of its fields, a valid
 * message of each side and the report of the banco, which runs as for anybody. A certified one gets its certificate, by
 * the steps of the product. A request that has a contract already is left alone, and a draft has no report yet.
 */
export function createEvidenciaDemostracion({
  files,
  secrets,
  alCambiarServicio,
}: ConQueSeHace): LongJobHandler<DatabaseSchema> {
  return {
    // As database/seeds/demo/nivel-dos/seed-demo-nivel-dos.ts asks for it.
    kind: 'crear-evidencia-demostracion',
    start: async (database, payload) => {
      const id = Number(payload['id']);
      const tecnologia: TecnologiaServicio = payload['tecnologia'] === 'soap' ? 'soap' : 'rest';
      const hecha = await createEvidenciaDe(database, id, tecnologia);
      if (!hecha) return async () => undefined;
      return async (trx) => {
        const row = await findLockedSolicitudRow(trx, id);
        const nivelDos = await findNivelDosRow(trx, id);
        if (!row || !nivelDos || nivelDos.contratoId !== null) return;
        const solicitud = { id, tecnologia, estado: row.estado, versionId: nivelDos.versionId };
        await keepEvidencia(trx, files, solicitud, hecha);
        if (row.estado !== 'certificada') return;
        const causa = {
          origin: createSystemOrigin(),
          usuarioId: null,
          avisar: false,
          ...(row.cerrada_en === null ? {} : { momento: row.cerrada_en }),
        };
        const { id: certificadoId } = await createCertificadoDeSolicitud(trx, secrets, id, causa);
        const pasos = (payload['pasos'] ?? []) as readonly PasoDemostracion[];
        await createPasosDemostracion(trx, certificadoId, pasos, alCambiarServicio);
        if (payload['nivelTres'] === true)
          await addJob(trx, { kind: NIVEL_TRES_DEMOSTRACION, key: String(id), payload: { id } });
      };
    },
  };
}

/** Undefined where there is nothing to make. */
async function createEvidenciaDe(
  database: Kysely<DatabaseSchema>,
  id: number,
  tecnologia: TecnologiaServicio,
): Promise<EvidenciaDemostracion | undefined> {
  const [row, nivelDos] = [await findSolicitudRow(database, id), await findNivelDosRow(database, id)];
  if (!row || !nivelDos || nivelDos.contratoId !== null) return undefined;
  const { versionId } = nivelDos;
  const conInforme = row.estado !== 'borrador';
  return createEvidencia(openBanco(database), { versionId, tecnologia, conInforme });
}

interface SolicitudPorCompletar {
  readonly id: number;
  readonly tecnologia: TecnologiaServicio;
  readonly estado: EstadoSolicitud;
  readonly versionId: number;
}

async function keepEvidencia(
  trx: Running,
  files: FileStore,
  { id, tecnologia, estado, versionId }: SolicitudPorCompletar,
  { contrato, vinculos, mensajes, informe }: EvidenciaDemostracion,
): Promise<void> {
  const archivo = await addArchivoDelProducto(trx, files, {
    ...contrato,
    carpeta: 'nivel-dos',
    publico: false,
  });
  await updateNivelDos(trx, id, { contrato_archivo_id: archivo.id, tecnologia });
  await saveVinculos(trx, id, new Map(vinculos.map(({ campoId, ruta }) => [campoId, ruta])));
  for (const mensaje of mensajes) await addMensaje(trx, id, mensaje);
  if (!informe) return;
  const {
    id: informeId,
    huella,
    veredicto,
    sello,
  } = await createInforme(trx, informe, {
    versionId,
    solicitudId: id,
  });
  await updateNivelDos(trx, id, {
    informe_id: informeId,
    ...(ACEPTADAS.has(estado) ? { informe_aprobado_id: informeId } : {}),
  });
  if (estado === 'certificada') await publishInforme(trx, informeId);
  await writeAudit(trx, createSystemOrigin(), {
    action: 'comprobar-solicitud',
    objectType: 'solicitud',
    objectId: id,
    result: 'exito',
    detail: { antes: { informe: null }, despues: { informe: informeId, huella, veredicto, sello } },
  });
}
