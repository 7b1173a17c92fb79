// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { ModalHost } from '../modal/index.ts';
import { allowLeaving, UnsavedChangesQuestion, useUnsavedChanges } from './index.ts';

function Campo({ label }: { readonly label: string }) {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <label>
      {label} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

function Form() {
  return (
    <>
      <Campo label="Nombre" />
      <Campo label="Nota" />
      <Link to="/otra">Irse</Link>
      <Link to="/?orden=1">Ordenar</Link>
    </>
  );
}

const user = userEvent.setup({ delay: null });

function open() {
  const children = [
    { path: '/', element: <Form /> },
    { path: '/otra', element: <p>Otra pantalla</p> },
  ];
  const element = (
    <>
      <Outlet />
      <UnsavedChangesQuestion />
    </>
  );
  const router = createMemoryRouter([{ element, children }]);
  render(
    <>
      <RouterProvider router={router} />
      <ModalHost />
    </>,
  );
  return router;
}

const findQuestion = () => screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
/** Whether the browser would ask before the page goes. */
const asksBrowser = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('work that was not saved', () => {
  it('[SHELL-04] leaving asks: ‘Seguir aquí’ stays with what was typed, ‘Salir sin guardar’ leaves', async () => {
    const router = open();
    await user.type(screen.getByLabelText('Nombre'), 'Ana');
    await user.click(screen.getByRole('link', { name: 'Irse' }));
    await findQuestion();
    await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByDisplayValue('Ana')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Irse' }));
    await findQuestion();
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('Otra pantalla')).toBeTruthy();
  });

  it('[SHELL-04] several parts of a screen ask one question, while any of them would lose something', async () => {
    open();
    await user.type(screen.getByLabelText('Nombre'), 'Ana');
    await user.type(screen.getByLabelText('Nota'), 'Hoy');
    await user.clear(screen.getByLabelText('Nota'));
    await user.click(screen.getByRole('link', { name: 'Irse' }));
    await findQuestion();
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await user.clear(screen.getByLabelText('Nombre'));
    await user.type(screen.getByLabelText('Nota'), 'Hoy');
    await user.click(screen.getByRole('link', { name: 'Irse' }));
    await findQuestion();
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('Otra pantalla')).toBeTruthy();
  });

  it('nothing typed, or staying on the screen, asks nothing', async () => {
    const router = open();
    await user.type(screen.getByLabelText('Nombre'), 'Ana');
    await user.click(screen.getByRole('link', { name: 'Ordenar' }));
    expect(router.state.location.search).toBe('?orden=1');
    await user.clear(screen.getByLabelText('Nombre'));
    await user.click(screen.getByRole('link', { name: 'Irse' }));
    expect(await screen.findByText('Otra pantalla')).toBeTruthy();
  });

  it('the browser asks only while something would be lost, and not when the session ends', async () => {
    open();
    expect(asksBrowser()).toBe(false);
    await user.type(screen.getByLabelText('Nombre'), 'Ana');
    expect(asksBrowser()).toBe(true);
    allowLeaving();
    expect(asksBrowser()).toBe(false);
  });
});
