// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../screens/capas-screen.tsx';
import { createCapasSite, type FakeServer } from '../../testing/capas-web-site.tsx';

const LISTA = '/app/admin/capadeuso/filter';
const user = userEvent.setup({ delay: null });

function open(address: string, server: FakeServer) {
  const site = createCapasSite(address, server);
  render(site.site);
  return site;
}

describe('layers as a file', () => {
  it("[TABLE-06] 'DESCARGAR TABLA' asks for what filters and order leave, the link for every version", async () => {
    const { sent } = open(`${LISTA}?nombre=local&estado=vigente&orden=-tipo`, ({ address }) =>
      address === 'POST /capadeuso/exportar' ? new Response('Código;Nombre', { status: 200 }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'DESCARGAR TABLA' }));
    await user.click(await screen.findByRole('button', { name: /^Excel/ }));
    const asked = () => sent('POST /capadeuso/exportar').map(({ body }) => body);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({
      nombre: 'local',
      estado: 'vigente',
      ordenarPor: 'tipo',
      descendente: true,
      formato: 'xlsx',
    });
    await user.click(await screen.findByRole('link', { name: /^Descargue el catálogo completo/ }));
    await user.click(await screen.findByRole('button', { name: /^CSV/ }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toEqual({ ordenarPor: 'tipo', descendente: true, formato: 'csv' });
  });
});
