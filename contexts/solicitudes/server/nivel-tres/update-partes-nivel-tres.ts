import { closeArchivo, keepArchivos } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type {
  CambiosNivelTres,
  DocumentoSolicitud,
  NivelTres,
  RespuestasNivelTres,
  Solicitud,
} from '../../contract/index.ts';
import { CARPETAS_NIVEL_TRES } from '../../contract/terms.ts';
import { listEnsayosDeVersion } from '../solicitudes/ensayos-de-version.queries.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { updateColumns } from '../solicitudes/solicitudes.repository.ts';
import { updateFicha } from '../solicitudes/update-ficha.ts';
import { updateNormas } from '../solicitudes/update-normas.ts';
import { addDocumentosNivelTres, clearDocumentosNivelTres, saveRespuestas } from './nivel-tres.repository.ts';

type Running = Transaction<DatabaseSchema>;

interface CambioDeNivelTres {
  readonly row: SolicitudRow;
  readonly solicitud: Solicitud;
  readonly cambios: CambiosNivelTres;
}

/** Parts with one document, and lists whose rows have one each. */
const CON_DOCUMENTO = [
  'acuerdo',
  'vinculacion',
  'politicaDatos',
  'aviso',
  'aprobacion',
  'continuidad',
  'arquitectura',
  'vulnerabilidades',
] as const satisfies readonly (keyof RespuestasNivelTres & keyof typeof CARPETAS_NIVEL_TRES)[];
const CON_DOCUMENTOS = ['certificadosTls', 'pruebas'] as const satisfies readonly (keyof RespuestasNivelTres &
  keyof typeof CARPETAS_NIVEL_TRES)[];
type ParteConDocumento = (typeof CON_DOCUMENTO)[number] | (typeof CON_DOCUMENTOS)[number];

/** Documents a part has, as the request is now. */
function listDocumentosDeParte(
  nivelTres: NivelTres,
  parte: ParteConDocumento,
): readonly DocumentoSolicitud[] {
  const filas: readonly { readonly documento: DocumentoSolicitud | null }[] = [nivelTres[parte]].flat();
  return filas.flatMap(({ documento }) => documento ?? []);
}

/** Ids of every document of the answers. */
export function listArchivos(nivelTres: NivelTres): readonly string[] {
  return [...CON_DOCUMENTO, ...CON_DOCUMENTOS].flatMap((parte) =>
    listDocumentosDeParte(nivelTres, parte).map(({ idArchivo }) => idArchivo),
  );
}

/** Answers as they were, their documents aside: a file is of one request. */
export function presentSinDocumentos(respuestas: RespuestasNivelTres): RespuestasNivelTres {
  const partes = [...CON_DOCUMENTO, ...CON_DOCUMENTOS].flatMap((parte) => {
    const escrita = respuestas[parte];
    if (escrita === undefined) return [];
    const filas: readonly object[] = [escrita].flat();
    // A rehearsal is of the version that was rehearsed.
    const sueltas = filas.map((fila) => ({
      ...fila,
      archivoId: null,
      ...(parte === 'pruebas' ? { ensayoId: null } : {}),
    }));
    return [[parte, Array.isArray(escrita) ? sueltas : sueltas[0]] as const];
  });
  return { ...respuestas, ...Object.fromEntries(partes) };
}

/** Ids that a part which came names, each with the place of its field. */
function listNombrados(cambios: RespuestasNivelTres, parte: ParteConDocumento) {
  const escrita = cambios[parte];
  if (escrita === undefined) return undefined;
  const filas: readonly { readonly archivoId: string | null }[] = [escrita].flat();
  return filas.flatMap(({ archivoId }, lugar) => {
    const campo = Array.isArray(escrita) ? `${parte}.${lugar}.archivoId` : `${parte}.archivoId`;
    return archivoId === null ? [] : [{ archivoId, campo }];
  });
}

