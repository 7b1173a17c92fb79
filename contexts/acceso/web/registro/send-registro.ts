import type { registerUsuarioEndpoint } from '../../contract/index.ts';
import { presentIdentidad } from '../../rules/registro/identidad-registro.ts';
import type { SignInEnvironment } from '../ingreso/environment.ts';
import type { ExternalIdentity } from '../oidc/authenticator-session.ts';
import type { ValoresRegistro } from './registro-valores.ts';
import { sendWithIdentity } from './send-with-identity.ts';

export interface RegistroPorEnviar {
  readonly identity: ExternalIdentity;
  readonly tipoIdentificacionId: number;
  readonly valores: ValoresRegistro;
  readonly idempotencyKey: string;
  /** Asked for each call: a token of reCAPTCHA serves once. */
  readonly askPersona: () => Promise<Record<string, string>>;
}

/**
 * Sends the registration with the authenticator's token (API-09).
 *
 * @throws ApiError
 */
export function sendRegistro(
  environment: SignInEnvironment,
  { identity, ...registro }: RegistroPorEnviar,
): Promise<unknown> {
  return sendWithIdentity(environment, identity, (proven) => callRegistrar(environment, proven, registro));
}

async function callRegistrar(
  { api }: SignInEnvironment,
  { idToken, profile }: ExternalIdentity,
  { tipoIdentificacionId, valores, idempotencyKey, askPersona }: Omit<RegistroPorEnviar, 'identity'>,
) {
  const { otroNumeroTelefonico } = valores;
  const headers = await askPersona();
  return api.call<typeof registerUsuarioEndpoint>(
    { method: 'POST', path: '/registrar' },
    {
      body: {
        ...presentIdentidad(profile),
        tipoIdentificacionId,
        cargo: valores.cargo.trim(),
        correoEletronico: valores.correoEletronico,
        ...(otroNumeroTelefonico ? { otroNumeroTelefonico } : {}),
        ...presentEntidad(valores),
        ...(valores.autorizaTratamiento === null ? {} : { autorizaTratamiento: valores.autorizaTratamiento }),
      },
    },
    { base: 'private', bearerToken: idToken, idempotencyKey, headers },
  );
}

/** A public entity goes by its id, another one by what the look-up found (REG-13). */
function presentEntidad({ entidad, entidadId, hallada }: ValoresRegistro) {
  if (entidad === null || entidad === 'publica') return { entidadId: entidadId?.id };
  return { tipoEntidad: entidad, ...hallada };
}
