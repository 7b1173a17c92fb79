import { findLastAudit } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSignInTo, sendLogin } from '../testing/login-site.ts';
import { type RegistroSite, type StubSignIn, startRegistroSite } from '../testing/registro-site.ts';
import { createInvitacion } from './create-invitacion.ts';

let site: RegistroSite;
beforeAll(async () => {
  site = await startRegistroSite();
});
afterAll(() => site.stop());

const CORREO = 'ingrid.nanez@ejemplo.gov.co';
const REFUSED = { status: 422, code: 'INVITACION_NO_VALIDA' };

let key: string;
beforeEach(async () => {
  key = (await createInvitacion(site.test.database.kysely, { correo: CORREO, otro: true })) ?? '';
});

function accept({ token, cookie }: StubSignIn, change: object = {}) {
  return site.test.app.inject({
    method: 'POST',
    url: '/api/invitacion/aceptar',
    headers: { cookie, authorization: `Bearer ${token}` },
    payload: { key, cargo: 'Administradora', correoEletronico: CORREO, ...change },
  });
}

const findAudit = () => findLastAudit(site.test.database.kysely, 'aceptar-invitacion');

describe('refused invitations', () => {
  it('[GEN-02] without a token of the authenticator nobody accepts', async () => {
    const answer = await site.test.app.inject({
      method: 'POST',
      url: '/api/invitacion/aceptar',
      payload: { key, cargo: 'Administradora', correoEletronico: CORREO },
    });
    expect(answer.json()).toMatchObject({ status: 401, code: 'SESION_REQUERIDA' });
    const emailType = await accept(await site.createSignIn('2000000101', { acr: '1' }));
    expect(emailType.json()).toMatchObject({ status: 403, code: 'ACR_INSUFICIENTE' });
  });

  it('an unknown key gives nothing, says what to do and is audited; the person may try again', async () => {
    const signed = await site.createSignIn('2000000102');
    const answer = await accept(signed, { key: 'x'.repeat(43) });
    expect(answer.json()).toMatchObject({
      ...REFUSED,
      mensaje: 'La invitación no es válida, ya se usó o venció. Pida una nueva a quien opera el sistema.',
    });
    expect(await site.listMembresias('2000000102')).toEqual([]);
    expect(await findAudit()).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'INVITACION_NO_VALIDA' },
    });
    expect((await accept(signed)).statusCode).toBe(200);
  });

  it('an expired key, and one that a newer invitation replaced, give nothing', async () => {
    const replaced = key;
    await createInvitacion(site.test.database.kysely, { correo: CORREO, otro: true });
    expect((await accept(await site.createSignIn('2000000103'), { key: replaced })).json()).toMatchObject(
      REFUSED,
    );
    key = (await createInvitacion(site.test.database.kysely, { correo: CORREO, otro: true })) ?? '';
    await sql`update invitaciones_administrador set vence_en = now() - interval '1 second'
      where usada_en is null`.execute(site.test.database.kysely);
    expect((await accept(await site.createSignIn('2000000103'))).json()).toMatchObject(REFUSED);
    expect(await site.listMembresias('2000000103')).toEqual([]);
  });

  it.each([
    ['cargo', { cargo: ' ' }, 'Cargo es requerido'],
    ['correoEletronico', { correoEletronico: 'Mal@Escrito' }, /^No tiene el formato correcto/],
    ['key', { key: '' }, 'La invitación es requerida'],
  ])(
    '[ERR-01] names the field %s when it is wrong and leaves the key usable',
    async (campo, change, mensaje) => {
      const signed = await site.createSignIn('2000000104');
      const answer = await accept(signed, change);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detalles).toEqual([{ campo, mensaje: expect.stringMatching(mensaje) }]);
      expect((await accept(signed)).statusCode).toBe(200);
    },
  );

  it('an identity the authenticator left without a name, or of an unknown type, is refused', async () => {
    const nameless = await accept(await site.createSignIn('2000000105', { PrimerNombre: '' }));
    expect(nameless.json()).toMatchObject({
      code: 'SOLICITUD_INVALIDA',
      detalles: [{ campo: 'primerNombre', mensaje: 'Primer nombre es requerido' }],
    });
    const unknown = await accept(await site.createSignIn('2000000105', { TipoIdentificacion: 'ZZ' }));
    expect(unknown.json()).toMatchObject({ status: 422, code: 'TIPO_IDENTIFICACION_DESCONOCIDO' });
  });

  it('a person an administrator inactivated does not come back by an invitation', async () => {
    const { kysely } = site.test.database;
    await site.sendRegistro(await site.createSignIn('2000000106'), site.buildRegistro('2000000106'));
    await kysely
      .updateTable('usuarios')
      .set({ activo: false })
      .where('numero_identificacion', '=', '2000000106')
      .execute();
    expect((await accept(await site.createSignIn('2000000106'))).json()).toMatchObject({
      code: 'USUARIO_INACTIVO',
    });
  });
});

