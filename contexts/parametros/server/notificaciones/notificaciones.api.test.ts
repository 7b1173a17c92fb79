import { getNovedad, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../notify.ts';

const PROPIA = '1000000002';
const AJENA = '1000000003';

let test: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await startTestApp();
  for (const numero of [PROPIA, AJENA])
    tokens.set(numero, await openTestSession(test.database.kysely, numero, { entidad: false }));
});
afterAll(() => test.close());

const call = (numero: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/notificaciones${url}`,
    headers: { authorization: `Bearer ${tokens.get(numero)}` },
    ...(payload ? { payload } : {}),
  });

async function tell(numero: string, rol: string) {
  const id = await getUsuarioId(test.database.kysely, numero);
  await test.database.kysely.transaction().execute((transaction) =>
    notify(transaction, {
      evento: getNovedad('rol-asignado'),
      usuarioId: id,
      enlace: '/app/home',
      variables: { entidad: 'Alcaldía', rol },
    }),
  );
}

describe('the inbox of a person', () => {
  it('has only their own notices, newest first, and counts what they have not read', async () => {
    for (const rol of ['Uno', 'Dos', 'Tres']) await tell(PROPIA, rol);
    await tell(AJENA, 'Ajeno');
    const inbox = (await call(PROPIA, 'GET', '?tamano=2')).json();
    expect(inbox).toMatchObject({
      total: 3,
      sinLeer: 3,
      notificaciones: [
        { titulo: 'Su rol en Alcaldía es Tres', enlace: '/app/home', leida: false },
        { titulo: 'Su rol en Alcaldía es Dos' },
      ],
    });
    expect((await call(PROPIA, 'GET', '/sin-leer')).json()).toEqual({ sinLeer: 3 });
  });

  it('marks some or all as read, and never those of another person', async () => {
    const { notificaciones } = (await call(PROPIA, 'GET', '')).json();
    const { notificaciones: ajenas } = (await call(AJENA, 'GET', '')).json();
    const ids = [notificaciones[0].id, ajenas[0].id];
    expect((await call(PROPIA, 'POST', '/leer', { ids })).json()).toEqual({ sinLeer: 2 });
    expect((await call(AJENA, 'GET', '/sin-leer')).json()).toEqual({ sinLeer: 1 });
    expect((await call(PROPIA, 'POST', '/leer', { ids: [] })).json()).toEqual({ sinLeer: 2 });
    expect((await call(PROPIA, 'POST', '/leer', {})).json()).toEqual({ sinLeer: 0 });
    expect((await call(AJENA, 'GET', '/sin-leer')).json()).toEqual({ sinLeer: 1 });
  });
});

describe('preferences', () => {
  const rolAsignado = { evento: 'rol-asignado', correo: 'nunca', producto: false };

  it.each([
    ['an event nobody may silence', [{ ...rolAsignado, evento: 'clave-cambiada' }], 'preferencias.0.evento'],
    ['the same event twice', [rolAsignado, rolAsignado], 'preferencias'],
    ['a channel that does not exist', [{ ...rolAsignado, correo: 'paloma' }], 'preferencias.0.correo'],
    ['an event that does not exist', [{ ...rolAsignado, evento: 'otro' }], 'preferencias.0.evento'],
  ])('refuse %s', async (_, preferencias, campo) => {
    const answer = await call(PROPIA, 'PUT', '/preferencias', { preferencias });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles).toMatchObject([{ campo }]);
  });

  it('take back what their GET gives, and name an event that does not exist by its place', async () => {
    const before = (await call(AJENA, 'GET', '/preferencias')).json();
    expect((await call(AJENA, 'PUT', '/preferencias', before)).json()).toEqual(before);
    const [first] = before.preferencias;
    const refused = await call(AJENA, 'PUT', '/preferencias', {
      preferencias: [first, { ...first, evento: 'constructor' }],
    });
    expect(refused.json()).toMatchObject({
      code: 'SOLICITUD_INVALIDA',
      detalles: [{ campo: 'preferencias.1.evento', mensaje: 'Elija un evento de la lista.' }],
    });
  });

  it('are the usual ones until the person chooses, and act at the next event', async () => {
    const before = (await call(PROPIA, 'GET', '/preferencias')).json().preferencias;
    expect(before).toContainEqual({
      evento: 'rol-asignado',
      nombre: 'Rol asignado',
      descripcion: 'Cuenta a la persona que su rol en la entidad cambió.',
      tema: 'Usuarios',
      porCorreo: true,
      porProducto: true,
      correo: 'inmediato',
      producto: true,
    });
    expect(before.map(({ evento }: { evento: string }) => evento)).not.toContain('clave-cambiada');
    const { obligatorias, horaResumen } = (await call(PROPIA, 'GET', '/preferencias')).json();
    expect(obligatorias.map(({ evento }: { evento: string }) => evento)).toContain('clave-cambiada');
    expect(horaResumen).toBe(7);
    const saved = await call(PROPIA, 'PUT', '/preferencias', { preferencias: [rolAsignado] });
    expect(saved.json().preferencias).toContainEqual(expect.objectContaining(rolAsignado));
    const mails = () => test.database.kysely.selectFrom('outbox_messages').select('id').execute();
    const sent = (await mails()).length;
    await tell(PROPIA, 'Cuatro');
    expect((await call(PROPIA, 'GET', '')).json().total).toBe(3);
    expect(await mails()).toHaveLength(sent);
    expect((await call(AJENA, 'GET', '/preferencias')).json().preferencias).toEqual(before);
  });
});
