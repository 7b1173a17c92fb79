// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import '../screens/solicitud-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import { sampleReloj } from '../../testing/reloj-sample.ts';
import { sampleSolicitud } from '../../testing/solicitud-sample.ts';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';

const user = userEvent.setup({ delay: null });
const RELOJ = 'GET /solicitud/7/reloj';

function open(solicitud: Solicitud, server?: FakeServer) {
  const site = createSolicitudesSite('/app/level/process-levelconsult/7', server, solicitud);
  return { ...site, ...render(site.site) };
}

const running: Solicitud = {
  ...sampleSolicitud,
  acciones: { ...sampleSolicitud.acciones, suspenderPlazo: ALLOWED, prorrogar: ALLOWED },
};
const suspended: Solicitud = {
  ...sampleSolicitud,
  plazo: null,
  suspension: {
    desde: '2026-11-10',
    reanudaEn: null,
    causa: 'fuerza-mayor',
    motivo: 'Sede cerrada.',
    diasRestantes: 6,
  },
  acciones: { ...sampleSolicitud.acciones, reanudarPlazo: ALLOWED },
};

const asEntidad: FakeServer = ({ address }) =>
  address === 'GET /solicitud/opciones'
    ? Response.json({ ...sampleOpciones, consultores: [], todasLasEntidades: false, lado: 'entidad' })
    : undefined;

describe('the clock on the page of a request', () => {
  it('[AREA-05] tells the days of each side, the forecast and how its like came out', async () => {
    const { container } = open(running);
    expect(await screen.findByText('días hábiles desde que se radicó')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: 'Ministerio: 9 días; Entidad: 4 días; Plazo suspendido: 2 días' }),
    ).toBeTruthy();
    expect(screen.getByText('03/02/2027')).toBeTruthy();
    expect(screen.getByText(/De 40 que se pronosticaron así, 33 llegaron antes/)).toBeTruthy();
    const line = screen.getByRole('list', { name: 'Vida de la solicitud' });
    expect(within(line).getAllByRole('listitem')).toHaveLength(8);
    expect(within(line).getByText('hacia el 15/01/2027')).toBeTruthy();
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('[AREA-05] without history says that it counts with the terms', async () => {
    const pronostico = { ...sampleReloj.pronostico, base: 'plazos', casos: 4 };
    open(running, ({ address }) =>
      address === RELOJ ? Response.json({ ...sampleReloj, pronostico }) : undefined,
    );
    expect(await screen.findByText(/se certificaron 4 solicitudes de nivel 1/)).toBeTruthy();
    expect(screen.queryByText('Lo más probable')).toBeNull();
  });

  it('[AREA-05] tells of one as of one', async () => {
    const pronostico = { ...sampleReloj.pronostico, evaluadas: 2, acertadas: 1 };
    open(running, ({ address }) =>
      address === RELOJ ? Response.json({ ...sampleReloj, pronostico }) : undefined,
    );
    expect(await screen.findByText(/De 2 que se pronosticaron así, 1 llegó antes/)).toBeTruthy();
  });

  it('[AREA-05] one that was certified leads to its certificate', async () => {
    open({ ...sampleSolicitud, estado: 'certificada', cerradaEn: '2026-11-20', plazo: null });
    const link = await screen.findByRole('link', { name: 'Ver el certificado' });
    expect(link.getAttribute('href')).toBe(`/app/certificados?texto=${sampleSolicitud.radicado}`);
  });

  it('[AREA-05] it may fail alone', async () => {
    open(running, ({ address }) => (address === RELOJ ? new Response(null, { status: 500 }) : undefined));
    expect(await screen.findByText('No fue posible cargar el reloj de la solicitud')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Historia' })).toBeTruthy();
    expect(screen.getByText('Diga en qué elemento queda cada campo')).toBeTruthy();
  });

  it('[AREA-05] the entity is not offered to move it', async () => {
    open(running, asEntidad);
    expect(await screen.findByText('días hábiles desde que se radicó')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suspender' })).toBeNull();
  });
});

describe('who assigns requests', () => {
  it('[AREA-05] suspends the term with its cause, its reason and its day', async () => {
    const { sent } = open(running);
    await user.click(await screen.findByRole('button', { name: 'Suspender' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspender el plazo' });
    expect((await axe.run(dialog)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(alert.textContent).toContain('Elija por qué se suspende el plazo.');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await user.selectOptions(within(dialog).getByLabelText(/^Causa/), 'Fuerza mayor');
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Sede cerrada.');
    await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    await expect
      .poll(() => sent('POST /solicitud/7/pasos')[0]?.body)
      .toEqual({ accion: 'suspenderPlazo', causa: 'fuerza-mayor', motivo: 'Sede cerrada.' });
  });

  it('[AREA-05] resumes one that stands still, which says what it keeps', async () => {
    const { sent } = open(suspended);
    expect(await screen.findByText('Plazo suspendido', { selector: 'b' })).toBeTruthy();
    expect(screen.getByText(/se conservan 6 días hábiles/)).toBeTruthy();
    expect(screen.getByText('Fuerza mayor: Sede cerrada.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Reanudar' }));
    const modal = await screen.findByRole('dialog', { name: '¿Reanudar el plazo?' });
    await user.type(within(modal).getByRole('textbox'), 'Se abrió.');
    await user.click(within(modal).getByRole('button', { name: 'Reanudar' }));
    await expect
      .poll(() => sent('POST /solicitud/7/pasos')[0]?.body)
      .toEqual({ accion: 'reanudarPlazo', motivo: 'Se abrió.' });
  });

  it('[AREA-05] makes it longer by what it admits, and reads why it may not again', async () => {
    const { sent, unmount } = open(running);
    await user.click(await screen.findByRole('button', { name: 'Prorrogar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prorrogar el plazo' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Días hábiles/ }), '8');
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Prueba repetida.');
    await user.click(within(dialog).getByRole('button', { name: 'Prorrogar' }));
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(alert.textContent).toContain('Escriba un número de días entre 1 y 7.');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Días hábiles/ }), '{Backspace}7');
    await user.click(within(dialog).getByRole('button', { name: 'Prorrogar' }));
    await expect
      .poll(() => sent('POST /solicitud/7/pasos')[0]?.body)
      .toEqual({ accion: 'prorrogar', dias: 7, motivo: 'Prueba repetida.' });
    unmount();
    const refused = { ...running.acciones, prorrogar: refuseWith('Este plazo ya se prorrogó.') };
    open({ ...running, acciones: refused });
    const again = await screen.findByRole('button', { name: 'Prorrogar' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });
});
