// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import '../screens/nivel-dos-screen.tsx';
import '../screens/nivel-uno-screen.tsx';
import '../screens/solicitud-screen.tsx';
import type { ComparacionDeNivel, Solicitud } from '../../contract/index.ts';
import { createNivelesSite, sampleBorrador } from '../../testing/niveles-web-site.tsx';
import { sampleSolicitud, toAcciones } from '../../testing/solicitud-sample.ts';
import { createSolicitudesSite, sampleOpciones } from '../../testing/solicitudes-web-site.tsx';

const NIVELES = '/app/level/process-levelservices';
const user = userEvent.setup({ delay: null });
const HUELLA = 'a'.repeat(64);

const igual: ComparacionDeNivel = {
  nivel: 2,
  base: {
    versionId: 50,
    numero: '1.0',
    certificado: { numero: 'LCI-C2-2026-000003', codigo: '00000000000000011', estado: 'vigente' },
  },
  hasta: { versionId: 51, numero: '1.1' },
  comparado: [
    { nombre: 'Campos de los mensajes', total: 5, cambios: [] },
    { nombre: 'Contrato del servicio', total: 1, cambios: [] },
  ],
  huella: HUELLA,
  reafirmar: ALLOWED,
};
const CAMBIO = 'Se quitó el campo municipio.';
const cambiado: ComparacionDeNivel = {
  ...igual,
  comparado: [
    {
      nombre: 'Campos de los mensajes',
      total: 9,
      cambios: [CAMBIO, ...['a', 'b', 'c', 'd', 'e'].map((campo) => `Se quitó el campo ${campo}.`)],
    },
  ],
  reafirmar: refuseWith('Hay 6 cambios desde la versión 1.0: pida el nivel 2 entero.'),
};

/** The beginning of a request of level 2 of a servicio that has a version at level 1. */
function open(comparacion: ComparacionDeNivel, refusal?: Response) {
  const { site, sent } = createNivelesSite(`${NIVELES}/nivel-dos/new?servicio=15`, ({ address }) => {
    if (address === 'GET /solicitud/reafirmacion/15/2') return Response.json(comparacion);
    if (address !== 'POST /solicitud/reafirmacion/15/2') return undefined;
    return refusal ?? Response.json({ ...sampleBorrador, id: 31 });
  });
  return { ...render(site), sent: () => sent('POST /solicitud/reafirmacion/15/2') };
}

describe('a level that did not change', () => {
  it('[AREA-05] says since when and what was compared, and is reaffirmed once what is carried over was read', async () => {
    const { container, sent } = open(igual);
    const card = await screen.findByRole('region', { name: 'Nivel 2: ¿cambió algo?' });
    expect(card.textContent).toContain('Sin cambios desde la versión 1.0 (certificado LCI-C2-2026-000003)');
    const lista = within(card).getByRole('list', { name: 'Lo que se comparó' });
    expect(within(lista).getAllByRole('listitem')).toHaveLength(2);
    expect(lista.textContent).toContain('5 iguales.');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await user.click(within(card).getByRole('button', { name: 'Reafirmar sin cambios' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Reafirmar el nivel 2 sin cambios?' });
    expect(dialog.textContent).toContain('para la versión 1.1 con lo que se certificó de la 1.0');
    expect(dialog.textContent).toContain('el contrato y el lugar de cada campo en él');
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Reafirmar sin cambios' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { huella: HUELLA } }]));
  });

  it('[AREA-05] tells why it was refused after all', async () => {
    open(
      igual,
      buildRefusal(409, {
        code: 'REAFIRMACION_SIN_EVIDENCIA',
        mensaje: 'El banco ya no encuentra lo que se certificó.',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Reafirmar sin cambios' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Reafirmar el nivel 2 sin cambios?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reafirmar sin cambios' }));
    const told = await screen.findByText(/El banco ya no encuentra lo que se certificó/);
    const failure = told.closest<HTMLElement>('[role="alertdialog"]') ?? document.body;
    await user.click(within(failure).getAllByRole('button')[0] ?? failure);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('[AREA-05] that changed says what, and is asked for whole', async () => {
    open(cambiado);
    const card = await screen.findByRole('region', { name: 'Nivel 2: ¿cambió algo?' });
    expect(card.textContent).toContain('Cambió desde la versión 1.0');
    expect(card.textContent).toContain(CAMBIO);
    expect(card.textContent).toContain('6 de 9 cambiaron.');
    expect(card.textContent).toContain('Y 2 más.');
    const button = within(card).getByRole('button', { name: 'Reafirmar sin cambios' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: /^Continuar a/ })).toBeTruthy();
  });

  it('[AREA-05] that a servicio never had says nothing', async () => {
    open({ ...igual, base: null, hasta: null, comparado: [], reafirmar: refuseWith('No lo tiene.') });
    await screen.findByRole('button', { name: /^Continuar a/ });
    expect(screen.queryByRole('region', { name: /¿cambió algo\?/ })).toBeNull();
  });
});

const reafirmada: Solicitud = {
  ...sampleSolicitud,
  tipo: 'actualizacion',
  estado: 'concepto-favorable',
  consultor: null,
  consultorId: null,
  reafirmacion: {
    version: { id: 8, numero: '1.0' },
    certificado: { numero: 'LCI-C1-2026-000003', codigo: '00000000000000011' },
    comparado: [{ nombre: 'Campos de los mensajes', total: 5 }],
    huella: HUELLA,
  },
  acciones: toAcciones(['certificar', 'reabrir']),
};

it('[AREA-05] who certifies reads since when nothing changed, what was compared, and which number the version gets', async () => {
  const { site, sent } = createSolicitudesSite(
    '/app/level/process-levelconsult/7',
    ({ address }) => {
      if (address === 'GET /solicitud/opciones')
        return Response.json({ ...sampleOpciones, lado: 'ministerio' });
      if (address === 'GET /solicitud/7/impacto')
        return Response.json({
          exigido: true,
          impacto: null,
          huella: 'ninguna',
          numeroPrevisto: { numero: '1.1', razon: 'Las dos versiones dicen lo mismo en sus mensajes.' },
        });
      return undefined;
    },
    reafirmada,
  );
  render(site);
  const card = await screen.findByRole('region', { name: 'Reafirmada sin cambios' });
  expect(card.textContent).toContain('Sin cambios desde la versión 1.0 (certificado LCI-C1-2026-000003)');
  expect(card.textContent).toContain(HUELLA);
  const numero = await screen.findByRole('region', { name: 'Número de la versión' });
  await waitFor(() =>
    expect(numero.textContent).toContain('Versión 1.1, provisional hasta que se certifique.'),
  );
  const vida = screen.getByRole('list', { name: 'Vida de la solicitud' });
  expect(within(vida).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Reabrir' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('la coordinación la asigna');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await user.click(screen.getByRole('button', { name: 'Certificar' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Certificar sin cambios?' });
  await user.click(within(dialog).getByRole('button', { name: 'Certificar solicitud' }));
  await waitFor(() =>
    expect(sent('POST /solicitud/7/pasos')).toMatchObject([{ body: { accion: 'certificar' } }]),
  );
});
