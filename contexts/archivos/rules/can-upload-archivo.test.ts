import { expect, it } from 'vitest';
import { canUploadArchivo } from './can-upload-archivo.ts';

it.each([
  ['mesas', 'mesas:editar', true],
  ['mesas', 'capas-de-uso:editar', false],
  ['capas', 'capas-de-uso:editar', true],
  ['capas', 'estandares:aprobar', true],
  ['capas', 'elementos-de-dato:editar', true],
  ['capas', 'elementos-de-dato:consultar', false],
  ['normativo-uno', 'mesas:editar', false],
  ['normativo-uno', 'solicitudes:crear', true],
  ['nivel-dos', 'solicitudes:crear', true],
  ['nivel-dos', 'solicitudes:consultar', false],
  ['normativo-tres', 'solicitudes:crear', true],
  ['politico-tres', 'solicitudes:crear', true],
  ['organizacional-tres', 'solicitudes:crear', true],
  ['tecnico-tres', 'solicitudes:crear', true],
  ['tecnico-tres', 'solicitudes:consultar', false],
  ['certificados', 'certificacion:aprobar', false],
] as const)('[FILE-04] a file of %s with %s: %s', (carpeta, permiso, allowed) => {
  const decision = canUploadArchivo(carpeta, new Set([permiso]));
  expect(decision.allowed).toBe(allowed);
  expect(decision.reasons.length > 0).toBe(!allowed);
});

it('[FILE-04] a refusal tells the rol, every permission that would do and who gives them', () => {
  const held = Object.assign(new Set<string>(), { roleName: 'Auditor' });
  expect(canUploadArchivo('capas', held)).toEqual({
    allowed: false,
    reasons: [
      'Su rol «Auditor» no permite editar capas de uso.',
      'Su rol «Auditor» no permite aprobar estándares.',
      'Su rol «Auditor» no permite editar elementos de dato.',
    ],
    unblockers: ['Administrador MinTIC'],
  });
});
