import { proveListAddress } from '@marco/test-kit/prove-list-address';
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

describe('the address of the services by level, as people kept it', () => {
  proveListAddress({ parse: parseConsultaServicios, format: formatConsultaServicios }, [
    ['texto=visas&estado=2&pagina=3&tamano=25', 'texto=visas&estado=2&pagina=3&tamano=25'],
    ['', ''],
    ['texto=+&estado=+&pagina=+&tamano=+', ''],
    [
      'texto=visas&estado=2&pagina=3&tamano=25&otra=1&utm_source=correo',
      'texto=visas&estado=2&pagina=3&tamano=25',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['estado=activo', ''],
    ['tamano=20&dataLevelServices=1', ''],
  ]);
});
