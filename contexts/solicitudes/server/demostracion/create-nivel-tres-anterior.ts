import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { createSystemOrigin, type FileStore, type LongJobHandler, type Secrets } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { isNivelDosVigente } from '../../rules/nivel-tres/nivel-tres-escrito.ts';
import { createCertificadoDeSolicitud } from '../ciclo/create-certificado-de-solicitud.ts';
import { findVersionEvaluable, hasConsumoAbierto } from '../nivel-tres/nivel-tres.queries.ts';
import { saveRespuestas } from '../nivel-tres/nivel-tres.repository.ts';
import { listNormas } from '../solicitudes/partes.queries.ts';
import { saveNormas } from '../solicitudes/partes.repository.ts';
import { findNivelTresRow, listCertificadosPrevios } from '../solicitudes/partes-nivel-tres.queries.ts';
import {
  findLockedSolicitudRow,
  findSolicitudRow,
  type SolicitudRow,
} from '../solicitudes/solicitud-row.queries.ts';
import { updateColumns } from '../solicitudes/solicitudes.repository.ts';
import { addDocumentos, createDocumentos } from './create-nivel-tres-demostracion.ts';
import { buildRespuestasDemostracion, type ParteDocumentada } from './respuestas-demostracion.ts';

type Running = Transaction<DatabaseSchema>;

/** Who signs with every entidad what its servicio may be used for. */
const OTRA_PARTE = 'Departamento administrativo de la función pública';

/**
 * Completes a request of level 3 that the history of the demo data certified: its answers with their documents, and its certificate, of
 * the moment it was certified. It needs the certificate of level 2, which another job makes: without it this one fails and is tried
 * again. A request that has answers is left alone.
 */
export function createNivelTresAnterior({
  files,
  secrets,
}: {
  readonly files: FileStore;
  readonly secrets: Secrets;
}): LongJobHandler<DatabaseSchema> {
  return {
    // As database/seeds/demo/historia/insert-nivel-tres.ts asks for it.
    kind: 'crear-nivel-tres-anterior',
    start: async (database, payload) => {
      const id = Number(payload['id']);
      const radicada = (await findSolicitudRow(database, id))?.radicada_en;
      if (!radicada) return async () => undefined;
      const documentos = await createDocumentos(radicada);
      return async (trx) => {
        const row = await findLockedSolicitudRow(trx, id);
        const nivelTres = await findNivelTresRow(trx, id);
        if (!row || !nivelTres || row.cerrada_en === null) return;
        if (Object.keys(nivelTres.respuestas).length > 0) return;
        const { versionId, servicioId, versionEstado: estado } = nivelTres;
        const certificados = await listCertificadosPrevios(trx, { versionId, servicioId });
        if (!isNivelDosVigente({ certificados, servicioVersion: { estado } }))
          throw new Error(`The request ${id} of level 3 waits for its certificate of level 2.`);
        const archivos = await addDocumentos(trx, id, { files, documentos });
        await saveNormasDe(trx, row, { versionId, documento: archivos.get('normas') ?? null });
        await saveRespuestasDe(trx, row, { dia: toColombianDay(radicada), archivos });
        const causa = {
          origin: createSystemOrigin(),
          usuarioId: null,
          avisar: false,
          momento: row.cerrada_en,
        };
        await createCertificadoDeSolicitud(trx, secrets, id, causa);
      };
    },
  };
}

/** The normas and who reads the servicio, as its level 1 said. */
async function saveNormasDe(
  trx: Running,
  { id, entidad_id: entidadId }: SolicitudRow,
  { versionId, documento }: { readonly versionId: number; readonly documento: string | null },
): Promise<void> {
  const nivelUnoId = (await findVersionEvaluable(trx, versionId, entidadId))?.solicitud_id;
  if (nivelUnoId == null) return;
  const normas = await listNormas(trx, nivelUnoId);
  await saveNormas(
    trx,
    id,
    normas.map((norma, place) => ({ ...norma, archivoId: place === 0 ? documento : null })),
  );
  await updateColumns(trx, id, { consumo_abierto: await hasConsumoAbierto(trx, nivelUnoId) });
}

async function saveRespuestasDe(
  trx: Running,
  {
    id,
    entidad,
    sigla,
    entidad_id: entidadId,
    servicio_id: servicioId,
    servicio_nombre: servicio,
  }: SolicitudRow,
  { dia, archivos }: { readonly dia: string; readonly archivos: ReadonlyMap<ParteDocumentada, string> },
): Promise<void> {
  const respuestas = buildRespuestasDemostracion(dia, archivos, {
    partes: [entidad, OTRA_PARTE],
    numero: `${id} de ${dia.slice(0, 4)}`,
    procesos: `Trámites en los que las entidades usan «${servicio}».`,
    xroad: {
      codigoMiembro: `${sigla ?? 'ENTIDAD'}-${String(entidadId).padStart(4, '0')}`,
      subsistema: 'SERVICIOS',
      codigoServicio: `servicio-${servicioId}`,
    },
  });
  await saveRespuestas(trx, id, respuestas);
}
