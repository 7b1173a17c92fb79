import type { Contrasenas } from '@marco/acceso/server';
import { createAuthenticator, hashPassword, writePassword } from '@marco/authenticator';
import type { DatabaseSchema } from '@marco/database';
import { demoIdentities } from '@marco/database/seeds';
import { findParametroEntero, findParametroTexto, notify, presentMomento } from '@marco/parametros/port';
import { writeAudit } from '@marco/server-kit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from './settings.ts';

/** The passwords of the embedded authenticator, as the product changes them. */
export const embeddedContrasenas: Contrasenas = { hash: hashPassword, write: writePassword };

/** Mounts the embedded OpenID provider on the product's own server. */
export async function registerAuthenticator(
  app: FastifyInstance,
  settings: Settings,
  kysely: Kysely<DatabaseSchema>,
): Promise<void> {
  const authenticator = await createAuthenticator({
    kysely,
    publicUrl: settings.publicUrl,
    client: { id: settings.oidc.clientId },
    demoIdentities: settings.demoData ? demoIdentities : null,
    productTitle: () => findParametroTexto(kysely, 'titulo.producto', 'Marco de Interoperabilidad'),
    passwordLength: async () => ({
      minimum: await findParametroEntero(kysely, 'contrasena.minimoCaracteres', 4),
      maximum: await findParametroEntero(kysely, 'contrasena.maximoCaracteres', 50),
    }),
    logger: app.log,
    tellOwner: ({ name, email }) =>
      kysely.transaction().execute((transaction) =>
        notify(transaction, {
          ...{ evento: 'identidad-existente', usuarioId: null, correo: email, nombre: name },
          variables: { fecha: presentMomento(new Date()) },
        }),
      ),
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
}
