import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe, expect, it } from 'vitest';
import {
  CONSULTA_VACIA,
  type ConsultaSolicitudes,
  formatConsulta,
  parseConsulta,
} from './consulta-solicitudes.ts';

const consulta: ConsultaSolicitudes = {
  filtro: {
    texto: 'pasaporte',
    nivel: 1,
    entidad: { id: 3, nombre: 'Ministerio de Relaciones Exteriores' },
    solicitante: { id: 9, nombre: 'Persona de Prueba' },
    consultorId: 4,
    desde: '2026-01-01',
    hasta: '2026-06-30',
    vencidas: true,
  },
  estado: 'en-revision',
  pagina: 2,
  tamano: 20,
  orden: 'vencimiento',
  descendente: false,
};

describe('search of the requests in its address', () => {
  it('[ROUTE-17] [AREA-05] filter, state, page and order go there and back', () => {
    expect(parseConsulta(formatConsulta(consulta))).toEqual(consulta);
    expect(formatConsulta(CONSULTA_VACIA)).toEqual([]);
  });

  it('what makes no sense counts as absent', () => {
    const query =
      'nivel=4&estado=x&entidad=1&solicitante=a&solicitanteNombre=b&consultor=-1&desde=ayer&hasta=2026-13-40&pagina=0&tamano=7&orden=nada&vencidas=si';
    expect(parseConsulta(new URLSearchParams(query))).toEqual(CONSULTA_VACIA);
  });
});

describe('the address of the requests', () => {
  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    [
      'texto=pasaporte&nivel=1&entidad=3&entidadNombre=Ministerio+de+Relaciones+Exteriores&solicitante=9&solicitanteNombre=Persona&consultor=4&desde=2026-01-01&hasta=2026-06-30&vencidas=1&estado=en-revision&pagina=2&tamano=20&orden=vencimiento',
      'texto=pasaporte&nivel=1&entidad=3&entidadNombre=Ministerio+de+Relaciones+Exteriores&solicitante=9&solicitanteNombre=Persona&consultor=4&desde=2026-01-01&hasta=2026-06-30&vencidas=1&estado=en-revision&pagina=2&tamano=20&orden=vencimiento',
    ],
    ['', ''],
    [
      'texto=+&nivel=+&entidad=+&entidadNombre=+&solicitante=+&solicitanteNombre=+&consultor=+&desde=+&hasta=+&vencidas=+&estado=+&pagina=+&tamano=+&orden=+',
      '',
    ],
    [
      'texto=pasaporte&nivel=1&entidad=3&entidadNombre=Ministerio+de+Relaciones+Exteriores&solicitante=9&solicitanteNombre=Persona&consultor=4&desde=2026-01-01&hasta=2026-06-30&vencidas=1&estado=en-revision&pagina=2&tamano=20&orden=vencimiento&otra=1&utm_source=correo',
      'texto=pasaporte&nivel=1&entidad=3&entidadNombre=Ministerio+de+Relaciones+Exteriores&solicitante=9&solicitanteNombre=Persona&consultor=4&desde=2026-01-01&hasta=2026-06-30&vencidas=1&estado=en-revision&pagina=2&tamano=20&orden=vencimiento',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['entidad=2147483648', ''],
    ['entidad=01', ''],
    ['entidad=1&entidad=5', ''],
    ['entidad=3', ''],
    ['entidadNombre=X', ''],
    ['nivel=4&vencidas=true', ''],
    ['nivel=03', ''],
    ['orden=fecha', 'orden=fecha'],
    ['orden=-fecha', ''],
    ['orden=-estado', 'orden=-estado'],
  ]);
});
