// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import '../screens/solicitud-screen.tsx';
import '../screens/nivel-dos-screen.tsx';
import '../screens/nivel-uno-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import { sampleDevuelta, sampleMarcas } from '../../testing/acompanamiento-sample.ts';
import { sampleBorradorNivelDos } from '../../testing/nivel-dos-sample.ts';
import { buildRefusal, createNivelesSite, sampleBorrador } from '../../testing/niveles-web-site.tsx';
import { sampleSolicitud, toAcciones } from '../../testing/solicitud-sample.ts';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';

const user = userEvent.setup({ delay: null });
const MARCAS = 'PUT /solicitud/7/marcas';

function open(solicitud: Solicitud, server?: FakeServer) {
  const site = createSolicitudesSite('/app/level/process-levelconsult/7', server, solicitud);
  return { ...site, ...render(site.site) };
}

const asEntidad: FakeServer = ({ address }) =>
  address === 'GET /solicitud/opciones'
    ? Response.json({ ...sampleOpciones, consultores: [], todasLasEntidades: false, lado: 'entidad' })
    : undefined;

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent ?? '';
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('the ministry returns a request', () => {
  it('[AREA-05] [SHELL-04] with its reason and a mark at each place that has to be corrected', async () => {
    const { sent } = open(sampleSolicitud);
    await user.click(await screen.findByRole('button', { name: 'Devolver a la entidad' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Devolver la solicitud?' });
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    const errors = await readErrors();
    for (const error of [
      'Escriba el motivo.',
      'Observación 1: elija el lugar que se debe corregir.',
      'Observación 1: escriba qué se debe corregir.',
    ])
      expect(errors).toContain(error);
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Falta precisar.');
    const first = within(dialog).getByRole('group', { name: 'Observación 1' });
    await user.type(within(first).getByRole('combobox', { name: /^Lugar/ }), 'numpas');
    await user.click(await screen.findByRole('option', { name: 'Campo numPasaporte' }));
    await user.type(within(first).getByRole('textbox', { name: /^Qué se debe/ }), 'Son diez caracteres.');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar observación' }));
    await user.click(within(dialog).getByRole('button', { name: 'Agregar observación' }));
    const second = within(dialog).getByRole('group', { name: 'Observación 2' });
    await user.click(within(second).getByRole('button', { name: 'Quitar la observación 2' }));
    const last = within(dialog).getByRole('group', { name: 'Observación 2' });
    await user.type(within(last).getByRole('combobox', { name: /^Lugar/ }), 'objetivo');
    await user.click(await screen.findByRole('option', { name: 'Objetivo del intercambio' }));
    await user.type(within(last).getByRole('textbox', { name: /^Qué se debe/ }), 'Diga el trámite.');
    expect((await axe.run(dialog)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await expect
      .poll(() => sent('POST /solicitud/7/pasos')[0]?.body)
      .toEqual({
        accion: 'devolver',
        motivo: 'Falta precisar.',
        marcas: [
          { lugar: 'campos.numPasaporte', texto: 'Son diez caracteres.' },
          { lugar: 'servicio.objetivo', texto: 'Diga el trámite.' },
        ],
      });
  });

  it('[AREA-05] of level 2 at the steps and fields of its own form', async () => {
    const { sent } = open({
      ...sampleBorradorNivelDos,
      id: 7,
      estado: 'en-evaluacion',
      radicado: 'LCI-N2-2026-000001',
      acciones: toAcciones(['devolver']),
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver a la entidad' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Devolver la solicitud?' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Falta el error.');
    const lugar = within(dialog).getByRole('combobox', { name: /^Lugar/ });
    await user.type(lugar, 'objetivo');
    expect(screen.queryByRole('option', { name: 'Objetivo del intercambio' })).toBeNull();
    await user.clear(lugar);
    await user.type(lugar, 'archivo');
    await user.click(await screen.findByRole('option', { name: 'Archivo del contrato' }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Qué se debe/ }), 'Falta su esquema.');
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await expect
      .poll(() => sent('POST /solicitud/7/pasos')[0]?.body)
      .toEqual({
        accion: 'devolver',
        motivo: 'Falta el error.',
        marcas: [{ lugar: 'contrato.archivo', texto: 'Falta su esquema.' }],
      });
  });

  it('[AREA-05] and reads the answers beside the marks when it comes back', async () => {
    const marcas = sampleMarcas.map((marca) => ({ ...marca, respuesta: sampleMarcas[0]?.respuesta ?? null }));
    const { container } = open({ ...sampleDevuelta, estado: 'asignada', marcas, pendientes: [] });
    const card = await screen.findByRole('region', { name: 'Observaciones respondidas' });
    expect(within(card).getByText('2 de 2')).toBeTruthy();
    expect(within(card).getAllByText(/por Óscar Peña: Se nombró el trámite\./)).toHaveLength(2);
    expect(within(card).queryByRole('button')).toBeNull();
    const historia = screen.getByRole('region', { name: 'Historia' });
    expect(within(historia).getByText('2 observaciones')).toBeTruthy();
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the entity answers what a return asked for', () => {
  it('[AREA-05] one by one; answered ones fold, and what comes next is said', async () => {
    const { sent, container } = open(sampleDevuelta, asEntidad);
    expect(
      await screen.findByRole('heading', { name: 'Responda 1 observación y radique de nuevo' }),
    ).toBeTruthy();
    const card = await screen.findByRole('region', { name: 'Observaciones por responder' });
    expect(within(card).getByText('1 de 2')).toBeTruthy();
    expect(card.querySelectorAll('details:not([open])')).toHaveLength(1);
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
    // What comes next leads to its place, where Tab is at its answer.
    const responder = await within(card).findByRole('button', {
      name: 'Responder la observación 2: Campo numPasaporte',
    });
    await user.click(screen.getByRole('button', { name: 'Responder la observación 2' }));
    expect(document.activeElement?.textContent).toContain('Son diez caracteres.');
    await user.tab();
    expect(document.activeElement).toBe(responder);
    await user.click(responder);
    const dialog = await screen.findByRole('dialog', { name: 'Responder: Campo numPasaporte' });
    expect(within(dialog).getByText('Son diez caracteres.')).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: 'No aplica, y se dice por qué' }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar respuesta' }));
    expect(await readErrors()).toContain('Escriba por qué la observación no aplica.');
    await user.type(within(dialog).getByRole('textbox', { name: /^Por qué no aplica/ }), 'Son nueve.');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar respuesta' }));
    await expect
      .poll(() => sent(MARCAS)[0])
      .toMatchObject({
        version: '"4"',
        body: { marcas: [{ id: 62, respuesta: 'refutada', texto: 'Son nueve.' }] },
      });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[AREA-05] has its form beside them, which comes first once all are answered; who does not write has neither', async () => {
    const { unmount } = open(sampleDevuelta, asEntidad);
    const form = { name: 'Corregir y radicar' };
    const responder = await screen.findByRole('button', { name: 'Responder la observación 2' });
    const { DOCUMENT_POSITION_FOLLOWING: AFTER } = Node;
    expect(responder.compareDocumentPosition(screen.getByRole('link', form)) & AFTER).toBe(AFTER);
    unmount();
    const marcas = sampleMarcas.map((marca) => ({ ...marca, respuesta: sampleMarcas[0]?.respuesta ?? null }));
    const answered = open({ ...sampleDevuelta, marcas, pendientes: [] }, asEntidad);
    expect(await screen.findByRole('link', form)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Responder la observación/ })).toBeNull();
    answered.unmount();
    open({ ...sampleDevuelta, acciones: toAcciones([]) }, asEntidad);
    await screen.findByRole('region', { name: 'Observaciones por responder' });
    expect(screen.queryByRole('link', form)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Responder la observación 2' })).toBeNull();
  });

  it('[AREA-05] a refused answer keeps what was typed', async () => {
    open(sampleDevuelta, (call) =>
      call.address === MARCAS
        ? buildRefusal(409, {
            code: 'SOLICITUD_ACCION_NO_PERMITIDA',
            mensaje: 'La solicitud no admite este cambio ahora.',
          })
        : asEntidad(call),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Cambiar la observación 1: Objetivo del intercambio' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Responder: Objetivo del intercambio' });
    await user.type(within(dialog).getByRole('textbox'), ' Y su fecha.');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar respuesta' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('La solicitud no admite este cambio ahora.');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'Se nombró el trámite. Y su fecha.',
    );
  });
});

describe('the form of a returned request', () => {
  const devuelta: Solicitud = {
    ...sampleBorrador,
    estado: 'devuelta',
    radicado: 'LCI-N1-2026-000001',
    pasos: sampleDevuelta.pasos,
    marcas: [
      ...sampleMarcas.map((marca) => ({
        ...marca,
        lugar: marca.lugar.replace('numPasaporte', 'numeroPasaporte'),
      })),
      {
        ...sampleMarcas[1],
        id: 63,
        lugar: 'campos.otro',
        nombre: 'Campo otro',
        texto: 'Se quitó.',
      } as Solicitud['marcas'][number],
    ],
    acciones: toAcciones(['editar']),
  };

  function openForm(paso: string) {
    const site = createNivelesSite(
      `/app/level/process-levelservices/nivel-uno/31?paso=${paso}`,
      ({ address }) => {
        if (address === 'GET /solicitud/31') return Response.json(devuelta);
        if (address === 'PUT /solicitud/31/marcas')
          return Response.json({
            ...devuelta,
            version: 4,
            marcas: devuelta.marcas.map((marca) => ({
              ...marca,
              respuesta: sampleMarcas[0]?.respuesta ?? null,
            })),
          });
        return undefined;
      },
    );
    return { ...site, ...render(site.site) };
  }

  it('[AREA-05] shows each mark at its place; of a row that is gone, at its part', async () => {
    const { container } = openForm('servicio');
    const objetivo = await screen.findByRole('textbox', { name: /^Objetivo/ });
    const cell = objetivo.closest('div')?.parentElement;
    if (!cell) throw new Error('The objetivo stands in no cell.');
    const marcas = within(cell).getByRole('list', { name: 'Observaciones del ministerio' });
    expect(within(marcas).getByText('Diga qué trámite mejora.')).toBeTruthy();
    expect(screen.getAllByRole('list', { name: 'Observaciones del ministerio' })).toHaveLength(1);
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('[AREA-05] answers one there, over the version the form has, and goes on', async () => {
    const { sent } = openForm('elementos');
    const row = await screen.findByRole('row', { name: /numeroPasaporte/ });
    expect(within(row).getByText('Son diez caracteres.')).toBeTruthy();
    expect(screen.getByText('Se quitó.')).toBeTruthy();
    await user.click(within(row).getByRole('button', { name: /^Responder la observación 2/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Responder: Campo numPasaporte' });
    await user.click(within(dialog).getByRole('button', { name: 'Guardar respuesta' }));
    await expect
      .poll(() => sent('PUT /solicitud/31/marcas')[0])
      .toMatchObject({ version: '"3"', body: { marcas: [{ id: 62, respuesta: 'corregida', texto: '' }] } });
    expect(await screen.findByText('La respuesta quedó guardada.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull());
  });
});

describe('the form of a returned request of level 2', () => {
  const toMarca = (id: number, lugar: string, texto: string) => ({
    id,
    pasoId: 3,
    lugar,
    parte: lugar.split('.')[0] ?? lugar,
    nombre: lugar,
    texto,
    respuesta: null,
  });
  const devuelta: Solicitud = {
    ...sampleBorradorNivelDos,
    estado: 'devuelta',
    radicado: 'LCI-N2-2026-000001',
    pasos: sampleDevuelta.pasos,
    marcas: [
      toMarca(81, 'contrato.archivo', 'Falta el esquema del error.'),
      toMarca(82, 'mensajes', 'Traiga uno con todos los campos.'),
    ],
    acciones: toAcciones(['editar']),
  };

  function openForm(paso: string) {
    const site = createNivelesSite(
      `/app/level/process-levelservices/nivel-dos/71?paso=${paso}`,
      ({ address }) => {
        if (address === 'GET /solicitud/71') return Response.json(devuelta);
        if (address !== 'PUT /solicitud/71/marcas') return undefined;
        const [first, ...others] = devuelta.marcas;
        const respuesta = sampleMarcas[0]?.respuesta ?? null;
        return Response.json({ ...devuelta, version: 4, marcas: [{ ...first, respuesta }, ...others] });
      },
    );
    return { ...site, ...render(site.site) };
  }

  it('[AREA-05] shows them at its fields, and answers one there over the version the form has', async () => {
    const { sent, container } = openForm('contrato');
    const marcas = await screen.findByRole('list', { name: 'Observaciones del ministerio' });
    expect(within(marcas).getByText('Falta el esquema del error.')).toBeTruthy();
    // The steps say where the others wait.
    expect(screen.getByRole('button', { name: /Mensajes/ }).textContent).toContain('1 por responder');
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(within(marcas).getByRole('button', { name: /^Responder la observación 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Responder: contrato.archivo' });
    await user.click(within(dialog).getByRole('button', { name: 'Guardar respuesta' }));
    await expect
      .poll(() => sent('PUT /solicitud/71/marcas')[0])
      .toMatchObject({ version: '"3"', body: { marcas: [{ id: 81, respuesta: 'corregida', texto: '' }] } });
    expect(await screen.findByText('La respuesta quedó guardada.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Cambiar la observación 1/ })).toBeTruthy();
  });

  it('[AREA-05] shows those of a whole step at its top', async () => {
    openForm('mensajes');
    const paso = await screen.findByRole('region', { name: 'Paso 4 de 5: Mensajes' });
    expect(within(paso).getByText('Traiga uno con todos los campos.')).toBeTruthy();
    expect(screen.queryByText('Falta el esquema del error.')).toBeNull();
  });
});
