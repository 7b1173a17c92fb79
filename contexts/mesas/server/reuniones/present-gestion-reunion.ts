import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type GestionReunion, mesasErrors } from '../../contract/index.ts';
import type { QuienGestiona } from '../../rules/mesas/can-edit-mesa.ts';
import { toDesarrolloEscrito } from '../../rules/reuniones/campos-desarrollo.ts';
import { listPermisosReunion, type ReunionPorDecidir } from '../../rules/reuniones/flujo-reunion.ts';
import { computeFinReal, presentFechaHora } from '../../rules/reuniones/momento-reunion.ts';
import {
  findGestionReunion,
  isReunionSellada,
  listApoyos,
  listBorradores,
  listDecisiones,
  listEntidadesElegibles,
  listInvitados,
  listPuntos,
  type ReunionGestionada,
} from './gestion-reunion.queries.ts';
import { listArchivos } from './reuniones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the rules look at. */
export async function readPorDecidir(database: Database, row: ReunionGestionada): Promise<ReunionPorDecidir> {
  const sellada = await isReunionSellada(database, row.id);
  return { estado: row.estado, avance: row.avance, mesaActiva: row.mesa_activa, sellada };
}

/** @throws REUNION_NO_ENCONTRADA */
export async function getGestionReunion(
  database: Database,
  id: number,
  quien: QuienGestiona,
): Promise<GestionReunion> {
  const row = await findGestionReunion(database, id);
  if (!row) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
  return readGestionReunion(database, row, quien);
}

/** A meeting with what belongs to it and what the caller may do. */
export async function readGestionReunion(
  database: Database,
  row: ReunionGestionada,
  quien: QuienGestiona,
): Promise<GestionReunion> {
  const { id, inicia_en, programada_en, estado, finalizada_en } = row;
  const programada = programada_en ?? inicia_en;
  const isBegun = estado === 'en-curso' || estado === 'realizada';
  const fin = computeFinReal({ inicio: inicia_en, programada: programada_en }, finalizada_en);
  const apoyos = await listApoyos(database, id);
  const borrador = await listBorradores(database, id);
  const permisos = listPermisosReunion(quien, await readPorDecidir(database, row));
  const escrito = toDesarrolloEscrito(
    {
      avance: row.avance,
      participante: row.participante,
      puntos: await listPuntos(database, id),
      participantes: await listInvitados(database, id),
      decisiones: await listDecisiones(database, id),
    },
    borrador,
  );
  return {
    idReunion: id,
    idMesa: row.mesa_id,
    nombreMesa: row.mesa,
    mesaActiva: row.mesa_activa,
    version: row.version,
    estado,
    tematica: row.tematica,
    inicio: programada.toISOString(),
    ...presentFechaHora(programada),
    inicioReal: isBegun ? inicia_en.toISOString() : null,
    finReal: fin?.toISOString() ?? null,
    duracionMinutos: row.duracion_minutos,
    lugar: row.lugar,
    enlace: row.enlace,
    consultorPrincipal: { id: row.consultor_principal_id, nombre: row.consultor },
    consultores: apoyos.map(({ id: usuarioId, nombre }) => ({ id: usuarioId, nombre })),
    ...escrito,
    sinPublicar: Object.keys(borrador).length > 0,
    archivos: await listArchivos(database, id),
    motivoCancelacion: row.motivo_cancelacion,
    finalizada: finalizada_en?.toISOString() ?? null,
    entidades: await listEntidadesElegibles(database, row.mesa_id),
    permisos,
  };
}
