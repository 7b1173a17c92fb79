// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../screens/nivel-dos-screen.tsx';
import '../screens/nivel-uno-screen.tsx';
import '../screens/servicios-niveles-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import { sampleDevuelta, sampleMarcas } from '../../testing/acompanamiento-sample.ts';
import { sampleBorradorNivelDos, sampleNivelDos } from '../../testing/nivel-dos-sample.ts';
import {
  buildRefusal,
  createNivelesSite,
  type FakeServer,
  sampleBorrador,
} from '../../testing/niveles-web-site.tsx';
import { toAcciones } from '../../testing/solicitud-sample.ts';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

beforeEach(clearDatosNivel);

const NIVELES = '/app/level/process-levelservices';
const MENSAJE = 'Otra persona cambió este registro.';
const DE_OTRA = 'De otra persona.';
const user = userEvent.setup({ delay: null });

/** The first call to the address finds that another person saved this meanwhile. */
function refuseOnce(refused: string, actual: Solicitud, server: FakeServer = () => undefined): FakeServer {
  let isFirst = true;
  return (call) => {
    if (call.address !== refused || !isFirst) return server(call);
    isFirst = false;
    return buildRefusal(412, { code: 'VERSION_DISTINTA', mensaje: MENSAJE, actual });
  };
}

function open(address: string, server: FakeServer) {
  const { sent, router, site } = createNivelesSite(`${NIVELES}/${address}`, server);
  render(site);
  return { router, sent, versions: (called: string) => sent(called).map(({ version }) => version) };
}

const findBoton = (name: string | RegExp) => screen.findByRole('button', { name });
const findAlerta = (name: string) => screen.findByRole('alertdialog', { name });
const findCampo = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const press = async (name: string | RegExp) => user.click(await findBoton(name));

async function goTo(paso: RegExp): Promise<void> {
  const pasos = await screen.findByRole('navigation', { name: 'Pasos de la solicitud' });
  await user.click(within(pasos).getByRole('button', { name: paso }));
}

async function answer(question: string, button: string): Promise<void> {
  await user.click(within(await findAlerta(question)).getByRole('button', { name: button }));
}

