import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { ContenidoActa, EdicionActa, ReunionActa } from '../../rules/actas/contenido-acta.ts';
import { computeFinReal } from '../../rules/reuniones/momento-reunion.ts';
import { listConsultores } from '../reuniones/reuniones.queries.ts';
import {
  findDatos,
  listAceptadas,
  listAsistentes,
  listCompromisos,
  listDesarrollo,
  listDocumentos,
} from './contenido-acta.queries.ts';

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
