import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { isOwnPassword } from './own-password.ts';

describe('passwords everybody tries', () => {
  it.each([
    '1234',
    '4321',
    'abcd',
    'aaaa',
    '    ',
    '1111',
    '123456',
    'password',
    'QWERTY',
    'iloveyou',
    'contraseña',
    'Contrasena',
    'Colombia',
    'colombia2026',
    'bogota',
    'teamo',
    'Mariposa1',
    'nacional',
    'Andrés99',
  ])('F14: «%s» is one', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['7h#K', 'Demo2026*', 'Clave nueva 2026', 'tres gatos bajo el puente', 'xK2-pl9!'])(
    '«%s» is none',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );
});

describe('passwords that say the person', () => {
  const OWNER = {
    identificationNumber: '1020304050',
    email: 'ana.nunez@ejemplo.gov.co',
    firstName: 'Ana',
    secondName: undefined,
    firstSurname: 'Ñáñez',
    secondSurname: 'Gómez',
  };

  it.each([
    '1020304050',
    '1.020.304.050',
    'cc1020304050*',
    'ana.nunez@ejemplo.gov.co',
    'ANA.NUNEZ',
    'ana',
    'Nanez',
    'ana2026',
    'AnaÑañez!',
    'ana ñáñez gómez',
    '12Gomez',
  ])('F14: «%s» is own', (password) => {
    expect(isOwnPassword(password, OWNER)).toBe(true);
  });

  it.each(['anaconda del río', '2030', 'gomezplata y sal'])('«%s» is not', (password) => {
    expect(isOwnPassword(password, OWNER)).toBe(false);
  });
});
