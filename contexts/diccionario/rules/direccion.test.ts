import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe } from 'vitest';
import { formatDiccionario, parseDiccionario } from './direccion.ts';

describe('the address of the dictionary', () => {
  proveListAddress({ parse: parseDiccionario, format: formatDiccionario }, [
    [
      'texto=nit&capa=1&dominio=2&tipo=lista&tipoDato=cadena&estado=todos&entidad=3&sector=4&estandar=5&oid=2.999.170.&desde=2026-01-01&hasta=2026-12-31&orden=nombre&pagina=2&tamano=50',
      'texto=nit&capa=1&dominio=2&tipoDato=cadena&estado=todos&entidad=3&sector=4&estandar=5&oid=2.999.170.&desde=2026-01-01&hasta=2026-12-31&orden=nombre&pagina=2&tamano=50&tipo=lista',
    ],
    ['', ''],
    [
      'texto=+&capa=+&dominio=+&tipo=+&tipoDato=+&estado=+&entidad=+&sector=+&estandar=+&oid=+&desde=+&hasta=+&orden=+&pagina=+&tamano=+',
      '',
    ],
    [
      'texto=nit&capa=1&dominio=2&tipo=lista&tipoDato=cadena&estado=todos&entidad=3&sector=4&estandar=5&oid=2.999.170.&desde=2026-01-01&hasta=2026-12-31&orden=nombre&pagina=2&tamano=50&otra=1&utm_source=correo',
      'texto=nit&capa=1&dominio=2&tipoDato=cadena&estado=todos&entidad=3&sector=4&estandar=5&oid=2.999.170.&desde=2026-01-01&hasta=2026-12-31&orden=nombre&pagina=2&tamano=50&tipo=lista',
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
    ['estado=incorporado&orden=relevancia', ''],
    ['estado=borrador', ''],
    ['estado=historico', 'estado=historico'],
    ['oid=3.1', ''],
    ['oid=2', 'oid=2'],
    ['orden=-nombre', ''],
    ['clase=lista', ''],
  ]);
});
