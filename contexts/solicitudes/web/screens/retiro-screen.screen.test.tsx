// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './retiro-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import { createNivelesSite, type FakeServer, sampleBorrador } from '../../testing/niveles-web-site.tsx';

const NIVELES = '/app/level/process-levelservices';
const user = userEvent.setup({ delay: null });

const borrador: Solicitud = {
  ...sampleBorrador,
  id: 91,
  nivel: 3,
  tipo: 'retiro',
  retiro: {
    servicioVersion: { id: 8, numero: '1.0', estado: 'publicada' },
    sucesoraId: null,
    sucesoras: [{ id: 10, numero: '2.0' }],
    fechaRetiro: '2027-03-01',
    motivo: '',
    hoy: '2026-11-27',
    dias: 90,
  },
};

const toImpacto = (rompe: number) => ({
  desde: { id: 8, numero: '1.0' },
  hasta: null,
  totalCampos: 4,
  rompe,
  huella: 'h',
  consumidores:
    rompe === 0
      ? []
      : [
          {
            entidad: { id: 3, nombre: 'MIGRACIÓN COLOMBIA' },
            origen: 'declarado',
            referencias: [],
            campos: null,
            veredicto: 'rompe',
            totalRoturas: 0,
            roturas: [],
            impideRetiro: false,
          },
        ],
});

/** The form over a draft; what is sent is answered as if it were stored. */
function open(solicitud: Solicitud = borrador, server: FakeServer = () => undefined) {
  let stored = solicitud;
  const { site, sent } = createNivelesSite(`${NIVELES}/retiro/91`, (call) => {
    const answer = server(call);
    if (answer !== undefined) return answer;
    if (call.address === 'GET /servicios/versiones/8/impacto') return Response.json(toImpacto(1));
    if (call.address === 'PUT /solicitud/retiro/91') stored = { ...stored, version: 4 };
    else if (call.address === 'POST /solicitud/91/pasos')
      stored = { ...stored, version: 5, estado: 'radicada', radicado: 'LCI-N3-2026-000009', consultor: null };
    else if (call.address !== 'GET /solicitud/91') return undefined;
    return Response.json(stored);
  });
  return { ...render(site), sent };
}

describe('the request of the end of a version', () => {
  it('[AREA-05] shows whom it breaks, asks for its reason at its field, and has no violations', async () => {
    const { container, sent } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nueva solicitud de retiro' })).toBeTruthy();
    const tabla = await screen.findByRole('table', { name: 'Consumidores de la versión' });
    expect(tabla.textContent).toContain('Lo pierde todo');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Radicar solicitud' }));
    expect((await screen.findAllByText(/Escriba por qué se retira la versión\./)).length).toBeGreaterThan(0);
    expect([...sent('PUT /solicitud/retiro/91'), ...sent('POST /solicitud/91/pasos')]).toEqual([]);
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  });

  it('[AREA-05] files what it saved a moment before, and says so', async () => {
    const { sent } = open();
    await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Ya no se ofrece.');
    await user.click(screen.getByRole('button', { name: 'Radicar solicitud' }));
    await waitFor(() => expect(sent('POST /solicitud/91/pasos')).toHaveLength(1));
    expect(sent('PUT /solicitud/retiro/91')).toMatchObject([
      { body: { sucesoraId: null, fechaRetiro: '2027-03-01', motivo: 'Ya no se ofrece.' }, version: '"3"' },
    ]);
    expect(sent('POST /solicitud/91/pasos')).toMatchObject([{ body: { accion: 'radicar' }, version: '"4"' }]);
    expect((await screen.findAllByText(/LCI-N3-2026-000009/)).length).toBeGreaterThan(0);
  });

  it('[AREA-05] says at the day which acuerdo still holds then', async () => {
    const frase =
      'Migración Colombia usa la versión por el acuerdo LCI-AC-2026-000001 hasta el 1 de abril de 2027.';
    open(
      { ...borrador, retiro: borrador.retiro && { ...borrador.retiro, motivo: 'Ya no.' } },
      ({ address }) =>
        address === 'POST /solicitud/91/pasos'
          ? Response.json(
              {
                code: 'RETIRO_IMPEDIDO',
                mensaje: 'Hay acuerdos de consumo vigentes el día del retiro.',
                detalles: [{ campo: 'fechaRetiro', mensaje: frase }],
              },
              { status: 409 },
            )
          : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Radicar solicitud' }));
    expect((await screen.findAllByText(new RegExp(frase.slice(0, 50)))).length).toBeGreaterThan(0);
    // A dialog outlives the screen that opened it.
    const alert = await screen.findByRole('alertdialog');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('[AREA-05] of a version that nobody may use asks for no day', async () => {
    const { retiro } = borrador;
    open({
      ...borrador,
      nivel: 2,
      retiro: retiro && { ...retiro, servicioVersion: { id: 8, numero: '1.0', estado: 'evaluada' } },
    });
    expect(await screen.findByText(/se retira cuando se certifique la solicitud/)).toBeTruthy();
    expect(screen.queryByText('Día del retiro')).toBeNull();
  });

  it('[AREA-05] begins with the version of a servicio that may end', async () => {
    const { site, sent } = createNivelesSite(`${NIVELES}/retiro/new?servicio=16`, ({ address }) =>
      address === 'POST /solicitud/retiro' ? Response.json(borrador) : undefined,
    );
    render(site);
    await user.click(await screen.findByRole('button', { name: /Continuar al retiro/ }));
    await waitFor(() =>
      expect(sent('POST /solicitud/retiro')).toMatchObject([{ body: { servicioVersionId: 52 } }]),
    );
  });

  it('[AREA-05] of a servicio without one says why nobody begins it', async () => {
    render(createNivelesSite(`${NIVELES}/retiro/new?servicio=12`).site);
    expect(await screen.findByText(/No tiene una versión certificada\./)).toBeTruthy();
  });
});
