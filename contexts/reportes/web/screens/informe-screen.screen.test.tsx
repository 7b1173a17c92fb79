// @vitest-environment jsdom
import { createFailure } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './informe-screen.tsx';
import './metodo-screen.tsx';
import './reportes-screen.tsx';
import { sampleInforme } from '../../testing/reportes-samples.ts';
import { createReportesSite } from '../../testing/reportes-site.tsx';

const SOLICITUDES = '/app/reportes/solicitudServicioByFilter';
const POST = 'POST /reportes/solicitudServicioByFilter';

const open = (address: string, answers?: Parameters<typeof createReportesSite>[1]) => {
  const made = createReportesSite(address, answers);
  return { ...made, ...render(made.site), user: userEvent.setup({ delay: null }) };
};
const RULES = { rules: { 'color-contrast': { enabled: false } } };

it('[AREA-09] a report shows its rows with their records, its sums, its quality and its cut', async () => {
  const { container } = open(SOLICITUDES);
  expect(await screen.findByRole('heading', { level: 1, name: 'Solicitudes de servicio' })).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Solicitudes de servicio' });
  expect(within(table).getByRole('link', { name: 'LCI-N1-2026-000041' }).getAttribute('href')).toBe(
    '/app/solicitudes/41',
  );
  expect(within(table).queryByRole('link', { name: 'LCI-N1-2026-000042' })).toBeNull();
  expect(within(table).getByText('1.234')).toBeTruthy();
  expect(screen.getByText('Falta el último mes.')).toBeTruthy();
  const resumen = within(screen.getByRole('region', { name: 'Resumen' }));
  for (const text of ['Dato parcial', 'Cada fila es una solicitud.', 'Solicitudes, Certificados'])
    expect(resumen.getByText(text)).toBeTruthy();
  const { violations } = await axe.run(container, RULES);
  expect(violations).toEqual([]);
});

it('[AREA-09] its filters are in the address, and nothing is asked before Consultar', async () => {
  const { callsTo, user, router } = open(`${SOLICITUDES}?sector=3&nivel=2`);
  const sector = await screen.findByLabelText<HTMLSelectElement>('Sector');
  expect(await within(sector).findByRole('option', { name: 'Salud' })).toBeTruthy();
  expect(sector.value).toBe('3');
  await user.selectOptions(screen.getByLabelText('Departamento'), '05');
  await user.click(screen.getByLabelText('Solo con el plazo vencido'));
  // What only the ministry asks for is not offered.
  expect(screen.queryByLabelText('Consultor')).toBeNull();
  expect(callsTo(POST).map(({ body }) => body)).toEqual([{ sectorId: 3, nivel: 2, pagina: 1, tamano: 20 }]);
  await user.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByRole('table');
  expect(callsTo(POST).at(-1)?.body).toEqual({
    sectorId: 3,
    departamentoCodigo: '05',
    nivel: 2,
    vencidas: true,
    pagina: 1,
    tamano: 20,
  });
  expect(router.state.location.search).toBe('?sector=3&departamento=05&nivel=2&vencidas=1');
  // A filter of another report is none of this one.
  expect(screen.queryByLabelText('Capa de uso')).toBeNull();
});

it('[AREA-09] a report of elements is chosen by capa, dominio and use', async () => {
  const elementos = 'POST /reportes/elementoDatoByFilter';
  const { callsTo, user } = open('/app/reportes/elementoDatoByFilter', { [elementos]: () => sampleInforme });
  await user.selectOptions(
    await screen.findByLabelText('Capa de uso'),
    await screen.findByRole('option', { name: 'Común' }),
  );
  await user.selectOptions(screen.getByLabelText('Dominio'), '7');
  await user.selectOptions(screen.getByLabelText('Uso'), 'No los usa nadie');
  await user.click(screen.getByRole('button', { name: 'Consultar' }));
  expect(callsTo(elementos).at(-1)?.body).toEqual({
    capaId: 2,
    dominioId: 7,
    conUso: false,
    pagina: 1,
    tamano: 20,
  });
});

