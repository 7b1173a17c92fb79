// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiProvider, createApiClient } from '../api-client/index.ts';
import { BannerHost } from '../banner/index.ts';
import { ModalHost } from '../modal/index.ts';
import { type CollectionRow, CollectionTable, type CollectionView } from './index.ts';

interface Cosa extends CollectionRow {
  readonly codigo: string;
  readonly orden: number;
  readonly parteId: number | null;
  readonly parte: string | null;
}

const VIEW: CollectionView<Cosa> = {
  word: 'cosas',
  title: 'Cosas',
  uno: 'la cosa',
  columns: [
    { key: 'nombre', label: 'Nombre', kind: 'main' },
    { key: 'codigo', label: 'Código' },
  ],
  fields: [
    { key: 'codigo', label: 'Código', kind: 'text', required: true, onlyNew: true },
    { key: 'nombre', label: 'Nombre', kind: 'text', required: true },
    { key: 'orden', label: 'Orden', kind: 'number' },
    {
      key: 'parteId',
      label: 'Parte',
      kind: 'reference',
      placeholder: 'Buscar parte',
      labelOf: ({ parte }) => parte,
      find: async () => [{ id: 9, label: 'Parte nueve' }],
    },
  ],
  findErrors: ({ nombre }) => (nombre === '' ? { nombre: 'Nombre es requerido.' } : {}),
};

const FILA = { orden: 2, parteId: 4, parte: 'Parte cuatro', activo: true, version: 3 };
const LIBRE = { ...FILA, id: 1, codigo: 'libre', nombre: 'Libre', usos: 0, usadoPor: '' };
const USADA = { ...FILA, id: 2, codigo: 'usada', nombre: 'Usada', usos: 2, usadoPor: '2 sistemas' };
const ALLOWED = { allowed: true, reasons: [], unblockers: [] };
const REFUSED = { allowed: false, reasons: ['Su rol no permite crear las cosas.'], unblockers: [] };

const user = userEvent.setup({ delay: null });

interface Call {
  readonly address: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Headers;
}

function open(answer: (call: Call) => Response | undefined = () => undefined, permiso = ALLOWED) {
  const calls: Call[] = [];
  const fake: typeof fetch = async (input, init) => {
    const url = String(input);
    const call = {
      url,
      address: `${init?.method} ${url.replace(/\?.*$/, '')}`,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init?.headers),
    };
    calls.push(call);
    const permisos = { crear: permiso, editar: permiso, eliminar: permiso };
    return answer(call) ?? Response.json({ filas: [LIBRE, USADA], total: 2, permisos });
  };
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <MemoryRouter>
          <main>
            <CollectionTable view={VIEW} />
            <ModalHost />
            <BannerHost />
          </main>
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { container, sent: (address: string) => calls.filter((call) => call.address === address) };
}

afterEach(cleanup);

describe('a collection on screen', () => {
  it('[AREA-14] is searched and ordered on the server', async () => {
    const { container, sent } = open();
    await screen.findByRole('table', { name: 'Cosas' });
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Buscar por nombre o código' }), 'lib{Enter}');
    await waitFor(() => expect(sent('GET /api/cosas').at(-1)?.url).toContain('texto=lib'));
    expect(sent('GET /api/cosas')[0]?.url).toContain('ordenarPor=nombre');
  });

  it('[AREA-14] a row is added by the rules the server refuses with, once for its key', async () => {
    const { sent } = open(({ address }) => (address.startsWith('POST') ? Response.json(LIBRE) : undefined));
    await user.click(await screen.findByRole('button', { name: 'CREAR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar la cosa' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('Nombre es requerido.');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'nueva');
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Nueva');
    await user.type(dialog.getByRole('combobox', { name: /^Parte/ }), 'nueve');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    const unpicked = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(unpicked.textContent).toContain('Parte: Seleccione una opción de la lista o borre el texto.');
    await user.click(within(unpicked).getByRole('button', { name: 'Aceptar' }));
    await user.type(dialog.getByRole('combobox', { name: /^Parte/ }), ' ');
    await user.click(await screen.findByRole('option', { name: /Parte nueve/ }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = sent('POST /api/cosas');
    expect(call?.body).toEqual({ codigo: 'nueva', nombre: 'Nueva', orden: 0, parteId: 9 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[AREA-14] what is taken is told at its field, until it is changed', async () => {
    const mensaje = 'Ya hay una cosa con ese código.';
    let tries = 0;
    const { sent } = open(({ address }) => {
      if (!address.startsWith('POST')) return undefined;
      tries += 1;
      const problem = {
        code: 'FILA_REPETIDA',
        mensaje: 'Ya existe.',
        detalles: [{ campo: 'codigo', mensaje }],
      };
      return tries === 1 ? Response.json({ status: 409, ...problem }, { status: 409 }) : Response.json(LIBRE);
    });
    await user.click(await screen.findByRole('button', { name: 'CREAR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar la cosa' }));
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'libre');
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Otra');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(dialog.getByText(mensaje)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Código/ })),
    );
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), '2');
    expect(dialog.queryByText(mensaje)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sent('POST /api/cosas')).toHaveLength(2));
  });

  it('[AREA-14] a row in use is edited and inactivated over the version that was seen, and not deleted', async () => {
    let tries = 0;
    const { sent } = open(({ address }) => {
      if (!address.startsWith('PUT')) return undefined;
      tries += 1;
      const actual = { ...USADA, nombre: 'De otra persona', version: 8 };
      return tries === 1
        ? Response.json(
            { status: 412, code: 'VERSION_DISTINTA', mensaje: 'Otra persona.', detalles: [], actual },
            { status: 412 },
          )
        : Response.json(USADA);
    });
    const blocked = await screen.findByRole('button', { name: 'Eliminar Usada' });
    expect(blocked.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Editar Usada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar Usada' });
    expect(dialog.textContent).toContain('Lo usan 2 sistemas');
    expect(within(dialog).queryByRole('textbox', { name: /^Código/ })).toBeNull();
    await user.click(within(dialog).getByRole('radio', { name: 'Inactivo' }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(conflict.textContent).toContain('De otra persona');
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = sent('PUT /api/cosas/2/');
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"8"']);
    expect(calls[1]?.body).toEqual({ nombre: 'Usada', orden: 2, parteId: 4, activo: false });
  });

  it('[AREA-14] one that nothing uses is deleted after a question', async () => {
    const { sent } = open(({ address }) =>
      address.startsWith('DELETE') ? Response.json({ eliminados: 1 }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Eliminar Libre' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar «Libre»?' });
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Se eliminó la cosa.')).toBeTruthy();
    expect(sent('DELETE /api/cosas/1')[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('[AREA-14] who only consults sees no actions', async () => {
    open(undefined, REFUSED as typeof ALLOWED);
    await screen.findByRole('table', { name: 'Cosas' });
    expect(screen.queryByRole('button', { name: /^(Editar|Eliminar|CREAR)/ })).toBeNull();
  });
});
