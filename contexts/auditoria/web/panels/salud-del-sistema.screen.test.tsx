// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BloqueSalud } from '../../contract/index.ts';
import { SaludDelSistema } from './salud-del-sistema.tsx';

const BIEN: BloqueSalud = {
  tareas: { abandonadas: 0, atrasadas: 0 },
  correosAbandonados: 0,
  ultimoSello: '2026-07-21T15:00:00.000Z',
  selloAtrasado: false,
};

function show(bloque: object) {
  const { fake } = createFakeServer(() => ({ bloques: { salud: bloque } }));
  const Home = () => (
    <>
      <h1>Inicio</h1>
      <SaludDelSistema />
    </>
  );
  render(createTestSite({ routes: [{ path: '*', Component: Home }], address: '/app/home', fake }).site);
}

it('[AREA-13] what runs well is told in words', async () => {
  show({ estado: 'listo', datos: BIEN });
  expect(await screen.findByText('Al día')).toBeTruthy();
  expect(screen.getByText('Ninguno')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^21\/07\/2026, 10:00/ })).toBeTruthy();
  expect(screen.queryByText(/requiere atención/)).toBeNull();
});

it('[AREA-13] what fails says so, with the way to it', async () => {
  show({
    estado: 'listo',
    datos: {
      tareas: { abandonadas: 1, atrasadas: 2 },
      correosAbandonados: 3,
      ultimoSello: null,
      selloAtrasado: true,
    },
  });
  expect(await screen.findByText('3 sin terminar')).toBeTruthy();
  expect(screen.getByRole('link', { name: '3 por revisar' }).getAttribute('href')).toBe(
    '/app/admin/mails/outbox',
  );
  expect(screen.getByText('Sin sello')).toBeTruthy();
  expect(screen.getAllByText(/requiere atención/)).toHaveLength(3);
});

it('[AREA-13] who does not administer the system sees nothing', async () => {
  show({ estado: 'ausente' });
  await screen.findByRole('heading', { name: 'Inicio' });
  expect(screen.queryByText('Salud del sistema')).toBeNull();
});
