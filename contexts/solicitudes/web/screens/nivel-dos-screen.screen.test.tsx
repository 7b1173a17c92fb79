// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import { StoringRequest } from '@marco/web-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './nivel-dos-screen.tsx';
import './servicios-niveles-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import {
  sampleBorradorNivelDos,
  sampleCorrespondencia,
  sampleInformeDeSolicitud,
  sampleNivelDos,
} from '../../testing/nivel-dos-sample.ts';
import { buildRefusal, createNivelesSite, type FakeServer } from '../../testing/niveles-web-site.tsx';
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

const NIVEL_DOS = '/app/level/process-levelservices/nivel-dos';
const PUT = 'PUT /solicitud/nivel-dos/71';
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
    (call.address === 'GET /solicitud/71'
      ? Response.json({ ...sampleBorradorNivelDos, ...part })
      : undefined);

const withNivelDos = (part: Partial<typeof sampleNivelDos>, more?: FakeServer) =>
  withSolicitud({ nivelDos: { ...sampleNivelDos, ...part } }, more);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const findModal = (name: string) => screen.findByRole('alertdialog', { name });
const lugarDe = (campo: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^Lugar de ${campo}`) });
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Pasos de la solicitud' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

describe('a request of level 2 that begins', () => {
  it('[AREA-05] is for the version of a servicio that stands at level 1, and goes on with its contract', async () => {
    const { sent, router, container } = open(`${NIVEL_DOS}/new?servicio=15`, ({ address, body }) => {
      if (address !== 'POST /solicitud/servicios' || body['servicioId'] !== 15) return undefined;
      return Response.json({
        servicios: [
          {
            id: 15,
            nombre: 'Consulta de movimientos',
            descripcion: 'Dice los movimientos de una persona.',
            estado: 'Estandarizado Nivel 1',
            importado: false,
            enCurso: null,
            solicitar: { allowed: true, reasons: [], unblockers: [] },
            nivelDos: {
              servicioVersionId: 51,
              enCurso: null,
              solicitar: { allowed: true, reasons: [], unblockers: [] },
            },
          },
        ],
        total: 1,
      });
    });
    expect(await screen.findByText('Dice los movimientos de una persona.')).toBeTruthy();
    expect(steps()).toEqual([
      '1Servicio y versión: En curso',
      '2Contrato: Pendiente',
      '3Correspondencia: Pendiente',
      '4Mensajes: Pendiente',
      '5Aprobación: Pendiente',
    ]);
    await expectNoViolations(container);
    await user.click(await button(/^Continuar a contrato/));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${NIVEL_DOS}/71`));
    expect(router.state.location.search).toBe('?paso=contrato');
    const [call] = sent('POST /solicitud/nivel-dos');
    expect(call?.body).toEqual({ servicioVersionId: 51 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[AREA-05] without a servicio asks for one before anything is sent', async () => {
    const { sent } = open(`${NIVEL_DOS}/new`);
    await user.click(await button(/^Continuar a contrato/));
    const alert = await findModal('¡Error de validación!');
    expect(within(alert).getByText('Servicio: Elija el servicio.')).toBeTruthy();
    expect(sent('POST /solicitud/nivel-dos')).toEqual([]);
  });

  it('[AREA-05] of a servicio without level 1 says why not', async () => {
    open(`${NIVEL_DOS}/new?servicio=12`);
    expect(await screen.findByText('No tiene el nivel 1.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
  });

  it('[AREA-05] the list of services offers it where a version stands at level 1', async () => {
    open('/app/level/process-levelservices/home');
    const link = await screen.findByRole('link', {
      name: /^Solicitar nivel 2\s*de Consulta de movimientos$/,
    });
    expect(link.getAttribute('href')).toBe(`${NIVEL_DOS}/new?servicio=15`);
    expect(screen.queryByRole('link', { name: /^Solicitar nivel 2\s*de Consulta de pasaporte$/ })).toBeNull();
  });
});

