import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSchema } from '@marco/database';
import { openPglite } from '@marco/server-kit/database';
import { openTestSession } from '@marco/test-kit';
import { runProduct } from '../product/run-product.ts';
import type { Fault } from './fault.ts';

const MAILS = 12;
/** As many conversations as the product holds at once (apps/api/src/workers.ts). */
const AT_ONCE = 4;
const LIMIT_MS = 90_000;
const READ_LIMIT_MS = 2000;

/** A mail server takes connections and says nothing: several mails are tried at once, a bounded number, and nobody waits. */
export const hangingMail: Fault = {
  name: 'hanging-mail',
  run: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'marco-faults-'));
    const server = await startSilentServer();
    const environment = { DATA_DIR: directory };
    try {
      await (await runProduct(environment)).stop();
      const database = openPglite<DatabaseSchema>({ directory });
      const token = await openTestSession(database.kysely, '1000000001');
      await database.close();
      const product = await runProduct({ ...environment, SMTP_URL: server.url });
      const begun = performance.now();
      for (let mail = 0; mail < MAILS; mail += 1) await askForMail(product.url, token);
      let slowest = 0;
      while (server.accepted() < MAILS && performance.now() - begun < LIMIT_MS) {
        const asked = performance.now();
        await (await fetch(`${product.url}/api-public/servicios`)).text();
        slowest = Math.max(slowest, performance.now() - asked);
        await wait(100);
      }
      const seconds = Math.round((performance.now() - begun) / 1000);
      const tried = server.accepted();
      await server.stop();
      await product.stop();
      return {
        ok: tried >= MAILS && server.most() === AT_ONCE && slowest <= READ_LIMIT_MS,
        figures:
          `${tried} of ${MAILS} mails tried in ${seconds} s, ${server.most()} at once, ` +
          `slowest read of others ${Math.round(slowest)} ms`,
      };
    } finally {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

async function startSilentServer() {
  const sockets = new Set<Socket>();
  let accepted = 0;
  let most = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    accepted += 1;
    most = Math.max(most, sockets.size);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted: () => accepted,
    most: () => most,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function askForMail(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/correos/plantillas/rol-asignado/prueba`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ asunto: 'Correo', cuerpo: 'Hola, {{nombre}}.', aviso: 'Aviso' }),
  });
  if (!answer.ok) throw new Error(`The mail was answered ${answer.status}: ${await answer.text()}`);
}
