import type Provider from 'oidc-provider';

/** Rules of the library a client on this same machine cannot keep in the implicit flow. */
const WAIVED = ['implicit-force-https', 'implicit-forbid-localhost'];

interface ClientSchema {
  invalidate(message: string, code?: string): void;
}

/**
 * Lets the client live on http and localhost, as it does while no certificate exists. The library documents
 * this override; only an http issuer gets it.
 */
export function allowLoopbackClient(provider: Provider): void {
  // Through unknown: the types of the library leave the schema of a client out.
  const { Schema } = provider.Client as unknown as { Schema: { prototype: ClientSchema } };
  const { invalidate } = Schema.prototype;
  Schema.prototype.invalidate = function (this: ClientSchema, message, code) {
    if (code === undefined || !WAIVED.includes(code)) invalidate.call(this, message, code);
  };
}
