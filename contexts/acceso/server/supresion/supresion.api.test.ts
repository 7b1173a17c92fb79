import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CONTRASENA = 'Demo2026*';
const FRASE = 'SUPRIMIR MIS DATOS';
const ADDRESS = '198.51.100.77';

/** An employee of an entidad, with an identity of the embedded authenticator. */
const OWN = '1000000004';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await freeOwn();
});
afterAll(() => test.close());

/** Hands over what the employee answers for. */
async function freeOwn(): Promise<void> {
  const { kysely } = test.database;
  const id = await getUsuarioId(kysely, OWN);
  const other = await getUsuarioId(kysely, '1000000003');
  for (const [table, column] of [
    ['compromisos', 'responsable_usuario_id'],
    ['mesas', 'consultor_principal_id'],
    ['reuniones', 'consultor_principal_id'],
    ['solicitudes', 'solicitante_id'],
    ['solicitudes', 'consultor_id'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${other} where ${sql.ref(column)} = ${id}`.execute(
      kysely,
    );
}

async function call(method: 'GET' | 'POST', bearer: string, payload?: object) {
  return test.app.inject({
    method,
    url: '/api/cuenta/supresion',
    headers: { authorization: `Bearer ${bearer}` },
    remoteAddress: ADDRESS,
    ...(payload ? { payload } : {}),
  });
}

const open = (numero: string) => openTestSession(test.database.kysely, numero);
const complete = { confirmacion: FRASE, contrasena: CONTRASENA };

function readPersona(id: number) {
  return sql<Record<string, unknown>>`select u.*, a.subject from usuarios u
    left join auth_accounts a on a.subject::text = u.sujeto where u.id = ${id}`.execute(test.database.kysely);
}

describe('refused', () => {
  it('[GEN-02] needs a session', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/cuenta/supresion', payload: complete });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    [{ ...complete, confirmacion: 'suprimir' }, 'CONFIRMACION_DISTINTA', 422],
    [{ confirmacion: FRASE }, 'CONTRASENA_ACTUAL_DISTINTA', 422],
    [{ ...complete, contrasena: 'no es esta' }, 'CONTRASENA_ACTUAL_DISTINTA', 422],
  ])('with %j nothing changes, and it is audited: %s', async (payload, code, status) => {
    const id = await getUsuarioId(test.database.kysely, OWN);
    const before = await readPersona(id);
    expect((await call('POST', await open(OWN), payload)).json()).toMatchObject({ status, code });
    expect((await readPersona(id)).rows).toEqual(before.rows);
    expect(await findLastAudit(test.database.kysely, 'suprimir-datos-propios')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: code },
    });
  });

  it('who answers for something is told what, and keeps everything', async () => {
    const { rows } = await sql<{ numero: string }>`select u.numero_identificacion as numero from usuarios u
      join auth_accounts a on a.subject::text = u.sujeto
      join mesas s on s.consultor_principal_id = u.id and s.activa where u.activo limit 1`.execute(
      test.database.kysely,
    );
    const token = await open(String(rows[0]?.numero));
    expect((await call('GET', token)).json()).toMatchObject({
      prueba: 'contrasena',
      decision: { allowed: false, unblockers: expect.arrayContaining(['quien gestiona la mesa']) },
    });
    expect((await call('POST', token, complete)).json()).toMatchObject({
      status: 403,
      code: 'SUPRESION_NO_PERMITIDA',
      detalles: expect.arrayContaining([
        { mensaje: expect.stringMatching(/mesas? activas? como consultor/) },
      ]),
    });
    expect((await call('GET', token)).statusCode).toBe(200);
  });
});

it('an identity of another authenticator proves itself by a sign-in of the last five minutes', async () => {
  const { kysely } = test.database;
  const id = await getUsuarioId(kysely, OWN);
  await sql`update usuarios set emisor = 'https://otro.ejemplo.gov.co' where id = ${id}`.execute(kysely);
  const token = await open(OWN);
  await sql`update sessions set created_at = now() - interval '6 minutes' where user_id = ${id}`.execute(
    kysely,
  );
  expect((await call('GET', token)).json()).toMatchObject({ prueba: 'ingreso' });
  expect((await call('POST', token, complete)).json()).toMatchObject({
    status: 403,
    code: 'INGRESO_NO_RECIENTE',
  });
  await sql`update usuarios set emisor = 'urn:marco:autenticador' where id = ${id}`.execute(kysely);
});

it('takes the person away from every table, keeps trail and actas whole, and tells the old address', async () => {
  const { kysely } = test.database;
  const id = await getUsuarioId(kysely, OWN);
  const { rows: before } = await readPersona(id);
  const [persona] = before;
  const correo = String(persona?.['correo_electronico']);
  const { entidad_id: entidadId } = await kysely
    .selectFrom('membresias')
    .select('entidad_id')
    .where('usuario_id', '=', id)
    .where('estado', '=', 'activa')
    .executeTakeFirstOrThrow();
  const institucional = 'la.persona@ejemplo.gov.co';
  await sql`update membresias set correo_electronico = ${institucional} where usuario_id = ${id}`.execute(
    kysely,
  );
  const { rows: reuniones } = await sql<{ id: number; acta: boolean }>`select distinct on (acta) r.id, acta
    from (select r.id, exists (select from actas a where a.reunion_id = r.id) as acta from reuniones r) r
    order by acta, r.id`.execute(kysely);
  for (const reunion of reuniones)
    await sql`insert into reuniones_participantes (reunion_id, entidad_id, nombre, correo)
      values (${reunion.id}, ${entidadId}, 'La Persona', ${institucional})`.execute(kysely);
  const countTrail = async () =>
    (
      await sql<{
        total: number;
      }>`select count(*)::int as total from audit_events where actor_user_id = ${id}`.execute(kysely)
    ).rows[0]?.total ?? 0;
  const token = await open(OWN);
  const elsewhere = await open(OWN);
  const trail = await countTrail();
  const answer = await call('POST', token, complete);
  expect(answer.json()).toEqual({ suprimida: true });

  for (const bearer of [token, elsewhere]) expect((await call('GET', bearer)).statusCode).toBe(401);
  const { rows } = await readPersona(id);
  expect(rows).toEqual([
    expect.objectContaining({
      activo: false,
      subject: null,
      segundo_nombre: null,
      segundo_apellido: null,
      numero_celular: null,
      primer_nombre: `Persona ${id}`,
      primer_apellido: '(datos suprimidos)',
      numero_identificacion: `suprimido-${id}`,
      correo_electronico: `suprimido-${id}@datos.invalid`,
    }),
  ]);
  const { rows: cuenta } = await sql`select from auth_accounts where identification_number = ${OWN}`.execute(
    kysely,
  );
  expect(cuenta).toEqual([]);
  const { rows: membresias } = await sql<{ estado: string }>`select estado, cargo, correo_electronico
    from membresias where usuario_id = ${id}`.execute(kysely);
  for (const membresia of membresias) {
    expect(membresia).toMatchObject({ cargo: null, correo_electronico: null });
    expect(['inactiva', 'rechazada']).toContain(membresia.estado);
  }
  const { rows: participantes } = await sql<{ nombre: string; acta: boolean }>`select nombre,
      exists (select from actas a where a.reunion_id = p.reunion_id) as acta
    from reuniones_participantes p where nombre in ('La Persona', ${`Persona ${id} (datos suprimidos)`})`.execute(
    kysely,
  );
  expect(participantes).toHaveLength(reuniones.length);
  for (const { nombre, acta } of participantes)
    expect(nombre).toBe(acta ? 'La Persona' : `Persona ${id} (datos suprimidos)`);

  expect(await countTrail()).toBe(trail + 1);
  const event = await findLastAudit(kysely, 'suprimir-datos-propios');
  expect(event).toMatchObject({ result: 'exito', object_id: String(id) });
  expect(JSON.stringify(event)).not.toContain(correo);
  const { rows: mails } = await sql<{ text_body: string }>`select text_body from outbox_messages
    where event = 'datos-suprimidos' and recipient = ${correo}`.execute(kysely);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text_body).not.toContain(String(persona?.['primer_nombre']));
});

it('the last administrator stays', async () => {
  const { kysely } = test.database;
  const { rows } = await sql<{
    id: number;
    numero: string;
  }>`select distinct u.id, u.numero_identificacion as numero
    from usuarios u join membresias m on m.usuario_id = u.id and m.estado = 'activa' join roles r on r.id = m.rol_id
    where r.ambito = 'ministerio' and u.activo and exists (select from roles_permisos p
      join subfuncionalidades s on s.id = p.subfuncionalidad_id
      where p.rol_id = r.id and s.codigo = 'roles' and p.accion = 'editar') order by u.id`.execute(kysely);
  const [last, ...others] = rows;
  for (const { id } of others) await sql`update usuarios set activo = false where id = ${id}`.execute(kysely);
  expect((await call('GET', await open(String(last?.numero)))).json()).toMatchObject({
    decision: { allowed: false, reasons: expect.arrayContaining([expect.stringContaining('única persona')]) },
  });
});
