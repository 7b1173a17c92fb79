import type { DatabaseSchema } from '@marco/database';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actividad } from '../../contract/index.ts';

const ADMINISTRADOR = '1000000001';
const LIDER = '1000000003';
const FUNCIONARIO = '1000000004';

let test: TestApp;
let kysely: Kysely<DatabaseSchema>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await startTestApp();
  ({ kysely } = test.database);
  // What other contexts find waiting is theirs to prove.
  await sql`update compromisos set estado = 'cancelado', cerrado_en = now(), motivo_cierre = '-' where estado = 'abierto'`.execute(
    kysely,
  );
  await sql`update solicitudes set estado_id = (select id from estados_solicitud where codigo = 'cancelada')`.execute(
    kysely,
  );
  await sql`update elementos_versiones set estado = 'borrador', autor_id = null
    where estado in ('en-revision', 'pendiente-entidad', 'aprobado')`.execute(kysely);
  await grantAprobar('administrador-mintic');
  await grantAprobar('lider-interoperabilidad');
  for (const numero of [ADMINISTRADOR, LIDER, FUNCIONARIO])
    tokens.set(numero, await openTestSession(kysely, numero));
});
beforeEach(async () => {
  await kysely.deleteFrom('usuarios_actividades').execute();
});
afterAll(() => test.close());

/** Gives a rol the permission to approve users, whether the seeds know that screen already or not. */
async function grantAprobar(rol: string): Promise<void> {
  await sql`insert into subfuncionalidades (funcionalidad_id, codigo, nombre, descripcion, url, icono, orden)
    select min(id), 'usuarios', 'Usuarios', '-', '/app/admin/users', 'users', 1 from funcionalidades
    on conflict (codigo) do nothing`.execute(kysely);
  await sql`insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
    select r.id, s.id, 'aprobar' from roles r, subfuncionalidades s where r.codigo = ${rol} and s.codigo = 'usuarios'
    on conflict do nothing`.execute(kysely);
}

async function setLiderAprueba(valor: boolean): Promise<void> {
  await sql`insert into parametros (clave, valor, tipo, grupo, descripcion)
    values ('usuarios.lider_aprueba', ${String(valor)}::jsonb, 'booleano', 'usuarios', '-')
    on conflict (clave) do update set valor = excluded.valor`.execute(kysely);
}

