import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RegistroSite, startRegistroSite } from '../../testing/registro-site.ts';

let site: RegistroSite;
beforeAll(async () => {
  site = await startRegistroSite();
  // A permission of the roles decides who may approve users: here the administrators and the leaders of entities.
  const { kysely } = site.test.database;
  await sql`
    insert into funcionalidades (codigo, nombre, orden) values ('prueba', 'Prueba', 90)`.execute(kysely);
  await sql`
    insert into subfuncionalidades (funcionalidad_id, codigo, nombre, descripcion, url, icono, orden)
    select id, 'usuarios', 'Usuarios', '', '/app/admin/users', 'users', 1 from funcionalidades where codigo = 'prueba'
    on conflict do nothing`.execute(kysely);
  await sql`
    insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
    select r.id, s.id, 'aprobar' from roles r, subfuncionalidades s
    where s.codigo = 'usuarios' and r.codigo in ('administrador-mintic', 'lider-interoperabilidad')
    on conflict do nothing`.execute(kysely);
  await sql`
    delete from roles_permisos where accion = 'aprobar'
    and subfuncionalidad_id in (select id from subfuncionalidades where codigo = 'usuarios')
    and rol_id not in (select id from roles where codigo in ('administrador-mintic', 'lider-interoperabilidad'))`.execute(
    kysely,
  );
});
afterAll(() => site.stop());

async function setLiderAprueba(allowed: boolean) {
  await sql`
    insert into parametros (clave, valor, tipo, grupo, descripcion)
    values ('usuarios.lider_aprueba', ${JSON.stringify(allowed)}, 'booleano', 'usuarios', '')
    on conflict (clave) do update set valor = excluded.valor`.execute(site.test.database.kysely);
}

const listRecipients = async (event: string) => {
  const rows = await site.test.database.kysely
    .selectFrom('outbox_messages')
    .select(['recipient', 'text_body'])
    .where('event', '=', event)
    .orderBy('recipient')
    .execute();
  await site.test.database.kysely.deleteFrom('outbox_messages').where('event', '=', event).execute();
  return rows;
};

/** Addresses of the active people with a role, in any entity or in one. */
async function listCorreos(rol: string, entidadId?: number) {
  const { rows } = await sql<{ correo: string }>`
    select distinct u.correo_electronico as correo from usuarios u
    join membresias m on m.usuario_id = u.id and m.estado = 'activa' join roles r on r.id = m.rol_id
    where u.activo and r.codigo = ${rol} and (${entidadId ?? null}::integer is null or m.entidad_id = ${entidadId ?? null})
    order by 1`.execute(site.test.database.kysely);
  return rows.map(({ correo }) => correo);
}

/** A public entity that has a leader, so that both kinds of approvers exist. */
async function getEntidadConLider() {
  const { rows } = await sql<{ id: number }>`
    select m.entidad_id as id from membresias m join roles r on r.id = m.rol_id
    join entidades e on e.id = m.entidad_id
    where m.estado = 'activa' and r.codigo = 'lider-interoperabilidad' and e.tipo = 'publica' and e.activa
    order by 1 limit 1`.execute(site.test.database.kysely);
  return rows[0]?.id ?? 0;
}

async function register(numero: string, entidadId: number, { claims = {}, body = {} } = {}) {
  const answer = await site.sendRegistro(
    await site.createSignIn(numero, claims),
    site.buildRegistro(numero, { entidadId, ...body }),
  );
  expect(answer.statusCode).toBe(200);
}

