import '../../tools/system/follow-parent.ts';
import { prepareTestTemplate, startTestApp, startTestMailServer } from '@marco/test-kit';
import { startStubRecaptcha } from '@marco/test-kit/stub-recaptcha';
import { addresses, databasePort, EXTERNAL_CLIENT, ports, type ServerName } from './addresses.ts';
import { openDatabasePort } from './database-port.ts';
import { addManyMesas } from './many-mesas.ts';

const EXTERNAL = { OIDC_ISSUER: `${addresses.issuer}/autenticador`, OIDC_CLIENT_ID: EXTERNAL_CLIENT };

/** Settings of each server beside those of every test application. */
const ENVIRONMENTS: Readonly<Partial<Record<ServerName, Readonly<Record<string, string>>>>> = {
  product: { LOGIN_ATTEMPT_DELAY_MS: '300' },
  defaultDelay: { LOGIN_ATTEMPT_DELAY_MS: '' },
  secondFactor: { SECOND_FACTOR: 'required' },
  recaptcha: {
    RECAPTCHA_KEY: 'clave-publica',
    RECAPTCHA_SECRET: 'secreto',
    RECAPTCHA_URL: `${addresses.recaptchaService}/recaptcha/api/siteverify`,
  },
  externalImplicit: EXTERNAL,
  externalCode: { ...EXTERNAL, OIDC_FLOW: 'code' },
};

const name = process.argv[2] as ServerName;
await prepareTestTemplate();
const mailServer = name === 'defaultDelay' ? await startTestMailServer() : undefined;
const recaptcha = name === 'recaptcha' ? await startStubRecaptcha(ports.recaptchaService) : undefined;
const running = await startTestApp({
  listen: true,
  // Mails leave by a worker; without a mail server each journey has its outbox to itself.
  workers: mailServer !== undefined,
  environment: {
    PORT: String(ports[name]),
    PUBLIC_URL: addresses[name],
    ...(mailServer ? { SMTP_URL: mailServer.url } : {}),
    ...ENVIRONMENTS[name],
  },
});
const { OIDC_ISSUER: issuer } = ENVIRONMENTS[name] ?? {};
// The demo people of an external authenticator are known under its own name.
if (issuer) await running.database.kysely.updateTable('usuarios').set({ emisor: issuer }).execute();
if (name === 'product') await addManyMesas(running.database);
const databaseServer = openDatabasePort(running.database, databasePort(name), mailServer?.mails);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    databaseServer.close();
    void running
      .close()
      .then(() => Promise.all([mailServer?.stop(), recaptcha?.stop()]))
      .then(() => process.exit(0));
  });
}
// The worker that started this process waits for it.
process.send?.('answers');
