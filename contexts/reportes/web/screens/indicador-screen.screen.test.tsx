// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './filas-screen.tsx';
import './indicador-screen.tsx';
import './reportes-screen.tsx';
import '../indicadores/vista-calibracion.tsx';
import '../indicadores/vista-cohorte.tsx';
import '../indicadores/vista-dibujada.tsx';
import '../indicadores/vista-mapa.tsx';
import '../indicadores/vista-lista.tsx';
import '../suscripciones/suscripcion-dialog.tsx';
import { presentSampleValores, sampleFilas, sampleSuscripcion } from '../../testing/reportes-samples.ts';
import { createReportesSite } from '../../testing/reportes-site.tsx';
import {
  createVistas,
  sampleAhorro,
  sampleCalibracion,
  sampleCasiDuplicado,
  sampleCohortes,
  sampleLugares,
  sampleParejas,
} from '../../testing/vistas-samples.ts';

const open = (address: string, answers: Parameters<typeof createReportesSite>[1] = {}) => {
  const made = createReportesSite(address, answers);
  return { ...made, ...render(made.site), user: userEvent.setup({ delay: null }) };
};
const RULES = { rules: { 'color-contrast': { enabled: false } } };

it('[AREA-09] an indicador says its figure, what it moved and how far the target is; each figure opens its records', async () => {
  const { callsTo, container, user } = open('/app/indicadores/IND-02');
  const pregunta = { level: 1, name: '¿Cuántas entidades ya publican un servicio?' };
  expect(await screen.findByRole('heading', pregunta)).toBeTruthy();
  const hallazgo =
    'En julio de 2026: 65,9 %: 207 de 314 (+5,0 puntos desde junio de 2026: mejora). Por debajo de la meta en 4,1 puntos.';
  expect((await screen.findAllByText(hallazgo)).length).toBeGreaterThan(0);
  expect(screen.getByText('Dato completo')).toBeTruthy();
  const figure = await screen.findByRole('figure', { name: 'Entidades con servicio publicado' });
  const julio = within(figure).getByRole('link', { name: /65,9/ });
  expect(julio.getAttribute('href')).toBe('/app/indicadores/IND-02/filas?corte=2026-07');
  expect(within(figure).getByText('Sin corte')).toBeTruthy();
  // Of few cases the counts are told.
  const partes = await screen.findByRole('figure', { name: 'Por sector' });
  expect(within(partes).getAllByText('3 de 7').length).toBeGreaterThan(0);
  const lista = await screen.findByRole('link', { name: /^Ver 18/ });
  expect(lista.getAttribute('href')).toContain(
    'desde=2026-06&tipo=cambiaron&clase=publica&claseAntes=sin-publicar',
  );
  await user.selectOptions(screen.getByLabelText('Sector'), '3');
  expect(callsTo('GET /indicadores/IND-02/valores').at(-1)?.query.get('ambito')).toBe('sector=3');
  const { violations } = await axe.run(container, RULES);
  expect(violations).toEqual([]);
});

