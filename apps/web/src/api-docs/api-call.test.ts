import type { OperationDescription } from '@marco/contract-kit/api-description';
import { expect, it } from 'vitest';
import { createWritten, findBodyFault, listMissing, toAddress, toCall } from './api-call.ts';

const OPERATION: OperationDescription = {
  id: 'updateCosa',
  method: 'PUT',
  path: '/api/cosas/{id}',
  summary: 'Cambia una cosa.',
  isPublic: false,
  access: 'Requiere sesión.',
  parameters: [
    { name: 'id', in: 'path', required: true, description: '', schema: { type: 'string' } },
    {
      name: 'pagina',
      in: 'query',
      required: false,
      description: '',
      schema: { type: 'integer', default: 1 },
    },
    { name: 'texto', in: 'query', required: false, description: '', schema: { type: 'string' } },
    { name: 'if-match', in: 'header', required: false, description: '', schema: { type: 'string' } },
  ],
  body: { type: 'application/json', fields: [], sample: { nombre: 'texto' } },
  answers: [],
};

it('what lacks is told before anything is sent', () => {
  const written = createWritten(OPERATION);
  expect(listMissing(OPERATION, written)).toEqual(['id']);
  expect(findBodyFault(OPERATION, { ...written, body: '{' })).toMatch(/no es un JSON válido/);
  expect(toCall(OPERATION, written).path).toBe('/api/cosas/{id}');
});

it('a form begins with what is taken where a value lacks, and becomes a call', () => {
  const written = createWritten(OPERATION);
  expect(written).toEqual({ values: { pagina: '1' }, body: '{\n  "nombre": "texto"\n}' });
  const values = { id: 'a/b', pagina: '2', texto: '', 'if-match': '"3"' };
  const call = toCall(OPERATION, { ...written, values });
  expect(listMissing(OPERATION, { ...written, values })).toEqual([]);
  expect(findBodyFault(OPERATION, written)).toBeUndefined();
  expect(toAddress(call)).toBe('/api/cosas/a%2Fb?pagina=2');
  expect(call).toMatchObject({
    method: 'PUT',
    headers: [
      ['if-match', '"3"'],
      ['content-type', 'application/json'],
    ],
    body: written.body,
    needsSession: true,
    takesFile: false,
  });
});

it('an operation without a body sends none', () => {
  const read = { ...OPERATION, method: 'GET', body: null, isPublic: true };
  expect(createWritten(read).body).toBe('');
  expect(findBodyFault(read, { values: {}, body: '{' })).toBeUndefined();
  expect(toCall(read, { values: { id: '1' }, body: '' })).toMatchObject({ body: null, needsSession: false });
});
