import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITES_REGISTRO } from '../../contract/registro.terms.ts';
import { sendLogin } from '../../testing/login-site.ts';
import { type RegistroSite, startRegistroSite } from '../../testing/registro-site.ts';

let site: RegistroSite;
beforeAll(async () => {
  site = await startRegistroSite();
});
afterAll(() => site.stop());

/** A private entity no table has, which its registry confirms. */
const DESCONOCIDA = { tipoEntidad: 'privada', nit: '999000109', dv: 9, nombre: 'Otro nombre' };
/** The same of the higher-education institutions. */
const INSTITUCION = { tipoEntidad: 'ies', nit: '999100014', dv: 7, nombre: 'Otro nombre' };

describe('registration', () => {
  it('[REG-13] [REG-18] [API-09] [API-01] [GEN-02] stores the identity of the token and a pending membership, audited, with the phone without its first space', async () => {
    const answer = await site.sendRegistro(
      await site.createSignIn('2000000010'),
      site.buildRegistro('2000000010', { otroNumeroTelefonico: '6013443460' }),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      entidad: { id: site.publica.id, nombre: site.publica.nombre },
      usuarioPorAprobar: true,
      estadoUsuario: false,
      usuarioRechazado: false,
    });
    expect(await site.listMembresias('2000000010')).toEqual([
      expect.objectContaining({
        entidad_id: site.publica.id,
        estado: 'pendiente',
        rol_id: null,
        cargo: 'Profesional especializada',
        correo_electronico: 'ingrid.nanez@ejemplo.gov.co',
        otro_numero_telefonico: '6013443460',
        numero_celular: '+57300 123 4567',
        emisor: site.stub.issuer,
        sujeto: 'sujeto-2000000010',
      }),
    ]);
    expect(await site.findAudit()).toEqual(
      expect.objectContaining({
        result: 'exito',
        detail: { entidadId: site.publica.id, tipoEntidad: 'publica' },
      }),
    );
  });

  it('[REG-03] the other phone has seven to ten digits, or is left out', async () => {
    for (const [numero, otroNumeroTelefonico] of [
      ['2000000016', '6013443'],
      ['2000000017', '6013443460'],
      ['2000000018', null],
    ] as const) {
      const answer = await site.sendRegistro(
        await site.createSignIn(numero),
        site.buildRegistro(numero, { otroNumeroTelefonico }),
      );
      expect(answer.statusCode).toBe(200);
      expect(await site.listMembresias(numero)).toMatchObject([
        { otro_numero_telefonico: otroNumeroTelefonico },
      ]);
    }
  });

  it('[LOGIN-17] a 404 answer of the login leaves the token for the registration, which uses it up', async () => {
    const signed = await site.createSignIn('2000000011');
    expect((await sendLogin(site, { ...signed, numero: '2000000011' })).json()).toMatchObject({
      status: { code: 404 },
    });
    expect((await site.sendRegistro(signed, site.buildRegistro('2000000011'))).statusCode).toBe(200);
    expect((await sendLogin(site, { ...signed, numero: '2000000011' })).json()).toMatchObject({
      code: 'TOKEN_YA_USADO',
    });
    expect((await site.sendRegistro(signed, site.buildRegistro('2000000011'))).json()).toMatchObject({
      code: 'TOKEN_YA_USADO',
    });
  });

  it('[REG-14] a refused registration leaves the token usable: the person corrects and sends again', async () => {
    const signed = await site.createSignIn('2000000012');
    expect(
      (await site.sendRegistro(signed, site.buildRegistro('2000000012', { cargo: '' }))).statusCode,
    ).toBe(400);
    expect((await site.sendRegistro(signed, site.buildRegistro('2000000012'))).statusCode).toBe(200);
  });

  it('[REG-14] a second registration for the same entity gets ‘Usuario ya existe en esa entidad’', async () => {
    await site.sendRegistro(await site.createSignIn('2000000013'), site.buildRegistro('2000000013'));
    const again = await site.sendRegistro(
      await site.createSignIn('2000000013'),
      site.buildRegistro('2000000013'),
    );
    expect(again.json()).toMatchObject({
      status: 409,
      code: 'USUARIO_YA_EXISTE',
      mensaje: 'Usuario ya existe en esa entidad',
    });
    expect(await site.listMembresias('2000000013')).toHaveLength(1);
  });

  it('[REG-14] twenty equal registrations at once give one membership and nineteen refusals', async () => {
    const signed = await Promise.all(Array.from({ length: 20 }, () => site.createSignIn('2000000014')));
    const answers = await Promise.all(
      signed.map((each) => site.sendRegistro(each, site.buildRegistro('2000000014'))),
    );
    const counts = Map.groupBy(answers, (answer) => answer.statusCode);
    expect(counts.get(200)).toHaveLength(1);
    expect(counts.get(409)).toHaveLength(19);
    for (const answer of counts.get(409) ?? [])
      expect(answer.json().mensaje).toBe('Usuario ya existe en esa entidad');
    expect(await site.listMembresias('2000000014')).toHaveLength(1);
  });

  it('[LOGIN-17] one token sent twenty times at once registers once', async () => {
    const signed = await site.createSignIn('2000000015');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.sendRegistro(signed, site.buildRegistro('2000000015'))),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(await site.listMembresias('2000000015')).toHaveLength(1);
  });
});

