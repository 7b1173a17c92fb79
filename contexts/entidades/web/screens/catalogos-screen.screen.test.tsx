// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import './catalogos-screen.tsx';
import { buildRefusal, createEntidadesSite, type FakeServer } from '../../testing/entidades-site.tsx';

const MUNICIPIOS = '/app/admin/catalogs?catalogo=municipios';
const user = userEvent.setup({ delay: null });
const REVISAR = 'POST /catalogos/municipios/importacion/revisar';
const APLICAR = 'POST /catalogos/municipios/importacion/aplicar';

const REVISION = {
  huella: 'huella-1',
  iguales: 5,
  filas: [
    { linea: 3, accion: 'nueva', codigo: '05999', nombre: 'Peña Nueva', antes: null, mensajes: [] },
    {
      linea: 4,
      accion: 'error',
      codigo: '5',
      nombre: 'Corto',
      antes: null,
      mensajes: ['El código son cinco dígitos.'],
    },
  ],
};

function open(server?: FakeServer, address = MUNICIPIOS) {
  const site = createEntidadesSite(address, server);
  render(site.site);
  return site;
}

const file = () =>
  new File(
    [Uint8Array.from('código;nombre\n05999;PEÑA NUEVA\n5;Corto', (letter) => letter.charCodeAt(0))],
    'divipola.csv',
  );

