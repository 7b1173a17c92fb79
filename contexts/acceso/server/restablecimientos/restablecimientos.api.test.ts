import { findLastAudit, openTestSession, testSecrets } from '@marco/test-kit';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ResetSite, startResetSite } from '../../testing/reset-site.ts';
import { createClave, createRestablecimiento } from './restablecimientos.repository.ts';
import { runRestablecimientos } from './run-restablecimientos.ts';
import { submitRestablecimiento } from './submit-restablecimiento.ts';

const OLD = 'Demo2026*';
const NEUTRAL = { recibida: true };

let site: ResetSite;
beforeAll(async () => {
  site = await startResetSite('1000000003');
});
afterAll(() => site.test.close());

const findAudit = (action: string) => findLastAudit(site.test.database.kysely, action);

/** The key of a mail; those before it are forgotten, as if an hour had passed. */
async function askKey(): Promise<string> {
  await sql`delete from restablecimientos_claves`.execute(site.test.database.kysely);
  const { correo, entidadId } = site.persona;
  const before = (await site.listMailedKeys()).length;
  await site.init({ correoEletronico: correo, entidadId });
  await expect.poll(async () => (await site.listMailedKeys()).length).toBe(before + 1);
  return (await site.listMailedKeys()).at(-1) ?? '';
}

/** A key without the mail, for what only the end of the recovery decides. */
function createKey(minutos = 15): Promise<string> {
  return createClave(site.test.database.kysely, site.persona.usuarioId, minutos);
}

async function setParametro(clave: string, valor: number): Promise<void> {
  await sql`update parametros set valor = to_jsonb(${valor}::int) where clave = ${clave}`.execute(
    site.test.database.kysely,
  );
}

/** The statements a piece of work sends, by what they do and where. */
function watchStatements(kysely: typeof site.test.database.kysely) {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(
        `${node.kind} ${JSON.stringify('into' in node ? node.into : 'from' in node && node.from)}`,
      );
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { statements, watched: kysely.withPlugin(plugin) };
}

const MALFORMED = [
  'aña@entidad.gov.co',
  'ana(1)@entidad.gov.co',
  'ana@entidad',
  'ana@entidad.c',
  'ana@entidad.museo',
];

