import { type CamposRegistro, type ErroresRegistro, findErroresRegistro } from './registro/registro.ts';

/** What a person writes to accept an invitation; the rest is in the token and in the invitation. */
export type CamposInvitacion = Pick<CamposRegistro, 'cargo' | 'correoEletronico'>;

/**
 * What is wrong with the acceptance of an invitation: the rules of a registration on the fields it has. One rule for
 * the form and for the server.
 */
export function findErroresInvitacion(campos: CamposInvitacion, correoEjemplo: string): ErroresRegistro {
  return findErroresRegistro(
    { ...campos, entidad: 'publica', entidadElegida: true, otroNumeroTelefonico: '' },
    correoEjemplo,
  );
}
