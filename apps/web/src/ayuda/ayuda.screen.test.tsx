// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { GLOSARIO } from '@marco/parametros/glosario';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { matchRoutes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRoutes } from '../app-routes.tsx';
import { busquedaRoutes } from '../busqueda/busqueda-routes.ts';
import { privateRoutes } from '../modules/private-modules.ts';
import { loadLazyRoutes } from '../modules/public-modules.ts';
import { ayudaRoutes } from './ayuda-routes.ts';
import { GUIDES } from './guides/list-guides.ts';
import { listHelpPlaces } from './list-help-places.ts';
import { RELEASES } from './novedades.ts';

function open(address: string) {
  const { fake } = createFakeServer(() => undefined);
  const { site, router } = createTestSite({ routes: ayudaRoutes, address, fake });
  return { ...render(site), router };
}

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the help', () => {
  it('a guide nobody wrote is not found', async () => {
    open('/ayuda/otra');
    expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeTruthy();
  });

  it('a page without a guide says so, and only a page of this site is a way back', async () => {
    open(`/ayuda?de=${encodeURIComponent('//otro.example/x')}`);
    expect(await screen.findByText(/no tiene una guía propia/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a la página' }).getAttribute('href')).toBe('/');
  });

  it('tells of the page somebody comes from, and leads back to it', async () => {
    open(`/ayuda?de=${encodeURIComponent('/app/acuerdos/7')}`);
    const own = within(await screen.findByRole('region', { name: 'Ayuda de la página en la que estaba' }));
    expect(own.getByRole('link', { name: 'Cómo decidir un acuerdo que le piden' }).getAttribute('href')).toBe(
      '/ayuda/lider#decidir-acuerdo',
    );
    expect(own.getByRole('link', { name: 'Volver a la página' }).getAttribute('href')).toBe(
      '/app/acuerdos/7',
    );
  });

  it('shows the guide of one’s own rol first', async () => {
    openSampleSession({ rol: 'Auditor' });
    open('/ayuda');
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings[0]?.textContent).toBe('Guía del auditor');
    expect(headings).toHaveLength(GUIDES.length + 1);
  });

  it('searches tasks and terms, and the address holds what is searched', async () => {
    const { router } = open('/ayuda');
    const box = await screen.findByRole('searchbox', { name: 'Buscar en la ayuda' });
    await userEvent.type(box, 'jirafa');
    expect(screen.getByText(/^Nada con esas palabras/)).toBeTruthy();
    await userEvent.clear(box);
    await userEvent.type(box, 'devolución');
    expect(router.state.location.search).toBe('?texto=devoluci%C3%B3n');
    expect(region('Cómo se hace').getByRole('link', { name: 'Cómo responder una devolución' })).toBeTruthy();
    expect(region('Qué significa').getByRole('link', { name: 'Devolución' }).getAttribute('href')).toBe(
      '/ayuda/glosario#devolucion',
    );
  });

  it.each(GUIDES)('the guide $id has an index of its tasks and prints', async (guide) => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { container } = open(`/ayuda/${guide.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: guide.title })).toBeTruthy();
    const index = within(screen.getByRole('complementary', { name: 'Contenido de la guía' }));
    expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      guide.tasks.map(({ id }) => `/ayuda/${guide.id}#${id}`),
    );
    for (const { id, title } of guide.tasks)
      expect(container.querySelector(`#${id}`)?.textContent).toContain(title);
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('an address of a task leads to it, with the focus on it, and so does the index', async () => {
    const { container } = open('/ayuda/lider#decidir-acuerdo');
    await screen.findByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(container.querySelector('#decidir-acuerdo'));
    await userEvent.click(
      within(screen.getByRole('complementary')).getByRole('link', { name: 'Cómo solicitar el nivel 1' }),
    );
    expect(document.activeElement).toBe(container.querySelector('#solicitar-nivel-1'));
  });

  it('the glossary has every term at its place, marks the one of the address, and is searched', async () => {
    const { container } = open('/ayuda/glosario#oid');
    expect(await screen.findByText(`Términos: ${GLOSARIO.length}`)).toBeTruthy();
    expect(container.querySelector('#oid')?.getAttribute('data-named')).toBe('true');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un término' }), 'hábil');
    expect(screen.getByText('Términos: 1')).toBeTruthy();
  });

  it('what changed is told by version', async () => {
    open('/ayuda/novedades');
    for (const { version } of RELEASES)
      expect(await screen.findByRole('heading', { level: 2, name: `Versión ${version}` })).toBeTruthy();
  });
});

describe('the links', () => {
  it('[LAND-02] the map of the site has every page of the help', () => {
    expect(listHelpPlaces().map(({ to }) => to)).toEqual([
      '/ayuda/glosario',
      '/ayuda/novedades',
      '/ayuda/lider',
      '/ayuda/funcionario',
      '/ayuda/consultor',
      '/ayuda/coordinador',
      '/ayuda/administrador',
      '/ayuda/operador',
      '/ayuda/ies-privada',
      '/ayuda/auditor',
      '/ayuda/integradores',
    ]);
  });

  it('every link of the guides and of the changes leads to a screen of the product, and so does every page helped with', async () => {
    const lazy = await loadLazyRoutes();
    const routes = [...appRoutes, ...privateRoutes, ...lazy, ...ayudaRoutes, ...busquedaRoutes];
    const sentences = [
      ...GUIDES.flatMap(({ tasks }) => tasks).flatMap(({ intro, steps, after }) => [
        intro,
        ...steps,
        after ?? [],
      ]),
      ...RELEASES.flatMap(({ parts }) => parts).flatMap(({ changes }) => changes),
    ];
    const links = sentences
      .flat()
      .flatMap((piece) => (typeof piece === 'object' && 'to' in piece ? [piece.to] : []));
    const pages = GUIDES.flatMap(({ tasks }) => tasks).flatMap((task) => task.pages);
    expect(links.length).toBeGreaterThan(50);
    const lost = [...links, ...pages].filter((to) => {
      const match = matchRoutes(routes, to.split(/[?#]/)[0] ?? '');
      return match === null || match.at(-1)?.route.path?.endsWith('*');
    });
    expect(lost).toEqual([]);
  });
});
