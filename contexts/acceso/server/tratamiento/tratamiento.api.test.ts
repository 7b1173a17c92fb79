import { findLastAudit, openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RegistroSite, startRegistroSite } from '../../testing/registro-site.ts';

let site: RegistroSite;
beforeAll(async () => {
  site = await startRegistroSite();
});
afterAll(() => site.stop());

const OWN = '1000000003';
const OTHER = '1000000002';

async function call(method: 'GET' | 'POST', numero: string, payload?: object) {
  const token = await openTestSession(site.test.database.kysely, numero);
  return site.test.app.inject({
    method,
    url: '/api/cuenta/autorizacion',
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

/** What is kept of the answers of a person, the first first. */
async function listKept(numero: string) {
  return site.test.database.kysely
    .selectFrom('autorizaciones_tratamiento as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .leftJoin('avisos_tratamiento as v', 'v.huella', 'a.aviso_huella')
    .select(['v.version', 'v.contenido', 'a.autoriza', 'a.medio', 'a.direccion', 'a.created_at'])
    .where('u.numero_identificacion', '=', numero)
    .orderBy('a.id')
    .execute();
}

function setParameter(clave: string, valor: string) {
  return sql`update parametros set valor = ${JSON.stringify(valor)}::jsonb where clave = ${clave}`.execute(
    site.test.database.kysely,
  );
}

async function register(numero: string, change: object = {}) {
  return site.sendRegistro(await site.createSignIn(numero), site.buildRegistro(numero, change));
}

describe('the notice', () => {
  it('is open to everybody, with who is responsible, purposes, transfer, policy and the sentence to authorise', async () => {
    const answer = await site.test.app.inject({ url: '/api-public/tratamiento-de-datos' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      version: '1.0',
      responsable: { nombre: expect.stringMatching(/^Ministerio/), correo: expect.stringContaining('@') },
      finalidades: expect.arrayContaining([expect.stringContaining('identidad')]),
      transferencia: expect.stringContaining('no se venden'),
      politica: expect.stringMatching(/^https:/),
      autorizacion: expect.stringMatching(/^Autorizo de manera previa, expresa e informada/),
    });
  });
});

describe('registration', () => {
  it('a version nobody offers is refused, audited, and leaves neither person nor answer; the token serves again', async () => {
    const signed = await site.createSignIn('2000000901');
    const stale = site.buildRegistro('2000000901', { autorizaTratamiento: '0.9' });
    const refused = await site.sendRegistro(signed, stale);
    expect(refused.json()).toMatchObject({ status: 422, code: 'AVISO_CAMBIADO' });
    expect(await site.findAudit()).toMatchObject({ result: 'rechazo', detail: { codigo: 'AVISO_CAMBIADO' } });
    expect(await site.listMembresias('2000000901')).toEqual([]);
    expect(await listKept('2000000901')).toEqual([]);
    const again = site.buildRegistro('2000000901', { autorizaTratamiento: '1.0' });
    expect((await site.sendRegistro(signed, again)).statusCode).toBe(200);
  });

  it('keeps version, wording, moment and address of the authorisation, audited without them', async () => {
    expect((await register('2000000902', { autorizaTratamiento: '1.0' })).statusCode).toBe(200);
    expect(await listKept('2000000902')).toEqual([
      {
        version: '1.0',
        autoriza: true,
        medio: 'registro',
        direccion: '127.0.0.1',
        contenido: expect.objectContaining({ autorizacion: expect.stringMatching(/^Autorizo/) }),
        created_at: expect.any(Date),
      },
    ]);
    expect(await findLastAudit(site.test.database.kysely, 'autorizar-tratamiento')).toMatchObject({
      result: 'exito',
      detail: { version: '1.0', autoriza: true, medio: 'registro' },
    });
  });

  it('[REG-13] the specified payload registers without it, and it is kept that nobody authorised anything', async () => {
    expect((await register('2000000903')).statusCode).toBe(200);
    expect(await listKept('2000000903')).toEqual([
      expect.objectContaining({ version: null, contenido: null, autoriza: false, medio: 'registro' }),
    ]);
  });
});

describe('a person with a session', () => {
  it('is asked once for each version, whatever they answer, and sees only their own answers', async () => {
    expect((await call('GET', OWN)).json()).toMatchObject({
      pendiente: false,
      respuestas: [{ version: '1.0', autoriza: true, medio: 'registro' }],
    });
    await setParameter('tratamiento.version', '2.0');
    expect((await call('GET', OWN)).json()).toMatchObject({ version: '2.0', pendiente: true });
    const stale = await call('POST', OWN, { version: '1.0', autoriza: true });
    expect(stale.json()).toMatchObject({ status: 422, code: 'AVISO_CAMBIADO' });
    expect((await call('POST', OWN, { version: '2.0', autoriza: false })).statusCode).toBe(200);
    expect((await call('GET', OWN)).json()).toMatchObject({
      pendiente: false,
      respuestas: [{ version: '2.0', autoriza: false, medio: 'ingreso' }, { version: '1.0' }],
    });
    const other = (await call('GET', OTHER)).json();
    expect(other).toMatchObject({ pendiente: true, respuestas: [{ version: '1.0' }] });
    expect((await call('POST', OWN, { version: '2.0', autoriza: true })).json()).toEqual({ autoriza: true });
    expect((await listKept(OWN)).at(-1)).toMatchObject({ autoriza: true, medio: 'cuenta' });
    await setParameter('tratamiento.version', '1.0');
  });

  it('a wording changed under the same version is kept beside the other', async () => {
    await setParameter('tratamiento.autorizacion', 'Autorizo otra cosa.');
    await call('POST', OTHER, { version: '1.0', autoriza: true });
    const [first, last] = await listKept(OTHER);
    expect(first?.contenido).not.toEqual(last?.contenido);
    expect(last?.contenido).toMatchObject({ autorizacion: 'Autorizo otra cosa.' });
  });
});
