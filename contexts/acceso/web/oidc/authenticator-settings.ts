import type { Configuracion } from '@marco/parametros/contract';

/** How to reach the authenticator: the part of the configuration that says so. */
export type AuthenticatorSettings = Configuracion['autenticador'];