describe('the version and the contract', () => {
  it('[AREA-05] says the certificate it rests on and that a newer element stays out', async () => {
    const [operacion] = sampleNivelDos.arbol;
    const [peticion, respuesta] = operacion?.mensajes ?? [];
    const nuevo = (peticion?.campos ?? []).map((campo, at) => ({
      ...campo,
      elemento: { ...campo.elemento, nuevaMayor: at === 0 },
    }));
    const arbol = [{ ...operacion, mensajes: [{ ...peticion, campos: nuevo }, respuesta] }];
    const { container } = open(
      `${NIVEL_DOS}/71?paso=servicio`,
      withNivelDos({ arbol: arbol as typeof sampleNivelDos.arbol }),
    );
    const certificado = await screen.findByRole('link', { name: 'LCI-C1-2026-000031' });
    expect(certificado.getAttribute('href')).toBe('/certificados/ABCDEFGHJKMNPQRSX');
    expect(screen.getByText(/^Un elemento tiene una versión mayor/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'actualice primero el nivel 1' })).toBeTruthy();
    await expectNoViolations(container);
  });

  it('[AREA-05] an uploaded contract becomes part of the draft, and one that is too heavy never leaves', async () => {
    vi.stubGlobal('XMLHttpRequest', StoringRequest);
    const { sent, container } = open(
      `${NIVEL_DOS}/71?paso=contrato`,
      withNivelDos({ contrato: null, tecnologia: null }),
    );
    await button(/^Continuar a correspondencia/);
    const choose = (size: number) =>
      fireEvent.change(screen.getByLabelText('Contrato', { selector: 'input' }), {
        target: { files: [new File([new Uint8Array(size)], 'movimientos.yaml')] },
      });
    choose(5_000_001);
    expect(await screen.findByText(/Archivo excede el peso permitido/)).toBeTruthy();
    choose(10);
    expect(await screen.findByText('movimientos.yaml')).toBeTruthy();
    await expectNoViolations(container);
    await user.click(await button('Guardar borrador'));
    await waitFor(() =>
      expect(sent(PUT).map(({ body }) => body)).toEqual([
        { contratoArchivoId: '0198f0aa-0000-7000-8000-000000000001', tecnologia: 'rest' },
      ]),
    );
  });

  it('[AREA-05] an address that is not https is told at its field and is not sent', async () => {
    const { sent } = open(`${NIVEL_DOS}/71?paso=contrato`);
    await user.type(await screen.findByRole('textbox', { name: /^Dirección de prueba/ }), 'http://a.gov.co');
    await user.click(await button(/^Continuar a correspondencia/));
    const alert = await findModal('¡Error de validación!');
    expect(alert.textContent).toContain('Escriba una dirección que empiece por https://');
    expect(sent(PUT)).toEqual([]);
  });
});

