import { describe, expect, it } from 'vitest';
import { findErroresInvitacion } from './invitacion.ts';

const EJEMPLO = 'nombre@entidad.gov.co';
const BIEN = { cargo: 'Directora', correoEletronico: 'maria@entidad.gov.co' };

describe('acceptance of an invitation', () => {
  it.each([
    ['both fields right', BIEN, {}],
    [
      'nothing',
      { cargo: '', correoEletronico: '' },
      {
        cargo: ['Cargo es requerido'],
        correoEletronico: ['Correo electronico es requerido'],
      },
    ],
    ['a cargo of blanks', { ...BIEN, cargo: '  ' }, { cargo: ['Cargo es requerido'] }],
    [
      'a cargo at its limit',
      { ...BIEN, cargo: 'x'.repeat(101) },
      {
        cargo: ['Campo no puede contener más de 100 caracteres'],
      },
    ],
    [
      'capitals in the e-mail',
      { ...BIEN, correoEletronico: 'Maria@entidad.gov.co' },
      {
        correoEletronico: [`No tiene el formato correcto ${EJEMPLO}`],
      },
    ],
  ])('%s', (_what, campos, errores) => {
    expect(findErroresInvitacion(campos, EJEMPLO)).toEqual(errores);
  });
});
