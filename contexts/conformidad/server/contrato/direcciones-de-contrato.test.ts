import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listDireccionesDelContrato } from '../../rules/direccion-de-contrato.ts';
import type { ServicioEsperado } from '../../rules/esperado.ts';
import { createZip, REST, SOAP } from '../../testing/dorados/dorado.ts';
import { ESPERADO } from '../../testing/dorados/esperado-de-muestra.ts';
import { readContrato } from './read-contrato.ts';

const CONTRATO = `
openapi: 3.1.0
info: { title: Movimientos, version: '1.0' }
paths:
  /personas/{id}/movimientos:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: X-Canal, in: header, schema: { type: string } }
    post:
      operationId: consultarMovimientos
      parameters:
        - { name: formato, in: query, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                datos: { type: object, properties: { tipoDocumento: { type: string } } }
      responses:
        '4XX': { description: No hay }
        '201': { description: Los movimientos }
  /otra:
    get: { operationId: otraCosa, responses: { '200': { description: Nada } } }
`;

/** The fields of the sample as rows of a version. */
const CON_CAMPOS: ServicioEsperado = {
  ...ESPERADO,
  operaciones: ESPERADO.operaciones.map((operacion) => ({
    ...operacion,
    mensajes: operacion.mensajes.map(({ papel, campos }, mensaje) => ({
      papel,
      campos: campos.map((campo, at) => ({ ...campo, campoId: mensaje * 100 + at + 1 })),
    })),
  })),
};

describe('[AREA-15] where a contract has the operations of a servicio called', () => {
  it('is said with the place of each field: declared, or of its name', async () => {
    const lectura = await readContrato(strToU8(CONTRATO));
    const direcciones = listDireccionesDelContrato(lectura, CON_CAMPOS, [{ campoId: 2, ruta: '/id' }]);
    expect(direcciones).toEqual([
      {
        operacion: 'consultarMovimientos',
        metodo: 'POST',
        direccion: '/personas/{id}/movimientos',
        exito: 201,
        parametros: [
          { nombre: 'formato', campo: null, hijos: [] },
          { nombre: 'id', campo: ['numeroDocumento'], hijos: [] },
        ],
        cuerpo: [
          {
            nombre: 'datos',
            campo: null,
            hijos: [{ nombre: 'tipoDocumento', campo: ['tipoDocumento'], hijos: [] }],
          },
        ],
      },
    ]);
  });

  it('is in no contract of SOAP, and in none that cannot be read', async () => {
    const list = async (bytes: Uint8Array) =>
      listDireccionesDelContrato(await readContrato(bytes), ESPERADO, []);
    expect((await list(strToU8(REST))).map(({ direccion }) => direccion)).toEqual(['/movimientos/consulta']);
    expect(await list(createZip(SOAP))).toEqual([]);
    expect(await list(strToU8('openapi: 9'))).toEqual([]);
  });
});
