import { describe, expect, it } from 'vitest';
import { CONSULTA_VACIA, type ConsultaCapas, formatConsulta, parseConsulta } from './consulta-capas.ts';

const consulta: ConsultaCapas = {
  filtro: { nombre: 'salud', tipo: 'sectorial', sectorId: 8, entidadId: 3 },
  estado: 'historica',
  pagina: 2,
  tamano: 20,
  orden: 'codigo',
  descendente: true,
};

describe('search of the layers in its address', () => {
  it('[ROUTE-17] [AREA-02] filter, state, page and order go there and back', () => {
    expect(parseConsulta(formatConsulta(consulta))).toEqual(consulta);
    expect(formatConsulta(CONSULTA_VACIA)).toEqual([]);
  });

  it('what makes no sense counts as absent', () => {
    const query = 'tipo=otro&estado=x&sector=-1&entidad=a&pagina=0&tamano=7&orden=nada';
    expect(parseConsulta(new URLSearchParams(query))).toEqual(CONSULTA_VACIA);
  });
});
