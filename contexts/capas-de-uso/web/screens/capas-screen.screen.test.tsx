// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import './capas-screen.tsx';
import './capa-screen.tsx';
import './version-capa-screen.tsx';
import './jerarquia-screen.tsx';
import { createCapasSite, type FakeServer, REFUSED, sampleDetalle } from '../../testing/capas-web-site.tsx';

const ROOT = '/app/admin/capadeuso';
const LISTA = `${ROOT}/filter`;
const user = userEvent.setup({ delay: null });

function open(address = LISTA, server?: FakeServer) {
  const site = createCapasSite(address, server);
  return { ...site, ...render(site.site) };
}

const table = (name = 'Capas de uso encontradas') => screen.findByRole('table', { name });
const findRow = async (name: RegExp) => within(await table()).findByRole('row', { name });
const headers = (of: HTMLElement) =>
  within(of)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

beforeEach(() => sessionStorage.clear());

describe('list of the layers', () => {
  it('[AREA-02] shows the versions with the specified columns, and asks for a page', async () => {
    const { sent, container } = open();
    expect(headers(await table())).toEqual([
      'Código y OID',
      'Nombre',
      'Tipo',
      'Espacio de nombres',
      'Versión',
      'Estado',
      'Acción',
    ]);
    expect(sent('POST /capadeuso/capaFiltro')[0]?.body).toMatchObject({ pagina: 1, tamano: 10 });
    await expectNoViolations(container);
  });

  it('[TABLE-05] the version cell is the source, or the documents of a historical version', async () => {
    const { sent } = open();
    expect(within(await findRow(/1\.1/)).getByText('Acuerdo 7 de la mesa técnica.')).toBeTruthy();
    const frozen = await findRow(/1\.0.*acuerdo\.pdf/);
    expect(within(frozen).queryByText('Acuerdo 7 de la mesa técnica.')).toBeNull();
    await user.click(within(frozen).getByRole('button', { name: 'acuerdo.pdf' }));
    await waitFor(() =>
      expect(sent('GET /downloadFileOpt/4b8f5c9e-0d0d-4f1a-9b3a-0d9d9d9d9d9d')).toHaveLength(1),
    );
  });

  it('[TABLE-05] the identifier opens its structure', async () => {
    open();
    await user.click(within(await findRow(/1\.1/)).getByRole('button', { name: '2.999.170.4.2' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Estructura Identificador Objeto Digital - OID',
    });
    expect(within(dialog).getByText('2.999.170.4.2 - Capa Local')).toBeTruthy();
  });

  it('[AREA-02] what a historical version does not allow says why', async () => {
    open();
    const button = within(await findRow(/acuerdo\.pdf/)).getByRole('button', { name: /^Editar/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reasons = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reasons?.textContent).toContain(REFUSED.reasons[0]);
  });

  it('[ROUTE-17] [AREA-02] filters go into the address; a layer leads back to them with their page', async () => {
    const { router, sent } = open(`${LISTA}?pagina=2`);
    await table();
    await user.type(screen.getByRole('textbox', { name: /^Nombre o código/ }), 'salud');
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Sectorial');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Vigente');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => router.state.location.search).toBe('?nombre=salud&tipo=sectorial&estado=vigente');
    await router.navigate(`${LISTA}?nombre=salud&tipo=sectorial&estado=vigente&pagina=3`);
    await user.click(within(await findRow(/1\.1/)).getByRole('link', { name: /^Ver / }));
    const volver = await screen.findByRole('link', { name: 'Volver' });
    expect(volver.getAttribute('href')).toBe(`${LISTA}?capasConsult=1`);
    await user.click(volver);
    await expect
      .poll(() => router.state.location.search)
      .toBe('?capasConsult=1&nombre=salud&tipo=sectorial&estado=vigente&pagina=3');
    expect(sent('POST /capadeuso/capaFiltro').at(-1)?.body).toMatchObject({
      nombre: 'salud',
      tipo: 'sectorial',
      estado: 'vigente',
      pagina: 3,
    });
  });
});

describe('a layer', () => {
  it('[AREA-02] shows what it is, its identifier and its versions', async () => {
    const { container } = open(`${ROOT}/2`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Local' })).toBeTruthy();
    const versiones = await table('Versiones de la capa de uso');
    expect(within(versiones).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('12 elementos incorporados')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '2.999.170.4.2' }));
    await screen.findByRole('dialog', { name: 'Estructura Identificador Objeto Digital - OID' });
    await user.keyboard('{Escape}');
    await expectNoViolations(container);
  });

  it('[AREA-02] one that does not exist says so', async () => {
    open(`${ROOT}/999`);
    expect(await screen.findByRole('heading', { name: 'Capa de uso no encontrada' })).toBeTruthy();
  });

  it('[AREA-02] a draft is published after asking', async () => {
    const borrador = {
      ...sampleDetalle,
      actual: { ...sampleDetalle.actual, estado: 'borrador' },
      permisos: { ...sampleDetalle.permisos, publicar: { allowed: true, reasons: [], unblockers: [] } },
    };
    const { sent } = open(`${ROOT}/2`, ({ address }) => {
      if (address === 'GET /capadeuso/capaById/2') return Response.json(borrador);
      return address === 'POST /capadeuso/publicar/2' ? Response.json(sampleDetalle) : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Publicar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¿Publicar la capa de uso?' });
    await user.click(within(modal).getByRole('button', { name: 'Publicar capa' }));
    expect(await screen.findByText('La capa de uso quedó vigente.')).toBeTruthy();
    expect(sent('POST /capadeuso/publicar/2')[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it.each([
    ['', `${LISTA}?capasConsult=1`],
    [`?urlOri=${encodeURIComponent(`${ROOT}/2`)}`, `${ROOT}/2`],
    [`?urlOri=${encodeURIComponent('https://evil.example')}`, `${LISTA}?capasConsult=1`],
  ])('[ROUTE-12] a version opened with %s leads back to %s', async (query, target) => {
    open(`${ROOT}/2/version/70${query}`);
    expect(await screen.findByText(/^Esta versión ya no rige/)).toBeTruthy();
    expect(screen.getByText('acuerdo.pdf', { selector: 'b' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe(target);
  });

  it('[AREA-02] the hierarchy is a tree; a layer opens from it', async () => {
    const { router, container } = open(`${ROOT}/hierarchy`);
    const comun = await screen.findByRole('treeitem', { name: /Común/ });
    await expectNoViolations(container);
    comun.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(`${ROOT}/2`);
  });
});
