// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import type { FilaNodo } from '../../contract/index.ts';
import './oid-screen.tsx';
import { buildRefusal, createOidSite, type FakeServer, sampleNodo } from '../../testing/oid-site.tsx';

const HOME = '/app/admin/oid';
const user = userEvent.setup({ delay: null });

function open(address = HOME, server?: FakeServer) {
  const site = createOidSite(address, server);
  return { ...site, ...render(site.site) };
}

const OCUPADO = { code: 'OCUPADO', mensaje: 'El servicio no está disponible.' };
/** The message with that title; the place of the banners is an alert too. */
const findAlert = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]') ?? document.body;

const findItem = (name: string | RegExp) => screen.findByRole('treeitem', { name });
const panel = () => screen.findByRole('region', { name: /Estándar/ });

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent;
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('administration of the identifiers', () => {
  it('[AREA-11] a branch comes from the server when it is opened, fifty at a time', async () => {
    const { sent } = open();
    const branch = await findItem(/Estándares/);
    expect(sent('GET /oid/nodos?padre=2.3&pagina=1')).toEqual([]);
    branch.focus();
    await user.keyboard('{ArrowRight}');
    expect(await findItem(/Estándar 50$/)).toBeTruthy();
    const more = await findItem('Ver más: 10 siguientes');
    await user.click(more);
    expect((await findItem(/Estándar 60$/)).getAttribute('aria-posinset')).toBe('60');
    expect(screen.queryByRole('treeitem', { name: /Ver más/ })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Estándar 51'));
  });

  it('[AREA-11] opens by itself down to where there is something to choose, and stays as it is left', async () => {
    open();
    await findItem(/Capas de uso/);
    (await findItem(/joint-iso-itu-t/)).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /Capas de uso/ })).toBeNull();
    expect((await findItem(/joint-iso-itu-t/)).getAttribute('aria-expanded')).toBe('false');
  });

  it('[AREA-11] [ERR-02] why the tree did not come is told, and it is asked for again', async () => {
    const busy = buildRefusal(503, OCUPADO);
    let fails = true;
    const { container } = open(HOME, ({ address }) =>
      fails && address === 'GET /oid/nodos' ? busy.clone() : undefined,
    );
    const alert = await findAlert('No fue posible cargar el árbol de identificadores');
    expect(alert.textContent).toContain('El servicio no está disponible.');
    expect(screen.queryByRole('tree')).toBeNull();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await findItem(/Estándares/)).toBeTruthy();
    expect(screen.queryByText(/^No fue posible cargar/)).toBeNull();
  });

  it('[AREA-11] [ERR-02] why a branch did not come is told, and it is asked for again; the rest stays', async () => {
    const busy = buildRefusal(503, OCUPADO);
    let fails = true;
    open(HOME, ({ url }) => (fails && url.includes('padre=2.3&') ? busy.clone() : undefined));
    (await findItem(/Estándares/)).focus();
    await user.keyboard('{ArrowRight}');
    const alert = await findAlert('No fue posible cargar los nodos de 2.3');
    expect(alert.textContent).toContain('El servicio no está disponible.');
    expect(await findItem(/Capas de uso/)).toBeTruthy();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await findItem(/Estándar 50$/)).toBeTruthy();
    expect(screen.queryByText(/^No fue posible cargar/)).toBeNull();
  });

  it('[AREA-11] [ERR-02] the way to the chosen node that did not come says why', async () => {
    open(`${HOME}?oid=2.3.55`, ({ url }) =>
      url.includes('contiene=') ? buildRefusal(503, OCUPADO) : undefined,
    );
    const alert = await findAlert('No fue posible abrir el árbol hasta el nodo elegido');
    expect(alert.textContent).toContain('El servicio no está disponible.');
  });

  it('[AREA-11] the address says the chosen node: the way to it opens, whatever its page', async () => {
    open(`${HOME}?oid=2.3.55`);
    const item = await findItem(/Estándar 55/);
    expect(item.getAttribute('aria-selected')).toBe('true');
    expect(await findItem('Ver más: 50 anteriores')).toBeTruthy();
    expect(within(await panel()).getByText('2.3.55')).toBeTruthy();
  });

  it('[AREA-11] choosing a node puts it in the address and shows its structure and its next free arc', async () => {
    const { router } = open(`${HOME}?oid=2.3`);
    const region = await panel();
    expect(within(region).getByText('2.3.61')).toBeTruthy();
    expect(within(region).getByText(/Estándares/, { selector: 'li' }).textContent).toBe('2.3 - Estándares');
    await user.click(await findItem(/joint-iso-itu-t/));
    expect(router.state.location.search).toBe('?oid=2');
  });

  it('[AREA-11] is searched, and a result opens in the tree', async () => {
    const { router } = open();
    await user.type(await screen.findByRole('textbox', { name: /OID o nombre/ }), 'est');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await user.click(await screen.findByRole('link', { name: 'Estándares' }));
    expect(router.state.location.search).toBe('?texto=est&oid=2.3');
    expect((await findItem(/Estándares/)).getAttribute('aria-selected')).toBe('true');
  });

  it('[AREA-11] an arc is reserved with a name, once, and the tree opens down to it', async () => {
    const reservado: FilaNodo = {
      oid: '2.3.61',
      arco: 61,
      nombre: 'Para ISO',
      tipo: 'raiz',
      estado: 'reservado',
      hijos: 0,
    };
    const { sent, router } = open(`${HOME}?texto=est&oid=2.3`, ({ address, url }) => {
      if (url.includes('contiene=2.3.61'))
        return Response.json({ nodos: [reservado], total: 61, pagina: 2, tamano: 50 });
      if (address !== 'GET /oid/nodos/2.3.61') return undefined;
      return Response.json({ ...sampleNodo, oid: '2.3.61', nombre: 'Para ISO', hijos: 0 });
    });
    await user.click(await screen.findByRole('button', { name: 'Reservar arco' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reservar arco' });
    await user.click(within(dialog).getByRole('button', { name: 'Reservar' }));
    expect(await within(dialog).findByText('Nombre es requerido.')).toBeTruthy();
    expect(await readErrors()).toContain('Nombre es requerido.');
    const nombre = within(dialog).getByRole('textbox', { name: /^Nombre/ });
    await waitFor(() => expect(document.activeElement).toBe(nombre));
    await user.type(nombre, 'Para ISO');
    await user.click(within(dialog).getByRole('button', { name: 'Reservar' }));
    expect(await screen.findByText('Se reservó 2.3.61.')).toBeTruthy();
    const [call, ...others] = sent('POST /oid/reservar');
    expect(others).toEqual([]);
    expect(call?.body).toEqual({ padre: '2.3', nombre: 'Para ISO', descripcion: '' });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect((await findItem(/Para ISO/)).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByRole('region', { name: 'Para ISO' })).toBeTruthy();
    expect(router.state.location.search).toBe('?texto=est&oid=2.3.61');
  });

  it('[AREA-11] two who name the same node: the second sees both names', async () => {
    let tries = 0;
    const { sent } = open(`${HOME}?oid=2.3`, ({ address }) => {
      if (address !== 'PUT /oid/nodos/2.3') return undefined;
      tries += 1;
      const actual = { ...sampleNodo, version: 5, nombre: 'Nombre ajeno' };
      const problem = { code: 'VERSION_DISTINTA', mensaje: 'Otra persona cambió este registro.', actual };
      return tries === 1 ? buildRefusal(412, problem) : Response.json({ ...actual, nombre: 'Mío' });
    });
    await user.click(await screen.findByRole('button', { name: 'Editar nombre' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar nombre' });
    const nombre = within(dialog).getByRole('textbox', { name: /^Nombre/ });
    await user.clear(nombre);
    await user.type(nombre, 'Mío');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const modal = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(within(modal).getByRole('row', { name: /Nombre ajeno/ })).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Guardar mi versión' }));
    await screen.findByText('Se guardó el nombre del nodo.');
    expect(sent('PUT /oid/nodos/2.3').map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"5"']);
  });

  it('[AREA-11] what cannot be retired says why', async () => {
    open(`${HOME}?oid=2.3`);
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('No aplica aquí.')).toBeTruthy();
  });

  it('[AREA-11] of a retired node the panel says when and why', async () => {
    const retiro = { fecha: '2026-11-20T15:00:00.000Z', motivo: 'No se usó.' };
    open(`${HOME}?oid=2.3`, ({ address }) =>
      address === 'GET /oid/nodos/2.3'
        ? Response.json({ ...sampleNodo, estado: 'retirado', retiro })
        : undefined,
    );
    expect(await screen.findByText('20 de noviembre de 2026')).toBeTruthy();
    expect(screen.getByText('Motivo del retiro')).toBeTruthy();
    expect(screen.getByText('No se usó.')).toBeTruthy();
  });

  it('[AREA-11] [ERR-02] says why the tree could not come, and tries again unless the rol does not allow it', async () => {
    let status = 403;
    const mensaje = 'Su rol no permite realizar esta acción.';
    const { unmount } = open(HOME, () => buildRefusal(status, { code: 'X', mensaje }));
    expect(await screen.findByText(mensaje)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    unmount();
    status = 503;
    open(HOME, () => (status === 503 ? buildRefusal(503, { code: 'X', mensaje }) : undefined));
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    status = 200;
    await user.click(retry);
    expect(await findItem(/joint-iso-itu-t/)).toBeTruthy();
  });

  it('axe finds nothing', async () => {
    const { container } = open(`${HOME}?oid=2.3&texto=est`);
    await panel();
    await screen.findByRole('link', { name: 'Estándares' });
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});