describe('catalogues', () => {
  it('[AREA-01] [ERR-01] a row is changed with the version that was seen; a name that is missing is refused before', async () => {
    const { sent } = open(({ address }) =>
      address === 'PUT /municipios/76001/' ? Response.json({}) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Editar Cali' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar Cali' });
    expect(dialog.textContent).toContain('Lo usan 3 entidades');
    const nombre = within(dialog).getByRole('textbox', { name: /^Nombre/ });
    await user.clear(nombre);
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('Nombre es requerido.');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    await user.type(nombre, 'Santiago de Cali');
    await user.click(within(dialog).getByRole('radio', { name: 'Inactivo' }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar Cali' })).toBeNull());
    const [call] = sent('PUT /municipios/76001/');
    expect(call?.body).toEqual({ nombre: 'Santiago de Cali', activo: false });
    expect(call?.headers.get('If-Match')).toBe('"1"');
  });

  it('[AREA-01] a row that changed meanwhile shows both versions and is saved over the present one when told', async () => {
    let tries = 0;
    const { sent } = open(({ address }) => {
      if (address !== 'PUT /municipios/76001/') return undefined;
      tries += 1;
      return tries === 1
        ? buildRefusal(412, {
            code: 'VERSION_DISTINTA',
            mensaje: 'Otra persona cambió este registro.',
            actual: { id: '76001', codigo: '76001', nombre: 'Cali D.E.', activo: false, version: 5, usos: 3 },
          })
        : Response.json({});
    });
    await user.click(await screen.findByRole('button', { name: 'Editar Cali' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar Cali' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Nombre/ }), ' nueva');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    const cells = (name: RegExp) =>
      [...within(conflict).getByRole('row', { name }).children].map(({ textContent }) => textContent);
    expect(cells(/^Nombre/)).toEqual(['Nombre', 'Cali nueva', 'Cali D.E.']);
    expect(cells(/^Estado/)).toEqual(['Estado', 'Activo', 'Inactivo']);
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar Cali' })).toBeNull());
    const calls = sent('PUT /municipios/76001/');
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"5"']);
    expect(calls[1]?.body).toEqual({ nombre: 'Cali nueva', activo: true });
  });

  it('[AREA-01] a dropped file in Windows-1252 is reviewed with its errors, and what was shown is applied', async () => {
    const { sent } = open(({ address }) => {
      if (address === REVISAR) return Response.json(REVISION);
      return address === APLICAR
        ? Response.json({ nuevas: 1, cambiadas: 0, inactivadas: 0, conError: 1 })
        : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Importar archivo' }));
    const review = () => screen.getByRole('button', { name: 'Revisar archivo' });
    expect(review().getAttribute('aria-disabled')).toBe('true');
    const area = screen.getByText(/Arrastre aquí/).parentElement;
    fireEvent.drop(area ?? document.body, { dataTransfer: { files: [file()] } });
    expect(await screen.findByText('divipola.csv')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Se inactivan' }));
    await user.click(review());
    const table = await screen.findByRole('table', { name: 'Revisión del archivo' });
    expect(within(table).getByText('El código son cinco dígitos.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Con error (1)' })).toBeTruthy();
    const texto = 'código;nombre\n05999;PEÑA NUEVA\n5;Corto';
    expect(sent(REVISAR)[0]?.body).toEqual({ texto, inactivarAusentes: true });
    await user.click(screen.getByRole('button', { name: 'Aplicar cambios' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Aplicar 1 cambio al catálogo?' });
    expect(question.textContent).toContain('Filas con error, que quedan por fuera: 1.');
    await user.click(within(question).getByRole('button', { name: 'Aplicar al catálogo' }));
    expect(await screen.findByText(/Filas nuevas: 1; cambiadas: 0/)).toBeTruthy();
    expect(sent(APLICAR)[0]?.body).toEqual({ texto, inactivarAusentes: true, huella: 'huella-1' });
    expect(sent(APLICAR)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[AREA-01] a review that comes after another choice is not shown', async () => {
    const late = Promise.withResolvers<Response>();
    open(({ address }) => (address === REVISAR ? late.promise : undefined), `${MUNICIPIOS}&importar=1`);
    await user.upload(await screen.findByLabelText('Archivo CSV'), file());
    // It is read before it may be reviewed.
    await screen.findByText('divipola.csv');
    await user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
    await user.click(screen.getByRole('radio', { name: 'Se inactivan' }));
    await act(async () => late.resolve(Response.json(REVISION)));
    await screen.findByRole('button', { name: 'Revisar archivo' });
    expect(screen.queryByRole('table', { name: 'Revisión del archivo' })).toBeNull();
  });

  it('[AREA-01] [ERR-01] a review that is outdated must be made again; the file stays chosen', async () => {
    const mensaje = 'El catálogo o el archivo cambió después de la revisión.';
    open(({ address }) => {
      if (address === REVISAR) return Response.json(REVISION);
      return address === APLICAR
        ? buildRefusal(409, { code: 'IMPORTACION_DESACTUALIZADA', mensaje })
        : undefined;
    }, `${MUNICIPIOS}&importar=1`);
    await user.upload(await screen.findByLabelText('Archivo CSV'), file());
    // It is read before it may be reviewed.
    await screen.findByText('divipola.csv');
    await user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
    await user.click(await screen.findByRole('button', { name: 'Aplicar cambios' }));
    const question = await screen.findByRole('alertdialog', { name: /^¿Aplicar/ });
    await user.click(within(question).getByRole('button', { name: 'Aplicar al catálogo' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error!' });
    expect(modal.textContent).toContain(mensaje);
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(screen.queryByRole('table', { name: 'Revisión del archivo' })).toBeNull();
    expect(screen.getByText('divipola.csv')).toBeTruthy();
  });

  it('[AREA-14] a catalogue of another context stands beside those of this one, and its address says it', async () => {
    const { router } = open();
    await user.click(await screen.findByRole('tab', { name: 'Lenguajes' }));
    expect(await screen.findByText('Catálogo de lenguajes')).toBeTruthy();
    expect(router.state.location.search).toBe('?catalogo=lenguajes');
    await user.click(screen.getByRole('tab', { name: 'Municipios' }));
    expect(await screen.findByRole('table', { name: 'Municipios' })).toBeTruthy();
  });

  it('[AREA-01] who only consults sees no editing and is told why there is no import', async () => {
    const blocked = { allowed: false, reasons: ['Su rol no permite cambiar los catálogos.'], unblockers: [] };
    open(({ address }) =>
      address === 'GET /municipios'
        ? Response.json({
            filas: [],
            total: 0,
            permisos: { crear: blocked, editar: blocked, eliminar: blocked },
          })
        : undefined,
    );
    const button = await screen.findByRole('button', { name: 'Importar archivo' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'CREAR' })).toBeNull();
  });
});
