/** A file of API tests that does not run over several processes. */
export interface InsideFile {
  readonly file: string;
  /** What of it needs the product in the process of the test, or why there is nothing to share out. */
  readonly because: string;
}

const ALONE = 'it runs the authenticator alone, without the product';
const NO_PRODUCT = 'it asks the database or a module, and no running product';
const STARTS = 'it starts and ends the product by itself, as an operator does';
const LOG = 'it reads the log of the process';
const DISK = 'it looks into the folder of the files, where a shared store has none';
const STATEMENTS = 'it reads the statements that the process sends';

const because = (reason: string, files: readonly string[]): readonly InsideFile[] =>
  files.map((file) => ({ file, because: reason }));

/** Files with the product in their own process; everything else of the API goes over two. */
export const INSIDE_ONLY: readonly InsideFile[] = [
  ...because(ALONE, [
    'authenticator/code-flow.api.test.ts',
    'authenticator/create-account.api.test.ts',
    'authenticator/implicit-flow.api.test.ts',
    'authenticator/keys.api.test.ts',
    'authenticator/notices.api.test.ts',
    'authenticator/secrets-at-rest.api.test.ts',
    'authenticator/sign-in.api.test.ts',
    'authenticator/sign-out.api.test.ts',
    'authenticator/verify-email.api.test.ts',
  ]),
  ...because(NO_PRODUCT, [
    'apps/api/src/arrival-limit.api.test.ts',
    'contexts/esquemas/server/validador/turnos-lotes.api.test.ts',
    'database/natural-order.api.test.ts',
    'database/schema.api.test.ts',
    'database/seeds/lenguaje.api.test.ts',
    'database/seeds/seeds.api.test.ts',
    'platform/server-kit/audit/audit-chain.api.test.ts',
    'platform/server-kit/audit/runtime-role.api.test.ts',
    'platform/server-kit/database/pglite/worker-channel.api.test.ts',
    'platform/server-kit/http/execute-once.api.test.ts',
    'platform/server-kit/limits/shared-places.api.test.ts',
  ]),
  ...because(STARTS, [
    'apps/api/src/audit-verify.api.test.ts',
    'apps/api/src/copy-files.api.test.ts',
    'apps/api/src/invite-admin.api.test.ts',
    'apps/api/src/open-database.api.test.ts',
    'apps/api/src/production-start.api.test.ts',
    'apps/api/src/secrets.api.test.ts',
    'apps/api/src/start.api.test.ts',
    'apps/api/src/two-roles.api.test.ts',
  ]),
  ...because(LOG, [
    'apps/api/src/audit-attack.api.test.ts',
    'apps/api/src/server.api.test.ts',
    'platform/server-kit/audit/refusal-trail.api.test.ts',
  ]),
  ...because(DISK, [
    'apps/api/src/disk-full.api.test.ts',
    'apps/api/src/exportaciones.api.test.ts',
    'contexts/archivos/server/antivirus.api.test.ts',
    'contexts/archivos/server/carpetas.api.test.ts',
    'contexts/archivos/server/refused-content.api.test.ts',
    'contexts/archivos/server/upload.api.test.ts',
    'contexts/mesas/server/actas/sello-acta.api.test.ts',
  ]),
  ...because(STATEMENTS, ['contexts/elementos-de-dato/server/elementos/lecturas-elemento.api.test.ts']),
  ...because('its database breaks in the hands of the process', ['apps/api/src/database-faults.api.test.ts']),
  ...because('it counts to the last call, and two processes are its own', [
    'apps/api/src/limits.api.test.ts',
  ]),
  ...because('two processes and their store are its own', ['apps/api/src/shared-files.api.test.ts']),
];

/** A test that does not run over several processes; the others of its file do. */
export interface InsideTest extends InsideFile {
  /** What its title has in it. */
  readonly title: string;
}

const EXACT = 'it counts to the last call, which n processes join once a second';

/** Tests with the product in their own process, in files that go over two. */
export const INSIDE_TESTS: readonly InsideTest[] = [
  {
    file: 'apps/api/src/outbox.api.test.ts',
    title: 'that says nothing holds four mails at once',
    because: 'each process sends so many at once, and it counts those of one',
  },
  {
    file: 'apps/api/src/embedded-authenticator.api.test.ts',
    title: 'F14: a start in production with',
    because: LOG,
  },
  {
    file: 'contexts/mesas/server/actas/edicion-publica.api.test.ts',
    title: 'the verification recognises both, and names a changed file',
    because: DISK,
  },
  {
    file: 'contexts/certificados/server/certificados.api.test.ts',
    title: 'one changed byte of the PDF, the credential, the record or the seal is found and named',
    because: DISK,
  },
  {
    file: 'contexts/conformidad/server/conformidad.api.test.ts',
    title: 'more than twenty a minute of one caller',
    because: EXACT,
  },
  {
    file: 'contexts/acceso/server/restablecimientos/restablecimientos.api.test.ts',
    title: 'one address that asks too often is stopped with 429',
    because: EXACT,
  },
  {
    file: 'contexts/esquemas/server/validador/riesgos.api.test.ts',
    title: 'one address sends few batches a minute',
    because: EXACT,
  },
  {
    file: 'contexts/esquemas/server/validador/validador.api.test.ts',
    title: 'one address validates 60 messages a minute',
    because: EXACT,
  },
  {
    file: 'contexts/entidades/server/entidades/entidades.api.test.ts',
    title: 'a caller that asks too often is told to wait',
    because: EXACT,
  },
];