it('[AREA-09] the filters that hold are told by their names, and each is taken away alone', async () => {
  const filtros = [
    { campo: 'sectorId', nombre: 'Sector', valor: 'Salud' },
    { campo: 'nivel', nombre: 'Nivel', valor: '2' },
  ] as const;
  const { callsTo, user, router } = open(`${SOLICITUDES}?sector=3&nivel=2&tipo=xsd`, {
    [POST]: ({ sectorId }) => ({
      ...sampleInforme,
      filtros: filtros.filter(({ campo }) => campo !== 'sectorId' || sectorId),
    }),
  });
  const aplicados = within(await screen.findByRole('list', { name: 'Filtros aplicados' }));
  expect(aplicados.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sector: Salud',
    'Nivel: 2',
  ]);
  await user.click(aplicados.getByRole('button', { name: 'Quitar filtro Sector: Salud' }));
  expect(await screen.findByRole('list', { name: 'Filtros aplicados' })).toBeTruthy();
  // A value of another report, in an old address, asks nothing.
  expect(callsTo(POST).map(({ body }) => body)).toEqual([
    { sectorId: 3, nivel: 2, pagina: 1, tamano: 20 },
    { nivel: 2, pagina: 1, tamano: 20 },
  ]);
  expect(router.state.location.search).toBe('?nivel=2&tipo=xsd');
});

it('[AREA-09] the exchange has its tables behind tabs, each with the filters that say something of it', async () => {
  const xroad = 'POST /reportes/xroad';
  const { callsTo, user, router } = open('/app/reportes/xroad?consumidor=4', {
    [xroad]: () => sampleInforme,
    'GET /entidades': () => [{ id: 4, nombre: 'SENA' }],
  });
  await user.click(await screen.findByRole('tab', { name: 'Disponibilidad' }));
  await screen.findByRole('tab', { name: 'Disponibilidad', selected: true });
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Consumidor')).toBeNull();
  expect(callsTo(xroad).map(({ body }) => body)).toEqual([
    { consumidorId: 4, pagina: 1, tamano: 20 },
    { vista: 'disponibilidad', pagina: 1, tamano: 20 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Limpiar' }));
  expect(router.state.location.search).toBe('?vista=disponibilidad');
  await user.click(screen.getByRole('link', { name: 'Qué dicen y qué no dicen estos datos' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Qué dicen y qué no dicen estos datos' }),
  ).toBeTruthy();
  expect(
    screen.getAllByRole('link', { name: 'Ver el reporte' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/app/reportes/xroad', '/app/reportes/tramites-govco']);
});

it('[AREA-09] a report without rows, and one that cannot be read', async () => {
  let answer = (): unknown => {
    throw createFailure(503, 'El servidor está ocupado.');
  };
  const { user } = open(SOLICITUDES, { [POST]: () => answer() });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByText('El servidor está ocupado.')).toBeTruthy();
  answer = () => ({ ...sampleInforme, filas: [], total: 0 });
  await user.click(retry);
  expect(await screen.findByText('No hay información')).toBeTruthy();
});

it('[AREA-09] a word that is no report is not found', async () => {
  open('/app/reportes/otro');
  expect(await screen.findByRole('heading', { name: 'Reporte no encontrado' })).toBeTruthy();
});

it('[AREA-09] the gallery leads to the reports the person may open, and to no other', async () => {
  open('/app/reportes');
  const enlaces = within(await screen.findByRole('region', { name: 'Reportes con todas sus filas' }));
  expect(enlaces.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Elementos de dato', '/app/reportes/elementoDatoByFilter'],
    ['Solicitudes de servicio', SOLICITUDES],
    ['Indicadores', '/app/reportes/indicadoresByFilter'],
  ]);
});

it('[AREA-09] beside them stand the lists of the person that have a file of their own, and no other screen of the menu', async () => {
  open('/app/reportes');
  const listados = within(await screen.findByRole('region', { name: 'Otros listados con descarga' }));
  expect(listados.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Usuarios', '/app/admin/users'],
    ['Auditoría', '/app/admin/audit'],
    ['Directorio de servicios', '/directorio-servicios'],
  ]);
});
