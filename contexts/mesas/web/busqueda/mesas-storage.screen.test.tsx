// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../screens/mesa-screen.tsx';
import '../screens/mesas-home-screen.tsx';
import '../screens/reunion-screen.tsx';
import { createMesa, createMesaRow, REUNION, REUNIONES } from '../../testing/mesas-samples.ts';
import { createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const KEYS = ['dataTblInter', 'active', 'tab'];
const kept = () => KEYS.filter((key) => localStorage.getItem(key) !== null);
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));

function open(address: string) {
  const { fake } = createMesasServer({
    '/servicios': () => [],
    '/estados-servicio': () => [],
    '/usuarios/mintic': () => [],
    '/mesaInteroperabilidad/listar': ({ nombre }) => ({
      mesasInteroperabilidad: [createMesaRow({ nombreMesa: `Mesa de ${nombre}` })],
      total: 31,
    }),
    '/mesaInteroperabilidad/listarMesaId': () => createMesa(),
    '/mdi-minteroperabilidad-entidads-mesa/7': () => [],
    '/mesaInteroperabilidad/servicios-mesa/mesa/7': () => [],
    '/mesaInteroperabilidad/listarReunionMesa': () => REUNIONES,
    '/mesaInteroperabilidad/listarReunionMesaId': () => ({ reunion: REUNION }),
  });
  const { site, router } = createMesasSite(fake, address);
  render(site);
  return router;
}

const SEARCH = '/mesas-interoperabilidad/home?nombre=pasaporte&pagina=2&consultar=1';

async function expectSearch(): Promise<void> {
  expect(await screen.findByText('Mesa de pasaporte', { selector: 'th' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre de la mesa' }).value).toBe(
    'pasaporte',
  );
  expect(screen.getByRole('button', { name: 'Página 2, actual' })).toBeTruthy();
}

beforeEach(() => localStorage.clear());

describe('[ROUTE-11] what the browser keeps', () => {
  it('[MESA-04] stays from the home to a mesa and back', async () => {
    const router = open(SEARCH);
    await follow('VER MESA Mesa de pasaporte');
    await userEvent.click(await screen.findByRole('tab', { name: /Información/ }));
    expect(kept()).toEqual(KEYS);
    await follow('VOLVER');
    await expectSearch();
    expect(router.state.location.search).toBe('?tblInterConsult=1&nombre=pasaporte&pagina=2&consultar=1');
    expect(kept()).toEqual(KEYS);
  });

  it('goes with a meeting, yet the search comes back from the history', async () => {
    const router = open(SEARCH);
    await follow('VER MESA Mesa de pasaporte');
    await userEvent.click(await screen.findByRole('tab', { name: /Reuniones/ }));
    await follow(/VER reunión: Instalación/);
    await screen.findByRole('heading', { name: 'Reunión de avance' });
    expect(kept()).toEqual([]);
    await follow('REGRESAR');
    expect((await screen.findByRole('tab', { selected: true })).textContent).toContain('Reuniones de avance');
    expect(router.state.location.pathname).toBe('/mesas-interoperabilidad/consult/7');
    expect(kept()).toEqual([]);
    await follow('VOLVER');
    await expectSearch();
  });

  it('goes when the person leaves the mesas', async () => {
    open(SEARCH);
    await screen.findByText('Mesa de pasaporte', { selector: 'th' });
    expect(kept()).toEqual(['dataTblInter', 'active']);
    await follow('Otra página');
    expect(kept()).toEqual([]);
  });
});
