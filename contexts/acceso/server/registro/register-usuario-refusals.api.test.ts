import { MENSAJES_NIT } from '@marco/entidades/terms';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClaims, type RegistroSite, startRegistroSite } from '../../testing/registro-site.ts';

let site: RegistroSite;
beforeAll(async () => {
  site = await startRegistroSite();
});
afterAll(() => site.stop());

describe('refused registrations', () => {
  it('[API-09] without a Bearer of the authenticator, or with a session of ours, nobody is registered', async () => {
    const { cookie } = await site.createSignIn('2000000001');
    const anonymous = await site.sendRegistro({ token: '', cookie }, site.buildRegistro('2000000001'));
    expect(anonymous.json()).toMatchObject({ status: 401, code: 'SESION_REQUERIDA' });
    const ours = await site.sendRegistro({ token: 'x'.repeat(43), cookie }, site.buildRegistro('2000000001'));
    expect(ours.json()).toMatchObject({ status: 400, code: 'TOKEN_ILEGIBLE' });
    expect(await site.listMembresias('2000000001')).toEqual([]);
  });

  it('[API-09] a token signed by somebody else or asked for by another browser is refused and audited', async () => {
    const own = await site.createSignIn('2000000001');
    const other = await site.createSignIn('2000000001');
    const answer = await site.sendRegistro(
      { token: own.token, cookie: other.cookie },
      site.buildRegistro('2000000001'),
    );
    expect(answer.json()).toMatchObject({ status: 403, code: 'NONCE_DESCONOCIDO' });
    expect(await site.findAudit()).toEqual(
      expect.objectContaining({
        result: 'rechazo',
        detail: { codigo: 'NONCE_DESCONOCIDO' },
      }),
    );
    const forged = await site.stub.signWithForeignKey({
      ...buildClaims('2000000001'),
      sub: 'x',
      nonce: 'y',
    });
    const refused = await site.sendRegistro({ ...own, token: forged }, site.buildRegistro('2000000001'));
    expect(refused.json()).toMatchObject({ status: 403, code: 'TOKEN_FIRMA_INVALIDA' });
  });

  it('[REG-15] an identity of the e-mail access type is refused', async () => {
    const answer = await site.sendRegistro(
      await site.createSignIn('2000000001', { acr: '1' }),
      site.buildRegistro('2000000001'),
    );
    expect(answer.json()).toMatchObject({ status: 403, code: 'ACR_INSUFICIENTE' });
  });

  describe('[REG-18] a body whose identity is not that of the token is refused at the field that differs', () => {
    it.each([
      ['numeroIdentificacion', '2000000009'],
      ['primerNombre', 'Ingrid'],
      ['segundoNombre', 'Ana'],
      ['primerApellido', 'Nanez'],
      ['segundoApellido', null],
      ['numeroCelular', '3000000000'],
      ['tipoIdentificacionId', 2],
    ])('[REG-18] a body whose %s is not the token’s is refused', async (campo, value) => {
      const answer = await site.sendRegistro(
        await site.createSignIn('2000000001'),
        site.buildRegistro('2000000001', { [campo]: value }),
      );
      expect(answer.json()).toMatchObject({ status: 403, code: 'IDENTIDAD_DISTINTA', detalles: [{ campo }] });
      expect(await site.listMembresias('2000000001')).toEqual([]);
    });
  });

  it('[REG-13] an identification type the product does not know is refused', async () => {
    const answer = await site.sendRegistro(
      await site.createSignIn('2000000001', { TipoIdentificacion: 'XX' }),
      site.buildRegistro('2000000001'),
    );
    expect(answer.json()).toMatchObject({ status: 422, code: 'TIPO_IDENTIFICACION_DESCONOCIDO' });
  });

  it.each([
    ['[REG-06] without cargo', { cargo: '  ' }, 'cargo', 'Cargo es requerido'],
    ['[REG-08] without entity', { entidadId: null }, 'entidadId', 'Entidad es requerido'],
    [
      '[REG-04] without e-mail',
      { correoEletronico: '' },
      'correoEletronico',
      'Correo electronico es requerido',
    ],
    [
      '[REG-04] with an e-mail in capitals',
      { correoEletronico: 'Ingrid@ejemplo.gov.co' },
      'correoEletronico',
      'No tiene el formato correcto nombre@entidad.gov.co',
    ],
    [
      '[REG-03] with letters in the other phone',
      { otroNumeroTelefonico: '60134434a' },
      'otroNumeroTelefonico',
      'Contiene caracteres no validos',
    ],
    [
      '[REG-03] with six digits in the other phone',
      { otroNumeroTelefonico: '601344' },
      'otroNumeroTelefonico',
      'Campo no puede contener menos de 7 dígitos',
    ],
    [
      '[REG-03] with eleven digits in the other phone',
      { otroNumeroTelefonico: '60134434601' },
      'otroNumeroTelefonico',
      'Campo no puede contener más de 10 dígitos',
    ],
    [
      '[REG-03] with letters in an other phone that is too long as well',
      { otroNumeroTelefonico: '6013443460 ext 12' },
      'otroNumeroTelefonico',
      'Contiene caracteres no validos',
    ],
    [
      '[REG-07] of a kind that is none',
      { tipoEntidad: 'mixta' },
      'tipoEntidad',
      'Tipo de entidad es requerido',
    ],
    [
      '[REG-12] of a company without its NIT',
      { tipoEntidad: 'privada', entidadId: null },
      'entidadId',
      'Entidad es requerido',
    ],
    [
      '[REG-17] with a name at its limit',
      { primerNombre: 'n'.repeat(101) },
      'primerNombre',
      'Campo no puede contener más de 100 caracteres',
    ],
    [
      '[REG-17] with an identification number at its limit',
      { numeroIdentificacion: '2'.repeat(41) },
      'numeroIdentificacion',
      'Campo no puede contener más de 40 caracteres',
    ],
    [
      '[REG-17] with a cargo at its limit',
      { cargo: 'c'.repeat(101) },
      'cargo',
      'Campo no puede contener más de 100 caracteres',
    ],
    [
      '[REG-17] with an e-mail at its limit',
      { correoEletronico: `${'c'.repeat(242)}@ejemplo.co.co` },
      'correoEletronico',
      'Campo no puede contener más de 254 caracteres',
    ],
  ])('%s is refused with the message of the field', async (_title, change, campo, mensaje) => {
    const answer = await site.sendRegistro(
      await site.createSignIn('2000000001'),
      site.buildRegistro('2000000001', change),
    );
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'SOLICITUD_INVALIDA',
      detalles: [{ campo, mensaje }],
    });
    expect(await site.listMembresias('2000000001')).toEqual([]);
  });

  describe('[REG-04] an e-mail in another format is refused with the sample address of the parameter, never braces', () => {
    it.each([
      'sin-arroba.gov.co',
      'ñandu@entidad.gov.co',
      'nom bre@entidad.gov.co',
      'nombre@entidad',
      'nombre@entidad.c',
      'nombre@entidad.museo',
      'nombre@ENTIDAD.gov.co',
    ])(
      '[REG-04] the e-mail %s is refused with the sample address of the parameter, never braces',
      async (correo) => {
        const { kysely } = site.test.database;
        const setEjemplo = (valor: string) =>
          kysely
            .updateTable('parametros')
            .set({ valor: JSON.stringify(valor) })
            .where('clave', '=', 'correo.ejemplo')
            .execute();
        await setEjemplo('usted@otra.gov.co');
        try {
          const answer = await site.sendRegistro(
            await site.createSignIn('2000000001'),
            site.buildRegistro('2000000001', { correoEletronico: correo }),
          );
          expect(answer.json().detalles).toEqual([
            { campo: 'correoEletronico', mensaje: 'No tiene el formato correcto usted@otra.gov.co' },
          ]);
        } finally {
          await setEjemplo('nombre@entidad.gov.co');
        }
      },
    );
  });

  it('[REG-08] an entity that is not public, is inactive or does not exist cannot be picked', async () => {
    const { kysely } = site.test.database;
    const privada = await kysely
      .selectFrom('entidades')
      .select('id')
      .where('tipo', '=', 'privada')
      .limit(1)
      .executeTakeFirstOrThrow();
    const inactiva = await kysely
      .insertInto('entidades')
      .values({
        tipo: 'publica',
        nit: '899999999',
        digito_verificacion: 1,
        nombre: 'Entidad liquidada',
        activa: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const entidadId of [privada.id, inactiva.id, 2_147_483_647]) {
      const answer = await site.sendRegistro(
        await site.createSignIn('2000000001'),
        site.buildRegistro('2000000001', { entidadId }),
      );
      expect(answer.json()).toMatchObject({ status: 422, code: 'ENTIDAD_NO_DISPONIBLE' });
    }
  });

  describe('[REG-10] [REG-11] what no registry confirms is refused with its specified text and makes nothing', () => {
    it.each([
      [
        'a wrong check digit',
        { tipoEntidad: 'privada', nit: '999000109', dv: 1 },
        422,
        MENSAJES_NIT.verificar,
      ],
      ['NIT 0', { tipoEntidad: 'privada', nit: '0', dv: 0 }, 422, MENSAJES_NIT.verificar],
      [
        'an inactive company',
        { tipoEntidad: 'privada', nit: '999000123', dv: 2 },
        422,
        MENSAJES_NIT.verificar,
      ],
      [
        'an unknown institution',
        { tipoEntidad: 'ies', nit: '999100038', dv: 3 },
        422,
        MENSAJES_NIT.institucionNoEncontrada,
      ],
      [
        'a fault of the business registry',
        { tipoEntidad: 'privada', nit: '999000130', dv: 4 },
        503,
        MENSAJES_NIT.fallaRues,
      ],
      [
        'a fault of the education registry',
        { tipoEntidad: 'ies', nit: '999100045', dv: 5 },
        503,
        MENSAJES_NIT.fallaSnies,
      ],
    ])(
      '[REG-11] %s is refused with its specified text and makes nothing',
      async (_title, sent, status, mensaje) => {
        const answer = await site.sendRegistro(
          await site.createSignIn('2000000001'),
          site.buildRegistro('2000000001', { ...sent, entidadId: null }),
        );
        expect(answer.json()).toMatchObject({ status, mensaje });
        const made = await site.test.database.kysely
          .selectFrom('entidades')
          .select('id')
          .where('nit', '=', sent.nit)
          .execute();
        expect(made).toEqual([]);
        expect(await site.listMembresias('2000000001')).toEqual([]);
      },
    );
  });

  it('F14: an e-mail outside the allowed domains is refused for a public entity, once the parameter names them', async () => {
    const { kysely } = site.test.database;
    const setDominios = (dominios: readonly string[]) =>
      sql`update parametros set valor = ${JSON.stringify(dominios)}::jsonb where clave = 'registro.dominiosCorreo'`.execute(
        kysely,
      );
    await setDominios(['gov.co']);
    try {
      for (const correoEletronico of ['ana@gmail.com', 'ana@malgov.co']) {
        const answer = await site.sendRegistro(
          await site.createSignIn('2000000001'),
          site.buildRegistro('2000000001', { correoEletronico }),
        );
        expect(answer.statusCode).toBe(400);
        expect(answer.json().detalles).toEqual([
          {
            campo: 'correoEletronico',
            mensaje: 'El correo debe ser institucional: su dominio termina en gov.co.',
          },
        ]);
      }
      expect(await site.listMembresias('2000000001')).toEqual([]);
    } finally {
      await setDominios([]);
    }
  });
});
