import { describe, expect, it } from 'vitest';
import { presentRespuestaNit, type ResultadoConsulta } from './respuesta-nit.ts';

const VERIFICAR = 'Error, por favor verifica la información suministrada';
const NO_ENCONTRADA =
  'Conforme los datos ingresados no se encontró alguna entidad. Por favor verifique la información suministrada';

describe('answer to a look-up', () => {
  it.each(['privada', 'ies'] as const)('[API-07] [API-08] a find of kind %s carries the name', (tipo) => {
    expect(presentRespuestaNit(tipo, { resultado: 'encontrada', nombre: 'Andina' })).toEqual({
      existRUES: true,
      errorWS: false,
      msgErrorWS: null,
      nombre: 'Andina',
    });
  });

  it.each([
    ['privada', 'nit-invalido', VERIFICAR],
    ['privada', 'no-encontrada', VERIFICAR],
    ['privada', 'inactiva', VERIFICAR],
    ['ies', 'nit-invalido', VERIFICAR],
    ['ies', 'no-encontrada', NO_ENCONTRADA],
    ['ies', 'inactiva', NO_ENCONTRADA],
  ] as const)('[REG-11] %s, %s', (tipo, resultado, text) => {
    const answer = presentRespuestaNit(tipo, { resultado } as ResultadoConsulta);
    expect(answer).toEqual({ existRUES: false, errorWS: false, msgErrorWS: text, nombre: null });
  });

  it.each([
    ['privada', /^El servicio web del Registro Único Empresarial .* fallas técnicas.*administrador\.$/],
    [
      'ies',
      /^El servicio web del Sistema Nacional .* Educación Superior .* fallas técnicas.*administrador\.$/,
    ],
  ] as const)('[REG-11] a fault of the registry of kind %s has its own text', (tipo, text) => {
    const answer = presentRespuestaNit(tipo, { resultado: 'falla', motivo: 'sin-conexion' });
    expect(answer).toMatchObject({ existRUES: false, errorWS: true, nombre: null });
    expect(answer.msgErrorWS).toMatch(text);
  });
});
