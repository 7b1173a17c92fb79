import { createServer, type Socket } from 'node:net';
import { addOutboxMessage, createSmtpMailer, reopenOutboxMessage, sendDueMessage } from '@marco/server-kit';
import {
  openTestDatabase,
  startTestApp,
  startTestMailServer,
  type TestMailServer,
  testSecrets,
} from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.kysely.deleteFrom('outbox_messages').execute());

const sender = async () => ({ name: 'Marco', address: 'no-responder@ejemplo.gov.co' });
const add = (change: object = {}) =>
  addOutboxMessage(database.kysely, {
    event: 'usuario-aprobado',
    recipient: 'ana@ejemplo.gov.co',
    subject: 'Ñandú: «aprobado»',
    text: 'Señora: está aprobado.\nhttps://marco.ejemplo/app?a=1&b=2',
    html: '<p>Señora: está aprobado.</p>',
    ...change,
  });
const send = (url: string, stepLimitMs?: number) =>
  sendDueMessage(database.kysely, {
    mailer: createSmtpMailer({ url, ...(stepLimitMs ? { stepLimitMs } : {}) }),
    secrets: testSecrets,
    findSender: sender,
  });
const getMessage = () =>
  database.kysely
    .selectFrom('outbox_messages')
    .selectAll()
    .select(sql<boolean>`next_attempt_at > now()`.as('waits'))
    .executeTakeFirstOrThrow();
const makeDue = () =>
  database.kysely.updateTable('outbox_messages').set({ next_attempt_at: sql`now()` }).execute();

/** A server that speaks as it likes; `talk` gets the connection. */
async function startOddServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    sockets,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a mail server that accepts', () => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await startTestMailServer();
  });
  afterAll(() => server.stop());

  it('[MESA-11] an event travels as a way to show the message and as a file, for calendar programs', async () => {
    const body = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await add({ calendar: { method: 'REQUEST', body } });
    expect(await send(server.url)).toBe(true);
    const mail = server.mails.at(-1);
    expect(mail?.calendar.trimEnd()).toBe(body.trimEnd());
    expect(mail?.types.map((type) => type.split(';')[0])).toEqual([
      'text/plain',
      'text/html',
      'text/calendar',
      'application/ics',
    ]);
    expect(mail?.types[2]).toMatch(/method=REQUEST/);
  });

  it('[AREA-09] a file travels beside both bodies, and its bytes leave the outbox once it was sent', async () => {
    const content = Buffer.from('Código;Cifra\r\nIND-02;65,9 %\r\n');
    const attachment = { name: 'ind-02-2026-11-28.csv', type: 'text/csv', content };
    await expect(add({ attachment, sealedWith: testSecrets })).rejects.toThrow(/carries no file/);
    const large = { ...attachment, content: Buffer.alloc(5 * 1024 * 1024 + 1) };
    await expect(add({ attachment: large })).rejects.toThrow(/too large/);
    await add({ attachment });
    expect(await send(server.url)).toBe(true);
    const mail = server.mails.at(-1);
    expect(mail?.files).toEqual([attachment]);
    expect(mail?.text).toContain('Señora: está aprobado.');
    expect(await getMessage()).toMatchObject({
      attachment_name: attachment.name,
      attachment_bytes: content.length,
      attachment_body: null,
    });
  });

  it('[REG-20] receives both bodies, letter by letter, and the message is marked', async () => {
    await add();
    expect(await send(server.url)).toBe(true);
    const { message_key } = await getMessage();
    const mail = server.mails.at(-1);
    expect(mail).toMatchObject({
      text: expect.stringContaining('Señora: está aprobado.'),
      html: expect.stringContaining('<p>Señora: está aprobado.</p>'),
      headers: {
        subject: 'Ñandú: «aprobado»',
        from: 'Marco <no-responder@ejemplo.gov.co>',
        to: 'ana@ejemplo.gov.co',
        'message-id': `<${message_key}@ejemplo.gov.co>`,
        'auto-submitted': 'auto-generated',
      },
    });
    expect(mail?.text).toContain('https://marco.ejemplo/app?a=1&b=2');
    expect(await getMessage()).toMatchObject({
      attempts: 1,
      sent_at: expect.any(Date),
      last_error: null,
      text_body: expect.stringContaining('Señora'),
    });
    expect(await send(server.url)).toBe(false);
  });

  it('keeps no text of a message that opens something, once sent', async () => {
    await add({ sealedWith: testSecrets });
    await send(server.url);
    expect(await getMessage()).toMatchObject({ text_body: '', html_body: '', sent_at: expect.any(Date) });
  });

  it('sends each message once although several look at the same time', async () => {
    const subjects = Array.from({ length: 8 }, (_, position) => `Mensaje ${position}`);
    for (const subject of subjects) await add({ subject });
    const before = server.mails.length;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (await send(server.url));
      }),
    );
    const received = server.mails.slice(before).map((mail) => mail.headers['subject']);
    expect(received.toSorted()).toEqual(subjects);
  });

  it('a claim that ended without a mark is sent again, with the same Message-ID', async () => {
    await add();
    await send(server.url);
    await database.kysely.updateTable('outbox_messages').set({ sent_at: null }).execute();
    expect(await send(server.url)).toBe(false);
    await makeDue();
    expect(await send(server.url)).toBe(true);
    const [first, second] = server.mails.slice(-2).map((mail) => mail.headers['message-id']);
    expect(first).toBe(second);
  });
});

