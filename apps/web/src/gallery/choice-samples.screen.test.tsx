// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ChoiceSamples } from './choice-samples.tsx';

const table = () => within(screen.getByRole('table', { name: 'Servicios por páginas' }));
const names = () =>
  table()
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

it('[TABLE-02] pages of a server are ordered by its headers: ascending, descending, unset', async () => {
  render(
    <MemoryRouter>
      <ChoiceSamples />
    </MemoryRouter>,
  );
  const first = names();
  const press = () => userEvent.click(table().getByRole('button', { name: 'Servicio' }));
  await press();
  expect(table().getByRole('columnheader', { name: 'Servicio' }).getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(names()).toEqual([
    'Validación de pasaporte vigente',
    'Registro de proveedores',
    'Consulta de datos básicos',
  ]);
  await press();
  expect(names()).toEqual(first);
});
