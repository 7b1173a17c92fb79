import { describe, expect, it } from 'vitest';
import { type DatosEscritos, findPendientesDeRadicar, listRequisitos } from './requisitos.ts';

const COMPLETA: DatosEscritos = {
  servicioNombre: 'Consulta de pasaporte',
  servicioDescripcion: 'Vigencia.',
  objetivo: 'Verificar.',
  tipoIntercambio: 'consulta',
  sincronia: 'sincrono',
  dominioId: 3,
  periodicidad: 'en-linea',
  campos: [{ descripcion: 'Número.', tipoDato: 'Texto' }],
  normas: [
    {
      tipo: 'decreto',
      numero: '620',
      fechaExpedicion: '2020-05-02',
      habilita: 'Consultar.',
      archivoId: 'a',
    },
  ],
};
const partes = (datos: DatosEscritos) => findPendientesDeRadicar(datos).map(({ campo }) => campo);

describe('what level 1 asks of a request', () => {
  it('[AREA-05] a whole one lacks nothing', () => {
    expect(partes(COMPLETA)).toEqual([]);
  });

  it('[AREA-05] an empty one lacks every requirement, in the order of the form', () => {
    const vacia: DatosEscritos = {
      servicioNombre: ' ',
      servicioDescripcion: '',
      objetivo: '',
      tipoIntercambio: null,
      sincronia: null,
      dominioId: null,
      periodicidad: null,
      campos: [],
      normas: [],
    };
    expect(partes(vacia)).toEqual(listRequisitos(COMPLETA).map(({ parte }) => parte));
  });

  it.each([
    [{ objetivo: '  ' }, 'servicio'],
    [{ sincronia: null }, 'servicio'],
    [{ campos: [{ descripcion: 'b', tipoDato: ' ' }] }, 'campos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, tipo: null })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, numero: ' ' })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, fechaExpedicion: null })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, archivoId: null })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, habilita: '' })) }, 'documentos'],
  ] as const)('[AREA-05] %j belongs to the part %s', (part, parte) => {
    expect(partes({ ...COMPLETA, ...part })).toEqual([parte]);
  });
});
