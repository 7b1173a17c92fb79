import { proveListAddress } from '@marco/test-kit/prove-list-address';
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

describe('the address of the ontology', () => {
  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    [
      'palabra=regla&texto=NIT&tipo=coherencia&estado=vigente&clase=7&pagina=2&tamano=25&orden=-codigo',
      'palabra=regla&texto=NIT&tipo=coherencia&estado=vigente&clase=7&pagina=2&tamano=25&orden=-codigo',
    ],
    ['', ''],
    ['palabra=+&texto=+&tipo=+&estado=+&clase=+&pagina=+&tamano=+&orden=+', ''],
    [
      'palabra=regla&texto=NIT&tipo=coherencia&estado=vigente&clase=7&pagina=2&tamano=25&orden=-codigo&otra=1&utm_source=correo',
      'palabra=regla&texto=NIT&tipo=coherencia&estado=vigente&clase=7&pagina=2&tamano=25&orden=-codigo',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['clase=2147483648', ''],
    ['clase=01', ''],
    ['clase=1&clase=5', 'clase=5'],
    ['palabra=individuo&tipo=coherencia', 'palabra=individuo'],
    ['tipo=coherencia', ''],
    ['palabra=definicion', ''],
    ['palabra=hasOwnProperty', ''],
    ['orden=-nombre', 'orden=-nombre'],
  ]);
});
