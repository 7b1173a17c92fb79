// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './solicitud-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import { sampleSolicitud, toAcciones } from '../../testing/solicitud-sample.ts';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';

const ADDRESS = '/app/level/process-levelconsult/7';
const user = userEvent.setup({ delay: null });

function open(solicitud: Solicitud = sampleSolicitud, server?: FakeServer, address = ADDRESS) {
  const site = createSolicitudesSite(address, server, solicitud);
  return { ...site, ...render(site.site) };
}

/** The entity reads: nobody of it sees the lists of the ministry. */
const asEntidad: FakeServer = ({ address }) =>
  address === 'GET /solicitud/opciones'
    ? Response.json({ ...sampleOpciones, consultores: [], todasLasEntidades: false, lado: 'entidad' })
    : undefined;

const pendiente: Solicitud = {
  ...sampleSolicitud,
  estado: 'pendiente-entidad',
  campos: sampleSolicitud.campos.slice(0, 1),
  acciones: {
    ...toAcciones(['decidir', 'observar', 'cancelar']),
    aprobar: refuseWith('Falta 1 campo por aprobar.'),
  },
};

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent;
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('a request', () => {
  it('[AREA-05] tells its servicio, who takes part, its term and its catalogue', async () => {
    const { container } = open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Consulta de vigencia de pasaporte' }),
    ).toBeTruthy();
    for (const text of [
      'Óscar Peña',
      'Íngrid Ñáñez',
      'Ministerio de relaciones exteriores (MRE)',
      'Vence en 5 días hábiles',
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    const link = screen.getByRole('link', { name: 'Número de pasaporte' });
    expect(link.getAttribute('href')).toBe('/app/elementos-de-dato/15');
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['servicio', 'Evitar que las personas lleven copia del pasaporte.'],
    ['documentos', 'Compartir la vigencia del pasaporte con otras entidades.'],
    ['historial', 'Persona Coordinadora'],
  ])('[AREA-05] its part %s has an address', async (pestana, text) => {
    const { container } = open(sampleSolicitud, undefined, `${ADDRESS}?pestana=${pestana}`);
    expect(await screen.findByText(text)).toBeTruthy();
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('[AREA-05] says where each field stands in the messages, and what allows its personal data', async () => {
    const [numero, fecha] = sampleSolicitud.campos;
    if (!numero || !fecha) throw new Error('The sample has two fields.');
    const dentro = { operacion: 'consultar', padre: numero.nombre, repite: true };
    const campos = [
      { ...numero, datoPersonal: true, base: 'funcion' as const },
      { ...fecha, ...dentro, papel: 'error' as const },
    ];
    open({ ...sampleSolicitud, campos });
    expect(await screen.findByText('Dato personal: ejercicio de una función pública')).toBeTruthy();
    expect(screen.getByText('Operación consultar, dentro de numPasaporte, se repite')).toBeTruthy();
    expect(screen.getByText(/Salida de error/)).toBeTruthy();
  });

  it('[AREA-05] is put on paper with all its parts, not the one on show alone', async () => {
    open();
    await screen.findByRole('link', { name: 'Número de pasaporte' });
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const shown = titles();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(titles()).toEqual(expect.arrayContaining(shown));
    expect(titles().length).toBeGreaterThanOrEqual(shown.length + 3);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(titles()).toEqual(shown);
  });

  it('[AREA-05] its history is its steps, and by a filter its documents or both, the last one first', async () => {
    const { container } = open();
    const historia = await screen.findByRole('region', { name: 'Historia' });
    const filter = (name: string) => within(historia).getByRole('button', { name });
    const list = () =>
      within(historia)
        .getAllByRole('listitem')
        .map((hecho) => hecho.querySelector('b')?.textContent);
    expect(filter('Pasos').getAttribute('aria-pressed')).toBe('true');
    expect(list()).toEqual(['Asignar consultor', 'Radicar']);
    await user.click(filter('Documentos'));
    expect(list()).toEqual(['Constancia-LCI-N1-2026-000012.pdf', 'Decreto-620-de-2020.pdf']);
    expect(within(historia).getByRole('button', { name: /^Descargar\s*Decreto/ })).toBeTruthy();
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(filter('Todo'));
    expect(list()).toEqual([
      'Asignar consultor',
      'Constancia-LCI-N1-2026-000012.pdf',
      'Radicar',
      'Decreto-620-de-2020.pdf',
    ]);
  });

  it('[AREA-05] one that does not exist says so', async () => {
    open(sampleSolicitud, undefined, '/app/level/process-levelconsult/999');
    expect(await screen.findByRole('heading', { name: 'Solicitud no encontrada' })).toBeTruthy();
  });
});

describe('the ministry moves a request', () => {
  it('[AREA-05] assigns it to another consultant, over the version on show', async () => {
    const { sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Reasignar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reasignar la solicitud' });
    await user.click(within(dialog).getByRole('button', { name: 'Reasignar' }));
    expect(within(dialog).getByText('Elija a quién se asigna.')).toBeTruthy();
    expect(await readErrors()).toContain('Elija a quién se asigna.');
    // The people and their work are shown before anything is typed.
    const persona = /^Álvaro Ruiz\s*1 de 10 abiertas, 1 día hábil en su mano$/;
    await user.click(await within(dialog).findByRole('radio', { name: persona }));
    await user.click(within(dialog).getByRole('button', { name: 'Reasignar' }));
    expect(await screen.findByText('La solicitud quedó asignada y se avisó al consultor.')).toBeTruthy();
    const [call] = sent('POST /solicitud/7/pasos');
    expect(call?.body).toEqual({ accion: 'asignar', consultorId: 10 });
    expect(call?.version).toBe('"4"');
  });

  it('[API-04] the consultant says in which element a field stays', async () => {
    const { sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Definir fecVencimiento' }));
    const dialog = await screen.findByRole('dialog', { name: 'Campo fecVencimiento' });
    await user.selectOptions(within(dialog).getByLabelText(/^Acción/), 'Definir');
    await user.type(within(dialog).getByRole('combobox', { name: /^Elemento de dato/ }), 'fecha');
    await user.click(await screen.findByRole('option', { name: /Fecha de vencimiento/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(within(dialog).getByText('Diga por qué no se reutiliza el elemento como está.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: /^Justificación/ }), 'No existía.');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect
      .poll(() => sent('PUT /solicitud/7/elementos')[0]?.body)
      .toEqual({ campos: [{ id: 42, accion: 'definir', elementoId: 6, justificacion: 'No existía.' }] });
  });
});

describe('the entity decides', () => {
  it('[AREA-05] is not offered the steps of the ministry, and reads why it cannot approve yet', async () => {
    open(pendiente, asEntidad);
    const aprobar = await screen.findByRole('button', { name: 'Aprobar' });
    expect(aprobar.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(aprobar.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Falta 1 campo por aprobar.',
    );
    expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull();
  });

  it('[AREA-05] approves a field, and observes one with its reason', async () => {
    const { sent } = open(pendiente, asEntidad);
    await user.click(await screen.findByRole('button', { name: 'Aprobar numPasaporte' }));
    await expect
      .poll(() => sent('PUT /solicitud/7/decisiones')[0]?.body)
      .toEqual({ campos: [{ id: 41, decision: 'aprobada', observacion: '' }] });
    await user.click(await screen.findByRole('button', { name: 'Observar numPasaporte' }));
    const modal = await screen.findByRole('dialog', { name: '¿Qué observa de numPasaporte?' });
    await user.type(within(modal).getByRole('textbox'), 'Son diez caracteres.');
    await user.click(within(modal).getByRole('button', { name: 'Observar' }));
    await expect
      .poll(() => sent('PUT /solicitud/7/decisiones')[1]?.body)
      .toEqual({ campos: [{ id: 41, decision: 'observada', observacion: 'Son diez caracteres.' }] });
  });

  it('[AREA-05] a returned one says why and leads to its form', async () => {
    const devuelta: Solicitud = {
      ...sampleSolicitud,
      estado: 'devuelta',
      pasos: [
        ...sampleSolicitud.pasos,
        {
          id: 3,
          accion: 'devolver',
          desde: 'En revisión',
          hasta: 'Devuelta',
          desdeEstado: 'en-revision',
          hastaEstado: 'devuelta',
          dias: null,
          motivo: 'Falta una norma.',
          usuario: 'Íngrid Ñáñez',
          fecha: '2026-11-05T15:00:00.000Z',
        },
      ],
      acciones: toAcciones(['editar', 'cancelar']),
    };
    open(devuelta, asEntidad);
    expect(await screen.findByText('Devuelta por el ministerio: Falta una norma.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Corregir y radicar' }).getAttribute('href')).toBe(
      '/app/level/process-levelservices/nivel-uno/7',
    );
  });
});
