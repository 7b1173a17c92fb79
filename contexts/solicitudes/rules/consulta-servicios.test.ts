import { describe, expect, it } from 'vitest';
import {
  CONSULTA_SERVICIOS_VACIA,
  formatConsultaServicios,
  parseConsultaServicios,
} from './consulta-servicios.ts';

describe('the address of the services by level', () => {
  it('[ROUTE-17] says what is not usual, and is read back', () => {
    const consulta = { texto: 'visas', estadoServicioId: 2, pagina: 3, tamano: 25 };
    const parametros = formatConsultaServicios(consulta);
    expect(parametros).toEqual([
      ['texto', 'visas'],
      ['estado', '2'],
      ['pagina', '3'],
      ['tamano', '25'],
    ]);
    expect(parseConsultaServicios(parametros)).toEqual(consulta);
    expect(formatConsultaServicios(CONSULTA_SERVICIOS_VACIA)).toEqual([]);
  });

  it.each([[['pagina', '-1']], [['tamano', '7']], [['estado', 'x']]] as const)(
    'what makes no sense counts as absent: %j',
    (parametro) => {
      expect(parseConsultaServicios([parametro])).toEqual(CONSULTA_SERVICIOS_VACIA);
    },
  );
});
