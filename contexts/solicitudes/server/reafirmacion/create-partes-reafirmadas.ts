import { copyArchivo } from '@marco/archivos/port';
import { createInforme, type InformeSellado } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import { listMensajesPropios } from '../nivel-dos/nivel-dos.queries.ts';
import {
  addMensaje,
  addNivelDos,
  saveDiferencias,
  saveVinculos,
  updateNivelDos,
} from '../nivel-dos/nivel-dos.repository.ts';
import { createPartesDeVersion } from '../solicitudes/create-partes-de-version.ts';
import { listDocumentos, listNormas } from '../solicitudes/partes.queries.ts';
import { addDocumentos, saveNormas } from '../solicitudes/partes.repository.ts';
import type { Declarados } from './read-declarados.ts';
import { findEvidencia } from './reafirmacion.queries.ts';
import { updateCamposAprobados } from './reafirmacion.repository.ts';

type Running = Transaction<DatabaseSchema>;

interface SolicitudPorLlenar {
  readonly id: number;
  readonly servicioId: number;
  readonly entidadId: number;
  /** The request that certified the level before. */
  readonly anteriorId: number;
}

/** A file for the new request: each has its own over the same content. */
const copyOpcional = (trx: Running, id: string | null) => (id === null ? null : copyArchivo(trx, id));

/**
 * What level 1 certified, as the new request has it: operations, fields with their elements, who reads it, what is behind it, normas
 * and documents.
 */
export async function createPartesNivelUno(trx: Running, solicitud: SolicitudPorLlenar): Promise<void> {
  const { id, anteriorId } = solicitud;
  await createPartesDeVersion(trx, solicitud);
  await updateCamposAprobados(trx, id);
  const normas = [];
  for (const norma of await listNormas(trx, anteriorId))
    normas.push({ ...norma, archivoId: await copyOpcional(trx, norma.archivoId) });
  await saveNormas(trx, id, normas);
  const documentos = [];
  for (const { idArchivo } of await listDocumentos(trx, anteriorId))
    documentos.push(await copyArchivo(trx, idArchivo));
  await addDocumentos(trx, id, documentos);
}

/**
 * What level 2 certified, as the new request has it of the next version: contract, places and differences at its own fields, messages,
 * constancia, and the report of what the banco found in them again.
 */
export async function createPartesNivelDos(
  trx: Running,
  { id, anteriorId }: SolicitudPorLlenar,
  {
    versionId,
    declarados,
    informe,
  }: {
    readonly versionId: number;
    readonly declarados: Declarados;
    readonly informe: InformeSellado;
  },
): Promise<void> {
  const evidencia = await findEvidencia(trx, anteriorId);
  if (!evidencia) throw new Error('A certified request of level 2 has nothing of it.');
  const { contrato_archivo_id, constancia_archivo_id, informe_aprobado_id: _, ...dicho } = evidencia;
  await addNivelDos(trx, id, versionId);
  await updateNivelDos(trx, id, {
    ...dicho,
    contrato_archivo_id: await copyOpcional(trx, contrato_archivo_id),
    constancia_archivo_id: await copyOpcional(trx, constancia_archivo_id),
  });
  await saveVinculos(trx, id, declarados.vinculos);
  await saveDiferencias(trx, id, declarados.diferencias);
  for (const mensaje of await listMensajesPropios(trx, anteriorId)) await addMensaje(trx, id, mensaje);
  const guardado = await createInforme(trx, informe, { versionId, solicitudId: id });
  await updateNivelDos(trx, id, { informe_id: guardado.id, informe_aprobado_id: guardado.id });
}
