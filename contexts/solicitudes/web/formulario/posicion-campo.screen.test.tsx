// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import '../screens/nivel-uno-screen.tsx';
import { createNivelesSite, sampleBorrador } from '../../testing/niveles-web-site.tsx';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

beforeEach(clearDatosNivel);

const user = userEvent.setup({ delay: null });
const PUT = 'PUT /solicitud/nivel-uno/31';

function open(paso: string) {
  const site = createNivelesSite(
    `/app/level/process-levelservices/nivel-uno/31?paso=${paso}`,
    ({ address, body }) => {
      if (address === PUT) return Response.json({ ...sampleBorrador, ...(body as object), version: 4 });
      if (address === 'POST /entidad/finderTopFive')
        return Response.json([{ id: 8, nombre: 'REGISTRADURÍA NACIONAL' }]);
      return undefined;
    },
  );
  return { ...site, ...render(site.site) };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const save = async () => user.click(await button('Guardar borrador'));

async function expectNoViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

describe('the messages of a request', () => {
  it('[AREA-05] an operation is added with a right code, and its fields go with it when it is renamed', async () => {
    const { sent, container } = open('elementos');
    await user.click(await button('Agregar operación'));
    const dialog = within(await findDialog('Agregar operación'));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre de la operación/ }), 'Notificar');
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'Mal escrito');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(alert.textContent).toContain('Escriba de 3 a 60 letras');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await user.clear(dialog.getByRole('textbox', { name: /^Código/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'notificar');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));

    await user.click(await button('Editar fechaVencimiento'));
    const campo = within(await findDialog('Cambiar el campo fechaVencimiento'));
    await user.selectOptions(campo.getByLabelText(/^Operación/), 'notificar');
    await user.click(campo.getByRole('button', { name: 'Cambiar' }));
    await user.click(await button('Editar notificar'));
    const otra = within(await findDialog('Cambiar la operación notificar'));
    await user.type(otra.getByRole('textbox', { name: /^Código/ }), 'Cambio');
    await user.click(otra.getByRole('button', { name: 'Cambiar' }));
    await expectNoViolations(container);
    await save();
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toMatchObject({
      operaciones: [{ codigo: 'consultar' }, { codigo: 'notificarCambio', nombre: 'Notificar' }],
      campos: [{ operacion: '' }, { operacion: 'notificarCambio' }],
    });
  });

  it('[AREA-05] a field stands in another of its messages, repeats, and says what allows a personal datum', async () => {
    const { sent, container } = open('elementos');
    await user.click(await button('Editar fechaVencimiento'));
    const campo = within(await findDialog('Cambiar el campo fechaVencimiento'));
    await user.selectOptions(campo.getByLabelText(/^Dentro de/), 'numeroPasaporte');
    await user.click(campo.getByRole('checkbox', { name: 'Se repite' }));
    await user.click(campo.getByRole('checkbox', { name: 'Es un dato personal' }));
    await user.selectOptions(campo.getByLabelText(/^Base legal/), 'Mandato de una ley');
    await user.click(campo.getByRole('button', { name: 'Cambiar' }));
    expect(screen.getByText('Dentro de numeroPasaporte, se repite')).toBeTruthy();
    await user.click(await button('Editar numeroPasaporte'));
    const padre = within(await findDialog('Cambiar el campo numeroPasaporte'));
    await user.type(padre.getByRole('textbox', { name: /^Nombre del campo/ }), 'Vigente');
    await user.click(padre.getByRole('button', { name: 'Cambiar' }));
    await expectNoViolations(container);
    await save();
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toMatchObject({
      campos: [
        { nombre: 'numeroPasaporteVigente', padre: '', base: null },
        { padre: 'numeroPasaporteVigente', repite: true, datoPersonal: true, base: 'ley' },
      ],
    });
  });

  it('[AREA-05] a field of the error travels in no other message', async () => {
    const { sent } = open('elementos');
    await user.click(await button('Editar numeroPasaporte'));
    const campo = within(await findDialog('Cambiar el campo numeroPasaporte'));
    await user.selectOptions(campo.getByLabelText(/^Sentido/), 'Salida de error');
    // The other one travels in another message: it cannot hold it.
    expect(within(campo.getByLabelText(/^Dentro de/)).queryByText('fechaVencimiento')).toBeNull();
    await user.click(campo.getByRole('button', { name: 'Cambiar' }));
    await save();
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toMatchObject({ campos: [{ sentido: 'salida', papel: 'error' }, {}] });
  });
});

describe('who reads a servicio, and what is behind it', () => {
  it('[AREA-05] entities and rows of the catalogues are picked and taken away, and go by their ids', async () => {
    const { sent, container } = open('servicio');
    await user.click(await button(/^Quitar Registraduría/));
    await user.type(screen.getByRole('combobox', { name: /^Entidades consumidoras/ }), 'regis');
    await user.click(await screen.findByRole('option', { name: /Registraduría/i }));
    await user.click(screen.getByRole('combobox', { name: /^Sistemas/ }));
    await user.click(await screen.findByRole('option', { name: 'Sistema de pasaportes' }));
    await user.click(screen.getByRole('combobox', { name: /^Lenguajes/ }));
    await user.click(await screen.findByRole('option', { name: 'Java' }));
    await user.click(await button('Quitar Java'));
    await expectNoViolations(container);
    await save();
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toEqual({ consumidores: [8], sistemas: [5] });
  });

  it('[AREA-05] by keyboard the search goes on where it was after each one that is picked', async () => {
    open('servicio');
    for (const [name, text, picked] of [
      [/^Entidades consumidoras/, 'regis', /Registraduría/i],
      [/^Lenguajes/, 'jav', /^Java$/],
    ] as const) {
      const search = await screen.findByRole<HTMLInputElement>('combobox', { name });
      search.focus();
      await user.keyboard(text);
      await screen.findByRole('option', { name: picked });
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(search.value).toBe(''));
      expect(document.activeElement).toBe(search);
    }
  });

  it('[AREA-05] open to all asks for no entity', async () => {
    const { sent } = open('servicio');
    await user.click(await screen.findByRole('checkbox', { name: 'Abierto a todas las entidades' }));
    expect(screen.queryByRole('combobox', { name: /^Entidades consumidoras/ })).toBeNull();
    await save();
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toEqual({ consumoAbierto: true });
  });
});
