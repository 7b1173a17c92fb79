import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { EnmiendaActa } from '../../rules/actas/contenido-acta.ts';

type Database = Kysely<DatabaseSchema>;

/** A meeting with its mesa, as its acta tells them. */
export function findDatos(database: Database, reunionId: number) {
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

/** Who was to come, and whether they did. */
export function listAsistentes(database: Database, reunionId: number) {
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

/** What was talked about and decided. */
export async function listDesarrollo(database: Database, reunionId: number) {
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

/** Commitments made at a meeting. */
export function listCompromisos(database: Database, reunionId: number) {
  return database
    .selectFrom('compromisos as c')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .select(['c.descripcion', 'c.responsable', 'e.nombre as entidad', 'c.fecha_vencimiento as venceEn'])
    .where('c.reunion_id', '=', reunionId)
    .orderBy('c.id')
    .execute();
}

/** Documents of a meeting, each with its hash. */
export function listDocumentos(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_archivos as ra')
    .innerJoin('archivos as a', 'a.id', 'ra.archivo_id')
    .select(['a.nombre', 'a.tamano_bytes as bytes', 'a.sha256'])
    .where('ra.reunion_id', '=', reunionId)
    .orderBy('ra.orden')
    .orderBy('a.id')
    .execute();
}

/** Proposals about the acta that were accepted. */
export async function listAceptadas(database: Database, reunionId: number): Promise<EnmiendaActa[]> {
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
