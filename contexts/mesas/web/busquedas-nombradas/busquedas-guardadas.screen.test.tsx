// @vitest-environment jsdom
import { LOCAL_KEYS } from '@marco/acceso/terms';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../screens/mesas-home-screen.tsx';
import '../busqueda-profunda/busqueda-profunda.tsx';
import '../mesas/acciones-home.tsx';
import type { BusquedaNombrada } from '../../contract/index.ts';
import { createFacetas, createMesaEncontrada } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const HOME = '/mesas-interoperabilidad/home';
const BUSQUEDAS = '/mesaInteroperabilidad/busquedas';

/** A server that keeps searches as ours does. */
function createKeeper(kept: BusquedaNombrada[]): Record<string, Answer> {
  let lastId = 100;
  const add = ({ nombre, consulta }: Record<string, unknown>) => {
    if (kept.some((one) => one.nombre === nombre))
      throw createFailure(409, 'Ya guardó una búsqueda con ese nombre.', { code: 'BUSQUEDA_REPETIDA' });
    lastId += 1;
    kept.push({ id: lastId, nombre: String(nombre), consulta: String(consulta) });
    return { busquedas: [...kept] };
  };
  const change = ({ nombre }: Record<string, unknown>) => {
    const [first] = kept;
    if (nombre === undefined || !first) kept.shift();
    else kept[0] = { ...first, nombre: String(nombre) };
    return { busquedas: [...kept] };
  };
  return {
    [BUSQUEDAS]: (body) => (body['nombre'] === undefined ? { busquedas: [...kept] } : add(body)),
    [`${BUSQUEDAS}/1`]: change,
  };
}

function open(address: string, kept: BusquedaNombrada[], answers: Record<string, Answer> = {}) {
  localStorage.setItem(LOCAL_KEYS.accessToken, 'ficha');
  localStorage.setItem(LOCAL_KEYS.infoUser, '{}');
  localStorage.setItem(LOCAL_KEYS.payload, btoa('{"entidad":{"id":1},"funcionalidades":[]}'));
  const server = createMesasServer({
    '/mesaInteroperabilidad/permisos': () => ({ crear: { allowed: false, reasons: [], unblockers: [] } }),
    '/mesaInteroperabilidad/buscar': () => ({
      mesas: [createMesaEncontrada()],
      total: 1,
      facetas: createFacetas(),
    }),
    '/mesaInteroperabilidad/listar': () => ({ mesasInteroperabilidad: [], total: 0 }),
    '/servicios': () => [],
    '/estados-servicio': () => [],
    '/usuarios/mintic': () => [],
    ...createKeeper(kept),
    ...answers,
  });
  const { site, router } = createMesasSite(server.fake, address, 'ficha');
  render(site);
  return { ...server, query: () => router.state.location.search };
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Mis búsquedas' }));
  return within(await screen.findByRole('dialog', { name: 'Búsquedas guardadas' }));
}

const ACTAS: BusquedaNombrada = { id: 1, nombre: 'Actas', consulta: 'modo=contenido&texto=acta' };

beforeEach(() => localStorage.clear());

