// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { StoringRequest } from '@marco/web-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './nivel-tres-screen.tsx';
import './servicios-niveles-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import { sampleBorradorNivelTres, sampleNivelTres } from '../../testing/nivel-tres-sample.ts';
import { buildRefusal, createNivelesSite, type FakeServer } from '../../testing/niveles-web-site.tsx';
import { sampleSolicitud } from '../../testing/solicitud-sample.ts';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

beforeEach(clearDatosNivel);
afterEach(async () => {
  vi.unstubAllGlobals();
  // A message that stays open hides the page of the next test.
  for (const message of screen.queryAllByRole('alertdialog')) {
    const accept = within(message).queryByRole('button', { name: 'Aceptar' });
    if (accept) await user.click(accept);
  }
});

const NIVEL_TRES = '/app/level/process-levelservices/nivel-tres';
const PUT = 'PUT /solicitud/nivel-tres/81';
const user = userEvent.setup({ delay: null });

function open(address: string, server?: FakeServer) {
  const site = createNivelesSite(address, server);
  return { ...site, ...render(site.site) };
}

/** The server with the request as it is now, before the usual answers. */
const withSolicitud =
  (part: Partial<Solicitud>, more: FakeServer = () => undefined): FakeServer =>
  (call) =>
    more(call) ??
    (call.address === 'GET /solicitud/81'
      ? Response.json({ ...sampleBorradorNivelTres, ...part })
      : undefined);

const withNivelTres = (part: Partial<typeof sampleNivelTres>) =>
  withSolicitud({ nivelTres: { ...sampleNivelTres, ...part } });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const findModal = (name: string) => screen.findByRole('alertdialog', { name });
const findPaso = (name: string) => screen.findByRole('region', { name });
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Pasos de la solicitud' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

