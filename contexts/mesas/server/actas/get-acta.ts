import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ACCIONES_ACTA, DIAS_ENMIENDA, type EstadoActa } from '../../contract/actas.terms.ts';
import { type Acta, actasErrors, type GestionActa } from '../../contract/index.ts';
import { canReadActaCompleta } from '../../rules/actas/can-read-acta-completa.ts';
import { canActOnActa } from '../../rules/actas/ciclo-acta.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { listParticipantes } from '../mesas/gestion-mesa.queries.ts';
import {
  type ActaRow,
  findActa,
  findReunionDeActa,
  listArchivosDeActa,
  listArchivosPublicos,
  listArchivosSellados,
  listEnmiendas,
  type ReunionDeActa,
} from './acta.queries.ts';
import { readPreparacion, readPreparacionPublica, readQuien, readSituacion } from './situacion-acta.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws REUNION_NO_ENCONTRADA */
export async function requireReunion(database: Database, id: number): Promise<ReunionDeActa> {
  const reunion = await findReunionDeActa(database, id);
  if (!reunion) throw refuse(actasErrors, 'REUNION_NO_ENCONTRADA');
  return reunion;
}

/** Whether somebody reads the names of those who attended; a visitor never does. */
export async function hasActaCompleta(
  database: Database,
  { id, mesa_id }: Pick<ReunionDeActa, 'id' | 'mesa_id'>,
  context: CallContext,
): Promise<boolean> {
  if (!context.actor) return false;
  const participantes = await listParticipantes(database, mesa_id);
  const quien = await readQuien(database, id, context);
  return canReadActaCompleta(
    quien,
    participantes.map((entidad) => entidad.id),
  ).allowed;
}

/** Only the people who run a meeting see it before it is held; for everybody else it does not exist. */
export async function canSeeReunionFutura(
  database: Database,
  reunionId: number,
  context: CallContext,
): Promise<boolean> {
  if (!context.actor) return false;
  return canManageMesas(await readQuien(database, reunionId, context)).allowed;
}

/** The acta of a meeting held, for anybody. */
export async function getActa(
  database: Database,
  reunionId: number,
  context: CallContext,
): Promise<{ acta: Acta | null }> {
  const reunion = await requireReunion(database, reunionId);
  if (reunion.estado !== 'realizada') throw refuse(actasErrors, 'REUNION_NO_ENCONTRADA');
  const row = await findActa(database, reunionId);
  const completa = await hasActaCompleta(database, reunion, context);
  return { acta: row ? await presentActa(database, row, completa) : null };
}

/** The acta with what the caller may do with it. */
export async function getGestionActa(
  database: Database,
  reunionId: number,
  context: CallContext,
): Promise<GestionActa> {
  const reunion = await requireReunion(database, reunionId);
  const row = await findActa(database, reunionId);
  const quien = await readQuien(database, reunionId, context);
  const gestiona = canManageMesas(quien).allowed;
  // Only the people who run a future meeting see it.
  if (reunion.estado !== 'realizada' && !gestiona) throw refuse(actasErrors, 'REUNION_NO_ENCONTRADA');
  const situacion = await readSituacion(database, reunion, row);
  const completa = await hasActaCompleta(database, reunion, context);
  const decide = (accion: (typeof ACCIONES_ACTA)[number]) => canActOnActa(accion, situacion, quien);
  return {
    acta: row ? await presentActa(database, row, completa) : null,
    version: row?.version ?? 0,
    gestiona,
    asistio: quien.asistio,
    diasEnmienda: await findParametroEntero(database, 'mesas.diasEnmienda', DIAS_ENMIENDA.habitual),
    enmiendas: row && (gestiona || quien.asistio) ? await presentEnmiendas(database, row.id) : [],
    permisos: {
      emitir: decide('emitir'),
      reemitir: decide('reemitir'),
      abrirEnmienda: decide('abrirEnmienda'),
      proponerEnmienda: decide('proponerEnmienda'),
      decidirEnmienda: decide('decidirEnmienda'),
      sellar: decide('sellar'),
      verificar: decide('verificar'),
    },
  };
}

type ArchivoRow = Awaited<ReturnType<typeof listArchivosDeActa>>[number];

function presentArchivo({ id, nombre, tamano_bytes, sha256 }: Omit<ArchivoRow, 'papel'>) {
  return { idArchivo: id, nombre, tamano: tamano_bytes, sha256 };
}

async function presentActa(database: Database, row: ActaRow, completa: boolean): Promise<Acta> {
  const archivos = await listArchivosDeActa(database, row);
  const find = (papel: ArchivoRow['papel']) => {
    const archivo = archivos.find((candidate) => candidate.papel === papel);
    return archivo ? presentArchivo(archivo) : null;
  };
  const [pdf, docx] = (await listArchivosPublicos(database, row)).map(presentArchivo);
  const publica = pdf && docx && row.publica_huella ? { huella: row.publica_huella, pdf, docx } : null;
  const sellados = row.sello === null ? [] : await listArchivosSellados(database, row.id);
  return {
    numero: row.numero,
    emision: row.emision,
    estado: row.estado as EstadoActa,
    edicion: completa ? 'completa' : 'publica',
    preparacion: await (completa ? readPreparacion : readPreparacionPublica)(database, row),
    emitidaEn: row.emitida_en.toISOString(),
    enmiendaHasta: row.enmienda_hasta,
    huellaContenido: row.huella_contenido,
    pdf: completa ? find('acta-pdf') : (publica?.pdf ?? null),
    docx: completa ? find('acta-docx') : (publica?.docx ?? null),
    publica,
    sello: row.sello,
    selloAnterior: row.sello_anterior,
    selladaEn: row.sellada_en?.toISOString() ?? null,
    archivosSellados: sellados.map((archivo) => ({ ...presentArchivo(archivo), papel: archivo.papel })),
  };
}

async function presentEnmiendas(database: Database, actaId: number) {
  const rows = await listEnmiendas(database, actaId);
  return rows.map(({ propuesta_en, decidida_en, ...enmienda }) => ({
    ...enmienda,
    propuestaEn: propuesta_en.toISOString(),
    decididaEn: decidida_en?.toISOString() ?? null,
  }));
}
