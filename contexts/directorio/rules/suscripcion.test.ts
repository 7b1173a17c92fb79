import { expect, it } from 'vitest';
import { findErrorCorreo } from './suscripcion.ts';

it.each(['ana@entidad.gov.co', ' ana.ruiz+avisos@sub.entidad.gov.co '])('[AREA-15] tells at %s', (correo) => {
  expect(findErrorCorreo(correo)).toBeUndefined();
});

it.each([
  ['', 'Escriba el correo en el que quiere recibir los avisos.'],
  ['  ', 'Escriba el correo en el que quiere recibir los avisos.'],
  ['ana', 'Escriba un correo, por ejemplo nombre@entidad.gov.co.'],
  ['ana@entidad', 'Escriba un correo, por ejemplo nombre@entidad.gov.co.'],
  ['ana ruiz@entidad.gov.co', 'Escriba un correo, por ejemplo nombre@entidad.gov.co.'],
  ['ana@@entidad.gov.co', 'Escriba un correo, por ejemplo nombre@entidad.gov.co.'],
])('[AREA-15] says why «%s» is no mail', (correo, error) => {
  expect(findErrorCorreo(correo)).toBe(error);
});
