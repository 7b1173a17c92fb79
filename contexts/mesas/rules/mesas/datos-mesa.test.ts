import { describe, expect, it } from 'vitest';
import { findErroresMesa, type MesaPorVerificar } from './datos-mesa.ts';

const MESA: MesaPorVerificar = {
  nombre: 'Pasaportes',
  objetivo: 'Verificar pasaportes en línea.',
  descripcion: 'Reúne a quienes los expiden y consultan.',
  admEntidadLider: 4,
  emailResponsableEntidad: 'gestor@ejemplo.gov.co',
  admUsuarioId: 2,
  emailConsultor: 'consultora@ejemplo.gov.co',
};

describe('[MESA-11] what a mesa needs', () => {
  it('a complete one breaks no rule', () => {
    expect(findErroresMesa(MESA)).toEqual({});
  });

  it.each([
    ['nombre', ' ', 'Nombre de la mesa es requerido.'],
    ['nombre', 'a'.repeat(201), 'Escriba máximo 200 caracteres.'],
    ['objetivo', '', 'Objetivo es requerido.'],
    ['objetivo', 'a'.repeat(2001), 'Escriba máximo 2000 caracteres.'],
    ['descripcion', '', 'Descripción general es requerida.'],
    ['descripcion', 'a'.repeat(4001), 'Escriba máximo 4000 caracteres.'],
    ['admEntidadLider', null, 'Entidad líder es requerida.'],
    ['admUsuarioId', null, 'Consultor principal de apoyo es requerido.'],
    ['emailResponsableEntidad', '', 'Correo del responsable de la entidad líder es requerido.'],
    [
      'emailResponsableEntidad',
      'gestor@ejemplo',
      'Escriba un correo en minúsculas, como nombre@entidad.gov.co.',
    ],
    [
      'emailConsultor',
      'Ana <ana@ejemplo.gov.co>',
      'Escriba un correo en minúsculas, como nombre@entidad.gov.co.',
    ],
    ['emailConsultor', `${'a'.repeat(250)}@b.co`, 'Escriba máximo 254 caracteres.'],
  ] as const)('%s = %j: %s', (campo, valor, mensaje) => {
    expect(findErroresMesa({ ...MESA, [campo]: valor })).toEqual({ [campo]: mensaje });
  });
});
