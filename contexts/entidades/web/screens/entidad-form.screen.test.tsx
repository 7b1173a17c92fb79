// @vitest-environment jsdom
import { DraftOwnerContext, DraftStoreContext } from '@marco/web-kit/form-draft';
import { createMemoryDrafts } from '@marco/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import './create-entidad-screen.tsx';
import './update-entidad-screen.tsx';
import './entidad-screen.tsx';
import {
  buildRefusal,
  createEntidadesSite,
  type FakeServer,
  sampleDetalle,
} from '../../testing/entidades-site.tsx';
import { sampleEntidad } from '../../testing/sample-entidad.ts';

const LISTA = '/app/admin/entities';
const user = userEvent.setup({ delay: null });

function open(address: string, server?: FakeServer) {
  const site = createEntidadesSite(address, server);
  render(site.site);
  return site;
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const findModal = (name: string) => screen.findByRole('alertdialog', { name });

const buscable = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });

async function choose(name: RegExp, typed: string, option: string): Promise<void> {
  await user.type(buscable(name), typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fill(dv: string): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: 'Privada' }));
  await user.type(field(/^NIT/), sampleEntidad.nit);
  await user.type(field(/^Número de verificación/), dv);
  await user.type(field(/^Nombre o razón/), sampleEntidad.nombre);
  await user.selectOptions(screen.getByLabelText(/^Sector/), 'Privado');
  await choose(/^Departamento/, 'valle', 'Valle del Cauca');
  await choose(/^Municipio/, 'cáli', 'Cali');
}