describe('request of a change of password', () => {
  describe('[RESET-01] [RESET-02] the server refuses e-mail and entity with the message of the field', () => {
    it.each<[object, string, string]>([
      [{ entidadId: 1 }, 'correoEletronico', 'El correo electrónico es requerido'],
      [
        { correo: 'ANA@ENTIDAD.GOV.CO', entidadId: 1 },
        'correoEletronico',
        'No tiene el formato correcto nombre@entidad.gov.co',
      ],
      ...MALFORMED.map((correoEletronico): [object, string, string] => [
        { correoEletronico, entidadId: 1 },
        'correoEletronico',
        'No tiene el formato correcto nombre@entidad.gov.co',
      ]),
      [{ correo: 'ana@entidad.gov.co' }, 'entidadId', 'Entidad es requerido'],
      [{ correo: 'ana@entidad.gov.co', entidadId: 'uno' }, 'entidadId', 'Debe ser un número entero.'],
    ])(
      '[RESET-01] [RESET-02] the server refuses %j with the message of the field',
      async (body, campo, mensaje) => {
        const answer = await site.init(body);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ mensaje: expect.any(String) });
        const [detalle] = answer.json().detalles;
        expect(detalle).toEqual({ campo, mensaje });
      },
    );
  });

  describe('[RESET-01] the server takes letters, digits and ._%+- before the at-sign and an ending of 2 to 4 letters', () => {
    it.each(['a.b_c%d+e-9@x-y.gov.co', 'a@b.co', 'a@b.info'])(
      '[RESET-01] the server takes %s',
      async (correo) => {
        expect((await site.init({ correo, entidadId: 1 })).json()).toEqual(NEUTRAL);
      },
    );
  });

  describe('[API-12] [API-01] POST /api/cuenta/reset-password/init mails a key without a session, the e-mail in either spelling', () => {
    it.each(['correoEletronico', 'correo'])('[API-12] as %s', async (name) => {
      const { correo, entidadId } = site.persona;
      const before = (await site.listMailedKeys()).length;
      const answer = await site.init({ [name]: correo, entidadId });
      expect([answer.statusCode, answer.json()]).toEqual([200, NEUTRAL]);
      await expect.poll(async () => (await site.listMailedKeys()).length).toBe(before + 1);
    });
  });

  it('[RESET-03] known and unknown e-mails, entities and pairs are answered alike', async () => {
    const { correo, entidadId } = site.persona;
    for (const body of [
      { correo, entidadId: entidadId + 1 },
      { correo, entidadId: 2_000_000_000 },
      { correo: 'nadie@entidad.gov.co', entidadId },
    ]) {
      const answer = await site.init(body);
      expect([answer.statusCode, answer.json()]).toEqual([200, NEUTRAL]);
    }
    await expect.poll(site.countPending).toBe(0);
    expect(await findAudit('enviar-clave')).toMatchObject({
      result: 'rechazo',
      object_id: null,
      detail: { codigo: 'SIN_CUENTA' },
    });
  });

  it('[RESET-03] before the answer the same statements run for a known and for an unknown account', async () => {
    const { kysely } = site.test.database;
    const { entidadId, correo } = site.persona;
    const work: string[][] = [];
    const origin = { actor: null, address: '127.0.0.1', correlationId: 'prueba' };
    for (const escrito of [correo, 'nadie@entidad.gov.co']) {
      const { statements, watched } = watchStatements(kysely);
      const dependencies = {
        database: watched,
        contrasenas: {
          hash: async (text: string) => text,
          write: async () => true,
          isActual: async () => true,
          isComun: async () => false,
          isPropia: async () => false,
          deleteIdentidad: async () => undefined,
        },
        entregaClaves: true,
        onRestablecimiento: () => statements.push('woken'),
      };
      await submitRestablecimiento(dependencies, { correo: escrito, entidadId }, origin);
      work.push(statements);
    }
    expect(work[0]).toEqual(work[1]);
    expect(work[0]?.at(-1)).toBe('woken');
    expect(JSON.stringify(work)).not.toMatch(/usuarios|membresias|outbox|claves/);
  });

  it('[RESET-03] a person is sent at most three keys in an hour, whoever asks', async () => {
    const { correo, entidadId } = site.persona;
    for (let times = 0; times < 5; times += 1) await site.init({ correo, entidadId });
    await expect.poll(site.countPending).toBe(0);
    expect(await site.listMailedKeys()).toHaveLength(3);
    expect(await findAudit('enviar-clave')).toMatchObject({ detail: { codigo: 'DEMASIADOS_ENVIOS' } });
  });

  it('[RESET-03] nor more when several processes attend their requests at once', async () => {
    const { kysely } = site.test.database;
    const { correo, entidadId, usuarioId } = site.persona;
    await sql`delete from restablecimientos_claves`.execute(kysely);
    const before = (await site.listMailedKeys()).length;
    const pedido = { correo, entidadId, direccion: '127.0.0.1', correlationId: 'prueba' };
    for (let times = 0; times < 8; times += 1) await createRestablecimiento(kysely, pedido);
    const { emisor } = await kysely
      .selectFrom('usuarios')
      .select('emisor')
      .where('id', '=', usuarioId)
      .executeTakeFirstOrThrow();
    const attend = () =>
      runRestablecimientos({ database: kysely, secrets: testSecrets, emisor: emisor ?? '' });
    await Promise.all([attend(), attend(), attend(), attend()]);
    expect(await site.countPending()).toBe(0);
    expect((await site.listMailedKeys()).length - before).toBe(3);
  });

  it('[RESET-03] one address that asks too often is stopped with 429 and a mensaje', async () => {
    const ask = () => site.init({ correo: 'nadie@entidad.gov.co', entidadId: 1 }, '10.9.9.9');
    for (let times = 0; times < 10; times += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().mensaje).toMatch(/demasiadas peticiones/);
  });

  it('[RESET-05] [AREA-10] a key lasts the minutes of the parameter, changed without restart', async () => {
    const readMinutes = async () => {
      await askKey();
      const { rows } = await sql<{ minutes: number }>`select
        round(extract(epoch from vence_en - now()) / 60)::int as minutes
        from restablecimientos_claves where usada_en is null`.execute(site.test.database.kysely);
      return rows.map(({ minutes }) => minutes);
    };
    expect(await readMinutes()).toEqual([15]);
    await setParametro('contrasena.vigenciaMinutos', 40);
    try {
      expect(await readMinutes()).toEqual([40]);
    } finally {
      await setParametro('contrasena.vigenciaMinutos', 15);
    }
  });

  it('[RESET-05] only the hash of a key is stored', async () => {
    const key = await askKey();
    const { rows } = await sql<{ all: string }>`select json_agg(k)::text as all
      from restablecimientos_claves k`.execute(site.test.database.kysely);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(rows[0]?.all).not.toContain(key);
  });
});

