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
