// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Actividad, Funcionalidad } from '../../contract/index.ts';
import type { HomeSlots } from '../home-slots.ts';
import { FuncionalidadesMenu } from '../inicio/funcionalidades-menu.tsx';
import { UsuarioEnSesionProvider } from '../widgets/usuario-en-sesion.tsx';
import { HomeScreen } from './home-screen.tsx';

const FUNCIONALIDADES: readonly Funcionalidad[] = [
  {
    id: 10,
    nombre: 'Gestión',
    subFuncionalidades: [
      {
        id: 100,
        nombreFuncionalidad: 'Mesas de interoperabilidad',
        descripcion: 'Consulte las mesas.',
        url: '/mesas-interoperabilidad/home',
        consulta: true,
        icono: 'messages-square',
        listaItems: [
          { id: 1, nombre: 'Mesas activas', url: '/activas', descripcion: 'En trabajo.', idSubmodulo: 100 },
        ],
      },
    ],
  },
  { id: 20, nombre: 'Vacía', subFuncionalidades: [] },
];

const POR_APROBAR: Actividad = {
  codigo: 'usuarios-por-aprobar',
  titulo: 'Usuarios por aprobar',
  cantidad: 4,
  masAntigua: '2026-11-18T15:00:00.000Z',
  masReciente: '2026-11-20T15:00:00.000Z',
  url: '/app/admin/users?estado=pendiente',
  nueva: true,
  pospuestaHasta: null,
};

function renderAs(element: ReactNode, funcionalidades = FUNCIONALIDADES, actividades: Actividad[] = []) {
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({
    getSession: () => session,
    onUnauthorized: () => undefined,
    fetch: async () => Response.json(actividades),
  });
  return render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider client={client}>
          <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
            <UsuarioEnSesionProvider usuario={{ primerNombre: 'María', funcionalidades }}>
              {element}
            </UsuarioEnSesionProvider>
          </ProductProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

afterEach(() => vi.useRealTimers());

describe('card menu of the funcionalidades', () => {
  it('[SHELL-02] with a funcionalidad lists its subFuncionalidades: title linked to url, description', () => {
    renderAs(<FuncionalidadesMenu idFuncionalidad={10} />);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('link', { name: 'Mesas de interoperabilidad' }).getAttribute('href')).toBe(
      '/mesas-interoperabilidad/home',
    );
    expect(card.getByText('Consulte las mesas.')).toBeTruthy();
  });

  it('[SHELL-02] with a subfuncionalidad as well lists its listaItems', () => {
    renderAs(<FuncionalidadesMenu idFuncionalidad={10} idSubFuncionalidad={100} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/activas');
    expect(screen.getByText('En trabajo.')).toBeTruthy();
  });

  it.each([
    ['a funcionalidad without parts', { idFuncionalidad: 20 }],
    ['one the person does not have', { idFuncionalidad: 99 }],
    ['a part the person does not have', { idFuncionalidad: 10, idSubFuncionalidad: 999 }],
  ])('[SHELL-02] shows nothing at all for %s', (_, ids) => {
    expect(renderAs(<FuncionalidadesMenu {...ids} />).container.textContent).toBe('');
  });
});

describe('cards where a task waits', () => {
  const USUARIOS: readonly Funcionalidad[] = [
    {
      id: 30,
      nombre: 'Administración',
      subFuncionalidades: [
        {
          id: 300,
          nombreFuncionalidad: 'Usuarios',
          descripcion: 'Decida los registros.',
          url: '/app/admin/users',
          consulta: true,
          icono: 'users',
          listaItems: [
            { id: 3, nombre: 'Por aprobar', url: POR_APROBAR.url, descripcion: 'Esperan.', idSubmodulo: 300 },
          ],
        },
      ],
    },
  ];

  it('[AREA-13] the card of the users counts those to approve and leads to them, filtered', async () => {
    renderAs(<FuncionalidadesMenu idFuncionalidad={30} />, USUARIOS, [POR_APROBAR]);
    const count = await screen.findByRole('link', { name: '4 usuarios por aprobar' });
    expect(count.getAttribute('href')).toBe('/app/admin/users?estado=pendiente');
    expect(screen.getByRole('link', { name: 'Usuarios' }).getAttribute('href')).toBe('/app/admin/users');
  });

  it('[AREA-13] a card that leads to them already says the number alone', async () => {
    renderAs(<FuncionalidadesMenu idFuncionalidad={30} idSubFuncionalidad={300} />, USUARIOS, [POR_APROBAR]);
    expect(await screen.findByText('usuarios por aprobar')).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Por aprobar']);
  });

  it('[AREA-13] without anybody to approve there is no number', () => {
    renderAs(<FuncionalidadesMenu idFuncionalidad={30} />, USUARIOS);
    expect(screen.getByRole('listitem').textContent).toBe('UsuariosDecida los registros.');
  });
});

describe('home', () => {
  const slots: HomeSlots = [
    { place: 'rail', order: 20, Panel: () => <p>Acciones</p> },
    { place: 'rail', order: 10, Panel: () => <p>Reuniones</p> },
    { place: 'main', order: 20, Panel: () => <p>Servicios</p> },
    { place: 'main', order: 10, Panel: () => <p>Asuntos</p> },
  ];
  const openFunciones = () => userEvent.click(screen.getByText('Todas las funciones'));

  it('greets by the time of day in Bogota, with the date', () => {
    vi.useFakeTimers({ now: new Date('2026-07-21T15:00:00Z') });
    renderAs(<HomeScreen slots={slots} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buenos días, María');
    expect(screen.getByText('Hoy es martes, 21 de julio de 2026.')).toBeTruthy();
  });

  it('[AREA-13] what waits stands first, then what stands beside it, then what may be opened', () => {
    renderAs(<HomeScreen slots={slots} />);
    // On a phone they follow each other as in the document.
    const order = ['Asuntos', 'Servicios', 'Reuniones', 'Acciones', 'Todas las funciones'].map((text) =>
      screen.getByText(text),
    );
    for (const [place, next] of order.slice(1).entries())
      expect(order[place]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[SHELL-08] has a section per funcionalidad with parts, folded under the list', async () => {
    renderAs(<HomeScreen slots={slots} />);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await openFunciones();
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Gestión');
    expect(screen.getByRole('link', { name: 'Mesas de interoperabilidad' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mesas activas' })).toBeTruthy();
  });

  it('[SHELL-08] removing the funcionalidades removes their cards', async () => {
    const { container } = renderAs(<HomeScreen slots={slots} />, []);
    await openFunciones();
    await expect.poll(() => container.querySelector('details > div')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
