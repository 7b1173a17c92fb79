// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import '../screens/directorio-screen.tsx';
import './caja-datos.tsx';
import { createDirectorioSite } from '../../testing/directorio-site.tsx';

afterEach(cleanup);

it('[AREA-15] "/" leads the focus to the box from anywhere but where somebody writes', async () => {
  render(createDirectorioSite({}, '/directorio-servicios').site);
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Buscar servicios' });
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('');
  await userEvent.keyboard('a/b');
  expect(box.value).toBe('a/b');
  await userEvent.click(screen.getByRole('button', { name: 'Tengo → necesito' }));
  const tengo = await screen.findByRole('combobox', { name: 'Tengo' });
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(tengo);
});

it('[AREA-15] Backspace in the empty text takes the last datum away', async () => {
  render(createDirectorioSite({}, '/directorio-servicios?tengo=3,4&necesito=6').site);
  const tengo = await screen.findByRole('combobox', { name: 'Tengo' });
  await userEvent.click(tengo);
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('button', { name: 'Quitar Dato n.º 4' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Quitar Dato n.º 3' })).toBeTruthy();
});
