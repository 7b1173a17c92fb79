import { describe, expect, it } from 'vitest';
import { findNombresAviso } from './nombres-aviso.ts';

const PERSONA = { correo: 'ana@ejemplo.gov.co', primerNombre: 'Ana', nombreCompleto: 'Ana Ejemplo' };
const UNKNOWN = 'Una persona con el correo sin verificar';

describe('names in the mails of a registration', () => {
  it.each([
    ['not verified', { email: 'ana@ejemplo.gov.co', email_verified: false }, 'solicitante', UNKNOWN],
    [
      'of another address',
      { email: 'otra@ejemplo.gov.co', email_verified: true },
      'solicitante',
      'Ana Ejemplo',
    ],
    ['that says no e-mail', {}, 'solicitante', 'Ana Ejemplo'],
    ['verified', { email: 'Ana@Ejemplo.gov.co', email_verified: true }, 'Ana', 'Ana Ejemplo'],
  ])('F5: of an identity %s', (_what, claims, saludo, persona) => {
    expect(findNombresAviso(claims, PERSONA)).toEqual({ saludo, persona });
  });
});
