import { describe, expect, it } from 'vitest';
import { LIMITES_REGISTRO } from '../../contract/registro.terms.ts';
import { isCorreoValido } from '../correo.ts';
import { type CamposRegistro, findConfirmacionErrors, findErroresRegistro } from './registro.ts';

const COMPLETO: CamposRegistro = {
  entidad: 'publica',
  entidadElegida: true,
  cargo: 'Profesional',
  otroNumeroTelefonico: '',
  correoEletronico: 'nombre.apellido@entidad.gov.co',
};
const EJEMPLO = 'nombre@entidad.gov.co';
const find = (change: Partial<CamposRegistro>) => findErroresRegistro({ ...COMPLETO, ...change }, EJEMPLO);

describe('fields of a registration', () => {
  it('a complete registration has no errors', () => {
    expect(find({})).toEqual({});
  });

  it('[REG-07] a type of entity is required, and until then neither entity nor cargo is', () => {
    expect(find({ entidad: null, entidadElegida: false, cargo: '' })).toEqual({
      entidad: ['Tipo de entidad es requerido'],
    });
  });

  it('[REG-08] [REG-12] without an entity chosen the text is ‘Entidad es requerido’', () => {
    expect(find({ entidadElegida: false })).toEqual({ entidadId: ['Entidad es requerido'] });
  });

  it.each(['', '   '])('[REG-06] cargo %j is required', (cargo) => {
    expect(find({ cargo })).toEqual({ cargo: ['Cargo es requerido'] });
  });

  it('[REG-17] a cargo at its limit is flagged, one character less passes', () => {
    expect(find({ cargo: 'c'.repeat(LIMITES_REGISTRO.cargo - 1) })).toEqual({});
    expect(find({ cargo: 'c'.repeat(LIMITES_REGISTRO.cargo) })).toEqual({
      cargo: ['Campo no puede contener más de 100 caracteres'],
    });
  });

  it('[REG-17] an e-mail at its limit is flagged', () => {
    const correo = `${'c'.repeat(LIMITES_REGISTRO.correoElectronico - 8)}@abcd.co`;
    expect(find({ correoEletronico: correo })).toEqual({
      correoEletronico: ['Campo no puede contener más de 254 caracteres'],
    });
  });
});

describe('other phone number', () => {
  it.each(['', '6013443', '6013443460'])('[REG-03] %j is accepted', (otroNumeroTelefonico) => {
    expect(find({ otroNumeroTelefonico })).toEqual({});
  });

  it.each([
    ['601344a', 'Contiene caracteres no validos'],
    ['601 3443', 'Contiene caracteres no validos'],
    ['+57', 'Contiene caracteres no validos'],
    ['601344', 'Campo no puede contener menos de 7 dígitos'],
    ['60134434601', 'Campo no puede contener más de 10 dígitos'],
  ])('[REG-03] %j says first %s', (otroNumeroTelefonico, mensaje) => {
    expect(find({ otroNumeroTelefonico }).otroNumeroTelefonico?.[0]).toBe(mensaje);
  });
});

describe('e-mail', () => {
  it('[REG-04] is required', () => {
    expect(find({ correoEletronico: '' })).toEqual({ correoEletronico: ['Correo electronico es requerido'] });
  });

  it.each(['a@b.co', 'nombre.apellido+x@sub-dominio.gov.co', '1%_-@entidad.info'])(
    '[REG-04] %s has the format',
    (correo) => {
      expect(isCorreoValido(correo)).toBe(true);
    },
  );

  it.each([
    'sin-arroba.co',
    'Nombre@entidad.gov.co',
    'nombre@entidad.GOV.CO',
    'nombre@entidad.c',
    'nombre@entidad.museo',
    'nombre@@entidad.co',
    'nom bre@entidad.co',
    'ñandu@entidad.co',
    '.nombre@entidad.co',
    'nombre..apellido@entidad.co',
    'nombre@-entidad.co',
    'nombre@entidad..co',
    `${'n'.repeat(65)}@entidad.co`,
  ])('[REG-04] %s has not, and the text shows the sample address', (correo) => {
    expect(find({ correoEletronico: correo })).toEqual({
      correoEletronico: ['No tiene el formato correcto nombre@entidad.gov.co'],
    });
  });

  it('[REG-05] the confirmation is required and must be the same', () => {
    expect(findConfirmacionErrors('a@b.co', '')).toEqual(['Confirmación correo electronico es requerido']);
    expect(findConfirmacionErrors('a@b.co', 'a@b.com')).toEqual(['La confirmación no coincide']);
    expect(findConfirmacionErrors('a@b.co', 'a@b.co')).toEqual([]);
  });
});
