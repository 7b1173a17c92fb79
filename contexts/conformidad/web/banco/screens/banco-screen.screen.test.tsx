// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { AvanceConformidad, InformeConformidad } from '../../../contract/index.ts';
import type { LecturaContrato } from '../../../rules/contrato/contrato-leido.ts';
import { SIN_DECLARAR } from '../../../rules/declarado.ts';
import { computeInforme } from '../../../rules/informe.ts';
import { conformidadRoutes } from '../../conformidad.routes.ts';
import './banco-screen.tsx';

const CONTRATO = [
  'openapi: 3.1.0',
  'servers:',
  '  - url: http://ejemplo.gov.co',
  'paths:',
  '  /a:',
  '    get: {}',
];
const toLugar = (linea: number, ruta = '') => ({ archivo: null, linea, ruta });

/** What the server answers for a contract that was read so. */
function present(lectura: LecturaContrato): InformeConformidad {
  const informe = computeInforme(lectura, { esperado: null, declarado: SIN_DECLARAR, judge: () => null });
  return {
    ...informe,
    mensajes: [...informe.mensajes],
    comprobaciones: informe.comprobaciones.map((una) => ({ ...una, hallazgos: [...una.hallazgos] })),
    contrato: { sha256: 'c0ffee', bytes: 90 },
    huella: 'f00d',
  };
}

const CON_FALTAS = present({
  contrato: {
    formato: 'openapi-3.1',
    tecnologia: 'rest',
    lugar: toLugar(1),
    servidores: [{ url: 'http://ejemplo.gov.co', lugar: toLugar(3, 'servers') }],
    operaciones: [
      {
        codigo: 'consultar',
        lugar: toLugar(6, 'consultar'),
        metodo: 'get',
        direccion: '/a',
        descripcion: null,
        mensajes: [],
      },
    ],
    asincronos: [],
    ejemplos: [],
    cortes: [],
  },
});

const ILEGIBLE = present({
  rechazo: {
    codigo: 'C-01',
    lugar: toLugar(2),
    encontrado: 'Una sangría con tabulador',
    esperado: 'YAML',
    correccion: 'Corrija esa línea.',
  },
});

const write = (linea: AvanceConformidad) => `${JSON.stringify(linea)}\n`;

/** The answer of a contract, as the server tells it: the checks of each group, and then all of it. */
function tell(informe: InformeConformidad): Response {
  const grupos = Map.groupBy(informe.comprobaciones, ({ grupo }) => grupo).values();
  const hechas = [...grupos].map((comprobaciones) => write({ comprobaciones }));
  return new Response([...hechas, write({ informe })].join(''));
}

const SERVICIO = { servicioId: 21, nombre: 'Consulta de pasaportes', version: '2.0' };

function open(...answers: (() => Response | Promise<Response>)[]) {
  return openAt('/banco-conformidad', answers);
}

