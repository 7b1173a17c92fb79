import { describe, expect, it } from 'vitest';
import { sampleEntidad } from '../../testing/sample-entidad.ts';
import { type EntidadPorVerificar, findErroresContacto, findErroresEntidad } from './datos-entidad.ts';

const DOMINIOS = ['gov.co'];
const publica: EntidadPorVerificar = {
  ...sampleEntidad,
  tipo: 'publica',
  naturaleza: 'Ministerio',
  ordenId: 1,
  codigoSigep: '0012',
  codigoXroad: 'MinTIC-0012',
  correoElectronico: 'contacto@ejemplo.gov.co',
};
const ies: EntidadPorVerificar = {
  ...sampleEntidad,
  tipo: 'ies',
  naturaleza: 'Universidad',
  codigoSnies: '1101',
  caracter: 'oficial',
};

describe('data of an entity', () => {
  it.each([
    ['public', publica],
    ['private', sampleEntidad],
    ['higher education', ies],
  ] as const)('[AREA-01] a complete %s one has no error', (_name, entidad) => {
    expect(findErroresEntidad(entidad, DOMINIOS)).toEqual({});
  });

  it.each<[keyof EntidadPorVerificar, unknown, EntidadPorVerificar]>([
    ['nit', '', publica],
    ['nit', '0', publica],
    ['dv', '', publica],
    ['dv', '9', publica],
    ['nombre', '', publica],
    ['sectorId', null, publica],
    ['ordenId', null, publica],
    ['ordenId', 1, ies],
    ['naturaleza', 'Universidad', publica],
    ['departamentoCodigo', null, publica],
    ['municipioCodigo', null, publica],
    ['municipioCodigo', '05001', publica],
    ['codigoSigep', '12', publica],
    ['codigoSigep', '0012', ies],
    ['codigoSnies', '1101', publica],
    ['codigoSnies', 'x', ies],
    ['caracter', 'oficial', publica],
    ['codigoXroad', 'MinTIC', publica],
    ['codigoXroad', 'MinTIC-0013', publica],
    ['codigoXroad', '0012-0012', publica],
    ['correoElectronico', 'contacto@ejemplo.com', publica],
    ['correoElectronico', 'Contacto@ejemplo.gov.co', publica],
    ['correoElectronico', 'contacto@falso-gov.co', publica],
    ['telefono', '123456', publica],
    ['telefono', '12345678901', publica],
    ['sitioWeb', 'ejemplo.gov.co', publica],
    ['sitioWeb', 'javascript:alert(1)', publica],
  ])('[AREA-01] %s = %s breaks its rule, alone', (campo, valor, entidad) => {
    expect(Object.keys(findErroresEntidad({ ...entidad, [campo]: valor }, DOMINIOS))).toEqual([campo]);
  });

  it('[AREA-01] the contact may be empty; domains bind public entities alone, and none admits any', () => {
    const other = { ...publica, correoElectronico: 'contacto@ejemplo.com' };
    expect(findErroresContacto('ies', other, DOMINIOS)).toEqual({});
    expect(findErroresContacto('publica', other, [])).toEqual({});
    const empty = { ...publica, correoElectronico: null, telefono: null, sitioWeb: null };
    expect(findErroresContacto('publica', empty, DOMINIOS)).toEqual({});
  });
});
