// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import './entidades-screen.tsx';
import './entidad-screen.tsx';
import { buildRefusal, createEntidadesSite, type FakeServer } from '../../testing/entidades-site.tsx';

const LISTA = '/app/admin/entities';
const user = userEvent.setup({ delay: null });

function open(address = LISTA, server?: FakeServer) {
  const site = createEntidadesSite(address, server);
  render(site.site);
  return site;
}

const table = () => screen.findByRole('table', { name: 'Entidades encontradas' });

beforeEach(() => sessionStorage.clear());

describe('list of the entities', () => {
  it('[AREA-01] asks for the first page and shows the rows with their states counted', async () => {
    const { sent } = open();
    await table();
    expect(sent('POST /entidad/listar')[0]?.body).toMatchObject({
      texto: '',
      tipo: null,
      activa: null,
      pagina: 1,
      tamano: 10,
      ordenarPor: 'nombre',
    });
    for (const name of ['Total (43)', 'Activa (40)', 'Inactiva (3)'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ver Datos del Pacífico/ }).getAttribute('href')).toBe(
      `${LISTA}/7`,
    );
  });

  it('[AREA-01] [ROUTE-17] filter, state and page stand in the address; the mark of the way back restores them', async () => {
    const { router, sent } = open();
    await table();
    await user.type(screen.getByRole('textbox', { name: 'Nombre, sigla o NIT' }), 'pacífico');
    await user.selectOptions(screen.getByLabelText('Tipo de entidad'), 'Privada');
    await user.type(screen.getByRole('combobox', { name: 'Departamento' }), 'valle');
    await user.click(await screen.findByRole('option', { name: 'Valle del Cauca' }));
    await user.type(screen.getByRole('combobox', { name: 'Municipio' }), 'cal');
    await user.click(await screen.findByRole('option', { name: 'Cali' }));
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await user.click(await screen.findByRole('button', { name: 'Activa (40)' }));
    await user.click(await screen.findByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(router.state.location.search).toContain('pagina=2'));
    const query = router.state.location.search.slice(1);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      texto: 'pacífico',
      tipo: 'privada',
      departamento: '76',
      municipio: '76001',
      estado: 'activa',
      pagina: '2',
    });
    await router.navigate(`${LISTA}/7`);
    await user.click(await screen.findByRole('link', { name: 'Volver' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?entitiesConsult=1&${query}`));
    expect(screen.getByLabelText<HTMLSelectElement>('Tipo de entidad').value).toBe('privada');
    await waitFor(() =>
      expect(sent('POST /entidad/listar').at(-1)?.body).toMatchObject({
        texto: 'pacífico',
        tipo: 'privada',
        municipioCodigo: '76001',
        activa: true,
        pagina: 2,
      }),
    );
  });

  it("[AREA-01] [ERR-01] a place typed and not picked opens '¡Error de validación!', shows at its field and is not left out in silence", async () => {
    const { sent } = open();
    await table();
    const before = sent('POST /entidad/listar').length;
    await user.type(screen.getByRole('combobox', { name: 'Departamento' }), 'vall');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
    const mensaje = 'Seleccione un departamento de la lista o borre el texto.';
    expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([mensaje]);
    await user.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText(mensaje)).toBeTruthy();
    expect(sent('POST /entidad/listar')).toHaveLength(before);
  });

  it('[AREA-01] without a filter of its own the address that restores nothing shows the first page', async () => {
    const { router } = open(`${LISTA}?entitiesConsult=1`);
    await table();
    expect(router.state.location.search).toBe('?entitiesConsult=1');
  });

  it('[AREA-01] [ERR-02] a list that fails tells why, keeps what was typed and tries again', async () => {
    let fails = true;
    open(LISTA, ({ address }) =>
      fails && address === 'POST /entidad/listar'
        ? buildRefusal(503, { code: 'SERVICIO_NO_DISPONIBLE', mensaje: 'El servicio no está disponible.' })
        : undefined,
    );
    expect(await screen.findByText('El servicio no está disponible.')).toBeTruthy();
    const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre, sigla o NIT' });
    await user.type(text, 'salud');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await table();
    expect(text.value).toBe('salud');
  });

  it('[AREA-01] who may not create is told why', async () => {
    const blocked = {
      allowed: false,
      reasons: ['Su rol no permite crear entidades.'],
      unblockers: ['Administrador MinTIC'],
    };
    open(LISTA, ({ address }) =>
      address === 'POST /entidad/listar'
        ? Response.json({
            entidades: [],
            total: 0,
            estados: { activas: 0, inactivas: 0 },
            permisos: { crear: blocked },
          })
        : undefined,
    );
    const button = await screen.findByRole('button', { name: 'Crear entidad' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Su rol no permite crear entidades.',
    );
    expect(screen.getByText('No hay información')).toBeTruthy();
  });
});
