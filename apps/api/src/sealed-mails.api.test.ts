import { startResetSite } from '@marco/acceso/testing/reset-site';
import {
  createSecrets,
  createSmtpMailer,
  openBodies,
  protectMessages,
  sendDueMessage,
} from '@marco/server-kit';
import { openTestDatabase, startTestMailServer, type TestMailServer, testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const LINK = /https?:\S+\/reset-end\?key=([\w-]{43})/;
const CLEAR = 'Abra https://marco.ejemplo/reset-end?key=clave-en-claro';
const NUMERO = '1000000003';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

let database: Database;
let server: TestMailServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestMailServer();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});
beforeEach(() => database.kysely.deleteFrom('outbox_messages').execute());

const listRows = () => database.kysely.selectFrom('outbox_messages').selectAll().orderBy('id').execute();
const sender = async () => ({ name: 'Marco', address: 'no-responder@ejemplo.gov.co' });
const send = (secrets = testSecrets) =>
  sendDueMessage(database.kysely, {
    mailer: createSmtpMailer({ url: server.url }),
    secrets,
    findSender: sender,
  });

/** As an earlier release left it in the queue. */
async function addClearMessage(state: object = {}): Promise<void> {
  const values = {
    event: 'clave-restablecer',
    recipient: 'ana@ejemplo.gov.co',
    subject: 'Cambio',
    secret: true,
    text_body: CLEAR,
    html_body: `<p>${CLEAR}</p>`,
    ...state,
  };
  await database.kysely.insertInto('outbox_messages').values(values).execute();
}

/** A change of password asked for at its endpoint; nothing sends the mail yet. */
async function askChange() {
  const site = await startResetSite(NUMERO, { database, environment: { SMTP_URL: server.url } });
  const { correo, entidadId } = site.persona;
  await site.init({ correoEletronico: correo, entidadId });
  await expect.poll(async () => (await listRows()).length).toBe(1);
  return site;
}

describe('a mail that opens something', () => {
  it('F4: goes from the endpoint to the mail server; the table never shows its link, which serves once', async () => {
    const site = await askChange();
    const waiting = JSON.stringify(await listRows());
    expect(await send()).toBe(true);
    const mail = server.mails.at(-1);
    const [link = '', key = ''] = LINK.exec(mail?.text ?? '') ?? [];
    expect(link).toContain(site.test.settings.publicUrl);
    expect(mail?.html).toContain(key);
    const sent = await listRows();
    for (const stored of [waiting, JSON.stringify(sent)])
      for (const secret of [key, 'reset-end', 'Hola']) expect(stored).not.toContain(secret);
    expect(sent).toMatchObject([
      { secret: true, sealed_body: null, text_body: '', html_body: '', sent_at: expect.any(Date) },
    ]);
    expect((await site.finish(key, 'Otra clave 2026')).statusCode).toBe(200);
    expect(await site.canSignIn('Otra clave 2026')).toBe(true);
    expect((await site.finish(key, 'Otra clave 2027')).statusCode).toBe(422);
    await site.test.close();
  });

  it('F4: is not sent with the text of another one, and a reason says so', async () => {
    const site = await askChange();
    const [sealed] = await listRows();
    await addClearMessage({ sealed_body: sealed?.sealed_body ?? '' });
    const [, moved] = await listRows();
    await database.kysely
      .deleteFrom('outbox_messages')
      .where('id', '<>', moved?.id ?? 0)
      .execute();
    const before = server.mails.length;
    expect(await send()).toBe(true);
    expect(server.mails).toHaveLength(before);
    expect(await listRows()).toMatchObject([
      { sent_at: null, abandoned_at: null, last_error: 'El texto del mensaje no se pudo descifrar' },
    ]);
    await site.test.close();
  });

  it('F4: of the queue of an earlier release still goes, and lies sealed after the start', async () => {
    await addClearMessage();
    expect(await send()).toBe(true);
    expect(server.mails.at(-1)?.text).toContain(CLEAR);
    await database.kysely.deleteFrom('outbox_messages').execute();
    await addClearMessage();
    await addClearMessage({ abandoned_at: new Date(), last_error: 'No.' });
    await addClearMessage({ secret: false, next_attempt_at: new Date(Date.now() + 60_000) });
    await protectMessages(database.kysely, testSecrets);
    const [waiting, abandoned, open] = await listRows();
    for (const row of [waiting, abandoned]) expect(JSON.stringify(row)).not.toContain('clave-en-claro');
    expect(open).toMatchObject({ text_body: CLEAR, sealed_body: null });
    expect(await send()).toBe(true);
    expect(server.mails.at(-1)).toMatchObject({
      text: expect.stringContaining(CLEAR),
      html: expect.stringContaining(`<p>${CLEAR}</p>`),
    });
  });

  it('F4: follows another secrets key, and waits while nobody has the key', async () => {
    const site = await askChange();
    const [earlier, later] = [Buffer.alloc(32, 'prueba'), Buffer.alloc(32, 7)];
    expect(await send(createSecrets(later))).toBe(true);
    const [left] = await listRows();
    expect(left).toMatchObject({ sent_at: null, abandoned_at: null });
    await protectMessages(database.kysely, createSecrets(later, [earlier]));
    const [row] = await listRows();
    if (!row) throw new Error('The message is gone.');
    expect(openBodies(createSecrets(later), row).text).toMatch(LINK);
    expect(() => openBodies(testSecrets, row)).toThrow('unknown key');
    await site.test.close();
  });
});