async function list(numero: string): Promise<Actividad[]> {
  const answer = await test.app.inject({
    url: '/api/actividades/listarActividades',
    headers: { authorization: `Bearer ${tokens.get(numero)}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function update(numero: string, payload: object) {
  return test.app.inject({
    method: 'POST',
    url: '/api/actividades/Update',
    headers: { authorization: `Bearer ${tokens.get(numero)}` },
    payload,
  });
}

async function countPending(entidad: number | null = null): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from membresias
    where estado = 'pendiente' and (${entidad}::int is null or entidad_id = ${entidad}::int)`.execute(kysely);
  return rows[0]?.n ?? 0;
}

const TAREA = 'usuarios-por-aprobar';

describe('refusals', () => {
  it('[AREA-13] nobody sees or changes a task that is not theirs to do', async () => {
    expect(await list(FUNCIONARIO)).toEqual([]);
    for (const codigo of [TAREA, 'otra']) {
      const answer = await update(FUNCIONARIO, { codigo, accion: 'vista' });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ACTIVIDAD_NO_APLICA']);
    }
  });

  it('[AREA-13] a session without entidad has no tasks', async () => {
    tokens.set('sin entidad', await openTestSession(kysely, ADMINISTRADOR, { entidad: false }));
    expect(await list('sin entidad')).toEqual([]);
  });

  it.each([{ accion: 'hecha' }, { accion: 'posponer', dias: 2 }, { codigo: 'x'.repeat(101) }])(
    '[AREA-13] %j is a 400 with its reason',
    async (part) => {
      const answer = await update(ADMINISTRADOR, { codigo: TAREA, accion: 'vista', ...part });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detalles[0].mensaje).toMatch(/\.$/);
    },
  );
});

describe('users to approve', () => {
  it('[AREA-13] the ministry is told of every pending registration, with the address where it is decided', async () => {
    const [tarea, ...others] = await list(ADMINISTRADOR);
    expect(others).toEqual([]);
    expect(tarea).toMatchObject({
      codigo: TAREA,
      titulo: 'Usuarios por aprobar',
      cantidad: await countPending(),
      url: '/app/admin/users?estado=pendiente',
      nueva: true,
      pospuestaHasta: null,
    });
  });

  it('[AREA-13] the leader only of their entidad, and only where the parameter lets them decide', async () => {
    const { entidad_id } = await kysely
      .selectFrom('usuarios as u')
      .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
      .select('m.entidad_id')
      .where('u.numero_identificacion', '=', LIDER)
      .where('m.estado', '=', 'activa')
      .orderBy('m.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('membresias')
      .columns(['usuario_id', 'entidad_id'])
      .expression(
        kysely
          .selectFrom('usuarios')
          .select(['id', sql<number>`${entidad_id}::int`.as('entidad')])
          .where('id', 'not in', (where) =>
            where.selectFrom('membresias').select('usuario_id').where('entidad_id', '=', entidad_id),
          )
          .orderBy('id', 'desc')
          .limit(1),
      )
      .execute();
    await setLiderAprueba(false);
    expect(await list(LIDER)).toEqual([]);
    await setLiderAprueba(true);
    expect(await list(LIDER)).toMatchObject([{ codigo: TAREA, cantidad: await countPending(entidad_id) }]);
  });
});

describe('what a person says of a task', () => {
  it('[AREA-13] seen stays until something newer waits', async () => {
    const [seen] = (await update(ADMINISTRADOR, { codigo: TAREA, accion: 'vista' })).json();
    expect(seen).toMatchObject({ codigo: TAREA, nueva: false, pospuestaHasta: null });
    await sql`update membresias set created_at = ${seen.masReciente}::timestamptz + interval '1 second'
      where id = (select max(id) from membresias where estado = 'pendiente')`.execute(kysely);
    expect(await list(ADMINISTRADOR)).toMatchObject([{ nueva: true }]);
  });

  it('[AREA-13] postponed waits the days asked for, and no more when taken up again', async () => {
    const before = Date.now();
    const [waiting] = (await update(ADMINISTRADOR, { codigo: TAREA, accion: 'posponer', dias: 3 })).json();
    expect(new Date(waiting.pospuestaHasta).getTime()).toBeGreaterThanOrEqual(before + 3 * 86_400_000);
    await sql`update usuarios_actividades set pospuesta_hasta = now() - interval '1 second'`.execute(kysely);
    expect(await list(ADMINISTRADOR)).toMatchObject([{ pospuestaHasta: null }]);
    await update(ADMINISTRADOR, { codigo: TAREA, accion: 'posponer' });
    const [again] = (await update(ADMINISTRADOR, { codigo: TAREA, accion: 'retomar' })).json();
    expect(again).toMatchObject({ pospuestaHasta: null, nueva: false });
  });

  it('[AREA-13] is audited with what it was and became', async () => {
    await update(ADMINISTRADOR, { codigo: TAREA, accion: 'vista' });
    const audit = await findLastAudit(kysely, 'actualizar-actividad');
    expect(audit?.detail).toEqual({
      antes: { nueva: true, pospuestaHasta: null },
      despues: { nueva: false, pospuestaHasta: null },
    });
  });

  it('[AREA-13] a task whose matter was decided disappears, whatever was said of it', async () => {
    await update(ADMINISTRADOR, { codigo: TAREA, accion: 'posponer', dias: 7 });
    await kysely
      .updateTable('membresias')
      .set({ estado: 'inactiva' })
      .where('estado', '=', 'pendiente')
      .execute();
    expect(await list(ADMINISTRADOR)).toEqual([]);
    expect((await update(ADMINISTRADOR, { codigo: TAREA, accion: 'retomar' })).statusCode).toBe(404);
  });
});
