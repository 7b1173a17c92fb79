// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import type { ApiIndex, OperationDescription } from '@marco/contract-kit/api-description';
import { buildRefusal, createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiDocsRoute } from './api-docs-route.ts';

const search: OperationDescription = {
  id: 'findDiccionarioPublic',
  method: 'GET',
  path: '/api-public/diccionario/sugerencias',
  summary: 'Hasta cinco elementos de dato que corresponden a lo escrito.',
  isPublic: true,
  access: 'Pública: no requiere sesión.',
  parameters: [
    {
      name: 'texto',
      in: 'query',
      required: true,
      description: 'Lo escrito.',
      schema: { type: 'string', minLength: 3 },
    },
    { name: 'capa', in: 'query', required: false, description: '', schema: { enum: ['COMUN', 'LOCAL'] } },
  ],
  body: null,
  answers: [
    { status: 200, reasons: [], isCommon: false },
    {
      status: 400,
      reasons: [{ code: 'SOLICITUD_INVALIDA', mensaje: 'Los datos no son válidos.' }],
      isCommon: true,
    },
    { status: 401, reasons: [{ code: 'SESION_REQUERIDA', mensaje: 'Su sesión terminó.' }], isCommon: true },
  ],
  sample: { total: 1 },
};
const create: OperationDescription = {
  ...search,
  id: 'createMesa',
  method: 'POST',
  path: '/api/mesas',
  summary: 'Crea una mesa.',
  isPublic: false,
  access: 'Requiere el permiso mesas · crear.',
  parameters: [],
  body: {
    type: 'application/json',
    fields: [
      { name: 'nombre', required: true, description: 'Nombre de la mesa', schema: { type: 'string' } },
    ],
    sample: { nombre: 'texto' },
  },
};
const OPERATIONS = [search, create];
const INDEX: ApiIndex = {
  groups: [
    { id: 'diccionario', name: 'Diccionario', operations: [search] },
    {
      id: 'mesas',
      name: 'Mesas',
      operations: [create, { ...create, id: 'listMesas', method: 'GET', summary: 'Lista las mesas.' }],
    },
  ],
};

