// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import { DraftOwnerContext, DraftStoreContext } from '@marco/web-kit/form-draft';
import { createMemoryDrafts, RefusingRequest, StoringRequest } from '@marco/web-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './nivel-uno-screen.tsx';
import './servicios-niveles-screen.tsx';
import {
  buildRefusal,
  createNivelesSite,
  type FakeServer,
  sampleBorrador,
} from '../../testing/niveles-web-site.tsx';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

beforeEach(clearDatosNivel);
afterEach(() => void vi.unstubAllGlobals());

const NIVEL_UNO = '/app/level/process-levelservices/nivel-uno';
const PUT = 'PUT /solicitud/nivel-uno/31';
const user = userEvent.setup({ delay: null });

function open(address: string, server?: FakeServer) {
  const site = createNivelesSite(address, server);
  return { ...site, ...render(site.site) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const findModal = (name: string) => screen.findByRole('alertdialog', { name });
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Pasos de la solicitud' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent;
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('a request that begins', () => {
  it('[AREA-05] is kept as a draft on the way to the next step, under its own address', async () => {
    const { sent, router, container } = open(`${NIVEL_UNO}/new`);
    await user.click(await button(/^Continuar a elementos de dato/));
    const errors = await findModal('¡Error de validación!');
    expect(within(errors).getByText('Nombre del servicio es requerido.')).toBeTruthy();
    // Nothing is being saved behind it.
    expect(screen.queryByText(/^Guardando/)).toBeNull();
    await user.click(within(errors).getByRole('button', { name: 'Aceptar' }));
    expect(sent('POST /solicitud/nivel-uno')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Nombre del servicio/ }), 'Consulta de visas');
    await user.selectOptions(screen.getByLabelText(/^Dominio/), 'Identidad');
    await expectNoViolations(container);
    await user.click(await button(/^Continuar a elementos de dato/));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${NIVEL_UNO}/31`));
    await waitFor(() => expect(router.state.location.search).toBe('?paso=elementos'));
    const [call] = sent('POST /solicitud/nivel-uno');
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(call?.body).toMatchObject({ servicioNombre: 'Consulta de visas', dominioId: 3, servicioId: null });
    expect(screen.getByText(/^Borrador guardado a las \d+:\d\d [ap]\. m\.$/)).toBeTruthy();
    await waitFor(() =>
      expect(steps()).toEqual([
        '1Datos del servicio: Pendiente',
        '2Elementos de dato: En curso',
        '3Documentos: Pendiente',
        '4Revisión: Pendiente',
      ]),
    );
    expect(screen.getByText('0 de 2')).toBeTruthy();
  });

  it('[AREA-05] is one request, whatever is pressed while it is saved for the first time', async () => {
    const created = Promise.withResolvers<Response>();
    const { sent, router } = open(`${NIVEL_UNO}/new`, ({ address }) =>
      address === 'POST /solicitud/nivel-uno' ? created.promise : undefined,
    );
    const nombre = await screen.findByRole('textbox', { name: /^Nombre del servicio/ });
    await user.type(nombre, 'Consulta de visas');
    await user.selectOptions(screen.getByLabelText(/^Dominio/), 'Identidad');
    await user.click(await button(/^Continuar a elementos de dato/));
    await waitFor(() => expect(sent('POST /solicitud/nivel-uno')).toHaveLength(1));
    await user.type(nombre, ' vigentes');
    await user.click(await button(/Documentos/));
    created.resolve(Response.json({ ...sampleBorrador, version: 1, normas: [], campos: [], documentos: [] }));
    await waitFor(() => expect(router.state.location.search).toBe('?paso=elementos'));
    expect(sent('POST /solicitud/nivel-uno')).toHaveLength(1);
  });

  it('[AREA-05] [SHELL-04] for a servicio of the directory it is offered again after a reload', async () => {
    const { store, list } = createMemoryDrafts();
    const openAgain = () => {
      document.body.innerHTML = '';
      clearDatosNivel();
      const { site, sent } = createNivelesSite(`${NIVEL_UNO}/new?servicio=12`);
      render(
        <DraftStoreContext value={store}>
          <DraftOwnerContext value={{ person: '1', place: '7' }}>{site}</DraftOwnerContext>
        </DraftStoreContext>,
      );
      return sent;
    };
    const objetivo = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Objetivo/ });
    openAgain();
    await user.type(await objetivo(), 'Viajar');
    await waitFor(() => expect(list()).toMatchObject([{ objetivo: 'Viajar' }]));
    const sent = openAgain();
    await user.click(await button('Recuperar borrador'));
    expect((await objetivo()).value).toBe('Viajar');
    const nombre = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nombre del servicio/ });
    expect(nombre.value).toBe('Consulta de pasaporte');
    expect(sent('POST /solicitud/servicios').map(({ body }) => body)).toEqual([{ servicioId: 12 }]);
  });

  it('[AREA-05] for a servicio that has a request already it says so', async () => {
    open(`${NIVEL_UNO}/new?servicio=13`);
    expect(await screen.findByText('El servicio ya tiene una solicitud de nivel 1 en curso.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
  });

  it('[AREA-05] who makes no requests is told why', async () => {
    open(`${NIVEL_UNO}/new`, ({ address }) =>
      address === 'GET /solicitud/opciones'
        ? Response.json({
            dominios: [],
            consultores: [],
            permisos: { crear: refuseWith('Su rol no prepara solicitudes.') },
          })
        : undefined,
    );
    expect(await screen.findByText('Su rol no prepara solicitudes.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
  });
});

describe('the fields', () => {
  it('[AREA-05] are added, moved and taken out, and sent as one list', async () => {
    const { sent, container } = open(`${NIVEL_UNO}/31?paso=elementos`);
    await user.click(await button('Agregar campo'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar campo' }));
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getAllByText(/ es requerid[oa]\.$/)).toHaveLength(3);
    expect(await readErrors()).toContain('es requerid');
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'pais');
    await user.type(dialog.getByRole('textbox', { name: /^Descripción/ }), 'País emisor');
    await user.type(dialog.getByRole('textbox', { name: /^Tipo de dato/ }), 'Código');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await user.click(await button('Subir pais'));
    await user.click(await button('Quitar numeroPasaporte'));
    await expectNoViolations(container);
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    const { body, version } = sent(PUT)[0] ?? {};
    expect(version).toBe('"3"');
    expect(Object.keys(body ?? {})).toEqual(['campos']);
    expect(((body?.['campos'] ?? []) as { nombre: string }[]).map(({ nombre }) => nombre)).toEqual([
      'pais',
      'fechaVencimiento',
    ]);
  });

  it('[AREA-05] come from a file, which tells its wrong cells and is not taken with them', async () => {
    const campo = { ...sampleBorrador.campos[0], nombre: 'nuevo' };
    let errores = [{ fila: 3, columna: 'Longitud', mensaje: 'Escriba un número entero.' }];
    const { container } = open(`${NIVEL_UNO}/31?paso=elementos`, ({ address }) =>
      address === 'POST /solicitud/campos/leer' ? Response.json({ campos: [campo], errores }) : undefined,
    );
    await user.click(await button('Importar archivo'));
    const choose = () =>
      fireEvent.change(screen.getByLabelText('Archivo de campos'), {
        target: { files: [new File(['a'], 'campos.csv')] },
      });
    choose();
    expect(await screen.findByText('Escriba un número entero.')).toBeTruthy();
    expect((await button('Agregar 1 campo')).getAttribute('aria-disabled')).toBe('true');
    await expectNoViolations(container);
    errores = [];
    choose();
    await waitFor(async () =>
      expect((await button('Agregar 1 campo')).getAttribute('aria-disabled')).toBeNull(),
    );
    await user.click(await button('Agregar 1 campo'));
    expect(await screen.findByRole('rowheader', { name: /^nuevo/ })).toBeTruthy();
  });
});

it('[AREA-05] who may not read a request is not told that a new one begins', async () => {
  const mensaje = 'Su rol no permite realizar esta acción.';
  open(`${NIVEL_UNO}/31`, ({ address }) =>
    address === 'GET /solicitud/31' ? buildRefusal(403, { code: 'X', mensaje }) : undefined,
  );
  expect(await screen.findByText(mensaje)).toBeTruthy();
  const heading = screen.getByRole('heading', { level: 1 });
  expect([heading.textContent, document.title]).toEqual([
    'Solicitud de servicio, Nivel 1',
    expect.stringMatching(/^Solicitud(?! de)/),
  ]);
});

describe('the documents', () => {
  const choose = (label: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
      target: { files: [new File(['a'], 'ley.pdf', { type: 'application/pdf' })] },
    });

  it('[AREA-05] a norma carries its document; others are attached once', async () => {
    vi.stubGlobal('XMLHttpRequest', StoringRequest);
    const { sent, container } = open(`${NIVEL_UNO}/31?paso=documentos`);
    await user.click(await button('Agregar norma'));
    const norma = within(screen.getByRole('group', { name: 'Norma 2' }));
    await user.type(norma.getByRole('textbox', { name: /^Qué habilita/ }), 'Consultar');
    choose('Documento de la norma 2');
    expect(await norma.findByText('ley.pdf')).toBeTruthy();
    await expectNoViolations(container);
    await user.click(norma.getByRole('button', { name: 'Quitar la norma 2' }));
    await user.click(
      within(await findModal('¿Quitar la norma 2?')).getByRole('button', { name: 'Quitar norma' }),
    );
    choose('Otros documentos');
    expect(await screen.findByText('Cargado')).toBeTruthy();
    await user.click(await button('Guardar borrador'));
    await waitFor(() =>
      expect(sent(PUT).map(({ body }) => body)).toEqual([
        { archivos: ['0198f0aa-0000-7000-8000-000000000001'] },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Cargado')).toBeNull());
  });

  it('[AREA-05] a norma half written is kept in the draft as it is', async () => {
    const { sent } = open(`${NIVEL_UNO}/31?paso=documentos`);
    await user.click(await button('Agregar norma'));
    const norma = within(screen.getByRole('group', { name: 'Norma 2' }));
    await user.type(norma.getByRole('textbox', { name: /^Qué habilita/ }), 'Consultar');
    await user.click(await button(/^Continuar a revisión/));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toMatchObject({
      normas: [
        { tipo: 'decreto', numero: '620', fechaExpedicion: '2020-05-02' },
        { tipo: null, numero: '', fechaExpedicion: null, habilita: 'Consultar', archivoId: null },
      ],
    });
    expect(await button('Radicar solicitud')).toBeTruthy();
  });

  it('[AREA-05] [FILE-01] a file that failed has to go before the next step', async () => {
    vi.stubGlobal('XMLHttpRequest', RefusingRequest);
    open(`${NIVEL_UNO}/31?paso=documentos`);
    await button('Agregar norma');
    choose('Otros documentos');
    expect(await screen.findByText('Archivo adjunto no es permitido')).toBeTruthy();
    expect(screen.getByText(/^Para continuar, elimine o reemplace/).textContent).toContain(
      'el archivo con error',
    );
    const next = await button(/^Continuar a revisión/);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(await button('Descartar ley.pdf'));
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
  });
});

describe('the review', () => {
  it('[AREA-05] names what is missing, each with its step', async () => {
    const pendientes = [{ campo: 'documentos', mensaje: 'Adjunte el documento de cada norma.' }];
    const { router, container } = open(`${NIVEL_UNO}/31?paso=revision`, ({ address }) =>
      address === 'GET /solicitud/31' ? Response.json({ ...sampleBorrador, pendientes }) : undefined,
    );
    const link = await screen.findByRole('link', { name: 'Adjunte el documento de cada norma.' });
    const radicar = await button('Radicar solicitud');
    expect(radicar.getAttribute('aria-disabled')).toBe('true');
    // The list above is not said a second time under the button.
    expect(screen.getAllByText(/Adjunte el documento de cada norma/)).toHaveLength(1);
    expect(
      screen.getByText(/Falta un requisito\. El aviso del comienzo de este paso lleva a él\./),
    ).toBeTruthy();
    await expectNoViolations(container);
    await user.click(link);
    await waitFor(() => expect(router.state.location.search).toBe('?paso=documentos'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Paso 3 de 4: Documentos');
  });

  it('[AREA-05] files the request after asking, and says its number', async () => {
    const { sent, container } = open(`${NIVEL_UNO}/31?paso=revision`);
    await user.click(await button('Radicar solicitud'));
    const modal = await findModal('¿Radicar la solicitud?');
    await user.click(within(modal).getByRole('button', { name: 'Volver' }));
    expect(sent('POST /solicitud/31/pasos')).toEqual([]);
    await user.click(await button('Radicar solicitud'));
    await user.click(
      within(await findModal('¿Radicar la solicitud?')).getByRole('button', { name: 'Radicar solicitud' }),
    );
    const link = await screen.findByRole('link', { name: 'Ver la solicitud LCI-N1-2026-000001' });
    expect(link.getAttribute('href')).toBe('/app/level/process-levelconsult/31');
    const [call] = sent('POST /solicitud/31/pasos');
    expect([call?.version, call?.body['accion']]).toEqual(['"3"', 'radicar']);
    await expectNoViolations(container);
  });
});

describe('a stored request', () => {
  it('[AREA-05] a returned one says why on top and is filed again', async () => {
    const paso = {
      id: 9,
      accion: 'devolver',
      desde: 'en-revision',
      hasta: 'devuelta',
      motivo: 'Falta el concepto jurídico.',
      usuario: 'Luz Peña',
      fecha: '2026-11-12T15:00:00.000Z',
    };
    const devuelta = { estado: 'devuelta', radicado: 'LCI-N1-2026-000001', pasos: [paso] };
    open(`${NIVEL_UNO}/31?paso=revision`, ({ address }) =>
      address === 'GET /solicitud/31' ? Response.json({ ...sampleBorrador, ...devuelta }) : undefined,
    );
    expect(await screen.findByText(/Falta el concepto jurídico\./)).toBeTruthy();
    expect(await button('Radicar de nuevo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Eliminar borrador' })).toBeNull();
  });

  it('[AREA-05] two editors see both versions; what the other one changed elsewhere stays', async () => {
    const actual = { ...sampleBorrador, version: 8, objetivo: 'De otra persona.' };
    let tries = 0;
    const { sent } = open(`${NIVEL_UNO}/31`, ({ address }) => {
      if (address !== PUT) return undefined;
      tries += 1;
      const problem = { code: 'VERSION_DISTINTA', mensaje: 'Otra persona cambió este registro.', actual };
      return tries === 1 ? buildRefusal(412, problem) : Response.json({ ...actual, version: 9 });
    });
    await user.type(await screen.findByRole('textbox', { name: /^Descripción/ }), ' Siempre.');
    await user.click(await button('Guardar borrador'));
    const modal = await findModal('Otra persona cambió este registro');
    await user.click(within(modal).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(sent(PUT).map(({ version }) => version)).toEqual(['"3"', '"8"']));
    const objetivo = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Objetivo/ });
    await waitFor(() => expect(objetivo.value).toBe('De otra persona.'));
  });

  it('[AREA-05] a save whose answer was lost is no other editor: it is sent again without a word', async () => {
    const actual = { ...sampleBorrador, version: 4, servicioDescripcion: 'Otra.' };
    let tries = 0;
    const { sent } = open(`${NIVEL_UNO}/31`, ({ address }) => {
      if (address !== PUT) return undefined;
      tries += 1;
      const problem = { code: 'VERSION_DISTINTA', mensaje: 'Otra persona cambió este registro.', actual };
      return tries === 1 ? buildRefusal(412, problem) : Response.json({ ...actual, version: 5 });
    });
    const description = await screen.findByRole('textbox', { name: /^Descripción/ });
    await user.clear(description);
    await user.type(description, 'Otra.');
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT).map(({ version }) => version)).toEqual(['"3"', '"4"']));
    expect(await screen.findByText(/^Borrador guardado a las/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[AREA-05] what differs is told in words, never by its code', async () => {
    const actual = { ...sampleBorrador, version: 8, tipoIntercambio: 'notificacion', dominioId: null };
    open(`${NIVEL_UNO}/31`, ({ address }) =>
      address === PUT ? buildRefusal(412, { code: 'VERSION_DISTINTA', mensaje: 'Otra.', actual }) : undefined,
    );
    await user.selectOptions(await screen.findByLabelText(/^Periodicidad/), 'Mensual');
    await user.click(await button('Guardar borrador'));
    const modal = within(await findModal('Otra persona cambió este registro'));
    const rows = modal.getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Campo', 'Su versión', 'Versión guardada'],
      ['Tipo de intercambio', 'Consulta', 'Notificación'],
      ['Dominio', 'Identidad', '—'],
      ['Periodicidad', 'Mensual', 'En línea'],
    ]);
    await user.click(modal.getByRole('button', { name: 'Seguir editando' }));
  });

  it('[AREA-05] filed by somebody else meanwhile, it says so and keeps what was typed in sight', async () => {
    const editar = refuseWith('La solicitud está en «Radicada».');
    const actual = { ...sampleBorrador, version: 8, acciones: { ...sampleBorrador.acciones, editar } };
    const { container } = open(`${NIVEL_UNO}/31`, ({ address }) =>
      address === PUT ? buildRefusal(412, { code: 'VERSION_DISTINTA', mensaje: 'Otra.', actual }) : undefined,
    );
    const description = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Descripción/ });
    await user.type(description, ' Siempre.');
    await user.click(await button('Guardar borrador'));
    const told = (await screen.findByText('Esta solicitud ya no se puede editar.')).parentElement;
    expect(told?.textContent).toContain('La solicitud está en «Radicada».');
    expect(screen.getByRole('link', { name: 'Ver la solicitud' })).toBeTruthy();
    expect(description.value).toContain('Siempre.');
    expect((await button('Guardar borrador')).getAttribute('aria-disabled')).toBe('true');
    await expectNoViolations(container);
  });

  it('[AREA-05] a number with dots between its thousands is a number', async () => {
    const { sent } = open(`${NIVEL_UNO}/31`);
    const volumen = await screen.findByRole('textbox', { name: /^Mensajes al mes/ });
    await user.clear(volumen);
    await user.type(volumen, '2.000.000');
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)[0]?.body).toEqual({ volumenEstimado: 2_000_000 }));
  });

  it('[AREA-05] a document is taken away whatever somebody else wrote meanwhile', async () => {
    const address31 = `DELETE /solicitud/31/documento/${sampleBorrador.documentos[0]?.idArchivo}`;
    const actual = { ...sampleBorrador, version: 8, objetivo: 'De otra persona.' };
    let tries = 0;
    const { sent } = open(`${NIVEL_UNO}/31?paso=documentos`, ({ address }) => {
      if (address !== address31) return undefined;
      tries += 1;
      const problem = { code: 'VERSION_DISTINTA', mensaje: 'Otra persona cambió este registro.', actual };
      return tries === 1
        ? buildRefusal(412, problem)
        : Response.json({ ...actual, version: 9, documentos: [] });
    });
    await user.click(await button('Quitar concepto.pdf'));
    await user.click(
      within(await findModal('¿Quitar el documento?')).getByRole('button', { name: 'Quitar documento' }),
    );
    await waitFor(() => expect(sent(address31).map(({ version }) => version)).toEqual(['"3"', '"8"']));
    await waitFor(() => expect(screen.queryByText('concepto.pdf')).toBeNull());
  });

  it('[AREA-05] a draft is deleted after asking', async () => {
    const { sent, router } = open(`${NIVEL_UNO}/31`);
    await user.click(await button('Eliminar borrador'));
    await user.click(
      within(await findModal('¿Eliminar el borrador?')).getByRole('button', { name: 'Eliminar borrador' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toMatch(/home$/));
    expect(sent('DELETE /solicitud/nivel-uno/31')[0]?.version).toBe('"3"');
  });

  it('[AREA-05] leaving with something unsaved asks', async () => {
    const { router } = open(`${NIVEL_UNO}/31`);
    await user.type(await screen.findByRole('textbox', { name: /^Descripción/ }), ' Más.');
    void router.navigate('/app/level/process-levelservices/home');
    await user.click(
      within(await findModal('¿Salir sin guardar?')).getByRole('button', { name: 'Seguir aquí' }),
    );
    expect(router.state.location.pathname).toBe(`${NIVEL_UNO}/31`);
  });

  it('[SHELL-09] opens on the step it was left on', async () => {
    const { router } = open(`${NIVEL_UNO}/31?paso=documentos`);
    await button('Agregar norma');
    await router.navigate('/app/level/process-levelservices/home');
    await screen.findByRole('heading', { level: 1, name: 'Servicios por niveles' });
    await router.navigate(`${NIVEL_UNO}/31`);
    expect(await button('Agregar norma')).toBeTruthy();
  });

  it('[AREA-05] one that is no longer written leads to the request', async () => {
    const acciones = { ...sampleBorrador.acciones, editar: refuseWith('La solicitud está en «Radicada».') };
    open(`${NIVEL_UNO}/31`, ({ address }) =>
      address === 'GET /solicitud/31' ? Response.json({ ...sampleBorrador, acciones }) : undefined,
    );
    expect(await screen.findByText('La solicitud está en «Radicada».')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver la solicitud' })).toBeTruthy();
  });
});