describe('end of a change of password', () => {
  it('[RESET-05] an unknown, used or expired key is refused with a mensaje, and audited', async () => {
    const used = await createKey();
    expect((await site.finish(used, OLD)).statusCode).toBe(200);
    for (const key of ['', 'inventada', used, await createKey(-1)]) {
      const answer = await site.finish(key, 'Nueva2026*');
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'ENLACE_NO_VALIDO',
        mensaje:
          'El enlace para restablecer la contraseña no es válido, ya se usó o venció. Solicite uno nuevo.',
      });
    }
    expect(await findAudit('restablecer-contrasena')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'ENLACE_NO_VALIDO' },
    });
    expect(await site.canSignIn(OLD)).toBe(true);
  });

  it('[API-13] [API-01] POST /api/cuenta/reset-password/finish {key, newPassword}: an error carries mensaje at its top level', async () => {
    const answer = await site.finish('inventada', 'Nueva2026*');
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(Object.keys(answer.json())).toContain('mensaje');
    const incomplete = await site.test.app.inject({
      method: 'POST',
      url: '/api/cuenta/reset-password/finish',
      payload: {},
    });
    expect([incomplete.statusCode, typeof incomplete.json().mensaje]).toEqual([400, 'string']);
  });

  it('[RESET-05] of equal keys sent at once one changes the password', async () => {
    const key = await createKey();
    const answers = await Promise.all(
      ['Primera clave 1', 'Segunda clave 2', 'Tercera clave 3'].map((text) => site.finish(key, text)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  it.each([
    ['[RESET-04] 3 characters do not pass', 'abc', 400],
    ['[RESET-04] 4 characters pass', '7h#K', 200],
    ['[RESET-04] 50 characters pass', 'ñK7#x'.repeat(10), 200],
    ['[RESET-04] 51 characters do not pass', 'ñ'.repeat(51), 400],
  ])('%s', async (_title, newPassword, status) => {
    const answer = await site.finish(await createKey(), newPassword);
    expect(answer.statusCode).toBe(status);
    if (status === 400)
      expect(answer.json().detalles).toEqual([
        { campo: 'newPassword', mensaje: 'El contraseña es requerida' },
      ]);
  });

  it('a refused password leaves the key usable', async () => {
    const key = await createKey();
    expect((await site.finish(key, 'abc')).statusCode).toBe(400);
    expect((await site.finish(key, OLD)).statusCode).toBe(200);
  });

  it.each([
    ['1234', 'CONTRASENA_COMUN', 'Esa contraseña es muy común'],
    ['colombia2026', 'CONTRASENA_COMUN', 'Esa contraseña es muy común'],
    ['1000000003', 'CONTRASENA_PROPIA', 'La contraseña no puede ser su número, su correo ni su nombre'],
  ])('F14: refuses «%s» with its reason and leaves the key usable', async (contrasena, code, mensaje) => {
    const key = await createKey();
    const answer = await site.finish(key, contrasena);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect(answer.json().mensaje).toContain(mensaje);
    expect(await site.canSignIn(OLD)).toBe(true);
    expect((await site.finish(key, OLD)).statusCode).toBe(200);
  });

  it('[RESET-04] the bounds are one parameter with those of the account creation', async () => {
    const createAccount = async (contrasena: string, numero: string) => {
      const answer = await site.test.app.inject({
        method: 'POST',
        url: '/autenticador/crear-cuenta',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          acceso: 'documento',
          tipo: 'CC',
          numero,
          primerNombre: 'Ana',
          primerApellido: 'Ruiz',
          correo: 'ana@ejemplo.gov.co',
          contrasena,
          confirmacion: contrasena,
          autoriza: '1.0',
        }).toString(),
      });
      return answer.statusCode;
    };
    expect(await createAccount('abc', '52418001')).toBe(422);
    expect(await createAccount('7h#K', '52418002')).toBe(200);
    expect(await createAccount('7h#Kq'.repeat(10), '52418003')).toBe(200);
    expect(await createAccount(`${'7h#Kq'.repeat(10)}x`, '52418004')).toBe(422);
    await setParametro('contrasena.minimoCaracteres', 6);
    try {
      expect(await createAccount('abcde', '52418005')).toBe(422);
      expect((await site.finish(await createKey(), 'abcde')).statusCode).toBe(400);
      const { contrasena } = (await site.test.app.inject('/api-public/configuracion')).json().formularios;
      expect(contrasena).toEqual({ minimo: 6, maximo: 50 });
    } finally {
      await setParametro('contrasena.minimoCaracteres', 4);
    }
  });

  it('[RESET-07] [API-13] the new password signs in at the authenticator and the old one no longer does', async () => {
    await site.finish(await createKey(), OLD);
    expect(await site.canSignIn(OLD)).toBe(true);
    const answer = await site.finish(await askKey(), 'Otra clave 2026');
    expect([answer.statusCode, answer.json()]).toEqual([200, { restablecida: true }]);
    expect(await site.canSignIn(OLD)).toBe(false);
    expect(await site.canSignIn('Otra clave 2026')).toBe(true);
  });

  it('[RESET-07] every session of the person is closed, of nobody else; other keys serve no more; the person is told', async () => {
    const { kysely } = site.test.database;
    const [own, other] = [
      await openTestSession(kysely, '1000000003'),
      await openTestSession(kysely, '1000000002'),
    ];
    const [key, spare] = [await createKey(), await createKey()];
    await site.finish(key, OLD);
    const read = async (token: string) =>
      (
        await site.test.app.inject({
          url: '/api/servicioLogin/usuario',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    expect([await read(own), await read(other)]).toEqual([401, 200]);
    expect((await site.finish(spare, 'Nueva2026*')).statusCode).toBe(422);
    const { rows } = await sql<{ recipient: string; text_body: string }>`select recipient, text_body
      from outbox_messages where event = 'clave-cambiada' order by id desc limit 1`.execute(kysely);
    expect(rows[0]?.recipient).toBe(site.persona.correo);
    expect(await findAudit('restablecer-contrasena')).toMatchObject({ result: 'rechazo' });
  });
});

describe('with an external authenticator', () => {
  it('[RESET-07] the API says that the password is changed there, and the configuration says where', async () => {
    const external = await startResetSite('1000000003', {
      environment: {
        OIDC_ISSUER: 'https://autenticador.ejemplo/realms/co',
        OIDC_PASSWORD_URL: 'https://autenticador.ejemplo/clave',
      },
    });
    try {
      const { correo, entidadId } = external.persona;
      const answers = [await external.init({ correo, entidadId }), await external.finish('x', 'Nueva2026*')];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({
          code: 'CONTRASENA_EXTERNA',
          mensaje: 'La contraseña se cambia en el autenticador digital, no en este sistema.',
        });
      }
      const { autenticador } = (await external.test.app.inject('/api-public/configuracion')).json();
      expect(autenticador.cambioContrasena).toBe('https://autenticador.ejemplo/clave');
    } finally {
      await external.test.close();
    }
  });
});
