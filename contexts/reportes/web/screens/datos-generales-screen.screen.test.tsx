// @vitest-environment jsdom
import { LOCAL_KEYS } from '@marco/acceso/terms';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import './datos-generales-screen.tsx';
import { sampleDatosGenerales } from '../../testing/datos-generales-samples.ts';
import { createReportesSite, type RespuestaDeReportes } from '../../testing/reportes-site.tsx';

const open = (address: string, answers: Readonly<Record<string, RespuestaDeReportes>> = {}) => {
  const made = createReportesSite(address, answers);
  return { ...made, ...render(made.site), user: userEvent.setup({ delay: null }) };
};
const RULES = { rules: { 'color-contrast': { enabled: false } } };

afterEach(() => localStorage.clear());

it('[ROUTE-07] [AREA-15] a visitor reads figures, map, steps, norms and questions; what the ministry wrote is never a tag', async () => {
  const { callsTo, container, user, router } = open('/datos-generales');
  expect(await screen.findByRole('heading', { level: 1, name: 'El marco hoy' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Mi entidad' })).toBeNull();
  expect(callsTo('GET /datos-generales/mi-entidad')).toEqual([]);
  // The figure is that of the gallery; its page is of the private area.
  const tarjeta = await screen.findByRole('article', { name: '¿Cuántas entidades ya publican un servicio?' });
  expect(within(tarjeta).getAllByText('65,9 %').length).toBeGreaterThan(0);
  expect(within(tarjeta).queryByRole('link')).toBeNull();
  expect(screen.getByText('Entre otros: Alcaldía de Pasto; Invima')).toBeTruthy();
  const nivel = screen.getByRole('link', { name: /^Publicado nivel 3/ });
  expect(nivel.getAttribute('href')).toBe('/directorio-servicios?estado=publicado-nivel-3');

  const mapa = await screen.findByRole('figure', { name: 'Servicios publicados por departamento' });
  expect(
    within(mapa).getByText('En 2 de 33 departamentos. Con más: Bogotá D.C., 121; Antioquia, 47.'),
  ).toBeTruthy();
  expect(within(mapa).getByRole('link', { name: '121' }).getAttribute('href')).toContain('departamento=11');
  await user.click(screen.getByRole('button', { name: 'Entidades' }));
  expect(router.state.location.search).toBe('?mapa=entidades');
  expect(
    await screen.findByRole('figure', { name: 'Entidades que participan por departamento' }),
  ).toBeTruthy();

  const pasos = screen.getByRole('region', { name: 'Cómo funciona' });
  expect(within(pasos).getByText('mesa').tagName).toBe('STRONG');
  const pregunta = screen.getByText('¿Cómo entra mi entidad?').closest('details');
  expect(pregunta?.querySelector('b')).toBeNull();
  expect(pregunta?.textContent).toContain('<b>Espera</b>');
  expect(
    within(pregunta ?? container)
      .getByRole('link', { name: 'registra' })
      .getAttribute('href'),
  ).toBe('/register');
  expect(
    screen.getByRole('link', { name: 'Abrir Decreto 620 de 2020 Servicios ciudadanos digitales' }),
  ).toBeTruthy();
  const { violations } = await axe.run(container, RULES);
  expect(violations).toEqual([]);
});

it('[AREA-15] with a session the page begins with the own entidad: what it lacks, who writes it, and nothing the rol does not read', async () => {
  localStorage.setItem(LOCAL_KEYS.accessToken, 'ficha');
  localStorage.setItem(LOCAL_KEYS.infoUser, '{}');
  localStorage.setItem(LOCAL_KEYS.payload, btoa('{"entidad":{"id":20},"funcionalidades":[]}'));
  const { container } = open('/datos-generales');
  const propia = await screen.findByRole('region', { name: 'Mi entidad' });
  expect(await within(propia).findByText('899999042-9')).toBeTruthy();
  expect(within(propia).getByText('Ana Ruiz, Directora')).toBeTruthy();
  expect(within(propia).getByRole('link', { name: 'Sitio web' }).getAttribute('href')).toBe(
    '/app/admin/entities/20/edit',
  );
  expect(within(propia).getByText('El administrador del ministerio puede escribirlo.')).toBeTruthy();
  expect(within(propia).queryByText('Solicitudes en trámite')).toBeNull();
  expect(within(propia).getByRole('heading', { name: 'Acuerdos de consumo' })).toBeTruthy();
  // Who reads the indicators opens them.
  const tarjeta = screen.getByRole('article', { name: '¿Cuántas entidades ya publican un servicio?' });
  expect(within(tarjeta).getByRole('link', { name: '65,9 %' }).getAttribute('href')).toBe(
    '/app/indicadores/IND-02',
  );
  const { violations } = await axe.run(container, RULES);
  expect(violations).toEqual([]);
});

it('[AREA-15] before the first cut it says that there is none, and shows no zero', async () => {
  open('/datos-generales', {
    'GET /datos-generales': () => ({
      ...sampleDatosGenerales,
      corte: null,
      tarjetas: [],
      niveles: [],
      departamentos: [],
      cambiosDesde: null,
      cambios: [],
    }),
  });
  expect(await screen.findByText('Todavía no hay cortes')).toBeTruthy();
  expect(screen.getByText('Todavía no hay cifras por departamento')).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Servicios de intercambio por nivel' })).toBeNull();
});
