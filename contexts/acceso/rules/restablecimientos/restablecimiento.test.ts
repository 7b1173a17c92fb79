import { describe, expect, it } from 'vitest';
import { findErroresRestablecimiento } from './restablecimiento.ts';

const EJEMPLO = 'nombre@entidad.gov.co';
const VALIDO = { correoEletronico: 'ana@entidad.gov.co', textoEntidad: 'MinTIC', entidadElegida: true };

function find(change: Partial<typeof VALIDO>) {
  return findErroresRestablecimiento({ ...VALIDO, ...change }, EJEMPLO);
}

describe('request of a change of password', () => {
  it('[RESET-01] a complete request has no errors', () => {
    expect(find({})).toEqual({});
    expect(find({ correoEletronico: 'a.b_c%d+e-9@x-y.gov.co' })).toEqual({});
    expect(find({ correoEletronico: 'a@b.info' })).toEqual({});
  });

  it('[RESET-01] the e-mail is required', () => {
    expect(find({ correoEletronico: '' })).toEqual({
      correoEletronico: 'El correo electrónico es requerido',
    });
  });

  it.each([
    'Ana@entidad.gov.co',
    'aña@entidad.gov.co',
    'ana(1)@entidad.gov.co',
    'ana.entidad.gov.co',
    'ana@entidad',
    'ana@entidad.c',
    'ana@entidad.museo',
    'ana@entidad.c0',
  ])("[RESET-01] %s: 'No tiene el formato correcto' with the sample address", (correoEletronico) => {
    expect(find({ correoEletronico })).toEqual({
      correoEletronico: `No tiene el formato correcto ${EJEMPLO}`,
    });
  });

  it("[RESET-02] without text the entity is required: 'Entidad es requerido'", () => {
    for (const textoEntidad of ['', '  '])
      expect(find({ textoEntidad, entidadElegida: false })).toEqual({ entidadId: 'Entidad es requerido' });
  });

  it('[RESET-02] a text that was typed and not picked asks for the menu', () => {
    expect(find({ textoEntidad: 'Mint', entidadElegida: false })).toEqual({
      entidadId: 'Debe seleccionar una entidad del menú desplegable',
    });
  });
});