/** Reads why something was refused, and goes on. */
async function readFailure(): Promise<string> {
  const alerta = await findAlerta('¡Error!');
  const { textContent } = alerta;
  await user.click(within(alerta).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return textContent;
}

const cambiada: Solicitud = { ...sampleBorrador, version: 8, objetivo: DE_OTRA };

describe('what is asked of the server about a request that another person changed meanwhile', () => {
  it('[AREA-05] is not filed: the person is told, reads the newer version, and may file that one', async () => {
    const PASOS = 'POST /solicitud/31/pasos';
    const { versions } = open('nivel-uno/31?paso=revision', refuseOnce(PASOS, cambiada));
    const radicar = async () => {
      await press('Radicar solicitud');
      await answer('¿Radicar la solicitud?', 'Radicar solicitud');
    };
    await radicar();
    expect(await readFailure()).toContain(MENSAJE);
    await goTo(/Datos del servicio/);
    expect((await findCampo(/^Objetivo/)).value).toBe(DE_OTRA);
    expect(versions(PASOS)).toEqual(['"3"']);
    await goTo(/Revisión/);
    await radicar();
    expect(await screen.findByRole('link', { name: 'Ver la solicitud LCI-N1-2026-000001' })).toBeTruthy();
    expect(versions(PASOS)).toEqual(['"3"', '"8"']);
  });

  it('[AREA-05] is not deleted: the person is told, reads the newer version, and may delete that one', async () => {
    const DELETE = 'DELETE /solicitud/nivel-uno/31';
    const { versions, router } = open('nivel-uno/31', refuseOnce(DELETE, cambiada));
    await press('Eliminar borrador');
    await answer('¿Eliminar el borrador?', 'Eliminar borrador');
    expect(await readFailure()).toContain(MENSAJE);
    await waitFor(async () => expect((await findCampo(/^Objetivo/)).value).toBe(DE_OTRA));
    expect([versions(DELETE), router.state.location.pathname]).toEqual([['"3"'], `${NIVELES}/nivel-uno/31`]);
    await press('Eliminar borrador');
    await answer('¿Eliminar el borrador?', 'Eliminar borrador');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/home$/));
    expect(versions(DELETE)).toEqual(['"3"', '"8"']);
  });

  it('[AREA-05] is not checked by the banco before the person had the newer version on the screen', async () => {
    const BANCO = 'POST /solicitud/nivel-dos/71/banco';
    const nivelDos = { ...sampleNivelDos, observaciones: DE_OTRA };
    const actual: Solicitud = { ...sampleBorradorNivelDos, version: 8, nivelDos };
    const { versions } = open(
      'nivel-dos/71?paso=mensajes',
      refuseOnce(BANCO, actual, ({ address }) =>
        address === BANCO ? Response.json({ ...actual, version: 9 }) : undefined,
      ),
    );
    await press('Ejecutar el banco');
    expect(await readFailure()).toContain(MENSAJE);
    await goTo(/Aprobación/);
    expect((await findCampo(/^Observaciones/)).value).toBe(DE_OTRA);
    expect(versions(BANCO)).toEqual(['"3"']);
    await goTo(/Mensajes/);
    await press('Ejecutar el banco');
    await waitFor(() => expect(versions(BANCO)).toEqual(['"3"', '"8"']));
  });

  it('[AREA-05] a document that another person removed: the person is told', async () => {
    const [documento] = sampleBorrador.documentos;
    const DELETE = `DELETE /solicitud/31/documento/${documento?.idArchivo}`;
    const mensaje = 'El archivo no existe.';
    const { versions } = open(
      'nivel-uno/31?paso=documentos',
      refuseOnce(DELETE, { ...cambiada, documentos: [] }, ({ address }) =>
        address === DELETE ? buildRefusal(404, { code: 'ARCHIVO_NO_ENCONTRADO', mensaje }) : undefined,
      ),
    );
    await press('Quitar concepto.pdf');
    await answer('¿Quitar el documento?', 'Quitar documento');
    expect(await readFailure()).toContain(mensaje);
    expect(versions(DELETE)).toEqual(['"3"', '"8"']);
    // It may be tried again.
    expect((await findBoton('Quitar concepto.pdf')).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the answer to a mark of a request that another person changed meanwhile', () => {
  const MARCAS = 'PUT /solicitud/31/marcas';
  const PUT = 'PUT /solicitud/nivel-uno/31';
  const devuelta: Solicitud = {
    ...sampleBorrador,
    estado: 'devuelta',
    radicado: 'LCI-N1-2026-000001',
    pasos: sampleDevuelta.pasos,
    marcas: [...sampleMarcas],
    acciones: toAcciones(['editar']),
  };

  /** Writes more of the answer that the first mark has, and sends it. */
  async function respond(actual: Solicitud) {
    const form = open(
      'nivel-uno/31',
      refuseOnce(MARCAS, actual, ({ address }) => {
        if (address === 'GET /solicitud/31') return Response.json(devuelta);
        return address === MARCAS ? Response.json({ ...actual, version: 9 }) : undefined;
      }),
    );
    await press('Cambiar la observación 1: Objetivo del intercambio');
    const dialog = await screen.findByRole('dialog', { name: 'Responder: Objetivo del intercambio' });
    await user.type(within(dialog).getByRole('textbox'), ' Y su fecha.');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar respuesta' }));
    return { ...form, dialog };
  }

  it('[AREA-05] is kept without a question where the mark stayed as it was read; the next save compares the rest', async () => {
    const { versions } = await respond({ ...devuelta, version: 8, objetivo: DE_OTRA });
    expect(await screen.findByText('La respuesta quedó guardada.')).toBeTruthy();
    expect(versions(MARCAS)).toEqual(['"3"', '"8"']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await findCampo(/^Objetivo/)).value).toBe(devuelta.objetivo);
    await user.type(await findCampo(/^Descripción/), ' Siempre.');
    await press('Guardar cambios');
    await waitFor(() => expect(versions(PUT)).toEqual(['"3"']));
  });

  const theirs = {
    clase: 'refutada',
    texto: DE_OTRA,
    usuario: 'Íngrid Ñáñez',
    fecha: '2026-11-07T15:00:00.000Z',
  };
  const respondida: Solicitud = {
    ...devuelta,
    version: 8,
    marcas: devuelta.marcas.map((marca) => (marca.id === 61 ? { ...marca, respuesta: theirs } : marca)),
  } as Solicitud;

  it('[AREA-05] shows both answers where they answered the same mark; the own one stays until the person decides', async () => {
    const { versions, dialog } = await respond(respondida);
    const conflicto = await findAlerta('Otra persona cambió este registro');
    const rows = within(conflicto).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Campo', 'Su versión', 'Versión guardada'],
      ['Respuesta', 'Corregida', 'No aplica'],
      ['Explicación', 'Se nombró el trámite. Y su fecha.', DE_OTRA],
    ]);
    await user.click(within(conflicto).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(versions(MARCAS)).toEqual(['"3"']);
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'Se nombró el trámite. Y su fecha.',
    );
    // The form shows what the other one answered.
    expect(await screen.findByText(/por Íngrid Ñáñez: De otra persona\./)).toBeTruthy();
  });

  it('[AREA-05] goes over their answer where the person says so', async () => {
    const { versions, sent } = await respond(respondida);
    await answer('Otra persona cambió este registro', 'Guardar mi versión');
    expect(await screen.findByText('La respuesta quedó guardada.')).toBeTruthy();
    expect(versions(MARCAS)).toEqual(['"3"', '"8"']);
    expect(sent(MARCAS)[1]?.body).toEqual({
      marcas: [{ id: 61, respuesta: 'corregida', texto: 'Se nombró el trámite. Y su fecha.' }],
    });
  });
});
