// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './catalogo-screen.tsx';
import './conjunto-screen.tsx';
import { createDatosAbiertosSite, sampleSinEdicion } from '../../testing/datos-abiertos-site.tsx';

const RULES = { rules: { 'color-contrast': { enabled: false } } };

it('[AREA-15] a set there is not says so, and a catalogue without an edition says when it comes', async () => {
  const { unmount } = render(createDatosAbiertosSite('/datos-abiertos/otro').site);
  expect(await screen.findByRole('heading', { name: 'Conjunto no encontrado' })).toBeTruthy();
  unmount();
  render(createDatosAbiertosSite('/datos-abiertos', sampleSinEdicion).site);
  expect(await screen.findByText(/Todavía no hay una edición\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Descargar/ })).toBeNull();
});

it('[AREA-15] the catalogue is searched, tells what changed, and gives every file', async () => {
  const { container } = render(createDatosAbiertosSite('/datos-abiertos').site);
  const user = userEvent.setup({ delay: null });
  const csv = await screen.findByRole('link', { name: 'Descargar Elementos de dato en CSV' });
  expect(csv.getAttribute('href')).toBe('/api-public/datos-abiertos/elementos/ultimo.csv');
  expect(screen.getByText('3 filas más')).toBeTruthy();
  expect(screen.getByText('Sin cambios')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Descargar todo (ZIP, 1,4 MB)' }).getAttribute('href')).toBe(
    '/api-public/datos-abiertos/volcado/2026-11-23.zip',
  );
  expect(
    screen
      .getByRole('link', { name: /^Solo los cambios desde el 16 de noviembre de 2026/ })
      .getAttribute('href'),
  ).toBe('/api-public/datos-abiertos/volcado/2026-11-23-cambios.zip');
  expect((await axe.run(container, RULES)).violations).toEqual([]);
  await user.type(screen.getByLabelText('Buscar un conjunto'), 'mesas');
  expect(screen.queryByRole('link', { name: 'Elementos de dato' })).toBeNull();
  expect(screen.getByText('1 de 2')).toBeTruthy();
  await user.type(screen.getByLabelText('Buscar un conjunto'), ' imaginadas');
  expect(await screen.findByText('Ningún conjunto coincide')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Limpiar' }));
  expect(await screen.findByRole('link', { name: 'Elementos de dato' })).toBeTruthy();
});

it('[AREA-15] a set says what each column is, its first rows, its files and its editions', async () => {
  const { container } = render(createDatosAbiertosSite('/datos-abiertos/elementos').site);
  expect(await screen.findByRole('heading', { level: 1, name: 'Elementos de dato' })).toBeTruthy();
  const elemento = screen.getByRole('link', { name: 'Número de identificación tributaria' });
  expect(elemento.getAttribute('href')).toBe('/diccionario/numNit');
  const muestra = screen.getByRole('region', { name: 'Primeras filas del conjunto' });
  expect(within(muestra).getByRole('cell', { name: 'codSexo' })).toBeTruthy();
  expect(screen.getAllByText('ab12'.repeat(16))).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Copiar la dirección del último CSV' })).toBeTruthy();
  expect(screen.getAllByText('CC BY 4.0 (por confirmar)')).toHaveLength(2);
  const ediciones = screen.getByRole('table', { name: 'Ediciones' });
  expect(within(ediciones).getByRole('link', { name: 'JSON del 26/11/2026' }).getAttribute('href')).toBe(
    '/api-public/datos-abiertos/elementos/2026-11-26.json',
  );
  expect((await axe.run(container, RULES)).violations).toEqual([]);
});
