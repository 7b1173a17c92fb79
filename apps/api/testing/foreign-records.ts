import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { addSolicitud } from '@marco/solicitudes/testing';
import { openTestSession } from '@marco/test-kit';
import { RECURSOS_DEL_MINISTERIO } from '@marco/usuarios/terms';
import { type Kysely, sql } from 'kysely';
import { createForeignElemento, type ForeignElemento } from './foreign-elemento.ts';

type Database = Kysely<DatabaseSchema>;

/** Somebody who is none of the callers. */
const OTHER_PERSON = '1000000001';

/** Records of an entity in which no caller works, and of a person who is no caller. */
export interface ForeignRecords extends ForeignElemento {
  readonly entidadId: number;
  readonly membresiaId: number;
  readonly usuarioId: number;
  /** Number of the person and name of the entity, by which an answer would give them away. */
  readonly marks: readonly [numero: string, entidad: string];
  /** A rol any entity may give. */
  readonly rolId: number;
  readonly sesionId: string;
  readonly notificacionId: number;
  readonly archivoId: string;
  readonly compromisoId: number;
  readonly exportacionId: string;
  /** A search the person keeps with a name. */
  readonly busquedaId: number;
  /** A mesa in which the entity is alone. */
  readonly mesaId: number;
  /** A draft of a request of the entity. */
  readonly solicitudId: number;
  /** A meeting held to which nobody of the entities of the callers came. */
  readonly reunionId: number;
}

/** A registration that waits in another entity, with what else the probes aim at. */
export async function createForeignRecords(database: Database): Promise<ForeignRecords> {
  const {
    rows: [row],
  } = await sql<{ id: number; usuario_id: number; entidad_id: number; numero: string; nombre: string }>`
    select m.id, m.usuario_id, m.entidad_id, u.numero_identificacion as numero, e.nombre
    from membresias m join usuarios u on u.id = m.usuario_id join entidades e on e.id = m.entidad_id
    where u.numero_identificacion not like '10000000%'
      and m.entidad_id not in (select d.entidad_id from membresias d join usuarios w on w.id = d.usuario_id
        where w.numero_identificacion like '10000000%')
      and not exists (select 1 from membresias o where o.usuario_id = m.usuario_id and o.id <> m.id)
    order by m.id desc limit 1`.execute(database);
  if (!row) throw new Error('The demo data has no entity without a caller.');
  await database
    .updateTable('membresias')
    .set({ estado: 'pendiente', rol_id: null })
    .where('id', '=', row.id)
    .execute();
  const other = await getPerson(database);
  const { id: solicitudId } = await addSolicitud(database, {
    entidadId: row.entidad_id,
    estado: 'borrador',
  });
  return {
    ...{ entidadId: row.entidad_id, membresiaId: row.id, usuarioId: row.usuario_id },
    marks: [row.numero, row.nombre],
    ...{ rolId: await getRolDeEntidad(database), sesionId: await openSession(database, other.id) },
    notificacionId: await createNotificacion(database, other.id),
    ...{ solicitudId, archivoId: await createArchivo(database, solicitudId) },
    compromisoId: await createCompromiso(database, row.entidad_id),
    exportacionId: await createExportacion(database, other.id),
    busquedaId: await createBusqueda(database, other.id),
    ...(await createMesa(database, row.entidad_id, other.id)),
    ...(await createForeignElemento(database, row.entidad_id, other.id)),
  };
}

/** The records as they are stored, to compare before and after. */
export async function readForeignRecords(database: Database, records: ForeignRecords): Promise<unknown> {
  const { entidadId, membresiaId, usuarioId, sesionId, notificacionId, archivoId } = records;
  const { exportacionId, busquedaId, compromisoId, versionId, comentarioId, servicioId } = records;
  const { solicitudId } = records;
  const { rows } = await sql`
    select to_jsonb(t) as row from membresias t where id = ${membresiaId}
    union all select to_jsonb(t) from usuarios t where id = ${usuarioId}
    union all select to_jsonb(t) from entidades t where id = ${entidadId}
    union all select to_jsonb(t) from notificaciones t where id = ${notificacionId}
    union all select to_jsonb(t) from archivos t where id = ${archivoId}
    union all select to_jsonb(t) from compromisos t where id = ${compromisoId}
    union all select to_jsonb(t) from exportaciones t where id = ${exportacionId}
    union all select to_jsonb(t) from busquedas_guardadas t where id = ${busquedaId}
    union all select to_jsonb(t) from solicitudes t where id = ${solicitudId}
    union all select to_jsonb(t) from elementos_versiones t where id = ${versionId}
    union all select to_jsonb(t) from elementos_comentarios t where id = ${comentarioId}
    union all select to_jsonb(t) from servicios_elementos t where servicio_id = ${servicioId}
    union all select jsonb_build_object('revoked', revoked_at) from sessions t where id = ${sesionId}`.execute(
    database,
  );
  return rows;
}

