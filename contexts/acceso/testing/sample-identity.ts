import { type ExternalIdentity, updateExternalIdentity } from '../web/oidc/authenticator-session.ts';

/** A person the authenticator proved by document. */
export const sampleIdentity: ExternalIdentity = {
  idToken: 'token-de-prueba',
  profile: {
    TipoIdentificacion: 'CC',
    Identificacion: '52418903',
    PrimerNombre: 'María',
    PrimerApellido: 'Rojas',
    Telefono: '3001112233',
  },
  identificacion: '52418903',
  acr: '2',
  subject: 'sujeto-1',
  expiresAt: Math.floor(Date.now() / 1000) + 3600,
  accessToken: null,
};

/** Leaves an identity of the authenticator in this page, as after its answer was read. */
export function openSampleIdentity(): void {
  updateExternalIdentity(sampleIdentity, null);
}
