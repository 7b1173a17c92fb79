import { describe, expect, it } from 'vitest';
import { type DatosEscritos, findPendientesDeRadicar, listRequisitos } from './requisitos.ts';

const CAMPO = {
  nombre: 'numero',
  descripcion: 'Número.',
  tipoDato: 'Texto',
  sentido: 'salida',
  operacion: '',
  papel: null,
  padre: '',
  datoPersonal: false,
  base: null,
} as const;
const COMPLETA: DatosEscritos = {
  servicioNombre: 'Consulta de pasaporte',
  servicioDescripcion: 'Vigencia.',
  objetivo: 'Verificar.',
  tipoIntercambio: 'consulta',
  sincronia: 'sincrono',
  dominioId: 3,
  periodicidad: 'en-linea',
  consumoAbierto: false,
  consumidores: [{}],
  operaciones: [{ codigo: 'consultar', nombre: 'Consultar' }],
  campos: [CAMPO],
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

  it('[AREA-05] open to all it names no entity that will read it', () => {
    expect(partes({ ...COMPLETA, consumidores: [], consumoAbierto: true })).toEqual([]);
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
      consumoAbierto: false,
      consumidores: [],
      operaciones: [],
      campos: [],
      normas: [],
    };
    // Without a field nothing is wrong with their messages or their legal basis.
    expect(partes(vacia)).toEqual([
      'servicio',
      'servicio',
      'servicio',
      'servicio',
      'servicio',
      'campos',
      'campos',
      'documentos',
      'documentos',
      'documentos',
    ]);
    expect(new Set(listRequisitos(COMPLETA).map(({ parte }) => parte))).toEqual(
      new Set(['servicio', 'campos', 'documentos']),
    );
  });

  it.each([
    [{ objetivo: '  ' }, 'servicio'],
    [{ sincronia: null }, 'servicio'],
    [{ consumidores: [] }, 'servicio'],
    [{ campos: [{ ...CAMPO, tipoDato: ' ' }] }, 'campos'],
    [{ campos: [{ ...CAMPO, datoPersonal: true }] }, 'campos'],
    [{ campos: [{ ...CAMPO, padre: 'otro' }] }, 'campos'],
    [{ operaciones: [{ codigo: 'Mal escrito', nombre: 'Consultar' }] }, 'campos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, tipo: null })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, numero: ' ' })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, fechaExpedicion: null })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, archivoId: null })) }, 'documentos'],
    [{ normas: COMPLETA.normas.map((norma) => ({ ...norma, habilita: '' })) }, 'documentos'],
  ] as const)('[AREA-05] %j belongs to the part %s', (part, parte) => {
    expect(partes({ ...COMPLETA, ...part })).toEqual([parte]);
  });
});
