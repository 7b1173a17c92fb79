import { addArchivoDelProducto } from '@marco/archivos/port';
import { toColombianDay } from '@marco/country/working-days';
import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { addJob, createSystemOrigin, type FileStore, type LongJobHandler } from '@marco/server-kit';
import { dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import {
  type AccionManual,
  CARPETAS_NIVEL_TRES,
  RECURSO_SOLICITUDES,
  RECURSO_VERIFICACION,
} from '../../contract/terms.ts';
import { isNivelDosVigente } from '../../rules/nivel-tres/nivel-tres-escrito.ts';
import { type Suscriptores, updateEstadoSolicitud } from '../ciclo/update-estado-solicitud.ts';
import { createPartesAnteriores } from '../nivel-tres/create-partes-anteriores.ts';
import { findVersionEvaluable } from '../nivel-tres/nivel-tres.queries.ts';
import {
  addDocumentosNivelTres,
  addNivelTres,
  saveDictamen,
  saveRespuestas,
} from '../nivel-tres/nivel-tres.repository.ts';
import { updateConceptoDePaso } from '../nivel-tres/update-concepto.ts';
import { listNormas } from '../solicitudes/partes.queries.ts';
import { saveNormas } from '../solicitudes/partes.repository.ts';
import { findNivelDosRow } from '../solicitudes/partes-nivel-dos.queries.ts';
import { findListaVigente, listCertificadosPrevios } from '../solicitudes/partes-nivel-tres.queries.ts';
import { listAbiertasDeServicios } from '../solicitudes/servicio-solicitud.queries.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { addSolicitud, SIN_ESCRIBIR } from '../solicitudes/solicitudes.repository.ts';
import {
  buildRespuestasDemostracion,
  DOCUMENTOS_DEMOSTRACION,
  type ParteDocumentada,
} from './respuestas-demostracion.ts';

type Running = Transaction<DatabaseSchema>;
export type Documentos = ReadonlyMap<ParteDocumentada, Buffer>;

export const NIVEL_TRES_DEMOSTRACION = 'crear-nivel-tres-demostracion';

/** What the request rests on is made by other jobs: it is looked for again, so many times at most. */
const ESPERA_SEGUNDOS = 30;
const INTENTOS = 40;

/** Items somebody said something of already, so that the list shows both. */
const DICTAMINADOS = { consultor: ['PL-1', 'PL-2', 'OG-1', 'OG-2'], operador: ['PL-4', 'TE-3'] } as const;

/** The documents of the parts, as files that say they are invented. */
export async function createDocumentos(momento: Date): Promise<Documentos> {
  const documentos = new Map<ParteDocumentada, Buffer>();
  for (const [parte, titulo] of Object.entries(DOCUMENTOS_DEMOSTRACION)) {
    const pdf = new PdfWriter({
      title: titulo,
      author: 'Datos de demostración',
      moment: momento,
      language: LOCALE,
      fonts: EMBEDDED_FONTS,
    });
    pdf.heading(1, titulo);
    pdf.paragraph('Documento inventado para la demostración; no es de ninguna entidad.');
    const dress = dressPages({ product: '', institution: '', reference: null, foot: 'Demostración' });
    documentos.set(parte as ParteDocumentada, await pdf.end(dress));
  }
  return documentos;
}

/**
 * A request of level 3 under verification, in the demo data, for a servicio that level 2 certified: with its documents, and by
 * the steps of the product. It waits for the certificates of both levels.
 */
export function createNivelTresDemostracion({
  files,
  alMover,
  alCambiarServicio,
}: Suscriptores & { readonly files: FileStore }): LongJobHandler<DatabaseSchema> {
  return {
    kind: NIVEL_TRES_DEMOSTRACION,
    start: async (_database, payload) => {
      const [nivelDosId, intento] = [Number(payload['id']), Number(payload['intento'] ?? 0)];
      const documentos = await createDocumentos(new Date());
      return async (trx) => {
        const base = await findBase(trx, nivelDosId);
        if (base === undefined) return;
        if (base.isListo)
          await createSolicitud(trx, base, { files, documentos }, { alMover, alCambiarServicio });
        else if (intento < INTENTOS)
          await addJob(trx, {
            kind: NIVEL_TRES_DEMOSTRACION,
            key: `${nivelDosId}:${intento + 1}`,
            payload: { id: nivelDosId, intento: intento + 1 },
            afterSeconds: ESPERA_SEGUNDOS,
          });
      };
    },
  };
}

type Base = NonNullable<Awaited<ReturnType<typeof findBase>>>;

/** What level 3 is asked for; undefined where it was asked already. */
async function findBase(trx: Running, nivelDosId: number) {
  const row = await findSolicitudRow(trx, nivelDosId);
  const nivelDos = await findNivelDosRow(trx, nivelDosId);
  if (!row || !nivelDos || row.servicio_id === null) return undefined;
  const { servicio_id: servicioId } = row;
  if ((await listAbiertasDeServicios(trx, [servicioId], 3)).size > 0) return undefined;
  const { versionId, versionEstado } = nivelDos;
  const certificados = await listCertificadosPrevios(trx, { versionId, servicioId });
  const isListo = isNivelDosVigente({ certificados, servicioVersion: { estado: versionEstado } });
  return { row, servicioId, versionId, isListo };
}

/** Files of the parts, kept in their folders; answers their ids. */
export async function addDocumentos(
  trx: Running,
  id: number,
  { files, documentos }: { readonly files: FileStore; readonly documentos: Documentos },
): Promise<ReadonlyMap<ParteDocumentada, string>> {
  const archivos = new Map<ParteDocumentada, string>();
  for (const [parte, contenido] of documentos) {
    const archivo = await addArchivoDelProducto(trx, files, {
      carpeta: CARPETAS_NIVEL_TRES[parte],
      nombre: `${DOCUMENTOS_DEMOSTRACION[parte]}.pdf`,
      tipo: 'application/pdf',
      publico: false,
      contenido,
    });
    archivos.set(parte, archivo.id);
  }
  const propios = [...archivos].flatMap(([parte, archivo]) => (parte === 'normas' ? [] : [archivo]));
  await addDocumentosNivelTres(trx, id, propios);
  return archivos;
}

async function createSolicitud(
  trx: Running,
  { row: anterior, servicioId, versionId }: Base,
  deArchivos: { readonly files: FileStore; readonly documentos: Documentos },
  suscriptores: Suscriptores,
): Promise<void> {
  const lista = await findListaVigente(trx);
  if (!lista) throw new Error('There is no list of what level 3 verifies.');
  const id = await addSolicitud(trx, {
    nivel: 3,
    tipo: 'nueva',
    entidadId: anterior.entidad_id,
    solicitanteId: anterior.solicitante_id,
    datos: {
      ...SIN_ESCRIBIR,
      servicioId,
      servicioNombre: anterior.servicio_nombre,
      servicioDescripcion: anterior.servicio_descripcion,
    },
  });
  await addNivelTres(trx, { solicitudId: id, servicioVersionId: versionId, listaId: lista.id });
  const version = await findVersionEvaluable(trx, versionId, anterior.entidad_id);
  await createPartesAnteriores(trx, id, { servicioId, nivelUnoId: version?.solicitud_id ?? null });
  const archivos = await addDocumentos(trx, id, deArchivos);
  const [norma] = await listNormas(trx, id);
  if (norma) await saveNormas(trx, id, [{ ...norma, archivoId: archivos.get('normas') ?? null }]);
  await saveRespuestas(trx, id, buildRespuestasDemostracion(toColombianDay(new Date()), archivos));
  await takeToVerificacion(trx, id, anterior, suscriptores);
}

/** Files it and takes it to its verification, by the steps of the product; some items are decided. */
async function takeToVerificacion(
  trx: Running,
  id: number,
  { solicitante_id: solicitanteId, consultor_id: consultorId }: SolicitudRow,
  suscriptores: Suscriptores,
): Promise<void> {
  const [coordinadorId = null] = await listQuienesPueden(trx, RECURSO_SOLICITUDES, 'aprobar', 'ministerio');
  const [operadorId] = await listQuienesPueden(trx, RECURSO_VERIFICACION, 'editar', 'operador');
  const pasos: readonly (readonly [AccionManual, number | null])[] = [
    ['radicar', solicitanteId],
    ['asignar', coordinadorId],
    ['revisar', consultorId],
    ['verificar', consultorId],
  ];
  for (const [accion, usuarioId] of pasos) {
    const row = await findSolicitudRow(trx, id);
    if (!row) throw new Error('The request of the demo data is gone.');
    const solicitud = {
      id,
      servicioId: row.servicio_id,
      consumoAbierto: row.consumo_abierto,
      nivelTres: null,
    };
    await updateConceptoDePaso(trx, { row, solicitud }, { accion, motivo: '', usuarioId: usuarioId ?? 0 });
    const paso = { accion, motivo: '', consultorId, usuarioId };
    await updateEstadoSolicitud(trx, row, paso, createSystemOrigin(), suscriptores);
  }
  const decide = async (codigos: readonly string[], usuarioId: number | null | undefined) => {
    if (usuarioId == null) return;
    for (const codigo of codigos)
      await saveDictamen(trx, { solicitudId: id, codigo, veredicto: 'cumple', motivo: '', usuarioId });
  };
  await decide(DICTAMINADOS.consultor, consultorId);
  await decide(DICTAMINADOS.operador, operadorId);
}