describe('the correspondence', () => {
  it('[AREA-05] is proposed, with the line of each place, and what has none comes first', async () => {
    const { sent, container } = open(`${NIVEL_DOS}/71?paso=correspondencia`);
    expect(await screen.findByText('Línea 18, propuesto')).toBeTruthy();
    expect((await lugarDe('numeroDocumento')).value).toBe('/numeroDocumento');
    expect(screen.getByRole('heading', { name: 'Falta 1 de 4 campos obligatorios' })).toBeTruthy();
    const rows = within(screen.getByRole('list', { name: 'Campos de la petición' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('tipoDocumento');
    expect(rows[0]?.textContent).toContain('Falta el lugar');
    await expectNoViolations(container);
    await user.click(await button('Ir al siguiente sin lugar'));
    expect(document.activeElement).toBe(await lugarDe('tipoDocumento'));
    await user.selectOptions(await lugarDe('tipoDocumento'), 'tipoDoc');
    expect(screen.getByRole('heading', { name: 'Los 4 campos obligatorios tienen su lugar' })).toBeTruthy();
    // The row that was decided stays where it is.
    expect(rows[0]?.isConnected).toBe(true);
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toEqual({
      vinculos: [
        { campoId: 1, ruta: '/tipoDoc' },
        { campoId: 2, ruta: '/numeroDocumento' },
        { campoId: 3, ruta: '/movimiento' },
        { campoId: 4, ruta: '/movimiento/fecha' },
      ],
    });
  });

  it('[AREA-05] offers the places of the message of the field alone', async () => {
    open(`${NIVEL_DOS}/71?paso=correspondencia`);
    const options = [...(await lugarDe('numeroDocumento')).options].map(({ text }) => text);
    expect(options).toEqual(['Elija un lugar', 'numeroDocumento', 'tipoDoc']);
    expect([...(await lugarDe('fecha')).options].map(({ text }) => text)).toContain('movimiento › fecha');
  });

  it('[AREA-05] what was chosen before is not replaced, and a lost place is told', async () => {
    const arbol = sampleNivelDos.arbol.map((operacion) => ({
      ...operacion,
      mensajes: operacion.mensajes.map((mensaje) => ({
        ...mensaje,
        campos: mensaje.campos.map((campo) => ({ ...campo, vinculo: campo.id === 2 ? '/viejo' : null })),
      })),
    }));
    const { sent } = open(`${NIVEL_DOS}/71?paso=correspondencia`, withNivelDos({ arbol }));
    expect((await lugarDe('numeroDocumento')).value).toBe('/viejo');
    expect(screen.getByText('El contrato ya no tiene este lugar.')).toBeTruthy();
    expect((await lugarDe('fecha')).value).toBe('');
    await user.click(await button('Proponer de nuevo'));
    expect((await lugarDe('numeroDocumento')).value).toBe('/numeroDocumento');
    expect((await lugarDe('fecha')).value).toBe('/movimiento/fecha');
    expect(sent('POST /solicitud/nivel-dos/71/correspondencia')).toHaveLength(1);
  });

  it('[AREA-05] a petition may declare why it accepts less; an answer may not', async () => {
    const { sent, container } = open(`${NIVEL_DOS}/71?paso=correspondencia`);
    await screen.findByText('Línea 18, propuesto');
    expect(
      screen.getAllByRole('button', { name: /^Declarar una diferencia/ }).map((one) => one.textContent),
    ).toEqual(['Declarar una diferencia de numeroDocumento en la petición']);
    await user.click(screen.getByRole('button', { name: /^Declarar una diferencia/ }));
    const motivo = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^En qué acepta menos/ });
    expect(motivo.maxLength).toBe(500);
    await user.type(motivo, 'Solo hay de 9.');
    expect(screen.getByText(/^14 de 500 caracteres/)).toBeTruthy();
    await expectNoViolations(container);
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toMatchObject({ diferencias: [{ campoId: 2, motivo: 'Solo hay de 9.' }] });
  });

  it('[AREA-05] without a contract leads to the step that brings it', async () => {
    const { sent } = open(`${NIVEL_DOS}/71?paso=correspondencia`, withNivelDos({ contrato: null }));
    const link = await screen.findByRole('link', { name: 'Ir al paso Contrato' });
    expect(link.getAttribute('href')).toContain('paso=contrato');
    expect(sent('POST /solicitud/nivel-dos/71/correspondencia')).toEqual([]);
  });

  it('[AREA-05] a contract of other operations leaves the draft as it is, with the way to know why', async () => {
    open(`${NIVEL_DOS}/71?paso=correspondencia`, ({ address }) =>
      address === 'POST /solicitud/nivel-dos/71/correspondencia'
        ? Response.json({
            propuestas: sampleCorrespondencia.propuestas.map((una) => ({ ...una, ruta: null, linea: null })),
            lugares: [],
            rechazo: null,
          })
        : undefined,
    );
    expect(await screen.findByText(/^El contrato no dice ningún lugar/)).toBeTruthy();
  });

  it('[AREA-05] a contract that cannot be read says why at its line, and leads to the step that changes it', async () => {
    const { sent, container } = open(`${NIVEL_DOS}/71?paso=correspondencia`, ({ address }) =>
      address === 'POST /solicitud/nivel-dos/71/correspondencia'
        ? Response.json({
            propuestas: sampleCorrespondencia.propuestas.map((una) => ({ ...una, ruta: null, linea: null })),
            lugares: [],
            rechazo: {
              archivo: null,
              linea: 12,
              encontrado: 'Una referencia a https://otra.ejemplo.co',
              esperado: 'Un contrato completo',
              correccion: 'Ponga lo referido dentro del contrato.',
            },
          })
        : undefined,
    );
    expect(await screen.findByText('El contrato no se puede leer.')).toBeTruthy();
    expect(screen.getByText(/^Línea 12: Una referencia a https:\/\/otra\.ejemplo\.co\./)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Lugar de/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Cambiar el contrato' });
    expect(link.getAttribute('href')).toContain('paso=contrato');
    expect(sent('PUT /solicitud/nivel-dos/71')).toEqual([]);
    await expectNoViolations(container);
  });
});

describe('the messages', () => {
  const EJEMPLO = 'GET /solicitud/nivel-dos/71/mensajes/ejemplo';
  const mensaje = {
    operacion: 'consultarMovimientos',
    papel: 'peticion',
    sha256: 'b'.repeat(64),
    reglas: 1,
  };

  /** The browser's own request, which the server answers with what it found. */
  const answerWith = (answer: object) =>
    class extends StoringRequest {
      protected override answer() {
        return answer;
      }
    };

  it('[AREA-05] begin with a generated one; of a valid one the digest is kept and not its content', async () => {
    const guardado = { ...mensaje, id: 9, resultado: 'valido', fecha: '2026-11-26T15:31:00.000Z' };
    const solicitud = {
      ...sampleBorradorNivelDos,
      version: 4,
      nivelDos: { ...sampleNivelDos, mensajes: [guardado] },
    };
    vi.stubGlobal(
      'XMLHttpRequest',
      answerWith({ mensaje: { ...mensaje, resultado: 'valido' }, hallazgos: [], solicitud }),
    );
    const { sent, container } = open(`${NIVEL_DOS}/71?paso=mensajes`);
    expect(await screen.findByText('De cada mensaje se guarda la huella, nunca el contenido')).toBeTruthy();
    await user.click(await button(/^Comprobar un mensaje\s*de la petición/));
    const texto = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /^Mensaje de la petición/,
    });
    expect(texto.value).toBe('{"a": 1}');
    expect(sent(EJEMPLO)[0]?.query.get('operacion')).toBe('consultarMovimientos');
    await expectNoViolations(container);
    await user.click(await button('Comprobar este mensaje'));
    expect(await screen.findByText(/^El mensaje es válido\. Quedó guardada su huella/)).toBeTruthy();
    expect(screen.getByText('1 mensaje válido')).toBeTruthy();
    expect(screen.getByText('bbbbbbbbbbbb…')).toBeTruthy();
  });

  it('[AREA-05] what is wrong with one is told place by place, and it does not count', async () => {
    const hallazgos = [
      { linea: 3, ruta: '/a', regla: 'tipo', mensaje: 'No es una fecha.', sugerencia: 'Escriba AAAA-MM-DD.' },
    ];
    vi.stubGlobal(
      'XMLHttpRequest',
      answerWith({
        mensaje: { ...mensaje, resultado: 'invalido' },
        hallazgos,
        solicitud: sampleBorradorNivelDos,
      }),
    );
    open(`${NIVEL_DOS}/71?paso=mensajes`);
    await user.click(await button(/^Comprobar un mensaje\s*de la petición/));
    await user.click(await button('Comprobar este mensaje'));
    const told = (await screen.findByText('El mensaje no es válido.')).closest('div');
    expect(told?.textContent).toContain('Línea 3: /a. No es una fecha. Escriba AAAA-MM-DD.');
    expect(screen.getAllByText('Falta un mensaje válido')).toHaveLength(2);
  });

  it('[AREA-05] the banco runs from here and leaves its verdict, with the way to the whole report', async () => {
    const { sent, container } = open(`${NIVEL_DOS}/71?paso=mensajes`, ({ address }) =>
      address === 'POST /solicitud/nivel-dos/71/banco'
        ? Response.json({
            ...sampleBorradorNivelDos,
            version: 4,
            nivelDos: { ...sampleNivelDos, informe: sampleInformeDeSolicitud },
          })
        : undefined,
    );
    await user.click(await button('Ejecutar el banco'));
    expect(await screen.findByRole('heading', { name: /Favorable con observaciones/ })).toBeTruthy();
    expect(screen.getByText(/^16 de 19/)).toBeTruthy();
    expect((await button(/^C-13/)).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Escriba qué es el campo.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ver el informe completo' });
    expect(link.getAttribute('href')).toBe(`/informes/${sampleInformeDeSolicitud.id}`);
    expect(sent('POST /solicitud/nivel-dos/71/banco')[0]?.version).toBe('"3"');
    await expectNoViolations(container);
  });
});

describe('the approval', () => {
  it('[AREA-05] names what is missing, each with its step', async () => {
    const { router, container } = open(`${NIVEL_DOS}/71?paso=aprobacion`);
    const link = await screen.findByRole('link', { name: /4 campos obligatorios/ });
    expect((await button('Radicar solicitud')).getAttribute('aria-disabled')).toBe('true');
    await expectNoViolations(container);
    await user.click(link);
    await waitFor(() => expect(router.state.location.search).toBe('?paso=correspondencia'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Paso 3 de 5: Correspondencia');
  });

  it('[AREA-05] sends the constancia whole with what was written of it', async () => {
    const { sent } = open(`${NIVEL_DOS}/71?paso=aprobacion`);
    await user.type(await screen.findByRole('textbox', { name: /^Responsable/ }), 'Paula Quiroga');
    await user.type(screen.getByRole('textbox', { name: /^Cargo/ }), 'Directora');
    await user.click(await button('Guardar borrador'));
    await waitFor(() => expect(sent(PUT)).toHaveLength(1));
    expect(sent(PUT)[0]?.body).toEqual({
      constancia: { responsable: 'Paula Quiroga', cargo: 'Directora', fecha: null, archivoId: null },
    });
  });

  it('[AREA-05] files the request after asking, and says its number', async () => {
    const completa = { ...sampleBorradorNivelDos, pendientes: [] };
    const acciones = { ...completa.acciones, radicar: completa.acciones.editar };
    const radicada = { ...completa, version: 4, estado: 'radicada', radicado: 'LCI-N2-2026-000001' };
    const { sent } = open(
      `${NIVEL_DOS}/71?paso=aprobacion`,
      withSolicitud({ pendientes: [], acciones }, ({ address }) =>
        address === 'POST /solicitud/71/pasos' ? Response.json(radicada) : undefined,
      ),
    );
    await user.click(await button('Radicar solicitud'));
    await user.click(
      within(await findModal('¿Radicar la solicitud?')).getByRole('button', { name: 'Radicar solicitud' }),
    );
    expect(await screen.findByRole('link', { name: 'Ver la solicitud LCI-N2-2026-000001' })).toBeTruthy();
    expect(sent('POST /solicitud/71/pasos')[0]?.body['accion']).toBe('radicar');
  });
});

describe('a stored request of level 2', () => {
  it('[AREA-05] two editors see both versions, in words', async () => {
    const actual = {
      ...sampleBorradorNivelDos,
      version: 8,
      nivelDos: { ...sampleNivelDos, tecnologia: 'soap', observaciones: 'De otra persona.' },
    };
    let tries = 0;
    const { sent } = open(`${NIVEL_DOS}/71?paso=aprobacion`, ({ address }) => {
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
      ['Tecnología', 'REST, con un contrato OpenAPI', 'SOAP, con un contrato WSDL'],
      ['Observaciones', 'Mías.', 'De otra persona.'],
    ]);
    await user.click(within(modal).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(sent(PUT).map(({ version }) => version)).toEqual(['"3"', '"8"']));
  });

  it('[AREA-05] one that is no longer written leads to the request', async () => {
    const acciones = {
      ...sampleBorradorNivelDos.acciones,
      editar: refuseWith('La solicitud está en «Radicada».'),
    };
    open(`${NIVEL_DOS}/71`, withSolicitud({ acciones }));
    expect(await screen.findByText('La solicitud está en «Radicada».')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver la solicitud' })).toBeTruthy();
  });

  it('[AREA-05] is deleted by its own address, after asking', async () => {
    const { sent, router } = open(`${NIVEL_DOS}/71?paso=servicio`);
    await user.click(await button('Eliminar borrador'));
    await user.click(
      within(await findModal('¿Eliminar el borrador?')).getByRole('button', { name: 'Eliminar borrador' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toMatch(/home$/));
    expect(sent('DELETE /solicitud/nivel-dos/71')[0]?.version).toBe('"3"');
  });

  it('[AREA-05] of another level opens in the form of that level', async () => {
    const { router } = open(`${NIVEL_DOS}/31`);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/nivel-uno\/31$/));
  });
});