function openAt(address: string, answers: readonly (() => Response | Promise<Response>)[] = []) {
  const sent: string[] = [];
  const fake: typeof fetch = async (input) => {
    const url = String(input);
    if (url.includes('/configuracion')) return Response.json(sampleConfiguracion);
    if (url.includes('/servicios/21')) return Response.json(SERVICIO);
    if (url.includes('/servicios/'))
      return Response.json(
        { code: 'SERVICIO_NO_ENCONTRADO', mensaje: 'El servicio que eligió no existe o no está activo.' },
        { status: 404 },
      );
    sent.push(url);
    return answers[sent.length - 1]?.() ?? Response.error();
  };
  const client = createApiClient({ getSession: () => null, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(conformidadRoutes, { initialEntries: [address] });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <main>
            <RouterProvider router={router} />
          </main>
          <ModalHost />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { sent, container, router };
}

const upload = async (file = new File([CONTRATO.join('\n')], 'contrato.yaml')) =>
  userEvent.upload(await screen.findByLabelText('Archivo del contrato'), file, { applyAccept: false });
const listGrupos = () =>
  screen
    .getAllByRole('heading', { level: 3, name: /^(Correspondencia|Contrato|Mensajes)$/ })
    .map(({ textContent }) => textContent);
const getMarked = (container: Element) => container.querySelector('[class*="marked"]')?.textContent;

it('[AREA-05] before a contract every check waits; afterwards the first one that blocks is open at its line', async () => {
  const { container, sent } = open(() => tell(CON_FALTAS));
  expect(await screen.findByText('Los identificadores sirven en X-Road')).toBeTruthy();
  expect(screen.getAllByText('Sin ejecutar').length).toBeGreaterThan(15);
  expect(listGrupos()).toEqual(['Correspondencia', 'Contrato', 'Mensajes']);
  await upload();
  expect(await screen.findByRole('heading', { name: 'Aún no es favorable' })).toBeTruthy();
  expect(sent[0]).toMatch(/\/api-public\/banco-conformidad$/);
  expect(screen.getByRole('button', { name: /C-14/ }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Publique el servicio con TLS y cambie la dirección.')).toBeTruthy();
  // What was not run, because no servicio was chosen, does not stand before the problems.
  expect(listGrupos()).toEqual(['Contrato', 'Mensajes', 'Correspondencia']);
  expect(getMarked(container)).toBe(CONTRATO[2]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('[AREA-05] the seal says the day of the lists as people write it', async () => {
  open(() => tell({ ...CON_FALTAS, dia: '2026-11-26' }));
  await upload();
  const seal = within(await screen.findByRole('region', { name: 'Sello del informe' }));
  expect(seal.getByText('26/11/2026')).toBeTruthy();
});

it('[AREA-05] J and K go from problem to problem, and the line goes along', async () => {
  const { container } = open(() => tell(CON_FALTAS));
  await upload();
  (await screen.findByRole('button', { name: /C-14/ })).focus();
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toContain('C-12');
  expect(getMarked(container)).toBe(CONTRATO[5]);
  await userEvent.keyboard('k');
  expect(document.activeElement?.textContent).toContain('C-14');
  expect(getMarked(container)).toBe(CONTRATO[2]);
});

it('[AREA-05] a contract that cannot be read says its line and cause; the report before stays when a call fails', async () => {
  open(
    () => tell(ILEGIBLE),
    () =>
      Response.json(
        { code: 'BANCO_OCUPADO', mensaje: 'El banco está comprobando otros contratos.' },
        { status: 503 },
      ),
  );
  await upload();
  expect(await screen.findByText('Una sangría con tabulador')).toBeTruthy();
  await upload();
  expect(await screen.findByText('El banco está comprobando otros contratos.')).toBeTruthy();
  expect(screen.getByText('Una sangría con tabulador')).toBeTruthy();
});

it('[AREA-05] the checks of each group appear while the others are done; an answer that breaks off says so', async () => {
  const pushed = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const answer = () => new Response(new ReadableStream<Uint8Array>({ start: pushed.resolve }));
  open(answer, () => new Response(''));
  await upload();
  const { comprobaciones } = CON_FALTAS;
  const controller = await pushed.promise;
  const push = (avance: AvanceConformidad) => controller.enqueue(new TextEncoder().encode(write(avance)));
  push({ comprobaciones: comprobaciones.filter(({ grupo }) => grupo === 'contrato') });
  expect(await screen.findByText('Se comprueba el contrato: 7 de 20 comprobaciones.')).toBeTruthy();
  const abre = screen.getByRole('button', { name: /C-14/ });
  await userEvent.click(abre);
  expect(abre.getAttribute('aria-expanded')).toBe('true');
  expect(listGrupos()).toEqual(['Correspondencia', 'Contrato', 'Mensajes']);
  // There is nothing to show over the page yet.
  expect(screen.queryByRole('button', { name: 'Ver en el contrato' })).toBeNull();
  push({ informe: CON_FALTAS });
  expect(await screen.findByRole('heading', { name: 'Aún no es favorable' })).toBeTruthy();
  expect(screen.queryByText(/Se comprueba el contrato/)).toBeNull();
  await upload();
  expect(await screen.findByText(/conexión/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Aún no es favorable' })).toBeTruthy();
});

it('[AREA-05] what is empty or too heavy does not travel, and a check that runs can be cancelled', async () => {
  const { sent } = open(() => new Promise<Response>(() => undefined));
  await upload(new File([], 'vacio.yaml'));
  expect(await screen.findByText('«vacio.yaml» está vacío.')).toBeTruthy();
  await upload(new File([new Uint8Array(5_000_001)], 'grande.yaml'));
  expect(await screen.findByText(/el máximo es/)).toBeTruthy();
  expect(sent).toEqual([]);
  await upload();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Cargar el contrato' })).toBeTruthy();
});

it('[AREA-05] the address says the servicio and its version, and what is chosen stays in the address', async () => {
  const { sent, router } = openAt('/banco-conformidad?servicio=21&version=9', [() => tell(CON_FALTAS)]);
  expect(await screen.findByDisplayValue('Consulta de pasaportes')).toBeTruthy();
  expect(screen.getByText('Se compara con la versión 2.0.')).toBeTruthy();
  await upload();
  expect(await screen.findByRole('heading', { name: 'Aún no es favorable' })).toBeTruthy();
  expect(sent[0]).toMatch(/banco-conformidad\?servicio=21&version=9$/);
  await userEvent.clear(screen.getByDisplayValue('Consulta de pasaportes'));
  expect(router.state.location.search).toBe('');
});

it('[AREA-05] an address of a servicio that is none says so, and a contract may be checked all the same', async () => {
  openAt('/banco-conformidad?servicio=22');
  expect(await screen.findByText('El servicio que eligió no existe o no está activo.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cargar el contrato' })).toBeTruthy();
});

it('[AREA-05] the report before stays on show when the next file cannot be read, which says why', async () => {
  open(
    () => tell(CON_FALTAS),
    () => tell(ILEGIBLE),
    () => tell(CON_FALTAS),
  );
  await upload();
  expect(await screen.findByRole('heading', { name: 'Aún no es favorable' })).toBeTruthy();
  await upload(new File(['\ta: 1'], 'corregido.yaml'));
  const reason = await screen.findByText(/«corregido.yaml» no se pudo comprobar/);
  expect(reason.textContent).toContain('Una sangría con tabulador (línea 2). Corrija esa línea.');
  expect(reason.textContent).toContain('Sigue a la vista el informe de «contrato.yaml».');
  expect(screen.getByText('Publique el servicio con TLS y cambie la dirección.')).toBeTruthy();
  await upload();
  await waitFor(() => expect(screen.queryByText(/no se pudo comprobar/)).toBeNull());
});

it('[AREA-05] the lines of a contract are read in the encoding the server reads', async () => {
  const { container } = open(() => tell(CON_FALTAS));
  const utf16be = Buffer.from(CONTRATO.join('\n'), 'utf16le').swap16();
  await upload(new File([utf16be], 'contrato.yaml'));
  await screen.findByRole('heading', { name: 'Aún no es favorable' });
  expect(getMarked(container)).toBe(CONTRATO[2]);
});

it('[AREA-05] where there is no room beside the list, the contract opens over the page at the line', async () => {
  open(() => tell(CON_FALTAS));
  await upload();
  const abierta = (await screen.findByRole('button', { expanded: true })).closest('li') as HTMLElement;
  await userEvent.click(within(abierta).getByRole('button', { name: 'Ver en el contrato' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contrato' });
  expect(getMarked(dialog)).toBe(CONTRATO[2]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
