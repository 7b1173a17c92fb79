import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Whether somebody works for an entidad that attended a meeting, or is one of its consultores. */
export async function hasAsistido(
  database: Database,
  reunionId: number,
  { usuarioId, entidadId }: { readonly usuarioId: number; readonly entidadId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ asistio: boolean }>`
    select exists (select 1 from reuniones_participantes p
        where p.reunion_id = ${reunionId} and p.entidad_id = ${entidadId} and p.asistio)
      or exists (select 1 from reuniones_consultores c
        where c.reunion_id = ${reunionId} and c.usuario_id = ${usuarioId})
      or exists (select 1 from reuniones r
        where r.id = ${reunionId} and r.consultor_principal_id = ${usuarioId}) as asistio`.execute(database);
  return rows[0]?.asistio === true;
}

/** Active consultores of a meeting, the main one among them. */
export async function listConsultoresActivos(database: Database, reunionId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('usuarios as u')
    .select('u.id')
    .where('u.activo', '=', true)
    .where(buildEsConsultor(reunionId))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether `u` is a consultor of a meeting. */
function buildEsConsultor(reunionId: number) {
  return sql<boolean>`(u.id in (select c.usuario_id from reuniones_consultores c where c.reunion_id = ${reunionId})
      or u.id = (select r.consultor_principal_id from reuniones r where r.id = ${reunionId}))`;
}

/** Somebody to tell of an acta. */
export interface PersonaDeActa {
  readonly usuarioId: number | null;
  readonly nombre: string;
  readonly correo: string;
}

/** Who attended, by the account their e-mail belongs to where there is one, and the consultores; nobody twice. */
export async function listPersonasDeActa(database: Database, reunionId: number): Promise<PersonaDeActa[]> {
  const { rows } = await sql<PersonaDeActa>`
    select u.id as "usuarioId", p.nombre, p.correo
    from reuniones_participantes p
    left join usuarios u on lower(u.correo_electronico) = lower(p.correo) and u.activo
    where p.reunion_id = ${reunionId} and p.asistio
    union
    select u.id, ${buildNombreCompleto('u')}, u.correo_electronico
    from usuarios u
    where u.activo and ${buildEsConsultor(reunionId)}
    order by 1, 3`.execute(database);
  const seen = new Set<string>();
  return rows.filter(({ usuarioId, correo }) => {
    const key = usuarioId === null ? correo.toLowerCase() : String(usuarioId);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
