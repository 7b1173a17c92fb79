import { describe, expect, it } from 'vitest';
import type { QuienAdministra } from './can-administrar-entidad.ts';
import { canConfirmContacto, isOtroContacto } from './confirmacion-contacto.ts';

const PROPIA = 7;
const lider: QuienAdministra = {
  acciones: new Set(['consultar', 'editar']),
  leeTodas: false,
  entidadId: PROPIA,
};
const entidad = {
  id: PROPIA,
  activa: true,
  correoElectronico: 'contacto@ejemplo.gov.co',
  nombreContacto: 'Ana Ruiz',
};

describe('confirming the contact of an entity', () => {
  it('[AREA-01] is for who may edit it', () => {
    expect(canConfirmContacto(lider, entidad).allowed).toBe(true);
    expect(canConfirmContacto(lider, { ...entidad, id: 8 }).allowed).toBe(false);
    expect(canConfirmContacto({ ...lider, acciones: new Set(['consultar']) }, entidad).allowed).toBe(false);
  });

  it('[AREA-01] waits until the entity is active and its contact names somebody who can be told', () => {
    const { reasons } = canConfirmContacto(lider, {
      id: PROPIA,
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