function open(
  address = '/api/docs',
  answer: (path: string) => unknown = () => ({ total: 2 }),
  index: ApiIndex = INDEX,
) {
  const { fake, calls } = createFakeServer(({ path }) => {
    if (path === '/openapi/indice.json') return index;
    const id = path.replace('/openapi/operaciones/', '');
    return OPERATIONS.find((one) => one.id === id) ?? answer(path);
  });
  const { site, router } = createTestSite({ routes: [apiDocsRoute], address, fake });
  return { ...render(site), router, calls };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const form = () => screen.findByRole('region', { name: /^Hasta cinco elementos/ });
const answer = () => screen.getByRole('region', { name: 'Respuesta' });

describe('the description of the API', () => {
  it('an operation nobody has says so, and the index stays', async () => {
    open('/api/docs?operacion=otra');
    expect(await screen.findByText(/no tiene ninguna operación «otra»/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Mesas/ })).toBeTruthy();
  });

  it('without a session a private operation asks for a key and has no form', async () => {
    open('/api/docs?operacion=createMesa');
    const region = within(await screen.findByRole('region', { name: 'Crea una mesa' }));
    expect(region.getByText('Pide clave')).toBeTruthy();
    expect(region.getByText('Nombre de la mesa')).toBeTruthy();
    expect(region.queryByRole('button', { name: 'Probar' })).toBeNull();
    expect(region.queryByRole('textbox')).toBeNull();
    expect(region.getByRole('region', { name: 'Ejemplo de consulta en curl' }).textContent).toContain(
      'authorization: Bearer SU_TOKEN',
    );
  });

  it('what lacks is told and nothing is sent; a refusal shows its reason in the place of the answer', async () => {
    const { calls } = open('/api/docs', () =>
      buildRefusal(400, { code: 'SOLICITUD_INVALIDA', mensaje: 'Escriba tres letras.' }),
    );
    const region = within(await form());
    await userEvent.click(region.getByRole('button', { name: 'Probar' }));
    expect(region.getByText('Valor de texto es requerido.')).toBeTruthy();
    expect(calls.filter(({ path }) => path.includes('sugerencias'))).toEqual([]);
    await userEvent.type(region.getByRole('textbox', { name: 'Valor de texto' }), 'id');
    await userEvent.click(region.getByRole('button', { name: 'Probar' }));
    expect(await region.findByText('Escriba tres letras.')).toBeTruthy();
    expect(region.getByText('400', { selector: 'b' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(answer()));
    expect(answer().textContent).toContain('"SOLICITUD_INVALIDA"');
  });

  it('runs the call the example tells, and the focus goes to its answer', async () => {
    const { calls } = open();
    const region = within(await form());
    expect(region.getByText('Pública')).toBeTruthy();
    expect(region.getByText('Ejemplo de respuesta')).toBeTruthy();
    await userEvent.type(region.getByRole('textbox', { name: 'Valor de texto' }), 'sexo');
    await userEvent.selectOptions(region.getByRole('combobox', { name: 'Valor de capa' }), 'LOCAL');
    await userEvent.click(region.getByRole('button', { name: 'JavaScript' }));
    expect(region.getByRole('region', { name: 'Ejemplo de consulta en JavaScript' }).textContent).toContain(
      '/api-public/diccionario/sugerencias?texto=sexo&capa=LOCAL',
    );
    await userEvent.click(region.getByRole('button', { name: 'Probar' }));
    await waitFor(() => expect(document.activeElement).toBe(answer()));
    expect(answer().textContent).toContain('"total": 2');
    const sent = calls.find(({ path }) => path.includes('sugerencias'));
    expect(sent?.url).toBe('/api-public/diccionario/sugerencias?texto=sexo&capa=LOCAL');
    // A public call carries nobody.
    expect(sent?.headers.has('authorization')).toBe(false);
    await userEvent.click(region.getByRole('button', { name: 'Restablecer' }));
    expect(region.getByText('Ejemplo de respuesta')).toBeTruthy();
  });

  it('with a session a private operation is tried with it, and a body that is no JSON is not sent', async () => {
    openSampleSession();
    const { calls } = open('/api/docs?operacion=createMesa', () => ({ id: 7 }));
    const region = within(await screen.findByRole('region', { name: 'Crea una mesa' }));
    expect(region.getByText('Con su sesión')).toBeTruthy();
    expect(region.getByText(/hace el cambio de verdad/)).toBeTruthy();
    const body = region.getByRole('textbox', { name: 'Cuerpo en JSON' });
    await userEvent.type(body, 'x');
    await userEvent.click(region.getByRole('button', { name: 'Probar' }));
    expect(region.getByText(/no es un JSON válido/)).toBeTruthy();
    await userEvent.type(body, '{Backspace}');
    await userEvent.click(region.getByRole('button', { name: 'Probar' }));
    await waitFor(() => expect(answer().textContent).toContain('"id": 7'));
    const sent = calls.find(({ path }) => path === '/mesas');
    expect([sent?.method, sent?.body, sent?.headers.get('authorization')]).toEqual([
      'POST',
      { nombre: 'texto' },
      'Bearer ficha',
    ]);
  });

  it('the address says the group and the operation, and the search narrows both lists', async () => {
    const { router } = open();
    await form();
    await userEvent.click(screen.getByRole('button', { name: /^Mesas/ }));
    expect(router.state.location.search).toBe('?grupo=mesas');
    expect(screen.getByRole('button', { name: /^Diccionario/ }).getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(screen.getByRole('link', { name: /Crea una mesa/ }));
    expect(router.state.location.search).toBe('?operacion=createMesa');
    expect(await screen.findByRole('region', { name: 'Crea una mesa' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Otras operaciones de Mesas' }).textContent).toContain(
      'Lista las mesas',
    );
    const box = screen.getByRole('searchbox', { name: 'Buscar en 3 operaciones' });
    await userEvent.type(box, 'sugerencias');
    expect(screen.queryByRole('button', { name: /^Mesas/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Diccionario/ }).getAttribute('aria-expanded')).toBe('true');
    expect(
      within(screen.getByRole('combobox', { name: 'Ir a una operación' })).getAllByRole('option'),
    ).toHaveLength(2);
    await userEvent.clear(box);
    await userEvent.type(box, 'nada de esto');
    expect(screen.getByText('No hay operaciones con esas palabras.')).toBeTruthy();
  });

  it('of many operations of a group ten are in sight, and the others are opened', async () => {
    const many = Array.from({ length: 14 }, (_, at) => ({
      ...create,
      id: `create${at}`,
      summary: `Crea ${at}.`,
    }));
    const groups = [{ id: 'mesas', name: 'Mesas', operations: [create, ...many] }];
    open('/api/docs?operacion=createMesa', undefined, { groups });
    const others = within(await screen.findByRole('region', { name: 'Otras operaciones de Mesas' }));
    const rest = others.getByText('Otras 4 operaciones de Mesas').closest('details');
    expect(rest?.open).toBe(false);
    expect(within(rest as HTMLElement).getAllByRole('link', { hidden: true })).toHaveLength(4);
    await userEvent.click(others.getByText('Otras 4 operaciones de Mesas'));
    expect(rest?.open).toBe(true);
  });
});
