import { describe, expect, it } from 'vitest';
import { findIdentidadDistinta, findSiglaIdentificacion, presentIdentidad } from './identidad-registro.ts';

const CLAIMS = {
  Identificacion: '52418903',
  TipoIdentificacion: 'CC',
  PrimerNombre: 'María',
  SegundoNombre: '',
  PrimerApellido: 'Ñáñez',
  Telefono: '+57 300 123 4567',
};

describe('identity of a registration', () => {
  it('[REG-13] takes names and number from the claims, and the phone without its first space only', () => {
    expect(presentIdentidad(CLAIMS)).toEqual({
      numeroIdentificacion: '52418903',
      primerNombre: 'María',
      segundoNombre: null,
      primerApellido: 'Ñáñez',
      segundoApellido: null,
      numeroCelular: '+57300 123 4567',
    });
    expect(findSiglaIdentificacion(CLAIMS)).toBe('CC');
    expect(findSiglaIdentificacion({})).toBe('');
  });

  it('[REG-18] an absent, null or empty part is the same; any other difference is told by its field', () => {
    const identidad = presentIdentidad(CLAIMS);
    expect(
      findIdentidadDistinta(identidad, { ...identidad, segundoNombre: '', segundoApellido: undefined }),
    ).toEqual([]);
    expect(
      findIdentidadDistinta(identidad, { ...identidad, primerNombre: 'Maria', segundoApellido: 'X' }),
    ).toEqual(['primerNombre', 'segundoApellido']);
    expect(findIdentidadDistinta(identidad, {})).toEqual([
      'numeroIdentificacion',
      'primerNombre',
      'primerApellido',
      'numeroCelular',
    ]);
  });
});