describe('a request of level 3 that begins', () => {
  it('[AREA-05] is for the version of a servicio that stands at level 2, and goes on with its norms', async () => {
    const { sent, router, container } = open(`${NIVEL_TRES}/new?servicio=16`);
    expect(await screen.findByText('Servicio Consulta de vigencias.')).toBeTruthy();
    expect(steps()).toEqual([
      '1Servicio y certificados: En curso',
      '2Político-legal: Pendiente',
      '3Organizacional: Pendiente',
      '4Técnico: Pendiente',
      '5Consumo: Pendiente',
      '6Revisión: Pendiente',
    ]);
    await expectNoViolations(container);
    await user.click(await button(/^Continuar a político-legal/));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${NIVEL_TRES}/81`));
    expect(router.state.location.search).toBe('?paso=politico-legal');
    expect(sent('POST /solicitud/nivel-tres')[0]?.body).toEqual({ servicioVersionId: 52 });
    expect(sent('POST /solicitud/nivel-tres')[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[AREA-05] of a servicio without level 2 says why not', async () => {
    open(`${NIVEL_TRES}/new?servicio=15`);
    expect(await screen.findByText('No tiene el nivel 2.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
  });

  it('[AREA-05] the list of services offers it where a version stands at level 2', async () => {
    open('/app/level/process-levelservices/home');
    const link = await screen.findByRole('link', { name: /^Solicitar nivel 3\s*de Consulta de vigencias$/ });
    expect(link.getAttribute('href')).toBe(`${NIVEL_TRES}/new?servicio=16`);
    expect(
      screen.queryByRole('link', { name: /^Solicitar nivel 3\s*de Consulta de movimientos$/ }),
    ).toBeNull();
  });
});

describe('the steps', () => {
  it.each([
    ['servicio', 'Paso 1 de 6: Servicio y certificados', 'Lista de verificación'],
    ['politico-legal', 'Paso 2 de 6: Político-legal', 'Convenio o acuerdo'],
    ['organizacional', 'Paso 3 de 6: Organizacional', 'Mesa de ayuda'],
    ['tecnico', 'Paso 4 de 6: Técnico', 'Pruebas en QA por X-Road'],
    ['consumo', 'Paso 5 de 6: Consumo', 'Cuotas'],
    ['revision', 'Paso 6 de 6: Revisión', 'Faltan 2 requisitos para radicar la solicitud.'],
  ])('[AREA-05] «%s» has no accessibility violation', async (paso, name, texto) => {
    const { container } = open(`${NIVEL_TRES}/81?paso=${paso}`);
    const region = await findPaso(name);
    expect(within(region).getAllByText(texto).length).toBeGreaterThan(0);
    await expectNoViolations(container);
  });

  it('[AREA-05] say how much of what each needs is there', async () => {
    open(`${NIVEL_TRES}/81?paso=servicio`);
    await findPaso('Paso 1 de 6: Servicio y certificados');
    expect(steps()).toEqual([
      '1Servicio y certificados: En curso',
      expect.stringContaining('Político-legal: Completo'),
      '3Organizacional: 5 de 6',
      '4Técnico: 7 de 8',
      expect.stringContaining('Consumo: Completo'),
      '6Revisión: 2 por completar',
    ]);
    const certificado = screen.getByRole('link', { name: 'LCI-C1-2026-000031' });
    expect(certificado.getAttribute('href')).toBe('/certificados/ABCDEFGHJKMNPQRSX');
  });

  it('[AREA-05] name the item of the list each part answers', async () => {
    open(`${NIVEL_TRES}/81?paso=politico-legal`);
    const card = await screen.findByRole('region', { name: 'Convenio o acuerdo' });
    expect(within(card).getByText('PL-2')).toBeTruthy();
  });

  it('[AREA-05] a newer list is told and changes nothing', async () => {
    open(
      `${NIVEL_TRES}/81?paso=servicio`,
      withNivelTres({ lista: { id: 1, numero: '2026.1', esVigente: false } }),
    );
    expect(await screen.findByText(/^Hay una lista de verificación más nueva/)).toBeTruthy();
  });
});

describe('what is written', () => {
  it('[AREA-05] is sent part by part, each whole, with its numbers and its days', async () => {
    const { sent } = open(`${NIVEL_TRES}/81?paso=organizacional`);
    const tecnico = await screen.findByRole('group', { name: 'Responsable técnico' });
    await user.type(within(tecnico).getByRole('textbox', { name: /^Nombre/ }), 'Paula Quiroga');
    const p95 = screen.getByRole('textbox', { name: /^Tiempo de respuesta p95/ });
    await user.clear(p95);
    await user.type(p95, '1.500');
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.version).toBe('"3"');
    expect(sent(PUT)[0]?.body).toEqual({
      responsables: [
        ...sampleNivelTres.responsables,
        { papel: 'tecnico', nombre: 'Paula Quiroga', cargo: '', correo: '' },
      ],
      ans: { ...sampleNivelTres.ans, p95: 1500 },
    });
  });

  it('[AREA-05] a number that is none is told at its field and is not sent', async () => {
    const { sent } = open(`${NIVEL_TRES}/81?paso=organizacional`);
    const p95 = await screen.findByRole('textbox', { name: /^Tiempo de respuesta p95/ });
    await user.type(p95, 'x');
    expect(screen.getByText('Escriba un número entero, sin decimales.')).toBeTruthy();
    await user.click(await button(/^Continuar a técnico/));
    const alert = await findModal('¡Error de validación!');
    expect(alert.textContent).toContain('Acuerdo de niveles de servicio');
    expect(sent(PUT)).toEqual([]);
  });

  it('[AREA-05] rows are added and taken away, and the identifier is put together', async () => {
    const { sent } = open(`${NIVEL_TRES}/81?paso=tecnico`);
    expect(await screen.findByText('CO-QA/GOB/MRE-0112/PASAPORTES/validarPasaporte/v1')).toBeTruthy();
    await user.click(await button('Agregar servidor'));
    const nuevo = screen.getByRole('group', { name: 'Servidor 2' });
    await user.selectOptions(within(nuevo).getByRole('combobox', { name: /^Ambiente/ }), 'Producción');
    await user.type(within(nuevo).getByRole('textbox', { name: /^Dirección/ }), 'ss.ejemplo.gov.co');
    await user.click(await button('Quitar el servidor 1'));
    expect(screen.queryByRole('group', { name: 'Servidor 2' })).toBeNull();
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toEqual({
      servidores: [{ ambiente: 'produccion', direccion: 'ss.ejemplo.gov.co', version: '' }],
    });
  });

  it('[AREA-05] an uploaded document becomes part of the draft', async () => {
    vi.stubGlobal('XMLHttpRequest', StoringRequest);
    const { sent, container } = open(
      `${NIVEL_TRES}/81?paso=organizacional`,
      withNivelTres({ continuidad: { fecha: null, documento: null } }),
    );
    await findPaso('Paso 3 de 6: Organizacional');
    fireEvent.change(screen.getByLabelText('Plan de continuidad y de cambios', { selector: 'input' }), {
      target: { files: [new File([new Uint8Array(10)], 'plan.pdf')] },
    });
    expect(await screen.findByText('plan.pdf')).toBeTruthy();
    await expectNoViolations(container);
    await user.click(await button('Guardar borrador'));
    await waitFor(() =>
      expect(sent(PUT).map(({ body }) => body)).toEqual([
        { continuidad: { fecha: null, archivoId: '0198f0aa-0000-7000-8000-000000000001' } },
      ]),
    );
  });

  it('[AREA-05] who answers by hand says in how many days', async () => {
    open(`${NIVEL_TRES}/81?paso=consumo`);
    expect(await screen.findByRole('textbox', { name: /^Días hábiles para responder/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Automática/ }));
    expect(screen.queryByRole('textbox', { name: /^Días hábiles para responder/ })).toBeNull();
  });

  it('[AREA-05] two editors see both versions, in words', async () => {
    const actual = {
      ...sampleBorradorNivelTres,
      version: 8,
      nivelTres: { ...sampleNivelTres, observaciones: 'De otra persona.' },
    };
    let tries = 0;
    const { sent } = open(`${NIVEL_TRES}/81?paso=consumo`, ({ address }) => {
      if (address !== PUT) return undefined;
      tries += 1;
      const problem = { code: 'VERSION_DISTINTA', mensaje: 'Otra persona cambió este registro.', actual };
      return tries === 1 ? buildRefusal(412, problem) : Response.json({ ...actual, version: 9 });
    });
    await user.type(await screen.findByRole('textbox', { name: /^Observaciones/ }), 'Mías.');
    await user.click(await button('Guardar borrador'));
    const modal = await findModal('Otra persona cambió este registro');
    const rows = within(modal).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Campo', 'Su versión', 'Versión guardada'],
      ['Observaciones', 'Mías.', 'De otra persona.'],
    ]);
    await user.click(within(modal).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(sent(PUT).map(({ version }) => version)).toEqual(['"3"', '"8"']));
  });
});

describe('the review', () => {
  it('[AREA-05] names what is missing, and each leads to its place', async () => {
    const { router } = open(`${NIVEL_TRES}/81?paso=revision`);
    const link = await screen.findByRole('link', { name: /cuatro responsables/ });
    expect((await button('Radicar solicitud')).getAttribute('aria-disabled')).toBe('true');
    await user.click(link);
    await waitFor(() => expect(router.state.location.search).toContain('paso=organizacional'));
    expect(document.activeElement?.textContent).toContain('Responsables del servicio');
  });

  it('[AREA-05] files the request after asking, and says its number', async () => {
    const radicada = {
      ...sampleBorradorNivelTres,
      version: 4,
      estado: 'radicada',
      radicado: 'LCI-N3-2026-000001',
    };
    const { sent } = open(
      `${NIVEL_TRES}/81?paso=revision`,
      withSolicitud(
        { pendientes: [], acciones: { ...sampleBorradorNivelTres.acciones, radicar: ALLOWED } },
        ({ address }) => (address === 'POST /solicitud/81/pasos' ? Response.json(radicada) : undefined),
      ),
    );
    await user.click(await button('Radicar solicitud'));
    await user.click(
      within(await findModal('¿Radicar la solicitud?')).getByRole('button', { name: 'Radicar solicitud' }),
    );
    expect(await screen.findByRole('link', { name: 'Ver la solicitud LCI-N3-2026-000001' })).toBeTruthy();
    expect(sent('POST /solicitud/81/pasos')[0]?.body['accion']).toBe('radicar');
  });
});

describe('a returned request of level 3', () => {
  const devuelta: Partial<Solicitud> = {
    estado: 'devuelta',
    radicado: 'LCI-N3-2026-000009',
    pasos: [
      ...sampleSolicitud.pasos,
      {
        id: 3,
        accion: 'devolver',
        desde: 'En verificación',
        hasta: 'Devuelta',
        desdeEstado: 'en-verificacion',
        hastaEstado: 'devuelta',
        dias: null,
        motivo: 'Falta el plan vigente.',
        usuario: 'Íngrid Ñáñez',
        fecha: '2026-11-20T15:00:00.000Z',
      },
    ],
    marcas: [
      {
        id: 81,
        pasoId: 3,
        lugar: 'organizacional.continuidad',
        parte: 'organizacional',
        nombre: 'Plan de continuidad y de cambios',
        texto: 'OG-7: El plan tiene más de 24 meses.',
        respuesta: null,
      },
    ],
  };

  it('[AREA-05] shows each mark at the part it is about', async () => {
    const { container } = open(`${NIVEL_TRES}/81?paso=organizacional`, withSolicitud(devuelta));
    const card = await screen.findByRole('region', { name: 'Plan de continuidad y de cambios' });
    const marcas = within(card).getByRole('list', { name: 'Observaciones del ministerio' });
    expect(within(marcas).getByText('OG-7: El plan tiene más de 24 meses.')).toBeTruthy();
    expect(screen.getAllByRole('list', { name: 'Observaciones del ministerio' })).toHaveLength(1);
    await expectNoViolations(container);
  });

  it('[AREA-05] the steps say where they wait', async () => {
    open(`${NIVEL_TRES}/81?paso=servicio`, withSolicitud(devuelta));
    await findPaso('Paso 1 de 6: Servicio y certificados');
    expect(steps()[2]).toBe('3Organizacional: 1 por responder');
  });
});

describe('a stored request of level 3', () => {
  it('[AREA-05] one that is no longer written leads to the request', async () => {
    const acciones = {
      ...sampleBorradorNivelTres.acciones,
      editar: refuseWith('La solicitud está en «Radicada».'),
    };
    open(`${NIVEL_TRES}/81`, withSolicitud({ acciones }));
    expect(await screen.findByText('La solicitud está en «Radicada».')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver la solicitud' })).toBeTruthy();
  });

  it('[AREA-05] is deleted by its own address, after asking', async () => {
    const { sent, router } = open(`${NIVEL_TRES}/81?paso=servicio`);
    await user.click(await button('Eliminar borrador'));
    await user.click(
      within(await findModal('¿Eliminar el borrador?')).getByRole('button', { name: 'Eliminar borrador' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toMatch(/home$/));
    expect(sent('DELETE /solicitud/nivel-tres/81')[0]?.version).toBe('"3"');
  });

  it('[AREA-05] of another level opens in the form of that level', async () => {
    const { router } = open(`${NIVEL_TRES}/71`);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/nivel-dos\/71$/));
  });
});

describe('a rehearsal in the simulator', () => {
  const TECNICO = `${NIVEL_TRES}/81?paso=tecnico`;
  const ensayo = {
    id: 9,
    ejecutadoEn: '2026-11-20T15:00:00.000Z',
    vigente: true,
    resultados: [
      { codigo: 'T-01', resultado: 'superada' },
      { codigo: 'T-02', resultado: 'fallida' },
    ],
  } as const;
  const boton = { name: 'Traer el ensayo a las pruebas' } as const;

  it('[AREA-05] of another contract is told and not offered', async () => {
    open(TECNICO, withNivelTres({ ensayo: { ...ensayo, vigente: false, resultados: [] } }));
    expect((await screen.findByText(/es de otro contrato/)).textContent).toContain('Repita el ensayo');
    expect(screen.queryByRole('button', boton)).toBeNull();
  });

  it('[AREA-05] that nobody ran yet has a way to it', async () => {
    open(TECNICO);
    const link = await screen.findByRole('link', { name: 'Ensayar en X-Road' });
    expect(link.getAttribute('href')).toMatch(/^\/app\/ensayo-xroad\/\d+$/);
  });

  it('[AREA-05] is taken beside the tests in one press, which leaves their results in QA, and given back', async () => {
    const { sent } = open(
      TECNICO,
      withNivelTres({ ensayo: { ...ensayo, resultados: [...ensayo.resultados] } }),
    );
    await user.click(await screen.findByRole('button', boton));
    expect(screen.getByText(/^Superada en el ensayo 9/).textContent).toContain('no reemplaza QA');
    expect(screen.getByText(/^No superada en el ensayo 9/)).toBeTruthy();
    const informe = screen.getAllByRole('link', { name: 'Ver el informe' })[0];
    expect(informe?.getAttribute('href')).toMatch(/\?ensayo=9$/);
    await user.click(screen.getByRole('button', { name: 'Quitar el ensayo' }));
    expect(screen.queryByText(/en el ensayo 9/)).toBeNull();
    await user.click(screen.getByRole('button', boton));
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toMatchObject({
      pruebas: [
        { codigo: 'T-01', resultado: 'superada', ensayoId: 9 },
        { codigo: 'T-02', resultado: null, fecha: null, ensayoId: 9 },
      ],
    });
  });
});
