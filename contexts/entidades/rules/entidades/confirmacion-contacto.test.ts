import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { describe, expect, it } from 'vitest';
import { canConfirmContacto, isOtroContacto } from './confirmacion-contacto.ts';

const entidad = { activa: true, correoElectronico: 'contacto@ejemplo.gov.co', nombreContacto: 'Ana Ruiz' };

describe('confirming the contact of an entity', () => {
  it('[AREA-01] is for who may edit it: nobody else is told what its contact lacks', () => {
    const noPuede = refuseWith('Su rol no edita el contacto.');
    expect(canConfirmContacto(ALLOWED, entidad).allowed).toBe(true);
    expect(canConfirmContacto(noPuede, entidad)).toEqual(noPuede);
    expect(canConfirmContacto(noPuede, { ...entidad, activa: false })).toEqual(noPuede);
  });

  it('[AREA-01] waits until the entity is active and its contact names somebody who can be told', () => {
    const { reasons } = canConfirmContacto(ALLOWED, {
      activa: false,
      correoElectronico: null,
      nombreContacto: null,
    });
    expect(reasons).toEqual([
      'La entidad está inactiva: reactívela antes de confirmar su contacto.',
      'Falta el nombre de la persona de contacto.',
      'Falta el correo electrónico de contacto.',
    ]);
  });
});

describe('a contact that changed', () => {
  const contacto = {
    direccion: 'Calle 5 # 10-20',
    sitioWeb: null,
    telefono: '6021234567',
    correoElectronico: 'contacto@ejemplo.gov.co',
    nombreContacto: 'Ana Ruiz',
    cargoContacto: 'Directora',
  };

  it('[AREA-01] is another as soon as one of its fields is', () => {
    expect(isOtroContacto(contacto, { ...contacto })).toBe(false);
    for (const campo of Object.keys(contacto))
      expect(isOtroContacto(contacto, { ...contacto, [campo]: 'Otro' })).toBe(true);
  });
});
