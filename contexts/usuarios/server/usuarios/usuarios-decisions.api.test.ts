import { createSession } from '@marco/server-kit';
import { findLastAudit, getUsuarioId } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAS, startUsuariosSite, type UsuariosSite } from '../../testing/usuarios-site.ts';

const { administrador, consultor, coordinador, inactiva, lider, pendiente, rechazada, variasEntidades } =
  PERSONAS;

let site: UsuariosSite;
let rolId: number;
beforeAll(async () => {
  site = await startUsuariosSite();
  rolId = await site.findRolId('funcionario-entidad');
});
afterEach(() => site.reset());
afterAll(() => site.test.close());

const approve = async (as: string, numero: string, sigla?: string) =>
  site.post(as, '/validar/aprobarUsuario', {
    membresiaId: (await site.findMembresia(numero, sigla)).id,
    rolId,
  });

/** A pending membership of somebody in the entity of an acronym. */
async function createPendiente(numero: string, sigla: string): Promise<number> {
  const { kysely } = site.test.database;
  const id = await getUsuarioId(kysely, numero);
  const created = await kysely
    .insertInto('membresias')
    .values({ usuario_id: id, entidad_id: await site.findEntidadId(sigla), estado: 'pendiente' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}

async function openSessionIn(numero: string, membresiaId: number): Promise<string> {
  const { kysely } = site.test.database;
  const id = await getUsuarioId(kysely, numero);
  return createSession(kysely, { userId: id, membershipId: membresiaId, maximumHours: 1 });
}

describe('refusals', () => {
  it('[REG-20] approving without a rol, rejecting without a reason or with 201 characters', async () => {
    const { id } = await site.findMembresia(pendiente);
    expect((await site.post(administrador, '/validar/aprobarUsuario', { membresiaId: id })).statusCode).toBe(
      400,
    );
    const reject = (motivo: unknown) =>
      site.post(administrador, '/validar/rechazarUsuario', { membresiaId: id, motivo });
    for (const motivo of [undefined, '   '])
      expect((await reject(motivo)).json()).toMatchObject({
        status: 400,
        detalles: [{ campo: expect.stringContaining('motivo'), mensaje: 'Este campo es requerido' }],
      });
    expect((await reject('a'.repeat(201))).json().detalles[0].mensaje).toBe(
      'La cantidad máxima de caracteres permitidos son 200',
    );
    expect(await site.findMembresia(pendiente)).toMatchObject({ estado: 'pendiente', version: 1 });
  });

  it('[REG-20] nobody approves their own request, not even with the permission', async () => {
    const membresiaId = await createPendiente(administrador, 'DIAN');
    const answer = await site.post(administrador, '/validar/aprobarUsuario', { membresiaId, rolId });
    expect(answer.json()).toMatchObject({ status: 403, code: 'CAMBIO_NO_PERMITIDO' });
    expect(answer.json().detalles[0].mensaje).toBe('Usted no puede decidir sobre su propio usuario.');
    expect(await site.countAudit('aprobar-usuario', membresiaId, 'rechazo')).toBe(1);
  });

  it('[REG-20] the leader of another entity finds nobody behind a changed id', async () => {
    const { id } = await site.findMembresia(pendiente);
    const answer = await approve(lider, pendiente);
    expect(answer.json()).toMatchObject({ status: 404, code: 'USUARIO_NO_ENCONTRADO' });
    expect(await site.countAudit('cambiar-usuario', id, 'rechazo')).toBe(1);
    const { usuario_id } = await site.findMembresia(pendiente);
    expect((await site.get(lider, `/usuarios/${usuario_id}`)).statusCode).toBe(404);
    expect(await site.findMembresia(pendiente)).toMatchObject({ estado: 'pendiente' });
  });

  it.each([
    ['asignarRol', { rolId: 1 }],
    ['cambiarEstado', { estadoUsuario: false }],
    ['trasladar', { entidadId: 1 }],
  ])('[AREA-04] coordinator, leader and consultant may not call %s', async (path, body) => {
    const { id } = await site.findMembresia(variasEntidades, 'DIAN');
    for (const as of [coordinador, lider, consultor])
      expect((await site.post(as, `/usuarios/${path}`, { membresiaId: id, ...body })).statusCode).toBe(403);
  });

  it('[AREA-04] a rol or an entity that does not exist', async () => {
    const { id } = await site.findMembresia(variasEntidades, 'DIAN');
    const post = (path: string, body: object) =>
      site.post(administrador, `/usuarios/${path}`, { membresiaId: id, ...body });
    expect((await post('asignarRol', { rolId: 999_999 })).json()).toMatchObject({
      code: 'ROL_NO_ENCONTRADO',
      detalles: [{ campo: 'rolId', mensaje: 'El rol elegido no existe.' }],
    });
    expect((await post('trasladar', { entidadId: 999_999 })).json()).toMatchObject({
      code: 'ENTIDAD_NO_ENCONTRADA',
      detalles: [{ campo: 'entidadId', mensaje: 'La entidad elegida no existe.' }],
    });
  });

  it('[AREA-04] a rol of the ministry in another entity', async () => {
    const { id } = await site.findMembresia(pendiente);
    const answer = await site.post(administrador, '/validar/aprobarUsuario', {
      membresiaId: id,
      rolId: await site.findRolId('consultor-mintic'),
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detalles[0]).toEqual({
      campo: 'rolId',
      mensaje: expect.stringMatching(/no corresponde a la entidad/),
    });
  });

  it('[AREA-04] an old version is told with the present one, and changes nothing', async () => {
    const { id } = await site.findMembresia(variasEntidades, 'DIAN');
    const body = { membresiaId: id, estadoUsuario: false };
    await site.post(administrador, '/usuarios/cambiarEstado', body, { 'if-match': '"1"' });
    const late = await site.post(
      administrador,
      '/usuarios/asignarRol',
      { membresiaId: id, rolId: await site.findRolId('lider-interoperabilidad') },
      { 'if-match': '"1"' },
    );
    expect(late.json()).toMatchObject({
      status: 412,
      code: 'VERSION_DISTINTA',
      actual: { id, version: 2, estado: 'inactiva' },
    });
    expect(await site.findMembresia(variasEntidades, 'DIAN')).toMatchObject({ version: 2, rol_id: rolId });
  });
});

describe('decisions', () => {
  it('[REG-20] [AREA-04] approved: estadoUsuario true and a rol, audited from → to', async () => {
    const { id } = await site.findMembresia(pendiente);
    const answer = await approve(administrador, pendiente);
    expect(answer.json()).toMatchObject({
      estadoUsuario: true,
      usuarioPorAprobar: false,
      usuarioRechazado: false,
      rol: { id: rolId, nombre: 'Funcionario de entidad' },
      version: 2,
    });
    const { rows } = await sql`select detail, actor_role from audit_events
      where action = 'aprobar-usuario' and result = 'exito' and object_id = ${String(id)}`.execute(
      site.test.database.kysely,
    );
    expect(rows).toEqual([
      {
        actor_role: 'Administrador MinTIC',
        detail: {
          antes: { estado: 'pendiente', rolId: null, entidadId: expect.any(Number) },
          despues: { estado: 'activa', rolId, entidadId: expect.any(Number) },
        },
      },
    ]);
  });

  it('[REG-20] the person is told by e-mail, at the address of that entity, and in the product', async () => {
    const { kysely } = site.test.database;
    const { id, usuario_id } = await site.findMembresia(pendiente);
    await kysely
      .updateTable('membresias')
      .set({ correo_electronico: 'sebastian@entidad.ejemplo.gov.co' })
      .where('id', '=', id)
      .execute();
    await site.post(administrador, '/validar/rechazarUsuario', { membresiaId: id, motivo: 'Otro cargo' });
    expect(await findLastAudit(kysely, 'rechazar-usuario')).toMatchObject({
      object_id: String(id),
      detail: { despues: { estado: 'rechazada' }, motivo: 'Otro cargo' },
    });
    await approve(administrador, pendiente);
    const mails = await sql`
      select event, recipient, text_body from outbox_messages where recipient = 'sebastian@entidad.ejemplo.gov.co'
      order by id`.execute(kysely);
    expect(mails.rows).toEqual([
      expect.objectContaining({
        event: 'usuario-rechazado',
        text_body: expect.stringContaining('Otro cargo'),
      }),
      expect.objectContaining({
        event: 'usuario-aprobado',
        text_body: expect.stringContaining('Funcionario de entidad'),
      }),
    ]);
    const notices = await kysely
      .selectFrom('notificaciones')
      .select('evento')
      .where('usuario_id', '=', usuario_id as number)
      .orderBy('id')
      .execute();
    expect(notices.map(({ evento }) => evento)).toEqual(['usuario-rechazado', 'usuario-aprobado']);
  });

  it('[REG-20] [AREA-04] rejected: usuarioRechazado true and estadoUsuario false, with the reason', async () => {
    const { id } = await site.findMembresia(pendiente);
    const answer = await site.post(administrador, '/validar/rechazarUsuario', {
      membresiaId: id,
      motivo: '  No es funcionario de la entidad  ',
    });
    expect(answer.json()).toMatchObject({
      estadoUsuario: false,
      usuarioPorAprobar: false,
      usuarioRechazado: true,
      motivoRechazo: 'No es funcionario de la entidad',
    });
    expect((await approve(administrador, pendiente)).json()).toMatchObject({
      estadoUsuario: true,
      usuarioRechazado: false,
      motivoRechazo: null,
    });
  });

  it('[ENT-07] whoever was approved can enter, whoever was rejected cannot', async () => {
    const { id, entidad_id: entidadId } = await site.findMembresia(pendiente);
    const token = await openSessionIn(pendiente, id);
    const enter = () =>
      site.send(token, 'POST', '/usuarios/cambiarEntidad', { entidadId: entidadId as number });
    expect((await enter()).statusCode).toBe(403);
    await approve(administrador, pendiente);
    expect((await enter()).statusCode).toBe(200);
    const rejected = await site.findMembresia(rechazada);
    const other = await openSessionIn(rechazada, rejected.id);
    const answer = await site.send(other, 'POST', '/usuarios/cambiarEntidad', {
      entidadId: rejected['entidad_id'] as number,
    });
    expect(answer.statusCode).toBe(403);
  });

  it('[REG-20] the leader approves in the own entity while the parameter allows it', async () => {
    const membresiaId = await createPendiente(pendiente, 'CANCILLERIA');
    const setParametro = (valor: boolean) =>
      site.test.database.kysely
        .updateTable('parametros')
        .set({ valor: JSON.stringify(valor) })
        .where('clave', '=', 'usuarios.lider_aprueba')
        .execute();
    const post = () => site.post(lider, '/validar/aprobarUsuario', { membresiaId, rolId });
    await setParametro(false);
    expect((await post()).json().detalles[0].mensaje).toBe(
      'La aprobación de usuarios por parte de la entidad no está habilitada.',
    );
    await setParametro(true);
    expect((await post()).statusCode).toBe(200);
  });

  it('[AREA-04] inactivating ends the open sessions of that membership at once, and no other', async () => {
    const dian = await site.findMembresia(variasEntidades, 'DIAN');
    const [here, there] = [
      await openSessionIn(variasEntidades, dian.id),
      await openSessionIn(variasEntidades, (await site.findMembresia(variasEntidades, 'SNR')).id),
    ];
    const read = (token: string) => site.send(token, 'GET', '/servicioLogin/usuario');
    expect((await read(here)).statusCode).toBe(200);
    await site.post(administrador, '/usuarios/cambiarEstado', { membresiaId: dian.id, estadoUsuario: false });
    expect((await read(here)).statusCode).toBe(401);
    expect((await read(there)).statusCode).toBe(200);
    const again = await site.post(administrador, '/usuarios/cambiarEstado', {
      membresiaId: dian.id,
      estadoUsuario: true,
    });
    expect(again.json()).toMatchObject({ estadoUsuario: true, version: 3 });
  });

  it('[AREA-04] a move takes the membership to the other entity and ends its sessions', async () => {
    const dian = await site.findMembresia(variasEntidades, 'DIAN');
    const token = await openSessionIn(variasEntidades, dian.id);
    const move = async (sigla: string) =>
      site.post(administrador, '/usuarios/trasladar', {
        membresiaId: dian.id,
        entidadId: await site.findEntidadId(sigla),
      });
    expect((await move('SNR')).json().detalles[0].mensaje).toBe('Usuario ya existe en esa entidad');
    expect((await move('DANE')).json()).toMatchObject({ id: dian.id, estadoUsuario: true });
    expect((await site.send(token, 'GET', '/servicioLogin/usuario')).statusCode).toBe(401);
  });

  it('[ROLE-02] another rol acts in the next call of an open session', async () => {
    const { id } = await site.findMembresia(consultor);
    const token = await openSessionIn(consultor, id);
    const search = () => site.send(token, 'POST', '/usuarios/getUsuariosByFilter', {});
    expect((await search()).statusCode).toBe(403);
    await site.post(administrador, '/usuarios/asignarRol', {
      membresiaId: id,
      rolId: await site.findRolId('coordinador-mintic'),
    });
    expect((await search()).statusCode).toBe(200);
  });

  it('[AREA-04] an inactive user is activated with the rol they had', async () => {
    const { id, rol_id } = await site.findMembresia(inactiva);
    const answer = await site.post(administrador, '/usuarios/cambiarEstado', {
      membresiaId: id,
      estadoUsuario: true,
    });
    expect(answer.json()).toMatchObject({ estadoUsuario: true, rol: { id: rol_id } });
  });
});

describe('several at once', () => {
  const post = (path: string, payload: object, as: string = administrador) =>
    site.post(as, `/usuarios/cambioMasivo${path}`, payload);

  it.each([
    ['aprobar', 'rolId', 'Elija el rol.'],
    ['asignar-rol', 'rolId', 'Elija el rol.'],
    ['rechazar', 'motivo', 'Este campo es requerido'],
    ['trasladar', 'entidadId', 'Elija la entidad.'],
  ])('[AREA-04] «%s» without %s is refused', async (accion, campo, mensaje) => {
    const answer = await post('', { accion, membresias: [{ id: 1 }] });
    expect(answer.json()).toMatchObject({ status: 400, detalles: [{ campo, mensaje }] });
  });

  it('[AREA-04] nobody, and more than a hundred, are refused', async () => {
    expect((await post('', { accion: 'activar', membresias: [] })).statusCode).toBe(400);
    const membresias = Array.from({ length: 101 }, (_, position) => ({ id: position + 1 }));
    expect((await post('', { accion: 'activar', membresias })).statusCode).toBe(400);
  });

  it('[REG-20] the preview tells what happens to each and why not, changes nothing, and the change does just that', async () => {
    const [first, second, done, own, old] = [
      await site.findMembresia(pendiente),
      await site.findMembresia(variasEntidades, 'RNEC'),
      await site.findMembresia(consultor),
      await site.findMembresia(administrador),
      await site.findMembresia(rechazada),
    ];
    const payload = {
      accion: 'aprobar',
      rolId,
      membresias: [
        ...[first, second, done, own].map(({ id, version }) => ({ id, version })),
        { id: old.id, version: 7 },
        { id: 999_999 },
      ],
    };
    const preview = (await post('/vistaPrevia', payload)).json();
    expect(preview.permitidos).toBe(2);
    expect(
      preview.efectos.map((efecto: { decision: { reasons: string[] } }) => efecto.decision.reasons),
    ).toEqual([
      [],
      [],
      ['El usuario está activo: esta acción no aplica.'],
      ['Usted no puede decidir sobre su propio usuario.', 'El usuario está activo: esta acción no aplica.'],
      ['Otra persona cambió este usuario mientras usted lo revisaba: actualice la lista.'],
      ['El usuario no existe o no es de su entidad.'],
    ]);
    expect(await site.findMembresia(pendiente)).toMatchObject({ estado: 'pendiente', version: 1 });
    expect((await post('', payload)).json()).toEqual(preview);
    expect(await site.findMembresia(pendiente)).toMatchObject({
      estado: 'activa',
      rol_id: rolId,
      version: 2,
    });
    expect(await site.findMembresia(variasEntidades, 'RNEC')).toMatchObject({ estado: 'activa' });
    expect(await site.findMembresia(rechazada)).toMatchObject({ estado: 'rechazada' });
    expect(await site.countAudit('aprobar-usuario', own.id, 'rechazo')).toBe(1);
  });

  it('[REG-20] the leader of another entity changes nobody in bulk', async () => {
    const { id } = await site.findMembresia(pendiente);
    const audited = await site.countAudit('cambiar-usuario', id, 'rechazo');
    const answer = await post('', { accion: 'aprobar', rolId, membresias: [{ id }] }, lider);
    expect(answer.json()).toMatchObject({ permitidos: 0, efectos: [{ usuario: null }] });
    expect(await site.countAudit('cambiar-usuario', id, 'rechazo')).toBe(audited + 1);
    expect(await site.findMembresia(pendiente)).toMatchObject({ estado: 'pendiente' });
  });

  it('[ROLE-02] the last administrators are not taken away together', async () => {
    const administra = await site.findRolId('administrador-mintic');
    const ids = [(await site.findMembresia(consultor)).id, (await site.findMembresia(coordinador)).id];
    const membresias = ids.map((id) => ({ id }));
    await post('', { accion: 'asignar-rol', rolId: administra, membresias });
    const own = { id: (await site.findMembresia(administrador)).id };
    const answer = await post('', { accion: 'inactivar', membresias: [...membresias, own] }, coordinador);
    expect(
      answer.json().efectos.map((efecto: { decision: { allowed: boolean } }) => efecto.decision.allowed),
    ).toEqual([true, false, true]);
  });
});

describe('two at once', () => {
  async function makeSecondAdministrator() {
    const { id } = await site.findMembresia(coordinador);
    const administra = await site.findRolId('administrador-mintic');
    const answer = await site.post(administrador, '/usuarios/asignarRol', {
      membresiaId: id,
      rolId: administra,
    });
    expect(answer.statusCode).toBe(200);
    return id;
  }

  it('[REG-20] two administrators decide the same request: one decides, the other is told', async () => {
    await makeSecondAdministrator();
    const { id: membresiaId } = await site.findMembresia(pendiente);
    const ifMatch = { 'if-match': '"1"' };
    const answers = await Promise.all([
      site.post(administrador, '/validar/aprobarUsuario', { membresiaId, rolId }, ifMatch),
      site.post(coordinador, '/validar/rechazarUsuario', { membresiaId, motivo: 'Otra' }, ifMatch),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect(await site.findMembresia(pendiente)).toMatchObject({ version: 2 });
    expect((await site.findMembresia(pendiente))['estado']).not.toBe('pendiente');
  });

  it('[ROLE-02] two administrators who inactivate each other leave one', async () => {
    const second = await makeSecondAdministrator();
    const { id: first } = await site.findMembresia(administrador);
    const answers = await Promise.all([
      site.post(administrador, '/usuarios/cambiarEstado', { membresiaId: second, estadoUsuario: false }),
      site.post(coordinador, '/usuarios/cambiarEstado', { membresiaId: first, estadoUsuario: false }),
    ]);
    // The second is refused by the rule, or its own session has already ended.
    const [done, refused] = answers.map(({ statusCode }) => statusCode).sort();
    expect(done).toBe(200);
    expect([401, 403]).toContain(refused);
    const states = [await site.findMembresia(administrador), await site.findMembresia(coordinador)];
    expect(states.filter(({ estado }) => estado === 'activa')).toHaveLength(1);
  });
});
