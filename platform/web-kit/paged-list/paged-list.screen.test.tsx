import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PagedList } from './paged-list.tsx';

it('a list that did not load says so and comes with the next try', async () => {
  let fails = true;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <PagedList<{ id: number; nombre: string }>
        subject="las mesas de la entidad"
        caption="Mesas de la entidad"
        messageEmpty="No hay mesas."
        columns={[{ key: 'nombre', label: 'Nombre', kind: 'main', sortable: false }]}
        rowKey={({ id }) => id}
        queryKey={['mesas']}
        load={async ({ pagina, tamano }) => {
          if (fails) throw new Error('down');
          return { rows: [{ id: 1, nombre: `Página ${pagina} de ${tamano}` }], total: 1 };
        }}
      />
    </QueryClientProvider>,
  );
  expect((await screen.findByText('No fue posible cargar las mesas de la entidad')).textContent).toBe(
    'No fue posible cargar las mesas de la entidad',
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect((await screen.findByText('Página 1 de 10')).textContent).toBe('Página 1 de 10');
});