describe('accepted invitations', () => {
  it('makes an active administrator of the ministry, audited, who then signs in', async () => {
    const signed = await site.createSignIn('2000000110');
    const answer = await accept(signed);
    expect(answer.statusCode).toBe(200);
    const [membresia, ...more] = await site.listMembresias('2000000110');
    expect(more).toEqual([]);
    expect(membresia).toMatchObject({
      entidad_id: answer.json().entidad.id,
      cargo: 'Administradora',
      correo_electronico: CORREO,
      estado: 'activa',
      sujeto: 'sujeto-2000000110',
    });
    expect(await findAudit()).toMatchObject({
      result: 'exito',
      object_id: String(membresia?.id),
      detail: { entidadId: membresia?.entidad_id, rolId: membresia?.rol_id },
    });
    const token = { ...signed, numero: '2000000110' };
    expect((await sendLogin(site, token)).json()).toMatchObject({ code: 'TOKEN_YA_USADO' });
    const login = await sendLogin(site, { ...(await site.createSignIn('2000000110')), numero: '2000000110' });
    expect(login.json().payload).toEqual([
      expect.objectContaining({ rol: expect.objectContaining({ nombre: 'Administrador MinTIC' }) }),
    ]);
    expect(login.json().access_token).toEqual(expect.any(String));
  });

  it('a used key serves nobody else', async () => {
    expect((await accept(await site.createSignIn('2000000111'))).statusCode).toBe(200);
    expect((await accept(await site.createSignIn('2000000112'))).json()).toMatchObject(REFUSED);
    expect(await site.listMembresias('2000000112')).toEqual([]);
  });

  it('two people at once with one key make one administrator', async () => {
    const numeros = ['2000000113', '2000000114'];
    const signed = await Promise.all(numeros.map((numero) => site.createSignIn(numero)));
    const answers = await Promise.all(signed.map((each) => accept(each)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const made = await Promise.all(numeros.map((numero) => site.listMembresias(numero)));
    expect(made.flat()).toHaveLength(1);
  });

  it('a membership the person already had in the ministry becomes the administrator’s', async () => {
    const { kysely } = site.test.database;
    const ministerio = await kysely
      .selectFrom('entidades')
      .select(['id', 'nombre'])
      .where('sigla', '=', 'MINTIC')
      .executeTakeFirstOrThrow();
    const numero = '2000000115';
    const pedido = site.buildRegistro(numero, { entidadId: ministerio.id });
    expect((await site.sendRegistro(await site.createSignIn(numero), pedido)).statusCode).toBe(200);
    expect((await accept(await site.createSignIn(numero))).json()).toEqual({ entidad: ministerio });
    expect(await site.listMembresias(numero)).toEqual([
      expect.objectContaining({ estado: 'activa', cargo: 'Administradora', version: 2 }),
    ]);
    expect((await openSignInTo(site, numero)).statusCode).toBe(200);
  });
});
