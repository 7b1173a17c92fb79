// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import '../screens/directorio-screen.tsx';
import './suscripciones-dialog.tsx';
import './suscripcion-dialog.tsx';
import { createDirectorioSite } from '../../testing/directorio-site.tsx';

const SUSCRIPCION = {
  id: 3,
  estado: 'activa',
  objeto: 'busqueda',
  frecuencia: 'diaria',
  nombre: 'Texto: nit',
  direccion: '/directorio-servicios?texto=nit',
};

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});

it('[ROUTE-15] with an entidad in force the same address calls privately', async () => {
  const { site, callsTo } = createDirectorioSite({}, '/directorio-servicios');
  render(site);
  expect(await screen.findByText('12 servicios')).toBeTruthy();
  expect(callsTo('/directorio').map(({ url }) => url.startsWith('/api/'))).toEqual([true]);
});

it('[AREA-15] a person sees what they follow, and leaves it', async () => {
  let kept = [SUSCRIPCION];
  const { site } = createDirectorioSite(
    {
      '/suscripciones': () => kept,
      '/suscripciones/3': () => {
        kept = [];
        return { ...SUSCRIPCION, estado: 'retirada' };
      },
    },
    '/directorio-servicios',
  );
  render(site);
  await userEvent.click(await screen.findByRole('button', { name: 'Mis avisos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mis avisos' }));
  const link = await dialog.findByRole('link', { name: 'Texto: nit' });
  expect(link.getAttribute('href')).toBe('/directorio-servicios?texto=nit');
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar Texto: nit' }));
  expect(await dialog.findByText(/^Todavía no sigue nada\./)).toBeTruthy();
});

it('[AREA-15] a person is asked for no mail: they are told at theirs', async () => {
  const { site, callsTo } = createDirectorioSite(
    { '/suscripciones': () => SUSCRIPCION },
    '/directorio-servicios?texto=nit',
  );
  render(site);
  await userEvent.click(await screen.findByRole('button', { name: 'Avisarme si cambia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibir avisos de esta búsqueda' }));
  expect(dialog.queryByLabelText(/^Correo/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Suscribirme' }));
  expect(await screen.findByText('Le avisaremos por correo cuando cambie.')).toBeTruthy();
  expect(callsTo('/suscripciones').map(({ body }) => body)).toEqual([
    { objeto: 'busqueda', busqueda: 'texto=nit', frecuencia: 'semanal' },
  ]);
});
