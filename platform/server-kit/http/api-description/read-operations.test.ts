import { expect, it } from 'vitest';
import { findOperation, type OpenapiDocument, readIndex } from './read-operations.ts';

const DOCUMENT: OpenapiDocument = {
  tags: [{ name: 'mesas', description: 'Mesas' }, { name: 'vacio' }],
  paths: {
    '/api/mesas/{id}': {
      get: { operationId: 'getMesa', summary: 'Una mesa.', tags: ['mesas'], security: [{ sesion: [] }] },
    },
    '/api/archivos': {
      post: {
        operationId: 'uploadArchivo',
        tags: ['mesas'],
        requestBody: { content: { 'multipart/form-data': { schema: { description: 'Formulario' } } } },
        responses: {
          200: { content: { 'application/json': { schema: {} } } },
          404: { description: 'NO_ENCONTRADO: No se encontró lo que busca.' },
          409: { description: 'MESA_CERRADA: La mesa está cerrada · desde ayer. · OTRA_COSA: Otra.' },
        },
      },
    },
  },
};

it('an operation that is not described is not found', () => {
  expect(findOperation(DOCUMENT, 'otra')).toBeUndefined();
  expect(findOperation({}, 'getMesa')).toBeUndefined();
});

it('the index has the groups that have operations, and says which need a session', () => {
  expect(readIndex(DOCUMENT)).toEqual({
    groups: [
      {
        id: 'mesas',
        name: 'Mesas',
        operations: [
          { id: 'getMesa', method: 'GET', path: '/api/mesas/{id}', summary: 'Una mesa.', isPublic: false },
          {
            id: 'uploadArchivo',
            method: 'POST',
            path: '/api/archivos',
            summary: 'uploadArchivo',
            isPublic: true,
          },
        ],
      },
    ],
  });
});

it('a file has no body to write and its answers tell their reasons one by one', () => {
  const found = findOperation(DOCUMENT, 'uploadArchivo');
  expect(found?.body).toEqual({ type: 'multipart/form-data', fields: [] });
  expect(found).not.toHaveProperty('sample');
  expect(found?.answers).toEqual([
    { status: 200, reasons: [], isCommon: false },
    {
      status: 404,
      reasons: [{ code: 'NO_ENCONTRADO', mensaje: 'No se encontró lo que busca.' }],
      isCommon: true,
    },
    {
      status: 409,
      reasons: [
        { code: 'MESA_CERRADA', mensaje: 'La mesa está cerrada · desde ayer.' },
        { code: 'OTRA_COSA', mensaje: 'Otra.' },
      ],
      isCommon: false,
    },
  ]);
});
