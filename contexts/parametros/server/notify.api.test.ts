import { getNovedad, getUsuarioId, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from './notify.ts';

let test: TestApp;
let usuarioId: number;
beforeAll(async () => {
  test = await startTestApp({ environment: { PUBLIC_URL: 'https://marco.ejemplo.gov.co' } });
  usuarioId = await getUsuarioId(test.database.kysely, '1000000002');
});
afterAll(() => test.close());

const listMessages = (event: string) =>
  test.database.kysely
    .selectFrom('outbox_messages')
    .selectAll()
    .where('event', '=', event)
    .orderBy('id')
    .execute();
const listNotificaciones = (evento: string) =>
  test.database.kysely
    .selectFrom('notificaciones')
    .selectAll()
    .where('evento', '=', evento)
    .orderBy('id')
    .execute();

describe('notify', () => {
  it('[REG-20] an address gets no more mails than it may, though many are written at once', async () => {
    const write = () =>
      test.database.kysely.transaction().execute((transaction) =>
        notify(transaction, {
          evento: getNovedad('registro-recibido'),
          usuarioId,
          correo: 'muchas@ejemplo.gov.co',
          variables: { entidad: 'Alcaldía' },
          tope: { correos: 2, horas: 1 },
        }),
      );
    await Promise.all(Array.from({ length: 8 }, write));
    expect(await listMessages('registro-recibido')).toHaveLength(2);
  });

  it('[REG-20] writes the mail with an absolute link and the notice with a path', async () => {
    await test.database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        evento: getNovedad('usuario-aprobado'),
        usuarioId,
        variables: { entidad: 'Alcaldía <b>', rol: 'Auditor' },
        enlace: '/app',
      }),
    );
    const [message, ...others] = await listMessages('usuario-aprobado');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      subject: 'Su acceso por Alcaldía <b> fue aprobado',
      recipient: expect.stringContaining('@mintic.ejemplo.gov.co'),
      attempts: 0,
      sent_at: null,
      secret: false,
    });
    expect(message?.text_body).toContain('Hola, Luisa:');
    expect(message?.text_body).toContain('https://marco.ejemplo.gov.co/app');
    expect(message?.html_body).toContain('href="https://marco.ejemplo.gov.co/app"');
    expect(message?.html_body).toContain('Alcaldía &lt;b&gt;');
    expect(await listNotificaciones('usuario-aprobado')).toMatchObject([
      {
        usuario_id: usuarioId,
        titulo: 'Su acceso por Alcaldía <b> fue aprobado',
        texto: 'Ya puede ingresar por Alcaldía <b> con el rol Auditor.',
        enlace: '/app',
        visible: true,
        leida_en: null,
        // The preview of the template shows them.
        valores: expect.objectContaining({ nombre: 'Luisa', rol: 'Auditor' }),
      },
    ]);
  });

  it('leaves nothing when the change is rolled back', async () => {
    const undone = test.database.kysely.transaction().execute(async (transaction) => {
      await notify(transaction, {
        evento: getNovedad('rol-asignado'),
        usuarioId,
        variables: { entidad: 'Alcaldía', rol: 'Auditor' },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listMessages('rol-asignado')).toEqual([]);
    expect(await listNotificaciones('rol-asignado')).toEqual([]);
  });

  it('keeps what the person chose: the summary of the day instead of a mail', async () => {
    await test.database.kysely
      .insertInto('preferencias_notificacion')
      .values({ usuario_id: usuarioId, evento: 'usuario-trasladado', correo: 'resumen', producto: false })
      .execute();
    await test.database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        evento: getNovedad('usuario-trasladado'),
        usuarioId,
        variables: { entidad: 'Alcaldía', entidadAnterior: 'Gobernación' },
      }),
    );
    expect(await listMessages('usuario-trasladado')).toEqual([]);
    expect(await listNotificaciones('usuario-trasladado')).toMatchObject([
      { visible: false, resumen_pendiente: true },
    ]);
  });

  it('tells somebody without account by mail alone, and marks a message that opens something', async () => {
    await test.database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        evento: getNovedad('clave-restablecer'),
        usuarioId: null,
        nombre: 'Ingrid',
        correo: 'ingrid@ejemplo.gov.co',
        variables: { vigencia: '30 minutos' },
        enlace: '/account/reset/finish?key=abc&x=1',
        secrets: testSecrets,
      }),
    );
    expect(await listMessages('clave-restablecer')).toMatchObject([
      { recipient: 'ingrid@ejemplo.gov.co', secret: true },
    ]);
    expect(await listNotificaciones('clave-restablecer')).toEqual([]);
  });

  it.each([
    '//otro.ejemplo',
    '/\\otro.ejemplo',
    'https://otro.ejemplo',
    'javascript:alert(1)',
    '@otro.ejemplo',
  ])(
    'tells nobody of %s: a message leads to pages of this site alone, and the database keeps no other address',
    async (enlace) => {
      const { kysely } = test.database;
      const variables = { entidad: 'Alcaldía', rol: 'Auditor' };
      const before = await listMessages('rol-asignado');
      await expect(
        kysely
          .transaction()
          .execute((transaction) =>
            notify(transaction, { evento: getNovedad('rol-asignado'), usuarioId, variables, enlace }),
          ),
      ).rejects.toThrow('would lead out of the site');
      expect(await listMessages('rol-asignado')).toEqual(before);
      await expect(
        kysely
          .insertInto('notificaciones')
          .values({ usuario_id: usuarioId, evento: 'rol-asignado', titulo: '', texto: '', enlace })
          .execute(),
      ).rejects.toThrow('notificaciones_enlace_del_sitio');
    },
  );
});
