// @vitest-environment jsdom
import { StoringRequest } from '@marco/web-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import './capa-screen.tsx';
import './create-capa-screen.tsx';
import './update-capa-screen.tsx';
import './create-version-screen.tsx';
import {
  buildRefusal,
  createCapasSite,
  type FakeServer,
  sampleDetalle,
} from '../../testing/capas-web-site.tsx';

afterEach(() => void vi.unstubAllGlobals());

const ROOT = '/app/admin/capadeuso';
const user = userEvent.setup({ delay: null });

function open(address: string, server?: FakeServer) {
  const site = createCapasSite(address, server);
  return { ...site, ...render(site.site) };
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const findModal = (name: string) => screen.findByRole('alertdialog', { name });

async function acceptErrors(): Promise<string[]> {
  const modal = await findModal('¡Error de validación!');
  const texts = within(modal)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
  return texts;
}

describe('creating a layer', () => {
  it('[AREA-02] asks for what its kind needs, shows its namespace, and is sent once', async () => {
    const { sent, router, container } = open(`${ROOT}/create`);
    await user.click(await screen.findByRole('radio', { name: 'Proyecto' }));
    expect(screen.getByRole('combobox', { name: /^Entidad/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Sectorial' }));
    expect(screen.queryByRole('combobox', { name: /^Entidad/ })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Retirado' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crear capa de uso' }));
    expect((await acceptErrors()).length).toBeGreaterThan(5);
    await user.type(await field(/^Código/), 'SectorSalud');
    await user.selectOptions(screen.getByLabelText(/^Capa superior/), 'Común');
    await user.selectOptions(screen.getByLabelText(/^Sector/, { selector: 'select' }), '8');
    await user.type(await field(/^Carpeta/), 'Sectorial/Salud');
    expect(screen.getByText(/1\.0\/esquemas\/Sectorial\/Salud$/)).toBeTruthy();
    await user.type(await field(/^Nombre/), 'Salud');
    await user.type(await field(/^Prefijo/), 'sal');
    await user.type(await field(/^Descripción/), 'Del sector.');
    await user.type(await field(/^Fuente/), 'Acta 1');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Crear capa de uso' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${ROOT}/2`));
    const [call, ...others] = sent('POST /capadeuso/capaCrear');
    expect(others).toEqual([]);
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(call?.body).toMatchObject({
      codigo: 'SectorSalud',
      tipo: 'sectorial',
      carpeta: 'Sectorial/Salud',
      capaPadreId: 1,
      sectorId: 8,
      entidadId: null,
      prefijo: 'sal',
      archivos: [],
    });
  });

  it('[AREA-02] a code that is taken is told at its field', async () => {
    const mensaje = 'Ya existe una capa de uso con ese código.';
    open(`${ROOT}/2/edit`, ({ address }) =>
      address === 'PUT /capadeuso/capaActualizar/2'
        ? buildRefusal(409, {
            code: 'CAPA_CODIGO_REPETIDO',
            mensaje,
            detalles: [{ campo: 'nombre', mensaje }],
          })
        : undefined,
    );
    await user.type(await field(/^Nombre/), ' nueva');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await acceptErrors()).toEqual([`Nombre: ${mensaje}`]);
    expect((await field(/^Nombre/)).value).toBe('Local nueva');
  });
});

describe('who may not create layers', () => {
  it('[AREA-02] is told why instead of a form nobody will take', async () => {
    const reasons = ['Su rol no permite crear capas de uso.'];
    open(`${ROOT}/create`, ({ address }) =>
      address === 'GET /capadeuso/listas'
        ? Response.json({
            sectores: [],
            espacioNombresRaiz: '',
            permisos: { crear: { allowed: false, reasons, unblockers: [] } },
          })
        : undefined,
    );
    expect(await screen.findByText('Su rol no permite crear capas de uso.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Crear capa de uso' })).toBeNull();
  });
});

describe('editing a layer', () => {
  it('[AREA-02] of one in force its texts alone; two editors see both versions', async () => {
    const actual = { ...sampleDetalle, version: 4, actual: { ...sampleDetalle.actual, nombre: 'Ajeno' } };
    let tries = 0;
    const { sent, router } = open(`${ROOT}/2/edit`, ({ address }) => {
      if (address !== 'PUT /capadeuso/capaActualizar/2') return undefined;
      tries += 1;
      const problem = { code: 'VERSION_DISTINTA', mensaje: 'Otra persona cambió este registro.', actual };
      return tries === 1 ? buildRefusal(412, problem) : Response.json(actual);
    });
    const nombre = await field(/^Nombre/);
    expect(screen.queryByRole('textbox', { name: /^Código/ })).toBeNull();
    expect(screen.getByText(/^La capa está vigente/)).toBeTruthy();
    await user.clear(nombre);
    await user.type(nombre, 'Mío');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const modal = await findModal('Otra persona cambió este registro');
    expect(within(modal).getByRole('row', { name: /Mío Ajeno/ })).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${ROOT}/2`));
    expect(sent('PUT /capadeuso/capaActualizar/2').map(({ headers }) => headers.get('If-Match'))).toEqual([
      '"3"',
      '"4"',
    ]);
  });
});

describe('the next version of a layer', () => {
  it('[AREA-02] without document and source it is refused with both reasons', async () => {
    const { sent } = open(`${ROOT}/2/versionar`);
    await user.click(await screen.findByRole('button', { name: 'Crear versión' }));
    expect(await acceptErrors()).toEqual([
      'Fuente de información es requerida.',
      'Documentos: Adjunte al menos un documento que respalde la nueva versión.',
    ]);
    expect(sent('POST /capadeuso/versionar/2')).toEqual([]);
  });

  it('[AREA-02] a major one shows its number and its new namespace', async () => {
    const { container } = open(`${ROOT}/2/versionar`);
    expect(await screen.findByText(/Espacio de nombres: .*\/1\.0\/esquemas\/Local$/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Mayor: versión 2.0' }));
    expect(screen.getByText(/Espacio de nombres: .*\/2\.0\/esquemas\/Local$/)).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-02] is not made before it is confirmed: what was in force does not come back', async () => {
    vi.stubGlobal('XMLHttpRequest', StoringRequest);
    const { sent, router, container } = open(`${ROOT}/2/versionar`, ({ address }) =>
      address === 'POST /capadeuso/versionar/2' ? Response.json(sampleDetalle) : undefined,
    );
    await user.type(await field(/^Fuente/), 'Acta 13');
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    fireEvent.change(input ?? container, { target: { files: [new File(['a'], 'acta.pdf')] } });
    expect(await screen.findByText('Cargado')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Crear versión' }));
    const modal = await findModal('¿Crear la versión 1.2?');
    expect(modal.textContent).toContain('La versión 1.1 pasa a histórica y no se puede volver a ella.');
    await user.click(within(modal).getByRole('button', { name: 'Cancelar' }));
    expect(sent('POST /capadeuso/versionar/2')).toEqual([]);
    expect((await field(/^Fuente/)).value).toBe('Acta 13');
    await user.click(screen.getByRole('button', { name: 'Crear versión' }));
    const again = await findModal('¿Crear la versión 1.2?');
    await user.click(within(again).getByRole('button', { name: 'Crear versión' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${ROOT}/2`));
    expect(sent('POST /capadeuso/versionar/2')).toHaveLength(1);
  });
});
