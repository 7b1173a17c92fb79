// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './solicitud-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import {
  sampleBorradorNivelDos,
  sampleInforme,
  sampleInformeDeSolicitud,
  sampleNivelDos,
} from '../../testing/nivel-dos-sample.ts';
import { sampleSolicitud, toAcciones } from '../../testing/solicitud-sample.ts';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';

const ADDRESS = '/app/level/process-levelconsult/7';
const PASOS = 'POST /solicitud/7/pasos';
const user = userEvent.setup({ delay: null });

const comprobado = {
  id: 9,
  operacion: 'consultarMovimientos',
  papel: 'peticion' as const,
  sha256: 'b'.repeat(64),
  resultado: 'valido' as const,
  reglas: 1,
  fecha: '2026-11-26T15:31:00.000Z',
};

/** A filed request of level 2 with its report. */
const evaluada: Solicitud = {
  ...sampleBorradorNivelDos,
  id: 7,
  radicado: 'LCI-N2-2026-000017',
  estado: 'en-evaluacion',
  consultor: 'Íngrid Ñáñez',
  consultorId: 9,
  radicadaEn: '2026-11-03T15:00:00.000Z',
  plazo: sampleSolicitud.plazo,
  pasos: sampleSolicitud.pasos,
  pendientes: [],
  nivelDos: { ...sampleNivelDos, informe: sampleInformeDeSolicitud, mensajes: [comprobado] },
  acciones: toAcciones(['presentar', 'devolver']),
};