describe('a mail server that does not accept', () => {
  /** Only for a server that never answers: on a busy machine an answer may take longer. */
  const IMPATIENT_MS = 80;

  it.each([
    { code: 450, at: 'recipient', abandoned: false, reason: /no aceptó al remitente o al destinatario.*450/ },
    { code: 550, at: 'recipient', abandoned: true, reason: /no aceptó al remitente o al destinatario.*550/ },
    { code: 452, at: 'message', abandoned: false, reason: /no aceptó el mensaje.*452/ },
    { code: 554, at: 'message', abandoned: true, reason: /no aceptó el mensaje.*554/ },
  ] as const)('$code for the $at', async ({ code, at, abandoned, reason }) => {
    const server = await startTestMailServer({ refuse: { code, at } });
    await add();
    await send(server.url);
    await server.stop();
    expect(await getMessage()).toMatchObject({
      attempts: 1,
      sent_at: null,
      last_error: expect.stringMatching(reason),
      abandoned_at: abandoned ? expect.any(Date) : null,
      waits: true,
    });
  });

  it.each([
    ['says nothing', () => undefined, IMPATIENT_MS, /no respondió a tiempo/],
    [
      'talks nonsense',
      (socket: Socket) => socket.write('¡Hola!\r\n'),
      undefined,
      /no se entiende|no fue posible/i,
    ],
    ['hangs up', (socket: Socket) => socket.end(), undefined, /No fue posible/],
    [
      'asks for patience without end',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('220-un momento\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
      IMPATIENT_MS,
      /no respondió a tiempo/,
    ],
  ])('that %s: the message waits with the reason', async (_, talk, stepLimitMs, reason) => {
    const server = await startOddServer(talk);
    await add();
    expect(await send(server.url, stepLimitMs)).toBe(true);
    await server.stop();
    expect(await getMessage()).toMatchObject({
      sent_at: null,
      abandoned_at: null,
      last_error: expect.stringMatching(reason),
      waits: true,
    });
  });

  it('that is not there: attempts go on until the message is given up, and «Reintentar» begins again', async () => {
    const server = await startTestMailServer();
    await server.stop();
    const id = await add();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect((await getMessage()).abandoned_at).toBeNull();
      await makeDue();
      await send(server.url);
    }
    expect(await getMessage()).toMatchObject({
      attempts: 12,
      abandoned_at: expect.any(Date),
      last_error: 'No fue posible conectarse con el servidor de correo',
    });
    await makeDue();
    expect(await send(server.url)).toBe(false);
    expect(await reopenOutboxMessage(database.kysely, id)).toBe(true);
    const back = await startTestMailServer();
    expect(await send(back.url)).toBe(true);
    expect(back.mails).toHaveLength(1);
    expect(await reopenOutboxMessage(database.kysely, id)).toBe(false);
    await back.stop();
  });

  it('that says nothing holds four mails at once, not one after the other, and no more', async () => {
    const server = await startOddServer(() => undefined);
    for (let mail = 0; mail < 6; mail += 1) await add();
    const test = await startTestApp({ database, workers: true, environment: { SMTP_URL: server.url } });
    await expect.poll(() => server.sockets.size).toBe(4);
    const { rows } = await sql<{ claimed: number }>`select count(*) as claimed from outbox_messages
      where attempts = 1`.execute(database.kysely);
    expect(rows).toEqual([{ claimed: 4 }]);
    await server.stop();
    await test.close();
  });

  it('credentials are not said to another machine without encryption', async () => {
    const server = await startTestMailServer();
    await add();
    // An address that is this machine without being called so.
    await send(server.url.replace('smtp://127.0.0.1', 'smtp://ana:secreta@0.0.0.0'));
    expect(server.mails).toEqual([]);
    expect((await getMessage()).last_error).toMatch('El servidor de correo no ofrece una conexión cifrada');
    await server.stop();
  });
});
