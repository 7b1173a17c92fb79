import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NONCE_COOKIE } from '../../contract/terms.ts';
import {
  askNonce,
  buildAttempt,
  countSessions,
  findClaims,
  findLastSignIn,
  type LoginSite,
  openSignInTo,
  sendLogin,
  startLoginSite,
} from '../../testing/login-site.ts';

let site: LoginSite;
beforeAll(async () => {
  site = await startLoginSite();
});
afterAll(() => site.stop());

const signIn = (numero: string) => openSignInTo(site, numero);

describe('login answers', () => {
  it('[API-05] [API-01] no account is HTTP 200 with status.code 404 and no access_token', async () => {
    const answer = await signIn('1000000007');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: { code: 404 }, entities: [], payload: [] });
  });

  it('[LOGIN-01] [API-05] one entity: status 200, entity, payload record in the specified shape and a token', async () => {
    const answer = (await signIn('1000000001')).json();
    expect(Object.keys(answer).sort()).toEqual(['access_token', 'entities', 'payload', 'status']);
    expect(answer.status).toEqual({ code: 200 });
    expect(Object.keys(answer.entities[0]).sort()).toEqual(
      ['estadoUsuario', 'id', 'nombre', 'usuarioPorAprobar', 'usuarioRechazado'].sort(),
    );
    expect(Object.keys(answer.payload[0]).sort()).toEqual([
      'entidadDTO',
      'funcionalidades',
      'rol',
      'usuario',
    ]);
    expect(answer.payload[0].entidadDTO).toEqual({ id: answer.entities[0].id });
    expect(answer.access_token).toMatch(/^[\w-]{43}$/);
  });

  it('[LOGIN-01] [API-05] payload records stand in the order of entities and are empty for those that cannot be entered', async () => {
    const answer = (await signIn('1000000004')).json();
    expect(answer.entities).toHaveLength(4);
    expect(answer.payload).toHaveLength(4);
    answer.entities.forEach(
      (entidad: { id: number; usuarioPorAprobar: boolean; estadoUsuario: boolean }, index: number) => {
        const usable = !entidad.usuarioPorAprobar && entidad.estadoUsuario;
        expect(answer.payload[index]).toEqual(
          usable ? expect.objectContaining({ entidadDTO: { id: entidad.id } }) : {},
        );
      },
    );
    expect(answer.payload.filter((record: object) => Object.keys(record).length > 0)).toHaveLength(2);
  });

  describe.each([
    ['1000000005', { usuarioPorAprobar: true, estadoUsuario: false }],
    ['1000000006', { usuarioPorAprobar: false, estadoUsuario: false, usuarioRechazado: false }],
    ['1000000111', { usuarioRechazado: true, estadoUsuario: false }],
  ])('%s', (numero, state) => {
    it('[LOGIN-04] an entity pending, inactive or rejected gives no access_token and no session', async () => {
      const before = await countSessions(site);
      const answer = (await signIn(numero)).json();
      expect(answer.status).toEqual({ code: 200 });
      expect(answer.entities).toEqual([expect.objectContaining(state)]);
      expect(answer).not.toHaveProperty('access_token');
      expect(await countSessions(site)).toBe(before);
    });
  });

  it('[LOGIN-04] two entities, one pending and one inactive: no same entity can be entered, so no access_token', async () => {
    const added = await sql`insert into membresias (usuario_id, entidad_id, estado)
      select u.id, e.id, 'inactiva' from usuarios u, entidades e
      where u.numero_identificacion = '1000000005' and e.sigla = 'DIAN' returning id`.execute(
      site.test.database.kysely,
    );
    expect(added.rows).toHaveLength(1);
    const answer = (await signIn('1000000005')).json();
    expect(answer.entities).toHaveLength(2);
    expect(answer.payload).toEqual([{}, {}]);
    expect(answer).not.toHaveProperty('access_token');
  });

  it('[LOGIN-12] rol, entity, names and funcionalidades in the body of the login are refused by their names', async () => {
    const forged = {
      rol: { nombre: 'Administrador MinTIC' },
      entidadDTO: { id: 1 },
      primerNombre: 'Falsa',
      funcionalidades: [{ id: 99, nombre: 'Falsa', subFuncionalidades: [] }],
    };
    const answer = await sendLogin(site, { ...(await buildAttempt(site, '1000000010')), more: forged });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles.map(({ campo }: { campo: string }) => campo)).toEqual(Object.keys(forged));
    const honest = (await signIn('1000000010')).json();
    expect(honest.payload[0].rol.nombre).not.toBe('Administrador MinTIC');
  });

  it('[LOGIN-19] the current user has names, usuario, correoEletronico, rol {nombre} and funcionalidades', async () => {
    const { access_token: token } = (await signIn('1000000002')).json();
    const answer = await site.test.app.inject({
      url: '/api/servicioLogin/usuario',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toEqual({
      primerNombre: 'Luisa',
      segundoNombre: null,
      primerApellido: 'Peña',
      segundoApellido: 'Arango',
      usuario: '1000000002',
      correoEletronico: 'luisa.pena@mintic.ejemplo.gov.co',
      entidad: { id: expect.any(Number), nombre: expect.any(String) },
      rol: { nombre: 'Consultor MinTIC' },
      funcionalidades: expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })]),
    });
  });

  it('[GEN-03] each membership of one user has its own state, rol and funcionalidades', async () => {
    const changeRole = (codigo: string) =>
      sql`update membresias m set rol_id = r.id from usuarios u, entidades e, roles r where u.id = m.usuario_id
        and e.id = m.entidad_id and u.numero_identificacion = '1000000004' and e.sigla = 'SNR'
        and r.codigo = ${codigo}`.execute(site.test.database.kysely);
    await changeRole('lider-interoperabilidad');
    const { entities, payload } = (await signIn('1000000004')).json();
    await changeRole('funcionario-entidad');
    const states = entities.map(
      (entidad: { usuarioPorAprobar: boolean; estadoUsuario: boolean }) =>
        `${entidad.usuarioPorAprobar} ${entidad.estadoUsuario}`,
    );
    expect(new Set(states)).toEqual(new Set(['false true', 'true false', 'false false']));
    const [first, second] = payload.filter((record: object) => Object.keys(record).length > 0);
    expect([first.rol.nombre, second.rol.nombre].sort()).toEqual([
      'Funcionario de entidad',
      'Líder de interoperabilidad',
    ]);
    expect(first.funcionalidades).not.toEqual(second.funcionalidades);
  });

  it.each([
    ['1000000007', 'SIN_CUENTA'],
    ['1000000006', 'SIN_ENTIDAD'],
  ])('%s gets an answer but no session, which is audited as %s', async (numero, codigo) => {
    await signIn(numero);
    const actor = { usuarioId: null, entidadId: null, rol: null };
    expect(await findLastSignIn(site)).toEqual({ result: 'rechazo', codigo, actor });
  });

  it.each([
    ['1000000002', 'an entity and a rol, the session works for them', 'Consultor MinTIC'],
    ['1000000004', 'several entities, none until one is chosen', null],
  ])('[AREA-12] the actor of a sign-in is the person: %s has %s', async (numero, _, rol) => {
    await signIn(numero);
    const { rows } = await sql<{ id: number; entidad_id: number }>`select u.id, m.entidad_id from usuarios u
      join membresias m on m.usuario_id = u.id where u.numero_identificacion = ${numero}`.execute(
      site.test.database.kysely,
    );
    const entidadId = rol === null ? null : rows[0]?.entidad_id;
    const actor = { usuarioId: rows[0]?.id, entidadId, rol };
    expect(await findLastSignIn(site)).toEqual({ result: 'exito', codigo: undefined, actor });
  });

  it('two tabs of one browser may sign in at once', async () => {
    const first = await askNonce(site);
    const second = await askNonce(site, first.cookie);
    for (const { nonce } of [first, second]) {
      const token = await site.stub.sign(await findClaims(site, '1000000001', nonce));
      const answer = await sendLogin(site, { numero: '1000000001', token, cookie: second.cookie });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('[GEN-03] a user with several entities waits for the choice; one with a single entity already works for it', async () => {
    const several = (await signIn('1000000004')).json().access_token;
    const one = (await signIn('1000000001')).json().access_token;
    const read = (token: string) =>
      site.test.app.inject({
        url: '/api/servicioLogin/usuario',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await read(several)).json().entidad).toBeNull();
    expect((await read(one)).json().entidad).toMatchObject({ id: expect.any(Number) });
  });
});

describe('the cookie of a nonce behind https', () => {
  it('[LOGIN-12] F20: is of this host alone, and one a sibling domain planted opens nothing', async () => {
    const site = await startLoginSite({ environment: { PUBLIC_URL: 'https://marco.ejemplo.gov.co' } });
    onTestFinished(() => site.stop());
    const asked = await site.test.app.inject({ method: 'POST', url: '/api/servicioLogin/nonce' });
    const [set] = asked.cookies;
    expect(set).toMatchObject({ name: `__Host-${NONCE_COOKIE}`, path: '/', secure: true, httpOnly: true });
    expect(set?.domain).toBeUndefined();
    const token = await site.stub.sign(await findClaims(site, '1000000001', asked.json().nonce));
    const send = (name: string) =>
      sendLogin(site, { numero: '1000000001', token, cookie: `${name}=${set?.value}` });
    expect((await send(NONCE_COOKIE)).json()).toMatchObject({ code: 'NONCE_DESCONOCIDO' });
    expect((await send(`__Host-${NONCE_COOKIE}`)).json()).toMatchObject({ status: { code: 200 } });
  });
});
