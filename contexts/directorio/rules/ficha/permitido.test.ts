import { describe, expect, it } from 'vitest';
import { presentPermitido, type RestriccionesDeCampo } from './permitido.ts';

const SIN_NADA: RestriccionesDeCampo = {
  tipoDato: 'cadena',
  longitudMinima: null,
  longitudMaxima: null,
  totalDigitos: null,
  decimales: null,
  valorMinimo: null,
  valorMaximo: null,
  patron: null,
  unidadMedida: null,
  valores: null,
};

describe('what a field permits, in a few words', () => {
  it.each<[Partial<RestriccionesDeCampo>, string]>([
    [{}, 'Cadena de texto'],
    [{ longitudMinima: 1, longitudMaxima: 60 }, 'Cadena de texto, de 1 a 60 caracteres'],
    [{ longitudMaxima: 1 }, 'Cadena de texto, hasta 1 carácter'],
    [{ longitudMinima: 5, longitudMaxima: 5 }, 'Cadena de texto, de 5 caracteres'],
    [{ longitudMinima: 3 }, 'Cadena de texto, de 3 caracteres o más'],
    [{ patron: '[0-9]+' }, 'Cadena de texto, con una forma fija'],
    [{ tipoDato: 'entero', valorMinimo: '0', valorMaximo: '10' }, 'Número entero, de 0 a 10'],
    [{ tipoDato: 'fecha', valorMinimo: '1900-01-01' }, 'Fecha, desde 1900-01-01'],
    [{ valores: 1122 }, 'Lista de 1.122 valores'],
    [{ valores: 1 }, 'Lista de 1 valor'],
    [{ tipoDato: null }, 'Grupo de datos'],
  ])('%j', (restricciones, texto) => {
    expect(presentPermitido({ ...SIN_NADA, ...restricciones })).toBe(texto);
  });
});
