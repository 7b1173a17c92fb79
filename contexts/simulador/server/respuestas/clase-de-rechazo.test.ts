import { refuse } from '@marco/server-kit';
import { describe, expect, it } from 'vitest';
import { simuladorErrors } from '../../contract/simulador.errors.ts';
import { findClaseDeRechazo } from './clase-de-rechazo.ts';

describe('[AREA-15] what a security server has of a refusal', () => {
  it.each([
    ['SERVICIO_NO_SIMULADO', 'desconocido'],
    ['VERSION_NO_SIMULADA', 'desconocido'],
    ['VERSION_RETIRADA', 'desconocido'],
    ['VERSION_SIN_MENSAJES', 'desconocido'],
    ['CLAVE_DESCONOCIDA', 'sin-permiso'],
    ['CLAVE_SIN_ACUERDO_ACTIVO', 'sin-permiso'],
    ['CLAVE_DE_OTRA_VERSION', 'sin-permiso'],
    ['VERSION_EXTENSA', null],
    ['SIMULADOR_OCUPADO', null],
    // Of the status of what is not there and of what is not allowed, and neither of them.
    ['ENSAYO_NO_ENCONTRADO', null],
    ['ENSAYO_AJENO', null],
  ] as const)('%s is %s', (codigo, clase) => {
    expect(findClaseDeRechazo(refuse(simuladorErrors, codigo))).toBe(clase);
  });

  it('an error that is no refusal is none of them', () => {
    expect(findClaseDeRechazo(new Error('connection lost'))).toBeNull();
  });
});