describe('kept searches', () => {
  it('keeps the search on show with a name, once', async () => {
    const { callsTo } = open(`${HOME}?modo=contenido&texto=acta&pagina=3`, []);
    const dialog = await openDialog();
    const name = await dialog.findByRole<HTMLInputElement>('textbox', {
      name: 'Guardar la búsqueda en pantalla',
    });
    expect(name.value).toBe('acta');
    expect(dialog.getByText('Aún no tiene búsquedas guardadas.')).toBeTruthy();
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Nombre es requerido.')).toBeTruthy();
    await userEvent.type(name, ' Actas de cierre ');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/está guardada como «Actas de cierre»/)).toBeTruthy();
    const [sent, ...more] = callsTo(BUSQUEDAS).filter(({ method }) => method === 'POST');
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({ nombre: 'Actas de cierre', consulta: 'modo=contenido&texto=acta' });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(dialog.getByRole('link', { name: 'Actas de cierre' }).getAttribute('aria-current')).toBe('true');
  });

  it('a name that is taken is told at the field, and what was typed stays', async () => {
    open(`${HOME}?nombre=pasaporte&consultar=1`, [ACTAS]);
    const dialog = await openDialog();
    const name = await dialog.findByRole('textbox', { name: 'Guardar la búsqueda en pantalla' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Actas');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Ya guardó una búsqueda con ese nombre.')).toBeTruthy();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(name, ' nuevas');
    expect(dialog.queryByText('Ya guardó una búsqueda con ese nombre.')).toBeNull();
  });

  it('without a search on show, says how to keep one', async () => {
    open(HOME, [ACTAS]);
    const dialog = await openDialog();
    expect(await dialog.findByText(/haga primero una consulta/)).toBeTruthy();
  });

  it('twenty are the most', async () => {
    open(
      `${HOME}?modo=contenido&texto=otra`,
      Array.from({ length: 20 }, (_, place) => ({ ...ACTAS, id: place + 1, nombre: `Actas ${place}` })),
    );
    const dialog = await openDialog();
    expect(await dialog.findByText(/Tiene 20 búsquedas guardadas/)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('opens one: the address shows it and the dialog is gone', async () => {
    const { query } = open(HOME, [ACTAS]);
    const dialog = await openDialog();
    expect(await dialog.findByText('En el contenido: «acta»')).toBeTruthy();
    await userEvent.click(dialog.getByRole('link', { name: 'Actas' }));
    await expect.poll(query).toBe('?modo=contenido&texto=acta');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('1 mesa')).toBeTruthy();
  });

  it('gives one another name, and the focus comes back to where it was', async () => {
    const { callsTo } = open(HOME, [ACTAS]);
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Cambiar el nombre de Actas' }));
    const name = dialog.getByRole('textbox', { name: 'Nuevo nombre de Actas' });
    expect(document.activeElement).toBe(name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Cierres{Enter}');
    const pencil = await dialog.findByRole('button', { name: 'Cambiar el nombre de Cierres' });
    await expect.poll(() => document.activeElement).toBe(pencil);
    expect(callsTo(`${BUSQUEDAS}/1`)).toMatchObject([{ method: 'PUT', body: { nombre: 'Cierres' } }]);
    await userEvent.click(pencil);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(await dialog.findByRole('link', { name: 'Cierres' })).toBeTruthy();
  });

  it('removes one, and brings it back', async () => {
    open(HOME, [ACTAS]);
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Eliminar Actas' }));
    expect((await dialog.findByText('Se eliminó «Actas».')).closest('[role="status"]')).toBeTruthy();
    expect(dialog.queryByRole('link', { name: 'Actas' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
    expect(await dialog.findByRole('link', { name: 'Actas' })).toBeTruthy();
    await expect.poll(() => dialog.queryByText('Se eliminó «Actas».')).toBeNull();
    await expect.poll(() => screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('[ERR-02] what fails is told in the dialog', async () => {
    let fails = true;
    open(HOME, [ACTAS], {
      [BUSQUEDAS]: () => {
        if (fails) throw createFailure(500, 'El servidor está ocupado.');
        return { busquedas: [ACTAS] };
      },
      [`${BUSQUEDAS}/1`]: () => {
        throw createFailure(404, 'Esa búsqueda guardada no existe.');
      },
    });
    const dialog = await openDialog();
    expect(await dialog.findByText('El servidor está ocupado.')).toBeTruthy();
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: /Reintentar/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Eliminar Actas' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Esa búsqueda guardada no existe.');
    expect(dialog.getByRole('link', { name: 'Actas' })).toBeTruthy();
  });
});

it('visitors keep no searches', async () => {
  const { fake, calls } = createMesasServer({
    '/servicios': () => [],
    '/estados-servicio': () => [],
    '/usuarios/mintic': () => [],
  });
  render(createMesasSite(fake, HOME).site);
  await screen.findByRole('form', { name: 'Buscar mesas' });
  expect(screen.queryByRole('button', { name: 'Mis búsquedas' })).toBeNull();
  expect(calls.filter(({ url }) => url.includes('busquedas'))).toEqual([]);
});
