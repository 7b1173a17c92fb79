import { openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSessions, type LoginSite, openSignInTo, startLoginSite } from '../../testing/login-site.ts';

const UNBLOCKER = { mensaje: 'Puede cambiarlo: Administrador MinTIC.' };

let site: LoginSite;
beforeAll(async () => {
  site = await startLoginSite();
});
afterAll(() => site.stop());

const signIn = (numero: string) => openSignInTo(site, numero);

describe('session', () => {
  const call = (token: string, url: string, payload?: object) =>
    site.test.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });

  it('[LOGOUT-02] after logout the old Bearer answers 401 at once', async () => {
    const token = await openTestSession(site.test.database.kysely, '1000000001');
    expect((await call(token, '/api/servicioLogin/usuario')).statusCode).toBe(200);
    expect((await call(token, '/api/servicioLogin/logout', {})).json()).toEqual({ cerrada: true });
    expect((await call(token, '/api/servicioLogin/usuario')).json()).toMatchObject({
      status: 401,
      code: 'SESION_REQUERIDA',
    });
  });

  it('[ENT-07] pending, inactive and foreign entities are refused with the reason of the card, and audited', async () => {
    const token = await openTestSession(site.test.database.kysely, '1000000004');
    const login = (await signIn('1000000004')).json();
    const pending = login.entities.find(
      (entidad: { usuarioPorAprobar: boolean }) => entidad.usuarioPorAprobar,
    );
    const inactive = login.entities.find(
      (entidad: { usuarioPorAprobar: boolean; estadoUsuario: boolean }) =>
        !entidad.usuarioPorAprobar && !entidad.estadoUsuario,
    );
    const refused = await call(token, '/api/usuarios/cambiarEntidad', { entidadId: pending.id });
    expect(refused.json()).toMatchObject({
      status: 403,
      detalles: [{ mensaje: 'Usuario pendiente por aprobación-MinTIC' }, UNBLOCKER],
    });
    const inactiveAnswer = await call(token, '/api/usuarios/cambiarEntidad', { entidadId: inactive.id });
    expect(inactiveAnswer.json().detalles).toEqual([{ mensaje: 'Usuario inactivo' }, UNBLOCKER]);
    const own = new Set(login.entities.map(({ id }: { id: number }) => id));
    const foreign = Array.from({ length: 10 }, (_value, index) => index + 1).find((id) => !own.has(id));
    expect((await call(token, '/api/usuarios/cambiarEntidad', { entidadId: foreign })).statusCode).toBe(403);
    const audited = await site.test.database.kysely
      .selectFrom('audit_events')
      .select(['result', 'object_id'])
      .where('action', '=', 'elegir-entidad')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(audited).toEqual(
      [foreign, inactive.id, pending.id].map((id) => ({ result: 'rechazo', object_id: String(id) })),
    );
  });

  it('[ENT-07] a rejected membership is refused as an inactive one', async () => {
    const token = await openTestSession(site.test.database.kysely, '1000000111', { entidad: false });
    const [rejected] = (await signIn('1000000111')).json().entities;
    expect(rejected).toMatchObject({ usuarioRechazado: true, estadoUsuario: false });
    const answer = await call(token, '/api/usuarios/cambiarEntidad', { entidadId: rejected.id });
    expect(answer.json()).toMatchObject({
      status: 403,
      detalles: [{ mensaje: 'Usuario inactivo' }, UNBLOCKER],
    });
    expect((await call(token, '/api/servicioLogin/usuario')).json().entidad).toBeNull();
  });

  it('[GEN-03] [AREA-04] one entity is current at a time, changed later with the same token', async () => {
    const login = (await signIn('1000000004')).json();
    const [first, second] = login.entities;
    const sessions = await countSessions(site);
    for (const { id } of [first, second, first]) {
      await call(login.access_token, '/api/usuarios/cambiarEntidad', { entidadId: id });
      const read = (await call(login.access_token, '/api/servicioLogin/usuario')).json();
      expect(read.entidad).toMatchObject({ id });
    }
    expect(await countSessions(site)).toBe(sessions);
  });

  it('[LOGIN-12] a rol sent with the choice of an entity is refused by its name and changes nothing', async () => {
    const { access_token: token, entities } = (await signIn('1000000004')).json();
    const entidadId = entities[0].id;
    const honest = (await call(token, '/api/usuarios/cambiarEntidad', { entidadId })).json();
    const forged = { entidadId, rol: { nombre: 'Administrador MinTIC' }, funcionalidades: [], usuario: '1' };
    const refused = await call(token, '/api/usuarios/cambiarEntidad', forged);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detalles.map(({ campo }: { campo: string }) => campo)).toEqual([
      'rol',
      'funcionalidades',
      'usuario',
    ]);
    expect((await call(token, '/api/usuarios/cambiarEntidad', { entidadId })).json()).toEqual(honest);
  });

  it('[ENT-05] [ROLE-01] choosing an entity sets it on the server session with its rol and funcionalidades', async () => {
    const login = (await signIn('1000000004')).json();
    const usable = login.payload.filter((record: object) => Object.keys(record).length > 0);
    expect(usable).toHaveLength(2);
    for (const {
      entidadDTO: { id },
      rol,
      funcionalidades,
    } of usable) {
      const answer = (
        await call(login.access_token, '/api/usuarios/cambiarEntidad', { entidadId: id })
      ).json();
      expect(answer.entidad.id).toBe(id);
      expect(answer).toMatchObject({ rol, funcionalidades });
      const read = (await call(login.access_token, '/api/servicioLogin/usuario')).json();
      expect(read).toEqual(answer);
    }
  });

  it('[SHELL-08] removing a funcionalidad from the rol removes entry and API access at the next request', async () => {
    const token = await openTestSession(site.test.database.kysely, '1000000011');
    const search = () => call(token, '/api/mesaInteroperabilidad/listar', {});
    expect((await search()).statusCode).toBe(200);
    const removed = await sql<{ rol_id: number; subfuncionalidad_id: number; accion: string }>`
      delete from roles_permisos p using subfuncionalidades s, roles r
      where s.id = p.subfuncionalidad_id and s.codigo = 'mesas' and r.id = p.rol_id and r.nombre = 'Auditor'
      returning p.*`.execute(site.test.database.kysely);
    expect(removed.rows.length).toBeGreaterThan(0);
    expect((await search()).json()).toMatchObject({ status: 403, code: 'ACCESO_DENEGADO' });
    const usuario = (await call(token, '/api/servicioLogin/usuario')).json();
    expect(JSON.stringify(usuario.funcionalidades)).not.toContain('/mesas-interoperabilidad');
    await site.test.database.kysely.insertInto('roles_permisos').values(removed.rows).execute();
    expect((await search()).statusCode).toBe(200);
  });

  it('[LOGIN-12] NombreUsuario and User sent by the browser change nothing', async () => {
    const token = await openTestSession(site.test.database.kysely, '1000000001');
    const headers = {
      authorization: `Bearer ${token}`,
      nombreusuario: '%C3%91and%C3%BA G%C3%BCti%C3%A9rrez %C5%81',
      user: '1',
    };
    const answer = await site.test.app.inject({ url: '/api/servicioLogin/usuario', headers });
    expect(answer.json()).toMatchObject({ usuario: '1000000001' });
  });

  it('[ENT-07] a membership turned inactive leaves the session without an entity, and its calls refused', async () => {
    const token = await openTestSession(site.test.database.kysely, '1000000010');
    expect((await call(token, '/api/mesaInteroperabilidad/listar', {})).statusCode).toBe(200);
    const change = (estado: string) =>
      sql`update membresias set estado = ${estado} where usuario_id = (select id from usuarios where numero_identificacion = '1000000010')`.execute(
        site.test.database.kysely,
      );
    await change('inactiva');
    expect((await call(token, '/api/mesaInteroperabilidad/listar', {})).json()).toMatchObject({
      code: 'ENTIDAD_NO_ELEGIDA',
    });
    await change('activa');
  });

  it('an idle or expired session answers 401', async () => {
    const token = await openTestSession(site.test.database.kysely, '1000000013');
    await sql`update sessions set last_seen_at = now() - interval '31 minutes' where user_id = (select id from usuarios where numero_identificacion = '1000000013')`.execute(
      site.test.database.kysely,
    );
    expect((await call(token, '/api/servicioLogin/usuario')).statusCode).toBe(401);
  });

  it('[AREA-10] the idle minutes of the parameter act on open sessions at once, its hours on the next sign-in', async () => {
    const { kysely } = site.test.database;
    const setParametro = (clave: string, valor: number) =>
      sql`update parametros set valor = to_jsonb(${valor}::int) where clave = ${clave}`.execute(kysely);
    const token = await openTestSession(kysely, '1000000013');
    const read = async () => (await call(token, '/api/servicioLogin/usuario')).statusCode;
    const setIdle = (minutes: number) =>
      sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes}::int)
        where user_id = (select id from usuarios where numero_identificacion = '1000000013')`.execute(kysely);
    await setIdle(20);
    await setParametro('sesion.inactividadMinutos', 10);
    expect(await read()).toBe(401);
    await setParametro('sesion.inactividadMinutos', 60);
    await setIdle(50);
    expect(await read()).toBe(200);
    await setParametro('sesion.inactividadMinutos', 30);
    await setParametro('sesion.maximoHoras', 2);
    await signIn('1000000010');
    await setParametro('sesion.maximoHoras', 12);
    const { rows } = await sql<{ hours: number }>`select
      round(extract(epoch from expires_at - created_at) / 3600)::int as hours
      from sessions order by created_at desc limit 1`.execute(kysely);
    expect(rows).toEqual([{ hours: 2 }]);
  });
});
