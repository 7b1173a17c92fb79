// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './tablero-screen.tsx';
import './tableros-screen.tsx';
import '../tableros/pieza-dialog.tsx';
import '../tableros/tablero-dialog.tsx';
import { createReportesSite } from '../../testing/reportes-site.tsx';
import { sampleResumen, sampleTablero } from '../../testing/tableros-samples.ts';

const open = (address: string, answers: Parameters<typeof createReportesSite>[1] = {}) => {
  const made = createReportesSite(address, answers);
  return { ...made, ...render(made.site), user: userEvent.setup({ delay: null }) };
};
const RULES = { rules: { 'color-contrast': { enabled: false } } };
const PREGUNTA = '¿Cuántas entidades ya publican un servicio?';

it('[AREA-09] a board nobody may open is not found, and an empty one says what to do', async () => {
  const ajeno = open('/app/tableros/9', {
    'GET /tableros/9': () => {
      throw new ApiError({ status: 404, code: 'TABLERO_INEXISTENTE', mensaje: 'El tablero no existe.' });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Tablero no encontrado' })).toBeTruthy();
  ajeno.unmount();
  const { user } = open('/app/tableros/4', { 'GET /tableros/4': () => ({ ...sampleTablero, piezas: [] }) });
  expect(await screen.findByRole('heading', { name: 'Su tablero está vacío' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Agregar piezas' }));
  expect(await screen.findByRole('dialog', { name: 'Agregar una pieza' })).toBeTruthy();
});

it('[AREA-09] each pieza shows its figure, its plot with its table, or why it shows nothing', async () => {
  const { container } = open('/app/tableros/4');
  const cifra = await screen.findByRole('article', { name: PREGUNTA });
  expect(within(cifra).getByRole('link', { name: '65,9 %' }).getAttribute('href')).toBe(
    '/app/indicadores/IND-02',
  );
  expect(
    within(cifra).getByText('207 de 314, julio de 2026. Por debajo de la meta en 4,1 puntos'),
  ).toBeTruthy();
  const figure = await screen.findByRole('figure', {
    name: 'Entidades con servicio publicado. Sector: Salud',
  });
  expect(within(figure).getByRole('table')).toBeTruthy();
  expect(
    within(figure)
      .getByRole('link', { name: /^Ver el indicador/ })
      .getAttribute('href'),
  ).toBe('/app/indicadores/IND-02?sector=3');
  expect(screen.getByText('Su rol no puede leer este indicador, o ya no existe.')).toBeTruthy();
  const vista = await screen.findByRole('figure', { name: 'Servicios por estado' });
  expect(within(vista).getByText('El mayor: Identificado, con 1.200.')).toBeTruthy();
  expect(within(vista).getByRole('link', { name: /^Ver en el explorador/ })).toBeTruthy();
  expect(screen.getByText(/^Solo usted lo ve/)).toBeTruthy();
  const { violations } = await axe.run(container, RULES);
  expect(violations).toEqual([]);
});

it('[AREA-09] in place, piezas move by the keyboard, go, come back, are added and saved over the version that was read', async () => {
  const { callsTo, user, container } = open('/app/tableros/4', {
    'PUT /tableros/4': (body) => ({ ...sampleTablero, version: 4, nombre: body['nombre'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cambiar' }));
  const [, primera] = screen.getAllByRole('button', { name: `Mover después: ${PREGUNTA}` });
  primera?.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(`${PREGUNTA}: lugar 3 de 4`)).toBeTruthy();
  expect(document.activeElement).toBe(primera);
  await user.click(screen.getByRole('button', { name: 'Quitar: IND-12' }));
  expect(document.activeElement?.textContent).toContain('Deshacer');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Quitar: IND-12' }));
  await user.click(screen.getByRole('button', { name: 'Agregar pieza' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar una pieza' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect((await dialog.findAllByText('Elija un indicador.')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.type(dialog.getByRole('combobox', { name: /^Indicador/ }), 'publican');
  await user.click(await screen.findByRole('option', { name: /ya publican/ }));
  await user.type(await dialog.findByRole('combobox', { name: /^Parte/ }), 'Salud');
  await user.click(await screen.findByRole('option', { name: 'Sector: Salud' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Sector: Salud. Se mostrará cuando guarde el tablero.')).toBeTruthy();
  const nombre = screen.getByLabelText('Nombre');
  await user.clear(nombre);
  await user.type(nombre, 'Lo de salud');
  const { violations } = await axe.run(container, RULES);
  expect(violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('El tablero quedó guardado.')).toBeTruthy();
  const pieza = { codigo: 'IND-02', vistaId: null };
  const [call] = callsTo('PUT /tableros/4');
  expect(call?.body).toEqual({
    nombre: 'Lo de salud',
    piezas: [
      { ...pieza, ambito: '', forma: 'cifra' },
      { ...pieza, ambito: 'sector=3', forma: 'grafica' },
      { codigo: null, ambito: '', vistaId: '3f0c9f6e-0000-4000-8000-000000000000', forma: 'grafica' },
      { ...pieza, ambito: 'sector=3', forma: 'cifra' },
    ],
  });
});

it('[AREA-09] the boards: one is made by its name, that of the rol is copied, one is removed once it is asked', async () => {
  const delRol = { ...sampleResumen, id: 1, nombre: 'Así va el marco', rol: 'Líder de interoperabilidad' };
  const { callsTo, user } = open('/app/tableros', {
    'GET /tableros': () => ({ tableros: [delRol] }),
    'POST /tableros/1/copiar': () => sampleResumen,
    'DELETE /tableros/4': () => sampleResumen,
  });
  expect(await screen.findByRole('heading', { name: 'Todavía no tiene tableros' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nuevo tablero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo tablero' }));
  await user.click(dialog.getByRole('button', { name: 'Crear' }));
  expect((await dialog.findAllByText('Escriba el nombre del tablero.')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: /^Copiar Así va el marco/ }));
  expect(await screen.findByText('La copia es suya: puede cambiarla.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(callsTo('DELETE /tableros/4')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar tablero' }));
  expect(await screen.findByText('El tablero fue eliminado.')).toBeTruthy();
});