describe('who is told of a registration', () => {
  it('[REG-13] the person, at the institutional e-mail, that approval is pending', async () => {
    await register('2000000110', site.publica.id);
    const [mail, ...others] = await listRecipients('registro-recibido');
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('ingrid.nanez@ejemplo.gov.co');
    expect(mail?.text_body).toContain(`por la entidad ${site.publica.nombre}. Está pendiente de aprobación`);
    expect(mail?.text_body).toContain(site.test.settings.publicUrl);
    await listRecipients('usuario-por-aprobar');
  });

  it('whoever may approve in the ministry, and the leader of that entity while the parameter allows it', async () => {
    const entidadId = await getEntidadConLider();
    const administradores = await listCorreos('administrador-mintic');
    const lideres = await listCorreos('lider-interoperabilidad', entidadId);
    expect(administradores.length * lideres.length).toBeGreaterThan(0);
    await setLiderAprueba(true);
    await register('2000000111', entidadId);
    const told = await listRecipients('usuario-por-aprobar');
    expect(told.map((mail) => mail.recipient)).toEqual(
      [...new Set([...administradores, ...lideres])].toSorted(),
    );
    expect(told[0]?.text_body).toContain('Íngrid Ñáñez Gütiérrez');
    expect(told[0]?.text_body).toContain('/app/admin/users');
    await setLiderAprueba(false);
    await register('2000000112', entidadId);
    expect((await listRecipients('usuario-por-aprobar')).map((mail) => mail.recipient)).toEqual(
      administradores,
    );
  });

  it('F5: nobody reads a name nobody verified, nor one in a mail to an address that is not of that person', async () => {
    await listRecipients('registro-recibido');
    await register('2000000113', site.publica.id, { claims: { email_verified: false } });
    const [toApprover] = await listRecipients('usuario-por-aprobar');
    expect(toApprover?.text_body).toContain('Una persona con el correo sin verificar solicitó acceso');
    expect(toApprover?.text_body).not.toContain('Íngrid');
    expect((await listRecipients('registro-recibido'))[0]?.text_body).toContain('Hola, solicitante:');
    await register('2000000114', site.publica.id, { body: { correoEletronico: 'victima@ejemplo.gov.co' } });
    const [toStranger] = await listRecipients('registro-recibido');
    expect(toStranger?.recipient).toBe('victima@ejemplo.gov.co');
    expect(toStranger?.text_body).toContain('Hola, solicitante:');
    expect((await listRecipients('usuario-por-aprobar'))[0]?.text_body).toContain('Íngrid Ñáñez Gütiérrez');
  });

  it('F5: an address gets five of these mails a day, and who approves twenty in an hour and the rest in the product', async () => {
    await site.test.database.kysely.deleteFrom('notificaciones').execute();
    for (let person = 0; person < 22; person += 1) await register(`20000002${10 + person}`, site.publica.id);
    expect(await listRecipients('registro-recibido')).toHaveLength(5);
    const toApprovers = await listRecipients('usuario-por-aprobar');
    const [first] = toApprovers;
    expect(toApprovers.filter(({ recipient }) => recipient === first?.recipient)).toHaveLength(20);
    const { rows } = await sql<{ cantidad: number }>`
      select max(cantidad)::int as cantidad from (select count(*) as cantidad from notificaciones
      where evento = 'usuario-por-aprobar' group by usuario_id) as por_persona`.execute(
      site.test.database.kysely,
    );
    expect(rows).toEqual([{ cantidad: 22 }]);
  });

  it('F5: a person has five registrations undecided, and a sixth makes nobody read anything', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from entidades where tipo = 'publica' and activa order by id limit 6`.execute(
      site.test.database.kysely,
    );
    const [last, ...first] = rows.map(({ id }) => id);
    for (const entidadId of first) await register('2000000301', entidadId);
    await listRecipients('usuario-por-aprobar');
    const sixth = site.buildRegistro('2000000301', { entidadId: last });
    const answer = await site.sendRegistro(await site.createSignIn('2000000301'), sixth);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'REGISTROS_PENDIENTES']);
    expect(await site.listMembresias('2000000301')).toHaveLength(5);
    expect(await listRecipients('usuario-por-aprobar')).toEqual([]);
    const repeated = site.buildRegistro('2000000301', { entidadId: first[0] });
    const again = await site.sendRegistro(await site.createSignIn('2000000301'), repeated);
    expect(again.json().code).toBe('USUARIO_YA_EXISTE');
  });

  it('nobody when the registration is refused', async () => {
    await listRecipients('registro-recibido');
    const signed = await site.createSignIn('2000000110');
    const answer = await site.sendRegistro(signed, site.buildRegistro('2000000110'));
    expect(answer.json()).toMatchObject({ code: 'USUARIO_YA_EXISTE' });
    expect(await listRecipients('registro-recibido')).toEqual([]);
    expect(await listRecipients('usuario-por-aprobar')).toEqual([]);
  });
});