it('[AREA-09] the gallery is searched by the words of the questions', async () => {
  const { user } = open('/app/reportes');
  const tarjeta = await screen.findByRole('article', { name: '¿Cuántas entidades ya publican un servicio?' });
  expect(within(tarjeta).getByRole('link', { name: '65,9 %' }).getAttribute('href')).toBe(
    '/app/indicadores/IND-02',
  );
  expect(
    within(tarjeta).getByText('207 de 314, julio de 2026. Por debajo de la meta en 4,1 puntos'),
  ).toBeTruthy();
  await user.type(screen.getByLabelText('Buscar'), 'mesas');
  expect(await screen.findByText('No hay indicadores que coincidan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Limpiar' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

it('[AREA-09] records the reader may not see are only counted', async () => {
  open('/app/indicadores/IND-02/filas?corte=2026-07&clase=publica');
  expect(await screen.findByText(/^3 más cuentan en la cifra/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alcaldía de Pasto' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Invima' })).toBeNull();
});

it('[AREA-09] an indicador nobody may read is not found', async () => {
  open('/app/indicadores/IND-99');
  expect(await screen.findByRole('heading', { name: 'Indicador no encontrado' })).toBeTruthy();
});

it('[AREA-09] what an indicator says is asked for as a file with the filters on show', async () => {
  const { callsTo, user } = open('/app/indicadores/IND-02?sector=3', {
    'GET /indicadores/IND-02/archivo': () => {
      throw new Error('no file here');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Descargar$/ }));
  const formatos = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(formatos).toEqual(['Excel (XLSX)', 'CSV', 'PDF accesible', 'JSON-LD']);
  await user.click(screen.getByRole('menuitem', { name: 'PDF accesible' }));
  expect(await screen.findByText(/^No fue posible descargar el archivo\./)).toBeTruthy();
  const [call] = callsTo('GET /indicadores/IND-02/archivo');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ ambito: 'sector=3', meses: '13', formato: 'pdf' });
});

it('[AREA-09] a person subscribes to what is on show, at a day and an hour', async () => {
  const { callsTo, user } = open('/app/indicadores/IND-02?sector=3', {
    'POST /suscripciones-reportes': () => sampleSuscripcion,
  });
  await user.click(await screen.findByRole('button', { name: 'Suscribirse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suscribirse' }));
  await user.selectOptions(dialog.getByLabelText('Día de la semana'), '3');
  await user.selectOptions(dialog.getByLabelText('Cuándo se envía'), 'meta');
  await user.selectOptions(dialog.getByLabelText('Cada cuánto'), 'cierre');
  expect(dialog.queryByLabelText('Hora')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Cada cuánto'), 'semanal');
  await user.click(dialog.getByRole('button', { name: 'Suscribirme' }));
  expect(await screen.findByText(/^Quedó suscrito: Cada semana/)).toBeTruthy();
  expect(callsTo('POST /suscripciones-reportes').map(({ body }) => body)).toEqual([
    {
      codigo: 'IND-02',
      ambito: 'sector=3',
      frecuencia: 'semanal',
      dia: 3,
      hora: 7,
      condicion: 'meta',
      formato: 'resumen',
    },
  ]);
});

it('[AREA-09] a person sees what they follow, why it was stopped, and leaves it once they are asked', async () => {
  let kept = [{ ...sampleSuscripcion, pausada: true, motivo: 'El rol ya no puede leerlo.' }];
  const { callsTo, user } = open('/app/reportes', {
    'GET /suscripciones-reportes': () => kept,
    'POST /suscripciones-reportes/4/pausar': () => {
      kept = [sampleSuscripcion];
      return sampleSuscripcion;
    },
    'DELETE /suscripciones-reportes/4': () => {
      kept = [];
      return sampleSuscripcion;
    },
  });
  expect(await screen.findByText('Detenida')).toBeTruthy();
  expect(screen.getByText(/El rol ya no puede leerlo\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Reanudar/ }));
  expect(await screen.findByText(/Próximo correo: /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Retirar/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(callsTo('DELETE /suscripciones-reportes/4')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Retirar/ }));
  await user.click(await screen.findByRole('button', { name: 'Retirar' }));
  await expect.poll(() => screen.queryByText('Mis suscripciones')).toBeNull();
});

it('[AREA-09] who asks whom is a matrix, and savings are ranges that are never added', async () => {
  const red = open('/app/indicadores/IND-27', createVistas('IND-27', 'matriz', sampleParejas));
  const matriz = await screen.findByRole('figure', { name: 'Quién consulta a quién' });
  expect(within(matriz).getByText(/^3 parejas; Registraduría es quien más responde/)).toBeTruthy();
  const enlace = within(matriz).getAllByRole('link', { name: /900/ })[0];
  expect(enlace?.getAttribute('href')).toContain('entidad%3D1%26consumidora%3D2');
  expect(red.callsTo('GET /indicadores/IND-27/valores').at(-1)?.query.get('cruce')).toBe('consumidora');
  red.unmount();
  const dinero = open('/app/indicadores/IND-32', createVistas('IND-32', 'rango', sampleAhorro));
  const rango = await screen.findByRole('figure', { name: 'Rango al año' });
  for (const texto of ['$ 100', '$ 200', '$ 300', '$ 10', '$ 20', '$ 30'])
    expect(within(rango).getAllByText(texto).length).toBeGreaterThan(0);
  const { violations } = await axe.run(dinero.container, RULES);
  expect(violations).toEqual([]);
});

it('[AREA-09] records are ranked by what they bring; of a pair both open', async () => {
  open('/app/indicadores/IND-19', {
    ...createVistas('IND-19', 'lista', sampleParejas),
    'GET /indicadores/IND-19/filas': () => ({ ...sampleFilas, filas: [sampleCasiDuplicado], total: 1 }),
  });
  const lista = within(await screen.findByRole('figure', { name: 'Uno por uno' }));
  expect(lista.getByText('Código de la sede y Código de la institución: 96,4 %.')).toBeTruthy();
  const paginas = ['Código de la sede', 'Código de la institución'].map((name) =>
    lista.getByRole('link', { name }).getAttribute('href'),
  );
  expect(paginas).toEqual(['/diccionario/2.999.170.4.1.3', '/diccionario/2.999.170.4.1.4']);
});

it('[AREA-09] a closure that was told again says both values and why', async () => {
  const { series } = presentSampleValores(false);
  const puntos = series[0]?.puntos.map((punto) =>
    punto.momento === '2026-06' && punto.corte
      ? {
          ...punto,
          corte: { ...punto.corte, emision: 2, motivo: 'llegaron los datos de X-Road que faltaban' },
          antes: { texto: '58,2 %', calidad: 'parcial', razon: 'X-Road: datos hasta el 18 jun' },
        }
      : punto,
  );
  open('/app/indicadores/IND-02', {
    'GET /indicadores/IND-02/valores': () => ({ series: [{ ambito: '', nombre: '', puntos }] }),
  });
  const linea = await screen.findByText(/^Cierre de junio de 2026 reexpresado el 1 de agosto de 2026/);
  expect(linea.textContent).toBe(
    'Cierre de junio de 2026 reexpresado el 1 de agosto de 2026 porque llegaron los datos de X-Road que faltaban: ' +
      'antes 58,2 % (dato parcial, X-Road: datos hasta el 18 jun), ahora 61,0 % (dato completo).',
  );
});

it('[AREA-09] where is a map with its table; cohortes are rows by the month they were filed in', async () => {
  const donde = open('/app/indicadores/IND-01', createVistas('IND-01', 'mapa', sampleLugares));
  const mapa = within(await screen.findByRole('figure', { name: 'Por departamento' }));
  expect(mapa.getByText('Con más: Antioquia, 60,0 %; Boyacá, 30,0 %.')).toBeTruthy();
  const filas = within(mapa.getByRole('table')).getAllByRole('rowheader');
  expect(filas.map(({ textContent }) => textContent)).toEqual(['Antioquia', 'Boyacá']);
  donde.unmount();
  open('/app/indicadores/IND-06', createVistas('IND-06', 'cohorte', sampleCohortes));
  const cohortes = within(await screen.findByRole('figure', { name: 'Cohortes por mes de radicación' }));
  const celdas = cohortes.getAllByRole('row').map(({ textContent }) => textContent);
  expect(celdas).toEqual([
    'Radicadas enA los 3 mesesA los 12 meses',
    'jul 2025Todavía no60,0 %',
    'abr 202630,0 %Todavía no',
  ]);
});

it('[AREA-09] what was promised stands beside what happened: drawn and in the table alike, and of few cases as counts', async () => {
  const answer = (calibrada: unknown) => ({
    ...createVistas('IND-11', 'calibracion', sampleLugares),
    'GET /indicadores/IND-11/calibracion': () => calibrada,
  });
  const figura = async () =>
    within(await screen.findByRole('figure', { name: 'Lo prometido y lo ocurrido' }));
  const filasDe = (figure: Awaited<ReturnType<typeof figura>>) =>
    figure.getAllByRole('row').map(({ textContent }) => textContent);
  const nadie = open('/app/indicadores/IND-11', answer({ promesas: [], sinPromesa: 3 }));
  expect(await screen.findByText(/^Ninguna solicitud certificada/)).toBeTruthy();
  nadie.unmount();
  const pocas = open('/app/indicadores/IND-11', answer(sampleCalibracion.pocas));
  const dePocas = await figura();
  expect(filasDe(dePocas)).toEqual(['PrometidoOcurridoCumplidasCasos', '50 %2 de 727', '80 %6 de 767']);
  expect(dePocas.queryByText(/28|85/)).toBeNull();
  pocas.unmount();
  const { callsTo } = open('/app/indicadores/IND-11', answer(sampleCalibracion.muchas));
  const deMuchas = await figura();
  expect(filasDe(deMuchas)).toEqual(['PrometidoOcurridoCumplidasCasos', '50 %55,0 %1120', '80 %75,0 %1520']);
  const frase =
    'En julio de 2026 se cumplió lo dicho con 50 % de seguridad, 55,0 %; con 80 % de seguridad, 75,0 %.';
  expect(deMuchas.getAllByText(frase).length).toBeGreaterThan(0);
  expect(deMuchas.getAllByText(/Sin contar 4 de cierres/).length).toBeGreaterThan(0);
  expect(callsTo('GET /indicadores/IND-11/calibracion').at(-1)?.query.get('meses')).toBe('1');
});
