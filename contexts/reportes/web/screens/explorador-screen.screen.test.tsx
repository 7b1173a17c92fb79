// @vitest-environment jsdom
import { createFailure } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './explorador-screen.tsx';
import '../explorador/explorado.tsx';
import '../vistas/vista-dialog.tsx';
import { presentSampleExploracion, sampleVista } from '../../testing/reportes-samples.ts';
import { createReportesSite } from '../../testing/reportes-site.tsx';

const ESTADO = '/app/explorador?conjunto=solicitudes&dimensiones=estado&medidas=solicitudes';
const POST = 'POST /explorador';
const VISTA = `/vistas-reportes/${sampleVista.id}`;

const open = (address: string, answers?: Parameters<typeof createReportesSite>[1]) => {
  const made = createReportesSite(address, answers);
  return { ...made, ...render(made.site), user: userEvent.setup({ delay: null }) };
};
const RULES = { rules: { 'color-contrast': { enabled: false } } };

it('[AREA-09] a set of another list says so, and the others are offered', async () => {
  open('/app/explorador?conjunto=acuerdos&dimensiones=estado&medidas=acuerdos');
  expect(await screen.findByText('Su rol no consulta la lista de ese conjunto. Elija otro.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Solicitudes de servicio' })).getAttribute('href')).toBe(
    ESTADO,
  );
});

it('[AREA-09] [ERR-02] what fails is told with its reason, and what has no record too', async () => {
  const failing = open(ESTADO, {
    [POST]: () => {
      throw createFailure(503, 'La respuesta tardó más de 5 segundos.');
    },
  });
  expect(await screen.findByText('No fue posible cargar lo que se explora')).toBeTruthy();
  failing.unmount();
  open(ESTADO, {
    [POST]: () => ({ ...presentSampleExploracion(['estado']), filas: [], grupos: 0, totales: [0] }),
  });
  expect(await screen.findByText('Ningún registro cumple los filtros')).toBeTruthy();
});

it('[AREA-09] what is explored is drawn beside its table, and each change is in the address', async () => {
  const { container, user, router, callsTo } = open(ESTADO);
  const table = await screen.findByRole('table', { name: 'Solicitudes de servicio' });
  expect(within(table).getByText('1.200')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Solicitudes por estado' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Y por'), 'Nivel');
  expect(callsTo(POST).at(-1)?.body).toEqual({
    conjunto: 'solicitudes',
    dimensiones: ['estado', 'nivel'],
    medidas: ['solicitudes'],
    filtros: [],
    desde: null,
    hasta: null,
  });
  await user.click(screen.getByRole('button', { name: 'Tabla cruzada' }));
  expect(router.state.location.search).toBe(
    '?conjunto=solicitudes&dimensiones=estado%2Cnivel&medidas=solicitudes&dibujo=pivote',
  );
  const cruzada = within(await screen.findByRole('table', { name: 'Solicitudes, por estado y nivel' }));
  const [, radicada, devuelta, total] = cruzada.getAllByRole('row').map((row) => row.textContent);
  // A crossing that is not there is none; the groups add up to the total.
  expect([radicada, devuelta, total]).toEqual(['Radicada1.200–1.200', 'Devuelta–3434', 'Total1.200341.234']);
  await user.selectOptions(screen.getByLabelText('Filtrar por'), 'Estado');
  await user.selectOptions(await screen.findByLabelText('Agregar valor'), 'Devuelta');
  expect(router.state.location.search).toContain('filtros=estado%3Adevuelta');
  await user.click(await screen.findByRole('button', { name: /^Quitar el filtro.*Estado: Devuelta$/ }));
  expect(router.state.location.search).not.toContain('filtros');
  const { violations } = await axe.run(container, RULES);
  expect(violations).toEqual([]);
});

it('[AREA-09] a view says when its definition changed, is kept again by another name and deleted after a question', async () => {
  const { user, callsTo, router } = open(sampleVista.direccion, {
    [`PUT ${VISTA}`]: () => ({ ...sampleVista, nombre: 'Otra' }),
    [`DELETE ${VISTA}`]: () => ({ nombre: sampleVista.nombre }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Por estado' })).toBeTruthy();
  expect(
    screen.getByText(
      'La definición de este conjunto cambió el 28 de noviembre de 2026, desde que guardó esta vista.',
    ),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Cambiar o compartir Por estado' }));
  const nombre = await screen.findByLabelText(/^Nombre/);
  await user.clear(nombre);
  await user.type(nombre, 'Otra');
  await user.selectOptions(screen.getByLabelText('Se comparte'), 'Con su entidad');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('La vista «Otra» quedó guardada.')).toBeTruthy();
  expect(callsTo(`PUT ${VISTA}`)[0]?.body).toEqual({
    nombre: 'Otra',
    estado: sampleVista.estado,
    compartida: 'entidad',
    rolId: null,
  });
  await user.click(screen.getByRole('button', { name: 'Borrar Por estado' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Borrar' }));
  expect(await screen.findByText('La vista «Por estado» se borró.')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});