describe('what browser and database agree on', () => {
  it('[API-09] the cookie of the nonce is sent to the registration too', async () => {
    const answer = await site.test.app.inject({ method: 'POST', url: '/api/servicioLogin/nonce' });
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'marco_nonce', path: '/' })]);
  });

  describe('[REG-17] the columns refuse a text at the limit of the form', () => {
    it.each([
      ['usuarios', 'numero_identificacion', LIMITES_REGISTRO.numeroIdentificacion],
      ['usuarios', 'primer_nombre', LIMITES_REGISTRO.nombre],
      ['usuarios', 'segundo_nombre', LIMITES_REGISTRO.nombre],
      ['usuarios', 'primer_apellido', LIMITES_REGISTRO.nombre],
      ['usuarios', 'segundo_apellido', LIMITES_REGISTRO.nombre],
      ['usuarios', 'correo_electronico', LIMITES_REGISTRO.correoElectronico],
      ['usuarios', 'numero_celular', LIMITES_REGISTRO.numeroCelular],
      ['membresias', 'cargo', LIMITES_REGISTRO.cargo],
      ['membresias', 'correo_electronico', LIMITES_REGISTRO.correoElectronico],
    ])('[REG-17] the column %s.%s refuses a text at the limit of the form', async (table, column, limite) => {
      const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition
      from pg_constraint where conname = ${`${table}_${column}_limite`}`.execute(site.test.database.kysely);
      expect(rows).toEqual([{ definition: `CHECK ((char_length(${column}) < ${limite}))` }]);
    });
  });
});

it('[REG-17] [REG-03] the column of the other phone takes seven to ten digits, as the form does', async () => {
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition
    from pg_constraint where conname = 'membresias_otro_numero_telefonico_limite'`.execute(
    site.test.database.kysely,
  );
  expect(rows).toEqual([{ definition: String.raw`CHECK ((otro_numero_telefonico ~ '^\d{7,10}$'::text))` }]);
});

describe('entities by NIT', () => {
  describe('[REG-16] two people at once for an entity nobody has yet leave one, with the name of its registry', () => {
    it.each([
      ['company', DESCONOCIDA, 'Tejidos del Sur Demo S.A.S.', ['2000000020', '2000000021']],
      [
        'institution',
        INSTITUCION,
        'Institución Universitaria del Pacífico Demo',
        ['2000000024', '2000000025'],
      ],
    ] as const)(
      '[REG-16] two people at once for the same unknown %s leave one entity, with the name of its registry, and two pending memberships',
      async (_, pedida, nombre, numeros) => {
        const answers = await Promise.all(
          numeros.map(async (numero) =>
            site.sendRegistro(
              await site.createSignIn(numero),
              site.buildRegistro(numero, { ...pedida, entidadId: null }),
            ),
          ),
        );
        expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
        const made = await site.test.database.kysely
          .selectFrom('entidades')
          .selectAll()
          .where('nit', '=', pedida.nit)
          .execute();
        expect(made).toMatchObject([
          { tipo: pedida.tipoEntidad, nombre, digito_verificacion: pedida.dv, activa: true },
        ]);
        for (const numero of numeros)
          expect(await site.listMembresias(numero)).toEqual([
            expect.objectContaining({ entidad_id: made[0]?.id, estado: 'pendiente' }),
          ]);
      },
    );
  });

  it('[REG-16] a higher-education institution already stored is used, not made again', async () => {
    const ies = await site.test.database.kysely
      .selectFrom('entidades')
      .selectAll()
      .where('tipo', '=', 'ies')
      .where('activa', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const answer = await site.sendRegistro(
      await site.createSignIn('2000000022'),
      site.buildRegistro('2000000022', {
        tipoEntidad: 'ies',
        nit: ies.nit,
        dv: ies.digito_verificacion,
        entidadId: null,
      }),
    );
    expect(answer.json()).toMatchObject({ entidad: { id: ies.id, nombre: ies.nombre } });
  });

  it('[REG-16] an entity an administrator inactivated refuses new people', async () => {
    const { kysely } = site.test.database;
    const { id } = await kysely
      .updateTable('entidades')
      .set({ activa: false })
      .where('nit', '=', DESCONOCIDA.nit)
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await site.sendRegistro(
      await site.createSignIn('2000000023'),
      site.buildRegistro('2000000023', DESCONOCIDA),
    );
    expect(answer.statusCode).toBe(409);
    expect(await site.listMembresias('2000000023')).toEqual([]);
    await kysely.updateTable('entidades').set({ activa: true }).where('id', '=', id).execute();
  });
});

describe('a second entity', () => {
  it('[REG-18] someone active in one entity registers for a second and keeps working in the first', async () => {
    const { kysely } = site.test.database;
    const numero = '1000000010';
    const usuario = await kysely
      .selectFrom('usuarios')
      .selectAll()
      .where('numero_identificacion', '=', numero)
      .executeTakeFirstOrThrow();
    const claims = {
      sub: usuario.sujeto,
      PrimerNombre: usuario.primer_nombre,
      SegundoNombre: usuario.segundo_nombre ?? '',
      PrimerApellido: usuario.primer_apellido,
      SegundoApellido: usuario.segundo_apellido ?? '',
    };
    const login = await sendLogin(site, { ...(await site.createSignIn(numero, claims)), numero });
    const session = login.json().access_token;
    const answer = await site.sendRegistro(
      await site.createSignIn(numero, claims),
      site.buildRegistro(numero, {
        primerNombre: usuario.primer_nombre,
        segundoNombre: usuario.segundo_nombre,
        primerApellido: usuario.primer_apellido,
        segundoApellido: usuario.segundo_apellido,
        correoEletronico: 'otro.correo@ejemplo.gov.co',
      }),
    );
    expect(answer.statusCode).toBe(200);
    const search = await site.test.app.inject({
      method: 'POST',
      url: '/api/mesaInteroperabilidad/listar',
      headers: { authorization: `Bearer ${session}` },
      payload: {},
    });
    expect(search.statusCode).toBe(200);
    const after = await kysely
      .selectFrom('usuarios')
      .selectAll()
      .where('id', '=', usuario.id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(usuario);
    expect((await site.listMembresias(numero)).map(({ estado }) => estado)).toEqual(['activa', 'pendiente']);
  });

  it('a person an administrator inactivated cannot register', async () => {
    const { kysely } = site.test.database;
    await site.sendRegistro(await site.createSignIn('2000000030'), site.buildRegistro('2000000030'));
    await kysely
      .updateTable('usuarios')
      .set({ activo: false })
      .where('numero_identificacion', '=', '2000000030')
      .execute();
    const answer = await site.sendRegistro(
      await site.createSignIn('2000000030'),
      site.buildRegistro('2000000030', DESCONOCIDA),
    );
    expect(answer.json()).toMatchObject({ status: 403, code: 'USUARIO_INACTIVO' });
  });
});