/**
 * Attaches the documents of the parts that came, each from the folder of its part, and removes those that are no longer named.
 *
 * @returns the ids to remove once the answers no longer name them
 * @throws SOLICITUD_INVALIDA at a document that two places name, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
async function keepDocumentos(
  trx: Running,
  { solicitudId, nivelTres }: { readonly solicitudId: number; readonly nivelTres: NivelTres },
  cambios: RespuestasNivelTres,
  context: CallContext,
): Promise<readonly string[]> {
  const seen = new Set<string>();
  const quitados: string[] = [];
  for (const parte of [...CON_DOCUMENTO, ...CON_DOCUMENTOS]) {
    const nombrados = listNombrados(cambios, parte);
    if (nombrados === undefined) continue;
    const antes = listDocumentosDeParte(nivelTres, parte).map(({ idArchivo }) => idArchivo);
    for (const { archivoId, campo } of nombrados) {
      if (seen.has(archivoId)) throw refuseField(campo, 'Cada lugar lleva su propio documento.');
      seen.add(archivoId);
      if (antes.includes(archivoId)) continue;
      await keepArchivos(trx, [archivoId], { carpeta: CARPETAS_NIVEL_TRES[parte], publico: false }, context);
      await addDocumentosNivelTres(trx, solicitudId, [archivoId]);
    }
    const ahora = new Set(nombrados.map(({ archivoId }) => archivoId));
    quitados.push(...antes.filter((archivo) => !ahora.has(archivo)));
  }
  return quitados;
}

/** @throws SOLICITUD_INVALIDA at a row whose key another one has too */
function requireUnicos(cambios: RespuestasNivelTres): void {
  const lists: Readonly<Record<string, readonly string[]>> = {
    responsables: cambios.responsables?.map(({ papel }) => papel) ?? [],
    pruebas: cambios.pruebas?.map(({ codigo }) => codigo) ?? [],
  };
  for (const [lista, claves] of Object.entries(lists))
    for (const [lugar, clave] of claves.entries())
      if (claves.indexOf(clave) !== lugar)
        throw refuseField(`${lista}.${lugar}`, 'Está dos veces; escríbalo una vez.');
}

/**
 * A rehearsal is taken while it is of the version and of the contract that is certified now; what was taken before stays.
 *
 * @throws SOLICITUD_INVALIDA at a rehearsal that may not be taken
 */
async function requireEnsayos(
  trx: Running,
  nivelTres: NivelTres,
  { pruebas = [] }: RespuestasNivelTres,
): Promise<void> {
  const tomados = new Set(nivelTres.pruebas.flatMap(({ ensayo }) => ensayo?.id ?? []));
  const nuevos = pruebas.flatMap(({ ensayoId }) =>
    ensayoId === null || tomados.has(ensayoId) ? [] : [ensayoId],
  );
  if (nuevos.length === 0) return;
  const ensayos = await listEnsayosDeVersion(trx, nivelTres.servicioVersion.id, nuevos);
  for (const [lugar, { ensayoId, codigo }] of pruebas.entries()) {
    if (ensayoId === null || tomados.has(ensayoId)) continue;
    const ensayo = ensayos.find(({ id }) => id === ensayoId);
    const campo = `pruebas.${lugar}.ensayoId`;
    if (!ensayo?.resultados.some((una) => una.codigo === codigo))
      throw refuseField(campo, 'Ese ensayo no es de esta prueba y de esta versión del servicio.');
    if (!ensayo.vigente)
      throw refuseField(campo, 'El contrato certificado no es el que se ensayó. Repita el ensayo.');
  }
}

/**
 * Writes the parts that came; answers which, for the audit trail: never the address of a server nor the name of anybody.
 *
 * @throws SOLICITUD_INVALIDA at a field, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export async function saveCambiosNivelTres(
  trx: Running,
  { row, solicitud, cambios }: CambioDeNivelTres,
  context: CallContext,
): Promise<AuditDetail> {
  const { nivelTres } = solicitud;
  if (!nivelTres) throw new Error('A request of level 3 has nothing of it.');
  const { normas, consumidores, consumoAbierto, ...respuestas } = cambios;
  requireUnicos(respuestas);
  await requireEnsayos(trx, nivelTres, respuestas);
  await updateFicha(trx, { id: row.id, entidadId: row.entidad_id }, { consumidores }, solicitud);
  if (consumoAbierto !== undefined) await updateColumns(trx, row.id, { consumo_abierto: consumoAbierto });
  if (normas)
    await updateNormas(
      trx,
      { id: row.id, normas, antes: solicitud.normas },
      CARPETAS_NIVEL_TRES.normas,
      context,
    );
  const antes = { solicitudId: row.id, nivelTres };
  const quitados = await keepDocumentos(trx, antes, respuestas, context);
  await saveRespuestas(trx, row.id, respuestas);
  await clearDocumentosNivelTres(trx, row.id, quitados);
  for (const archivo of quitados) await closeArchivo(trx, archivo);
  const partes = Object.entries(cambios).flatMap(([parte, escrita]) =>
    escrita === undefined ? [] : [parte],
  );
  return {
    antes: { documentos: listArchivos(nivelTres).length },
    despues: { partes, documentosQuitados: quitados.length },
  };
}