/** Gives every rol that is not of the ministry all it may ever be given, and lets entities approve. */
export async function grantEverything(database: Database): Promise<void> {
  await sql`insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
    select r.id, a.subfuncionalidad_id, a.accion
    from roles r cross join subfuncionalidades_acciones a join subfuncionalidades s on s.id = a.subfuncionalidad_id
    where r.ambito <> 'ministerio' and s.codigo not in (${sql.join([...RECURSOS_DEL_MINISTERIO])})
    on conflict do nothing`.execute(database);
  await sql`update parametros set valor = 'true' where clave = 'usuarios.lider_aprueba'`.execute(database);
}

function getPerson(database: Database) {
  return database
    .selectFrom('usuarios')
    .select('id')
    .where('numero_identificacion', '=', OTHER_PERSON)
    .executeTakeFirstOrThrow();
}

async function getRolDeEntidad(database: Database): Promise<number> {
  const { id } = await database
    .selectFrom('roles')
    .select('id')
    .where('codigo', '=', 'funcionario-entidad')
    .executeTakeFirstOrThrow();
  return id;
}

async function openSession(database: Database, usuarioId: number): Promise<string> {
  await openTestSession(database, OTHER_PERSON);
  const { id } = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', usuarioId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function createNotificacion(database: Database, usuarioId: number): Promise<number> {
  await database
    .transaction()
    .execute((transaction) =>
      notify(transaction, { evento: 'rol-asignado', usuarioId, variables: { entidad: 'Una', rol: 'Otro' } }),
    );
  const { id } = await database
    .selectFrom('notificaciones')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function createBusqueda(database: Database, usuarioId: number): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ id: number }>`insert into busquedas_guardadas (usuario_id, nombre, consulta)
    values (${usuarioId}, 'Ajena', 'modo=contenido&texto=ajena') returning id`.execute(database);
  return row?.id ?? 0;
}

/** A document of the draft of a request. */
async function createArchivo(database: Database, solicitudId: number): Promise<string> {
  const {
    rows: [row],
  } = await sql<{
    id: string;
  }>`insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico)
    values ('normativo-uno', 'ajeno.pdf', 'application/pdf', 1, ${'0'.repeat(64)}, false) returning id`.execute(
    database,
  );
  const id = row?.id ?? '';
  await sql`insert into solicitudes_archivos (solicitud_id, archivo_id) values (${solicitudId}, ${id})`.execute(
    database,
  );
  return id;
}

/** A table somebody asked for that waits to be written. */
async function createExportacion(database: Database, usuarioId: number): Promise<string> {
  const {
    rows: [row],
  } = await sql<{
    id: string;
  }>`insert into exportaciones (catalogo, formato, peticion, usuario_id, membresia_id, permiso, filas_total,
      nombre_archivo)
    select 'mesas', 'csv', '{}', m.usuario_id, m.id, 'mesas:consultar', 1, 'mesas.csv'
    from membresias m where m.usuario_id = ${usuarioId} order by m.id limit 1
    returning id`.execute(database);
  return row?.id ?? '';
}

/** A mesa of the entity alone, with a meeting to which nobody came but its own people. */
async function createMesa(
  database: Database,
  entidadId: number,
  consultorId: number,
): Promise<Pick<ForeignRecords, 'mesaId' | 'reunionId'>> {
  const {
    rows: [row],
  } = await sql<{
    id: number;
  }>`insert into mesas (nombre, objetivo, descripcion, entidad_lider_id, consultor_principal_id,
      email_responsable_entidad, email_consultor)
    values ('Mesa de otros', 'Ninguno.', 'Ninguna.', ${entidadId}, ${consultorId}, 'a@ejemplo.gov.co', 'b@ejemplo.gov.co')
    returning id`.execute(database);
  const mesaId = row?.id ?? 0;
  await sql`insert into mesas_entidades (mesa_id, entidad_id, rol) values (${mesaId}, ${entidadId}, 'lider')`.execute(
    database,
  );
  const { id: reunionId } = await database
    .insertInto('reuniones')
    .values({
      mesa_id: mesaId,
      estado: 'realizada',
      tematica: 'De otros',
      avance: 'Ninguno.',
      inicia_en: new Date(0),
      consultor_principal_id: consultorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { mesaId, reunionId };
}

/** A commitment of the entity in the first mesa, which no caller answers for. */
async function createCompromiso(database: Database, entidadId: number): Promise<number> {
  const {
    rows: [row],
  } = await sql<{
    id: number;
  }>`insert into compromisos (mesa_id, descripcion, responsable, entidad_id, fecha_acuerdo, fecha_vencimiento)
    values (1, 'Ajeno.', 'Nadie', ${entidadId}, '2026-01-05', '2026-02-02') returning id`.execute(database);
  return row?.id ?? 0;
}
