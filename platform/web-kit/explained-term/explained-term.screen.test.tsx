// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ExplainedTerm } from './index.ts';

const find = vi.fn();
afterEach(() => {
  cleanup();
  find.mockReset();
});

function open() {
  return render(
    <MemoryRouter>
      <p>
        El <ExplainedTerm find={find}>OID</ExplainedTerm> del servicio
      </p>
      <button type="button">Fuera</button>
    </MemoryRouter>,
  );
}

const word = () => screen.getByRole('button', { name: /^OID\s?\(qué es\)$/ });

it('says that the explanation did not come, and asks again at the next press', async () => {
  find.mockRejectedValueOnce(new Error('sin red'));
  find.mockResolvedValueOnce({ term: 'OID', text: 'Un número con puntos.', to: '/ayuda/glosario#oid' });
  open();
  expect(find).not.toHaveBeenCalled();
  await userEvent.click(word());
  expect(await screen.findByText(/No fue posible traer/)).toBeTruthy();
  await userEvent.click(word());
  await userEvent.click(word());
  expect(await screen.findByText('Un número con puntos.')).toBeTruthy();
});

it('opens and closes by the keyboard, and gives the focus back', async () => {
  find.mockResolvedValue({ term: 'OID', text: 'Un número con puntos.', to: '/ayuda/glosario#oid' });
  const { container } = open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByText('Un número con puntos.')).closest('[aria-live]')).toBeTruthy();
  expect(word().getAttribute('aria-expanded')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ver en el glosario' }));
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Un número con puntos.')).toBeNull();
  expect(document.activeElement).toBe(word());
});

it('a press outside closes it, and so does the focus that walks on; it is fetched once', async () => {
  find.mockResolvedValue({ term: 'OID', text: 'Un número con puntos.', to: '/ayuda/glosario#oid' });
  open();
  await userEvent.click(word());
  await screen.findByText('Un número con puntos.');
  await userEvent.click(screen.getByRole('button', { name: 'Fuera' }));
  expect(screen.queryByText('Un número con puntos.')).toBeNull();
  await userEvent.click(word());
  expect(screen.getByText('Un número con puntos.')).toBeTruthy();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText('Un número con puntos.')).toBeNull();
  expect(find).toHaveBeenCalledTimes(1);
});
