import { getEntidadId } from '@marco/entidades/testing';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDatosMesa } from '../../testing/datos-mesa.ts';

let test: TestApp;
let consultant: string;
/** Leads the interoperability of an entity. */
let leader: string;
let cancilleria: number;
let mintic: number;
let consultor: number;
/** Active, but of an entity that is not the ministry. */
let ajeno: number;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  consultant = await openTestSession(kysely, '1000000002');
  leader = await openTestSession(kysely, '1000000003');
  cancilleria = await findEntidad('CANCILLERIA');
  mintic = await findEntidad('MINTIC');
  consultor = await findUsuario('1000000002');
  ajeno = await findUsuario('1000000003');
});
afterAll(() => test.close());

const findEntidad = (sigla: string) => getEntidadId(test.database.kysely, sigla);
const findUsuario = (numero: string) => getUsuarioId(test.database.kysely, numero);

function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  token = consultant,
  headers = {},
) {
  return test.app.inject({
    method,
    url: `/api/mesaInteroperabilidad/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
}

const toBody = (change: object = {}) => ({
  ...sampleDatosMesa,
  admEntidadLider: cancilleria,
  admUsuarioId: consultor,
  ...change,
});
const create = (change: object = {}, token = consultant, headers = {}) =>
  call('POST', 'crear', toBody(change), token, headers);
const edit = (id: number, change: object = {}, headers = {}) =>
  call('PUT', 'editar', { ...toBody(change), id }, consultant, headers);
const read = async (id: number, token = consultant) =>
  (await call('GET', `gestion/${id}`, undefined, token)).json();
const readPublic = async (id: number) =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/api-public/mesaInteroperabilidad/listarMesaId',
      payload: { id },
    })
  ).json();

const findAudit = (action: string) => findLastAudit(test.database.kysely, action);

describe('creating a mesa', () => {
  it('[MESA-11] is refused to who does not hold the permission, and to an entity that does', async () => {
    expect((await create({}, leader)).statusCode).toBe(403);
    const { kysely } = test.database;
    await sql`insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
      select r.id, s.id, a from roles r, subfuncionalidades s, unnest(array['crear', 'editar']) a
      where r.codigo = 'lider-interoperabilidad' and s.codigo = 'mesas'`.execute(kysely);
    const refused = await create({}, leader);
    expect(refused.json()).toMatchObject({
      status: 403,
      code: 'MESA_ACCION_NO_PERMITIDA',
      detalles: [
        {
          mensaje: 'Solo el ministerio crea mesas; su rol «Líder de interoperabilidad» no es del ministerio.',
        },
        { mensaje: 'Puede cambiarlo: Administrador MinTIC.' },
      ],
    });
    const edited = await call('PUT', 'editar', { ...toBody(), id: 1 }, leader);
    expect(edited.json()).toMatchObject({
      code: 'MESA_ACCION_NO_PERMITIDA',
      detalles: [
        {
          mensaje:
            'Solo el ministerio edita mesas; su rol «Líder de interoperabilidad» no es del ministerio.',
        },
        { mensaje: 'Puede cambiarlo: Administrador MinTIC.' },
      ],
    });
    await sql`delete from roles_permisos p using roles r, subfuncionalidades s where r.id = p.rol_id
      and s.id = p.subfuncionalidad_id and r.codigo = 'lider-interoperabilidad' and s.codigo = 'mesas'
      and p.accion in ('crear', 'editar')`.execute(kysely);
  });

  it.each([
    ['no name', { nombre: '  ' }, 'nombre'],
    ['a name too long', { nombre: 'a'.repeat(201) }, 'nombre'],
    ['no objective', { objetivo: '' }, 'objetivo'],
    ['no description', { descripcion: '' }, 'descripcion'],
    ['no lead', { admEntidadLider: null }, 'admEntidadLider'],
    ['a lead that does not exist', { admEntidadLider: 99_999 }, 'admEntidadLider'],
    ['no consultant', { admUsuarioId: null }, 'admUsuarioId'],
    ['an e-mail without a domain', { emailResponsableEntidad: 'gestor@' }, 'emailResponsableEntidad'],
    ['an e-mail in capitals', { emailConsultor: 'ANA@EJEMPLO.GOV.CO' }, 'emailConsultor'],
  ])('[MESA-11] %s is refused at its field', async (_name, change, campo) => {
    const answer = await create(change);
    expect(answer.json()).toMatchObject({ status: 400, code: 'SOLICITUD_INVALIDA' });
    expect(answer.json().detalles.map((detalle: { campo: string }) => detalle.campo)).toEqual([campo]);
  });

  it('[MESA-13] the main consultant is an active user of the ministry', async () => {
    const mensaje = 'El consultor debe ser un usuario activo del ministerio. Elija otro.';
    const refused = { detalles: [{ campo: 'admUsuarioId', mensaje }] };
    expect((await create({ admUsuarioId: ajeno })).json()).toMatchObject(refused);
    const auditor = await findUsuario('1000000011');
    const setActivo = (activo: boolean) =>
      test.database.kysely.updateTable('usuarios').set({ activo }).where('id', '=', auditor).execute();
    await setActivo(false);
    expect((await create({ admUsuarioId: auditor })).json()).toMatchObject(refused);
    await setActivo(true);
    expect((await create({ nombre: 'Mesa del auditor', admUsuarioId: auditor })).statusCode).toBe(200);
  });

  it('[MESA-11] an inactive entity leads no new mesa', async () => {
    const { kysely } = test.database;
    const set = (activa: boolean) =>
      kysely.updateTable('entidades').set({ activa }).where('id', '=', cancilleria).execute();
    await set(false);
    expect((await create()).json().detalles).toEqual([
      { campo: 'admEntidadLider', mensaje: 'La entidad no existe o está inactiva.' },
    ]);
    await set(true);
  });

  it('[MESA-11] [AREA-16] [API-25] is public at once, counted once for its key, with its lead as participant, and audited', async () => {
    const key = { 'idempotency-key': 'crear-mesa-de-prueba' };
    const answers = await Promise.all([create({}, consultant, key), create({}, consultant, key)]);
    const { id } = answers[0].json();
    expect(answers.map((answer) => answer.json())).toEqual([{ id }, { id }]);
    expect(await readPublic(id)).toMatchObject({ ...sampleDatosMesa, id, estado: true });
    expect(await read(id)).toMatchObject({
      version: 1,
      admEntidadLider: cancilleria,
      admUsuarioId: consultor,
      entidades: [{ id: cancilleria, rol: 'lider' }],
      servicios: [],
      gestiona: true,
      permisos: { editar: { allowed: true }, cerrar: { allowed: true }, reabrir: { allowed: false } },
    });
    const { emailResponsableEntidad: _one, emailConsultor: _other, ...written } = toBody();
    expect(await findAudit('crear-mesa')).toMatchObject({
      result: 'exito',
      object_id: String(id),
      detail: { antes: null, despues: written },
    });
    expect(JSON.stringify(await findAudit('crear-mesa'))).not.toContain('@');
  });

  it.each([['CERTIFICADOS DE VECINDAD'], ['Certificádos de vecindad'], ['  Certificados   de vecindad ']])(
    '[MESA-11] %j is the name it already has',
    async (nombre) => {
      expect((await create({ nombre })).json()).toMatchObject({
        status: 409,
        code: 'MESA_NOMBRE_REPETIDO',
        detalles: [{ campo: 'nombre' }],
      });
      expect(await findAudit('crear-mesa')).toMatchObject({
        result: 'rechazo',
        detail: { codigo: 'MESA_NOMBRE_REPETIDO' },
      });
    },
  );

  it('[MESA-11] twenty equal creations at the same time leave one mesa', async () => {
    const nombre = 'Mesa de veinte a la vez';
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ nombre })));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const mesas = test.database.kysely.selectFrom('mesas').select('id').where('nombre', '=', nombre);
    expect(await mesas.execute()).toHaveLength(1);
  });

  it('[MESA-11] the home tells who may create', async () => {
    const permisos = async (token: string) => (await call('GET', 'permisos', undefined, token)).json();
    expect(await permisos(consultant)).toMatchObject({ crear: { allowed: true } });
    expect(await permisos(leader)).toMatchObject({
      crear: { allowed: false, reasons: [expect.stringMatching(/^Su rol «.+» no permite crear mesas\.$/)] },
    });
  });
});

describe('editing a mesa', () => {
  it('[MESA-11] an unknown one is a 404; a closed one is refused with the reason', async () => {
    expect((await edit(2_000_000_000)).json()).toMatchObject({ status: 404, code: 'MESA_NO_ENCONTRADA' });
    const cerrada = await test.database.kysely
      .selectFrom('mesas')
      .select('id')
      .where('activa', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    const before = await read(cerrada.id);
    expect((await edit(cerrada.id)).json()).toMatchObject({
      status: 409,
      code: 'MESA_CERRADA',
      detalles: [
        { mensaje: 'La mesa está cerrada: es de solo lectura. Para cambiarla, reábrala.' },
        { mensaje: 'Puede cambiarlo: Coordinador MinTIC, Administrador MinTIC.' },
      ],
    });
    expect(await read(cerrada.id)).toEqual(before);
    expect(before.permisos.editar.allowed).toBe(false);
  });

  it('[MESA-11] [AREA-16] [API-25] an outdated version is told with the mesa as it is now; the public consult shows the edit', async () => {
    const { id } = (await create({ nombre: 'Mesa de dos editores' })).json();
    const first = await edit(id, { nombre: 'Mesa renombrada' }, { 'if-match': '"1"' });
    expect(first.json()).toMatchObject({ version: 2, nombre: 'Mesa renombrada' });
    expect(await readPublic(id)).toMatchObject({ nombre: 'Mesa renombrada' });
    const late = await edit(id, { nombre: 'Otra', objetivo: 'Otro.' }, { 'if-match': '"1"' });
    expect(late.json()).toMatchObject({
      status: 412,
      code: 'VERSION_DISTINTA',
      actual: { version: 2, nombre: 'Mesa renombrada', objetivo: sampleDatosMesa.objetivo },
    });
    expect((await read(id)).version).toBe(2);
  });

  it('[MESA-11] what changed is audited from → to, addresses by their field alone', async () => {
    const { id } = (await create({ nombre: 'Mesa auditada' })).json();
    await edit(id, {
      nombre: 'Mesa auditada',
      objetivo: 'Otro objetivo.',
      emailConsultor: 'otra@ejemplo.gov.co',
    });
    expect((await findAudit('editar-mesa'))?.detail).toEqual({
      antes: { objetivo: sampleDatosMesa.objetivo },
      despues: { objetivo: 'Otro objetivo.' },
      personales: ['emailConsultor'],
    });
  });

  it('[MESA-11] another lead takes the place of the one it had, which stays invited', async () => {
    const { id } = (await create({ nombre: 'Mesa que cambia de líder' })).json();
    const changed = await edit(id, { nombre: 'Mesa que cambia de líder', admEntidadLider: mintic });
    expect(changed.json().entidades).toEqual([
      { id: mintic, nombre: expect.any(String), rol: 'lider' },
      { id: cancilleria, nombre: expect.any(String), rol: 'invitada' },
    ]);
  });

  it('[MESA-11] two names never meet by an edit either', async () => {
    const { id } = (await create({ nombre: 'Mesa con nombre propio' })).json();
    expect((await edit(id, { nombre: 'MESA AUDITADA' })).json()).toMatchObject({
      code: 'MESA_NOMBRE_REPETIDO',
    });
  });
});
