import { describe, expect, it } from 'vitest';
import {
  CONSULTA_VACIA,
  type ConsultaOntologia,
  formatConsulta,
  parseConsulta,
} from './consulta-ontologia.ts';

describe('address of the list of the ontology', () => {
  it('[AREA-07] says word, filters, page and order, and nothing that is as usual', () => {
    const consulta: ConsultaOntologia = {
      palabra: 'regla',
      texto: 'NIT',
      tipo: 'coherencia',
      estado: 'vigente',
      clase: 7,
      pagina: 2,
      tamano: 25,
      orden: 'codigo',
      descendente: true,
    };
    expect(parseConsulta(formatConsulta(consulta))).toEqual(consulta);
    expect(formatConsulta(CONSULTA_VACIA)).toEqual([]);
  });

  it('[AREA-07] what makes no sense counts as absent', () => {
    const wrong = {
      palabra: 'toString',
      tipo: 'vida',
      estado: 'x',
      clase: '-1',
      pagina: '0',
      tamano: '7',
      orden: 'x',
    };
    expect(parseConsulta(Object.entries(wrong))).toEqual(CONSULTA_VACIA);
  });
});