describe('creating an entity', () => {
  it('[AREA-01] [ERR-01] a wrong digit opens the modal and marks the field; the right one is sent once', async () => {
    const { sent, router } = open(`${LISTA}/new`);
    await fill('1');
    await user.click(screen.getByRole('button', { name: 'Crear entidad' }));
    const modal = await findModal('¡Error de validación!');
    expect(within(modal).getByRole('listitem').textContent).toContain('por favor verifica la información');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(sent('POST /entidad/crear')).toEqual([]);
    const digito = field(/^Número de verificación/);
    expect(digito.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Para el NIT 999000154 es 0.')).toBeTruthy();
    await user.clear(digito);
    await user.type(digito, '0');
    await user.click(screen.getByRole('button', { name: 'Crear entidad' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LISTA}/7`));
    const [call, ...others] = sent('POST /entidad/crear');
    expect(others).toEqual([]);
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(call?.body).toMatchObject({
      tipo: 'privada',
      nit: sampleEntidad.nit,
      dv: '0',
      sectorId: 1,
      ordenId: null,
      municipioCodigo: '76001',
      sigla: null,
      codigoSigep: null,
    });
  });

  it('[AREA-01] each kind asks for its own: order and SIGEP, character and SNIES; inactive sectors are not offered', async () => {
    open(`${LISTA}/new`);
    await user.click(await screen.findByRole('radio', { name: 'Pública' }));
    expect(screen.getByLabelText(/^Orden/)).toBeTruthy();
    expect(field(/^Código SIGEP/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Educación Superior' }));
    expect(screen.queryByLabelText(/^Orden/)).toBeNull();
    expect(screen.getByLabelText(/^Carácter/)).toBeTruthy();
    expect(field(/^Código SNIES/)).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Retirado/ })).toBeNull();
  });

  it('[AREA-01] another department empties the municipality', async () => {
    open(`${LISTA}/new`);
    await screen.findByRole('radio', { name: 'Privada' });
    await fill('0');
    expect(buscable(/^Municipio/).value).toBe('Cali');
    await user.clear(buscable(/^Departamento/));
    expect(buscable(/^Municipio/).value).toBe('');
    await choose(/^Departamento/, 'antióquia', 'Antioquia');
    expect(buscable(/^Municipio/).value).toBe('');
  });

  it('[AREA-01] before a department is chosen the municipality says what is missing, beside it and on typing', async () => {
    open(`${LISTA}/new`);
    await user.type(await screen.findByRole('combobox', { name: /^Municipio/ }), 'cali');
    await expect.poll(() => screen.queryAllByText('Elija antes el departamento.')).toHaveLength(3);
    await choose(/^Departamento/, 'VALLE', 'Valle del Cauca');
    expect(screen.queryByText('Elija antes el departamento.')).toBeNull();
    expect(buscable(/^Municipio/).value).toBe('');
  });

  it('leaving a form with something typed asks first; what was typed stays', async () => {
    const { router } = open(`${LISTA}/new`);
    await user.type(await screen.findByRole('textbox', { name: /^Nombre o razón/ }), 'Nueva');
    await user.click(screen.getByRole('link', { name: 'Cancelar' }));
    const modal = await findModal('¿Salir sin guardar?');
    await user.click(within(modal).getByRole('button', { name: 'Seguir aquí' }));
    expect(router.state.location.pathname).toBe(`${LISTA}/new`);
    expect(screen.getByDisplayValue('Nueva')).toBeTruthy();
  });

  it('[AREA-01] [ERR-01] a NIT that is taken is told at its field, and nothing typed is lost', async () => {
    const mensaje = 'Ya existe una entidad de este tipo con ese NIT.';
    open(`${LISTA}/new`, ({ address }) =>
      address === 'POST /entidad/crear'
        ? buildRefusal(409, { code: 'ENTIDAD_NIT_REPETIDO', mensaje, detalles: [{ campo: 'nit', mensaje }] })
        : undefined,
    );
    await fill('0');
    await user.click(screen.getByRole('button', { name: 'Crear entidad' }));
    const modal = await findModal('¡Error de validación!');
    expect(within(modal).getByRole('listitem').textContent).toBe(`NIT: ${mensaje}`);
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(field(/^NIT/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/^Nombre o razón/).value).toBe(sampleEntidad.nombre);
  });
});

describe('editing an entity', () => {
  it('[SHELL-04] what was typed is offered after a reload, over the version it was written over', async () => {
    const { store, list } = createMemoryDrafts();
    const openAgain = async (version: number) => {
      document.body.innerHTML = '';
      const { site } = createEntidadesSite(`${LISTA}/7/edit`, ({ address }) =>
        address === 'GET /entidad/7' ? Response.json({ ...sampleDetalle, version }) : undefined,
      );
      render(
        <DraftStoreContext value={store}>
          <DraftOwnerContext value={{ person: '1', place: '7' }}>{site}</DraftOwnerContext>
        </DraftStoreContext>,
      );
      return screen.findByRole<HTMLInputElement>('textbox', { name: /^Nombre o razón/ });
    };
    await user.type(await openAgain(3), ' Dos');
    await waitFor(() => expect(list()).toMatchObject([{ nombre: `${sampleDetalle.nombre} Dos` }]));
    await openAgain(4);
    expect(screen.queryByText(/Tiene un borrador/)).toBeNull();
    await openAgain(3);
    await user.click(await screen.findByRole('button', { name: 'Recuperar borrador' }));
    expect(field(/^Nombre o razón/).value).toBe(`${sampleDetalle.nombre} Dos`);
  });

  it('[AREA-01] two editors: the second sees both versions and may save theirs over the present one', async () => {
    const actual = { ...sampleDetalle, version: 4, sigla: 'GUARDADA' };
    let tries = 0;
    const { sent, router } = open(`${LISTA}/7/edit`, ({ address }) => {
      if (address !== 'PUT /entidad/7') return undefined;
      tries += 1;
      return tries === 1
        ? buildRefusal(412, {
            code: 'VERSION_DISTINTA',
            mensaje: 'Otra persona cambió este registro.',
            actual,
          })
        : Response.json({ ...actual, sigla: 'MIA', version: 5 });
    });
    const sigla = await screen.findByRole('textbox', { name: /^Sigla/ });
    await user.clear(sigla);
    await user.type(sigla, 'MIA');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const modal = await findModal('Otra persona cambió este registro');
    const row = within(modal).getByRole('row', { name: /^Sigla/ });
    expect([...row.children].map((cell) => cell.textContent)).toEqual(['Sigla', 'MIA', 'GUARDADA']);
    await user.click(within(modal).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LISTA}/7`));
    expect(sent('PUT /entidad/7').map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  });

  it('[AREA-01] who leads the entity edits its contact alone, and reads why', async () => {
    const reason = 'Su rol permite editar los datos de contacto de su entidad, no los demás.';
    const editar = { allowed: false, reasons: [reason], unblockers: ['Administrador MinTIC'] };
    const detalle = { ...sampleDetalle, permisos: { ...sampleDetalle.permisos, editar } };
    const { sent, router } = open(`${LISTA}/7/edit`, ({ address }) =>
      address === 'GET /entidad/7' || address === 'PUT /entidad/7/contacto'
        ? Response.json(detalle)
        : undefined,
    );
    const telefono = await screen.findByRole('textbox', { name: /^Teléfono/ });
    expect(screen.getByText(`${reason} Puede cambiarlo: Administrador MinTIC.`)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^NIT/ })).toBeNull();
    await user.clear(telefono);
    await user.type(telefono, '6020000000');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LISTA}/7`));
    const body = sent('PUT /entidad/7/contacto')[0]?.body ?? {};
    expect(body['telefono']).toBe('6020000000');
    expect(Object.keys(body).sort()).toEqual(
      ['cargoContacto', 'correoElectronico', 'direccion', 'nombreContacto', 'sitioWeb', 'telefono'].sort(),
    );
  });
});
