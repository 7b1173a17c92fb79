import type { AreaCall } from '@marco/server-kit';
import { describe, expect, it } from 'vitest';
import type { OperacionDeGuion } from '../../rules/guiones/guion.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import { findDestino } from './find-destino.ts';

const toOperacion = (codigo: string): OperacionDeGuion => ({
  codigo,
  nombre: codigo,
  esConsulta: true,
  peticion: null,
  respuesta: null,
  error: null,
});
const toDireccion = (operacion: string) => ({
  operacion,
  metodo: 'GET',
  direccion: `/${operacion}/{id}`,
  exito: 200,
  parametros: [],
  cuerpo: [],
});

const LLAMADA: AreaCall = {
  method: 'GET',
  path: '',
  query: new URLSearchParams(),
  headers: {},
  rawHeaders: [],
  body: Buffer.alloc(0),
  address: '',
  correlationId: '',
  gone: new AbortController().signal,
};

/** What an acuerdo with the first of two operations lets see. */
const GUION: GuionDeVersion = {
  version: {
    id: 1,
    servicioId: 1,
    mayor: 1,
    menor: 0,
    estado: 'publicada',
    obsoletaDesde: null,
    fechaRetiro: null,
    sucesora: null,
    servicio: '',
    entidadId: 1,
    entidad: '',
    codigoXroad: null,
    parteEntidad: null,
    parteServicio: null,
  },
  guion: { valores: [], operaciones: [toOperacion('personas')] },
  findEsquema: () => undefined,
  findJuez: () => undefined,
};

/** A call at a contract of two operations, by the key of an acuerdo that has only the first. */
const ask = (direccion: string) =>
  findDestino(
    { contratos: { list: async () => [toDireccion('personas'), toDireccion('bienes')] } },
    { call: LLAMADA, guion: GUION, partes: direccion.split('/'), forma: 'json' },
  );

describe('[AREA-05] an address of the contract, by the key of an acuerdo', () => {
  it('is the one of an operation the acuerdo has', async () => {
    expect(await ask('personas/7')).toMatchObject({ operacion: { codigo: 'personas' }, exito: 200 });
  });

  it('is unknown where the acuerdo asks for nothing of the operation, which the refusal does not tell either', async () => {
    const rechazo = await ask('bienes/7');
    expect(rechazo).toMatchObject({ estado: 404, codigo: 'DIRECCION_DESCONOCIDA' });
    expect(rechazo).toMatchObject({ mensaje: expect.stringContaining('GET /personas/{id}') });
    expect(rechazo).not.toMatchObject({ mensaje: expect.stringContaining('/bienes/{id}') });
  });
});
