import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe } from 'vitest';
import { formatConsulta, parseConsulta } from './consulta-elementos.ts';

describe('the address of the elements', () => {
  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    [
      'texto=nit&capa=1&dominio=2&tipo=compuesto&clase=grupo&entidad=3&entidadNombre=Entidad+de+Prueba&fecha=2026-05-05&estado=incorporado&pagina=2&tamano=100&orden=-identificador',
      'texto=nit&capa=1&dominio=2&tipo=compuesto&clase=grupo&entidad=3&entidadNombre=Entidad+de+Prueba&fecha=2026-05-05&estado=incorporado&pagina=2&tamano=100&orden=-identificador',
    ],
    ['', ''],
    [
      'texto=+&capa=+&dominio=+&tipo=+&clase=+&entidad=+&entidadNombre=+&fecha=+&estado=+&pagina=+&tamano=+&orden=+',
      '',
    ],
    [
      'texto=nit&capa=1&dominio=2&tipo=compuesto&clase=grupo&entidad=3&entidadNombre=Entidad+de+Prueba&fecha=2026-05-05&estado=incorporado&pagina=2&tamano=100&orden=-identificador&otra=1&utm_source=correo',
      'texto=nit&capa=1&dominio=2&tipo=compuesto&clase=grupo&entidad=3&entidadNombre=Entidad+de+Prueba&fecha=2026-05-05&estado=incorporado&pagina=2&tamano=100&orden=-identificador',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['capa=2147483648', ''],
    ['capa=01', ''],
    ['capa=1&capa=5', 'capa=5'],
    ['entidad=3', ''],
    ['entidadNombre=X&entidad=x', ''],
    ['fecha=2026-02-30', ''],
    ['orden=-nombre', 'orden=-nombre'],
    ['orden=capa&tamano=25', 'tamano=25&orden=capa'],
  ]);
});
