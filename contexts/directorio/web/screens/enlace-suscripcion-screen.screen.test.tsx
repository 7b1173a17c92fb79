// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import './enlace-suscripcion-screen.tsx';
import { createDirectorioSite, type Respuesta } from '../../testing/directorio-site.tsx';

const HOME = '/directorio-servicios';
const CODIGO = 'A'.repeat(43);
const SUSCRIPCION = {
  id: 3,
  estado: 'activa',
  objeto: 'servicio',
  frecuencia: 'semanal',
  nombre: 'Consulta de datos básicos',
  direccion: `${HOME}/rnec/consulta`,
};

function open(address: string, answers: Record<string, Respuesta>) {
  const site = createDirectorioSite(answers, address);
  render(site.site);
  return site;
}

afterEach(cleanup);

it('[AREA-15] a subscription is confirmed by a press, and its code leaves the address', async () => {
  const CONFIRMAR = '/suscripciones/confirmar';
  const { callsTo, router } = open(`${HOME}${CONFIRMAR}?codigo=${CODIGO}`, {
    [CONFIRMAR]: () => SUSCRIPCION,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar la suscripción' }));
  expect(await screen.findByText('La suscripción quedó confirmada')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver lo que sigue' }).getAttribute('href')).toBe(
    SUSCRIPCION.direccion,
  );
  expect(callsTo(CONFIRMAR).map(({ body }) => body)).toEqual([{ codigo: CODIGO }]);
  expect(router.state.location.search).toBe('');
});

it('[AREA-15] one press leaves it, and nothing happens before the press', async () => {
  const RETIRAR = '/suscripciones/retirar';
  const { callsTo } = open(`${HOME}${RETIRAR}?codigo=${CODIGO}`, { [RETIRAR]: () => SUSCRIPCION });
  const button = await screen.findByRole('button', { name: 'Dejar de recibirlos' });
  expect(callsTo(RETIRAR)).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('Ya no recibirá estos avisos')).toBeTruthy();
});

it('[ERR-02] a link that is too old says so; one without its code says where it stands', async () => {
  const CONFIRMAR = '/suscripciones/confirmar';
  open(`${HOME}${CONFIRMAR}?codigo=${CODIGO}`, {
    [CONFIRMAR]: () => {
      throw new ApiError({ status: 404, code: 'SUSCRIPCION_VENCIDA', mensaje: 'El enlace ya no sirve.' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar la suscripción' }));
  expect(await screen.findByText('El enlace ya no sirve.')).toBeTruthy();
  cleanup();
  open(`${HOME}${CONFIRMAR}`, {});
  expect(await screen.findByText('El enlace no trae su código.')).toBeTruthy();
});
