import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { PagedList } from './paged-list.tsx';

const TOTAL = 30;

function show(address: string, isDown: () => boolean = () => false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = (
    <PagedList<{ id: number; nombre: string }>
      list="mesas"
      subject="las mesas de la entidad"
      caption="Mesas de la entidad"
      messageEmpty="No hay mesas."
      columns={[{ key: 'nombre', label: 'Nombre', kind: 'main', sortable: false }]}
      rowKey={({ id }) => id}
      queryKey={['mesas']}
      load={async ({ pagina, tamano }) => {
        if (isDown()) throw new Error('down');
        const rows = pagina * tamano > TOTAL ? [] : [{ id: 1, nombre: `Página ${pagina} de ${tamano}` }];
        return { rows, total: TOTAL };
      }}
    />
  );
  const router = createMemoryRouter([{ path: '/entidad', element: list }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('a list that did not load says so and comes with the next try', async () => {
  let fails = true;
  show('/entidad', () => fails);
  await screen.findByText('No fue posible cargar las mesas de la entidad');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect((await screen.findByText('Página 1 de 10')).textContent).toBe('Página 1 de 10');
});

it('its page stands in the address beside what is there, and is found again on return', async () => {
  const router = show('/entidad?pestana=mesas&mesasPagina=2');
  expect(await screen.findByText('Página 2 de 10')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Siguiente/ }));
  expect(await screen.findByText('Página 3 de 10')).toBeTruthy();
  expect(router.state.location.search).toBe('?pestana=mesas&mesasPagina=3');
});

it('an address that names a page that is none shows the last or the first', async () => {
  const router = show('/entidad?mesasPagina=9');
  expect(await screen.findByText('Página 3 de 10')).toBeTruthy();
  expect(router.state.location.search).toBe('?mesasPagina=3');
});