function open(
  solicitud: Solicitud,
  { address = ADDRESS, server }: { address?: string; server?: FakeServer } = {},
) {
  const answer: FakeServer = (call) =>
    server?.(call) ??
    (call.path === `/informes/${sampleInformeDeSolicitud.id}` ? Response.json(sampleInforme) : undefined);
  const site = createSolicitudesSite(address, answer, solicitud);
  return { ...site, ...render(site.site) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

describe('the page of a request of level 2', () => {
  it('[AREA-05] begins with the report of the banco, whose verdict has its two numbers', async () => {
    const { container } = open(evaluada);
    expect(await screen.findByRole('heading', { name: /Favorable con observaciones/ })).toBeTruthy();
    expect(screen.getByText(/^16 de 19/)).toBeTruthy();
    expect(screen.getByText('Servicio versión 1.0')).toBeTruthy();
    expect(screen.getByText('a'.repeat(64))).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Informe del banco',
      'Correspondencia',
      'Mensajes',
      'Contrato y constancia',
    ]);
    await expectNoViolations(container);
  });

  it('[AREA-05] says where each field is, which messages were shown, and what the entity declares', async () => {
    const { container } = open(evaluada, { address: `${ADDRESS}?pestana=correspondencia` });
    const table = await screen.findByRole('table', { name: 'Consultar movimientos: petición' });
    expect(within(table).getAllByText('Falta el lugar')).toHaveLength(2);
    await expectNoViolations(container);
    await user.click(screen.getByRole('tab', { name: 'Mensajes' }));
    expect(screen.getByText('Se guarda la huella, nunca el contenido')).toBeTruthy();
    expect(screen.getByText('b'.repeat(64))).toBeTruthy();
    await expectNoViolations(container);
    await user.click(screen.getByRole('tab', { name: 'Contrato y constancia' }));
    expect(screen.getByText('movimientos-1.0.yaml', { selector: 'b' })).toBeTruthy();
    await expectNoViolations(container);
  });

  it.each([
    ['en-revision', 'evaluar', 'Pasar a evaluación', '¿Pasar a evaluación?', 'Pasar a evaluación'],
    [
      'en-evaluacion',
      'presentar',
      'Presentar a la entidad',
      '¿Presentar a la entidad?',
      'Presentar a la entidad',
    ],
    ['concepto-favorable', 'certificar', 'Certificar', '¿Certificar la solicitud?', 'Certificar solicitud'],
  ] as const)('[AREA-05] in %s the ministry may %s', async (estado, paso, boton, pregunta, confirma) => {
    const { sent } = open({ ...evaluada, estado, acciones: toAcciones([paso]) });
    await user.click(await button(boton));
    const modal = await screen.findByRole('alertdialog', { name: pregunta });
    await user.click(within(modal).getByRole('button', { name: confirma }));
    await waitFor(() => expect(sent(PASOS)[0]?.body['accion']).toBe(paso));
    expect(screen.queryByRole('button', { name: 'Pasar a conceptualización' })).toBeNull();
  });

  it.each([
    ['pendiente-entidad', 'observar', 'Observar', '¿Observar el informe?', 'Observar', false],
    ['concepto-favorable', 'reabrir', 'Reabrir', '¿Reabrir la solicitud?', 'Reabrir', true],
  ] as const)(
    '[AREA-05] in %s, to %s says why',
    async (estado, paso, boton, pregunta, confirma, todasLasEntidades) => {
      const { sent } = open(
        { ...evaluada, estado, acciones: toAcciones([paso]) },
        {
          server: ({ address }) =>
            address === 'GET /solicitud/opciones'
              ? Response.json({
                  ...sampleOpciones,
                  todasLasEntidades,
                  lado: todasLasEntidades ? 'ministerio' : 'entidad',
                })
              : undefined,
        },
      );
      await user.click(await button(boton));
      const modal = await screen.findByRole('dialog', { name: pregunta });
      await user.type(within(modal).getByRole('textbox'), 'Falta un error.');
      await user.click(within(modal).getByRole('button', { name: confirma }));
      await waitFor(() =>
        expect(sent(PASOS)[0]?.body).toMatchObject({ accion: paso, motivo: 'Falta un error.' }),
      );
    },
  );

  it('[AREA-05] the entity approves the report', async () => {
    const { sent } = open(
      { ...evaluada, estado: 'pendiente-entidad', acciones: toAcciones(['aprobar', 'observar']) },
      {
        server: ({ address }) =>
          address === 'GET /solicitud/opciones'
            ? Response.json({ ...sampleOpciones, todasLasEntidades: false, lado: 'entidad' })
            : undefined,
      },
    );
    expect(await screen.findByRole('heading', { name: 'Lea el informe del banco y decida' })).toBeTruthy();
    await user.click(await button('Aprobar'));
    const modal = await screen.findByRole('alertdialog', { name: '¿Aprobar el informe?' });
    await user.click(within(modal).getByRole('button', { name: 'Aprobar informe' }));
    await waitFor(() => expect(sent(PASOS)[0]?.body['accion']).toBe('aprobar'));
  });

  it('[AREA-05] a certification the banco refuses keeps on show what differs', async () => {
    const mensaje = 'El banco ya no encuentra lo que la entidad aprobó; reabra la solicitud.';
    const detalles = [
      { campo: 'C-06', mensaje: 'C-06: La lista de países cambió (1 lugar). Al aprobar cumplía.' },
    ];
    const { container } = open(
      { ...evaluada, estado: 'concepto-favorable', acciones: toAcciones(['certificar', 'reabrir']) },
      {
        server: ({ address }) =>
          address === PASOS
            ? Response.json({ status: 409, code: 'INFORME_DISTINTO', mensaje, detalles }, { status: 409 })
            : undefined,
      },
    );
    await user.click(await button('Certificar'));
    const modal = await screen.findByRole('alertdialog', { name: '¿Certificar la solicitud?' });
    await user.click(within(modal).getByRole('button', { name: 'Certificar solicitud' }));
    const alert = (await screen.findByText(mensaje)).closest('[role="alert"]');
    expect(alert?.textContent).toContain('Al aprobar cumplía.');
    expect(await button('Reabrir')).toBeTruthy();
    await expectNoViolations(container);
  });
});
