import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type {
  ContenidoActa,
  EdicionActa,
  EnmiendaActa,
  ReunionActa,
} from '../../rules/actas/contenido-acta.ts';
import { computeFinReal } from '../../rules/reuniones/momento-reunion.ts';
import { listConsultores } from '../reuniones/reuniones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What an issue of an acta kept: the product wrote it, so that it has its shape. */
export function readContenido({ contenido }: { readonly contenido: unknown }): ContenidoActa {
  return contenido as ContenidoActa;
}

/** What a meeting is now, as its acta tells it. */
export async function readReunionActa(database: Database, reunionId: number): Promise<ReunionActa> {
  const reunion = await findDatos(database, reunionId);
  const consultores = await listConsultores(database, reunionId);
  const { inicia_en: inicio, programada_en: programada, finalizada_en } = reunion;
  const fin = computeFinReal({ inicio, programada }, finalizada_en);
  return {
    mesa: { nombre: reunion.mesa, entidadLider: reunion.lider },
    tematica: reunion.tematica,
    iniciaEn: inicio.toISOString(),
    duracionMinutos: reunion.duracion_minutos,
    ...(fin === null ? {} : { terminaEn: fin.toISOString() }),
    lugar: reunion.lugar,
    virtual: reunion.enlace !== '',
    avance: reunion.avance,
    participante: reunion.participante,
    consultorPrincipal: reunion.consultor,
    consultores: consultores.map(({ nombreUsuario }) => nombreUsuario),
    asistentes: await listAsistentes(database, reunionId),
    ...(await listDesarrollo(database, reunionId)),
    compromisos: await listCompromisos(database, reunionId),
    documentos: await listDocumentos(database, reunionId),
    enmiendas: await listAceptadas(database, reunionId),
  };
}

function findDatos(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_lider_id')
    .innerJoin('usuarios as u', 'u.id', 'r.consultor_principal_id')
    .select([
      'r.tematica',
      'r.inicia_en',
      'r.programada_en',
      'r.finalizada_en',
      'r.duracion_minutos',
      'r.lugar',
      'r.enlace',
      'r.avance',
      'r.participante',
    ])
    .select(['m.nombre as mesa', 'e.nombre as lider', buildNombreCompleto('u').as('consultor')])
    .where('r.id', '=', reunionId)
    .executeTakeFirstOrThrow();
}

function listAsistentes(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_participantes as p')
    .innerJoin('entidades as e', 'e.id', 'p.entidad_id')
    .select(['e.nombre as entidad', 'p.nombre', sql<boolean>`coalesce(p.asistio, false)`.as('asistio')])
    .where('p.reunion_id', '=', reunionId)
    .orderBy(sql`clave_orden(e.nombre) collate "C"`)
    .orderBy(sql`clave_orden(p.nombre) collate "C"`)
    .orderBy('p.id')
    .execute();
}

async function listDesarrollo(database: Database, reunionId: number) {
  const puntos = await database
    .selectFrom('reuniones_puntos')
    .select(['titulo', 'notas'])
    .where('reunion_id', '=', reunionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  const decisiones = await database
    .selectFrom('reuniones_decisiones')
    .select('texto')
    .where('reunion_id', '=', reunionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return { puntos, decisiones: decisiones.map(({ texto }) => texto) };
}

function listCompromisos(database: Database, reunionId: number) {
  return database
    .selectFrom('compromisos as c')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .select(['c.descripcion', 'c.responsable', 'e.nombre as entidad', 'c.fecha_vencimiento as venceEn'])
    .where('c.reunion_id', '=', reunionId)
    .orderBy('c.id')
    .execute();
}

function listDocumentos(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_archivos as ra')
    .innerJoin('archivos as a', 'a.id', 'ra.archivo_id')
    .select(['a.nombre', 'a.tamano_bytes as bytes', 'a.sha256'])
    .where('ra.reunion_id', '=', reunionId)
    .orderBy('ra.orden')
    .orderBy('a.id')
    .execute();
}

async function listAceptadas(database: Database, reunionId: number): Promise<EnmiendaActa[]> {
  const rows = await database
    .selectFrom('actas_enmiendas as n')
    .innerJoin('actas as a', 'a.id', 'n.acta_id')
    .innerJoin('entidades as e', 'e.id', 'n.entidad_id')
    .select(['e.nombre as entidad', 'n.respuesta', 'n.decidida_en'])
    .where('a.reunion_id', '=', reunionId)
    .where('n.estado', '=', 'aceptada')
    .orderBy('n.decidida_en')
    .orderBy('n.id')
    .execute();
  return rows.map(({ entidad, respuesta, decidida_en }) => ({
    entidad,
    texto: respuesta ?? '',
    decididaEn: decidida_en?.toISOString() ?? '',
  }));
}

/** What the documents say of themselves. */
export async function readEdicion(
  database: Database,
  {
    numero,
    emision,
    emitidaEn,
  }: { readonly numero: number; readonly emision: number; readonly emitidaEn: Date },
  enlace: string,
): Promise<EdicionActa> {
  const direccion = await findParametroTexto(database, 'sitio.direccion', '');
  return {
    producto: await findParametroTexto(database, 'titulo.producto', ''),
    ministerio: await findParametroTexto(database, 'ministerio.nombre', ''),
    numero,
    emision,
    emitidaEn: emitidaEn.toISOString(),
    direccion: `${direccion}${enlace}`,
  };
}
