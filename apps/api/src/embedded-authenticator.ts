import { type Contrasenas, getAvisoTratamiento, novedadesAcceso } from '@marco/acceso/server';
import {
  createAuthenticator,
  EMBEDDED_ISSUER_KEY,
  type EmailLink,
  findAccount,
  hashPassword,
  isCommonPassword,
  isOwnPassword,
  type PasswordCost,
  releaseIdentity,
  verifyPasswordOf,
  writePassword,
} from '@marco/authenticator';
import type { DatabaseSchema } from '@marco/database';
import { demoIdentities } from '@marco/database/seeds';
import { findParametroEntero, findParametroTexto, notify, presentMomento } from '@marco/parametros/port';
import { type Recaptcha, type Secrets, writeAudit } from '@marco/server-kit';
import type { Identidades } from '@marco/usuarios/server';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from './settings.ts';

/** The passwords of the embedded authenticator, as the product changes them. */
export const createContrasenas = (kysely: Kysely<DatabaseSchema>, cost?: PasswordCost): Contrasenas => ({
  hash: (contrasena) => hashPassword(contrasena, cost),
  write: writePassword,
  isActual: (subject, password, address) =>
    verifyPasswordOf(kysely, { subject, password, address }, new Date(), cost),
  deleteIdentidad: async (transaction, sujeto) => {
    const account = await findAccount(transaction, sujeto);
    if (account) await releaseIdentity(transaction, account.identificationType, account.identificationNumber);
  },
  isComun: isCommonPassword,
  isPropia: async (transaction, sujeto, contrasena) => {
    const account = await findAccount(transaction, sujeto);
    return account !== undefined && isOwnPassword(contrasena, account);
  },
});

/** Its identities, as the administration of users frees them. */
export const embeddedIdentidades: Identidades = { emisor: EMBEDDED_ISSUER_KEY, release: releaseIdentity };

/** Characters of the specification (§9), and those advised where a person alone keeps the password. */
const SPECIFIED_MINIMUM = 4;
const ADVISED_MINIMUM = 12;

/** How a mail greets somebody whose name nobody verified. */
const TITULAR = 'titular de la cuenta';

interface AuthenticatorDependencies {
  readonly kysely: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
  readonly passwordCost: PasswordCost | undefined;
  readonly recaptcha: Recaptcha | null;
}

/** Mounts the embedded OpenID provider on the product's own server. */
export async function registerAuthenticator(
  app: FastifyInstance,
  settings: Settings,
  { kysely, secrets, passwordCost, recaptcha }: AuthenticatorDependencies,
): Promise<void> {
  const authenticator = await createAuthenticator({
    kysely,
    secrets,
    publicUrl: settings.publicUrl,
    client: { id: settings.oidc.clientId },
    demoIdentities: settings.demoData ? demoIdentities : null,
    productTitle: () => findParametroTexto(kysely, 'titulo.producto', 'Marco de Interoperabilidad'),
    passwordLength: async () => ({
      minimum: await findMinimum(kysely),
      maximum: await findParametroEntero(kysely, 'contrasena.maximoCaracteres', 50),
    }),
    ...(passwordCost ? { passwordCost } : {}),
    recaptcha,
    logger: app.log,
    registerUrl: `${settings.publicUrl}/register`,
    privacyNotice: async () => {
      const { version, autorizacion } = await getAvisoTratamiento(kysely);
      return { version, text: autorizacion, url: `${settings.publicUrl}/tratamiento-de-datos` };
    },
    ...(settings.smtpUrl ? { sendEmailLink: (link) => sendEmailLink(kysely, secrets, link) } : {}),
    tellOwner: async ({ name, email }) => {
      await kysely.transaction().execute((transaction) =>
        notify(transaction, {
          evento: novedadesAcceso['identidad-existente'],
          usuarioId: null,
          correo: email,
          nombre: name ?? TITULAR,
          variables: { fecha: presentMomento(new Date()) },
        }),
      );
    },
    onSecurityEvent: (event) =>
      writeAudit(
        kysely,
        { actor: null, address: event.address, correlationId: event.correlationId },
        {
          action: event.action,
          result: event.result,
          objectType: 'identidad',
          objectId: event.subject ?? null,
          ...(event.reason ? { detail: { motivo: event.reason } } : {}),
        },
      ),
  });
  await app.register(authenticator.plugin);
  if (settings.production) await warnShortPasswords(app, kysely);
}

/** Mails the link that verifies the e-mail of an identity. The mail contains no text of the person who created it. */
async function sendEmailLink(
  kysely: Kysely<DatabaseSchema>,
  secrets: Secrets,
  { email, path, hours }: EmailLink,
): Promise<void> {
  await kysely.transaction().execute((transaction) =>
    notify(transaction, {
      evento: novedadesAcceso['correo-por-verificar'],
      usuarioId: null,
      correo: email,
      nombre: TITULAR,
      secrets,
      variables: { vigencia: `${hours} horas` },
      enlace: path,
    }),
  );
}

const findMinimum = (kysely: Kysely<DatabaseSchema>) =>
  findParametroEntero(kysely, 'contrasena.minimoCaracteres', SPECIFIED_MINIMUM);

/** The specified minimum stays until an administrator changes it; in production each start warns about it. */
async function warnShortPasswords(app: FastifyInstance, kysely: Kysely<DatabaseSchema>): Promise<void> {
  const minimum = await findMinimum(kysely);
  if (minimum < ADVISED_MINIMUM)
    app.log.warn({ minimum, advised: ADVISED_MINIMUM }, 'passwords may be shorter than advised');
}
