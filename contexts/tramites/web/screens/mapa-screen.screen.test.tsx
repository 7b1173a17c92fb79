// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './mapa-screen.tsx';
import './papeles-screen.tsx';
import './tramites-screen.tsx';
import { createTramitesSite } from '../../testing/tramites-site.tsx';

const open = (address: string, answers: Parameters<typeof createTramitesSite>[1] = {}) => {
  const made = createTramitesSite(address, answers);
  return { ...made, ...render(made.site) };
};
const RULES = { rules: { 'color-contrast': { enabled: false } } };

it('[AREA-09] the matrix says in words what each entidad has to do with each element', async () => {
  const { container } = open('/mapa-solo-una-vez');
  const matriz = await screen.findByRole('table', { name: 'Elementos y entidades' });
  const cells = within(matriz).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'PLo pide al ciudadano. SLo recibe por un servicio. ',
    'ELo entrega. ',
  ]);
  expect(within(matriz).getByRole('link', { name: 'RNEC' }).getAttribute('href')).toBe(
    '/mapa-solo-una-vez/entidades/10',
  );
  expect(screen.getByRole('table', { name: 'Supuestos de los ahorros' })).toBeTruthy();
  expect((await axe.run(container, RULES)).violations).toEqual([]);
});

it('[AREA-09] is a list as well, and is narrowed from its address', async () => {
  const user = userEvent.setup({ delay: null });
  const { router, callsTo } = open('/mapa-solo-una-vez?texto=fallecida&marca=pide');
  await user.click(await screen.findByRole('button', { name: 'Lista' }));
  const lista = await screen.findByRole('table', { name: 'Elementos y entidades' });
  expect(within(lista).getAllByRole('link', { name: 'COLPENSIONES' })).toHaveLength(2);
  expect(router.state.location.search).toBe('?texto=fallecida&marca=pide&vista=lista');
  const [call] = callsTo('GET /mapa-solo-una-vez');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ texto: 'fallecida', marca: 'pide' });
});

it('[AREA-09] nothing found says what to try', async () => {
  open('/mapa-solo-una-vez?texto=zzz', {
    'GET /mapa-solo-una-vez': () => ({ filas: [], entidades: [], total: 0 }),
  });
  expect(await screen.findByText('No hay información')).toBeTruthy();
});

it('[AREA-09] an entidad: how many papers, what the map says of them, and the saving', async () => {
  const { container } = open('/mapa-solo-una-vez/entidades/20');
  expect(
    await screen.findByText(
      'Sus 2 trámites piden 2 papeles; 1 lo tiene ya el Estado, en todo o en parte; 1 se puede dejar de pedir ya.',
    ),
  ).toBeTruthy();
  expect(screen.getAllByText('Suprimible ya', { selector: 'table *' }).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Ahorro en un año' })).toBeTruthy();
  expect((await axe.run(container, RULES)).violations).toEqual([]);
});

it('[AREA-09] the list of trámites leads to each', async () => {
  open('/tramites');
  const link = await screen.findByRole('link', { name: /^Ver Actualización anual/ });
  expect(link.getAttribute('href')).toBe('/tramites/T90002');
});
