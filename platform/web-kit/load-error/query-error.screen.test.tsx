import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import { QueryError } from './index.ts';

function show(status: number, mensaje: string) {
  const refetch = vi.fn();
  const error = new ApiError({ status, code: 'X', mensaje });
  render(
    <QueryError title="No fue posible cargar las capas" query={{ error, isFetching: false, refetch }} />,
  );
  return refetch;
}

it('[ERR-02] tells why, and tries again', async () => {
  const refetch = show(503, 'El servicio no está disponible.');
  expect(screen.getByRole('alert').textContent).toContain('El servicio no está disponible.');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('[ERR-02] does not offer to try again what the rol does not allow', () => {
  show(403, 'Su rol no le permite consultar capas de uso.');
  expect(screen.getByRole('alert').textContent).toContain('Su rol no le permite consultar capas de uso.');
  expect(screen.queryByRole('button')).toBeNull();
});
