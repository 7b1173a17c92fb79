import type { FastifyRequest } from 'fastify';
import { type PasswordCost, STANDARD_COST } from './accounts/password-hash.ts';
import { DEFAULT_PASSWORD_LENGTH, type PasswordLength } from './accounts/password-length.ts';
import type { AuthenticatorOptions, Client, SecurityEvent } from './options.ts';
import { BASE_PATH, resolveClient } from './options.ts';
import type { AuthenticatorKysely } from './tables.ts';

/** Options with everything filled in, as the parts of the authenticator read them. */
export interface Runtime extends AuthenticatorOptions {
  readonly kysely: AuthenticatorKysely;
  readonly issuer: string;
  readonly homeUrl: string;
  readonly registerUrl: string;
  readonly resolvedClient: Client;
  readonly now: () => Date;
  readonly passwordLength: () => Promise<PasswordLength>;
  readonly passwordCost: PasswordCost;
  /** Reports an event; a failing listener is logged and never stops a sign-in. */
  readonly report: (event: SecurityEvent) => Promise<void>;
}

export function createRuntime(options: AuthenticatorOptions): Runtime {
  const homeUrl = options.homeUrl ?? `${options.publicUrl}/`;
  return {
    ...options,
    issuer: options.publicUrl + BASE_PATH,
    homeUrl,
    registerUrl: options.registerUrl ?? homeUrl,
    resolvedClient: resolveClient(options),
    passwordLength: options.passwordLength ?? (async () => DEFAULT_PASSWORD_LENGTH),
    passwordCost: options.passwordCost ?? STANDARD_COST,
    now: options.clock ?? (() => new Date()),
    report: async (event) => {
      try {
        await options.onSecurityEvent?.(event);
      } catch (error) {
        options.logger.error({ err: error, action: event.action }, 'security event was not recorded');
      }
    },
  };
}

/** The caller, as events contain it. */
export function presentOrigin(request: FastifyRequest): Pick<SecurityEvent, 'address' | 'correlationId'> {
  return { address: request.ip, correlationId: request.id };
}
