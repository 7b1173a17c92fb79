// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './solicitud-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import {
  sampleEnVerificacion,
  sampleNivelTres,
  toCumplidos,
  toItems,
} from '../../testing/nivel-tres-sample.ts';
import { toAcciones } from '../../testing/solicitud-sample.ts';
import { createSolicitudesSite, sampleOpciones } from '../../testing/solicitudes-web-site.tsx';

const ADDRESS = '/app/level/process-levelconsult/7';
const PASOS = 'POST /solicitud/7/pasos';
const user = userEvent.setup({ delay: null });

/** Verified, with the concept of the operator, as its entity reads it. */
const presentada: Solicitud = {
  ...sampleEnVerificacion,
  estado: 'pendiente-entidad',
  nivelTres: {
    ...sampleNivelTres,
    items: toItems(null, {
      ...toCumplidos(['consultor', 'operador']),
      'TE-5': {
        veredicto: 'cumple-con-observacion',
        motivo: 'El primero vence en marzo.',
        autor: 'Óscar B.',
      },
    }),
    concepto: {
      veredicto: 'favorable',
      motivo: 'Responde en QA dentro de lo prometido.',
      usuario: 'Óscar Buitrago',
      fecha: '2026-11-23T15:00:00.000Z',
    },
  },
  acciones: toAcciones(['observar', 'aprobar']),
};

function open(
  solicitud: Solicitud,
  { address = ADDRESS, lado = 'ministerio' }: { address?: string; lado?: string } = {},
) {
  const site = createSolicitudesSite(
    address,
    (call) =>
      call.address === 'GET /solicitud/opciones' ? Response.json({ ...sampleOpciones, lado }) : undefined,
    solicitud,
  );
  return { ...site, ...render(site.site) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function expectNoViolations(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

describe('the page of a request of level 3', () => {
  it('[AREA-05] begins with the report of the verification, dimension by dimension', async () => {
    const { container } = open(presentada, { lado: 'entidad' });
    const list = await screen.findByRole('list', { name: 'Verificación técnico' });
    const row = within(list).getByText('TE-5').closest('li');
    expect(row?.textContent).toContain('Cumple con observación');
    expect(row?.textContent).toContain('El primero vence en marzo.');
    expect(screen.getByText('«Responde en QA dentro de lo prometido.»')).toBeTruthy();
    expect(screen.getByText('Servicio versión 1.2')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Verificación',
      'Servicio',
      'Político-legal',
      'Organizacional',
      'Técnico',
      'Consumo',
    ]);
    await expectNoViolations(container);
  });

  it.each([
    ['politico-legal', 'Convenio o acuerdo', 'Convenio-114.pdf'],
    ['organizacional', 'Responsables', 'Diana Marulanda'],
    ['tecnico', 'Servidores de seguridad', 'ss-qa.ejemplo.gov.co'],
    ['consumo', 'Acceso al servicio', 'Manual: la entidad decide cada petición'],
  ])(
    '[AREA-05] says in «%s» what the entity answered, with its documents',
    async (pestana, titulo, texto) => {
      const { container } = open(presentada, { address: `${ADDRESS}?pestana=${pestana}` });
      const card = await screen.findByRole('region', { name: titulo });
      expect(within(card).getAllByText(texto)).not.toHaveLength(0);
      await expectNoViolations(container);
    },
  );

  it('[AREA-05] the address of a server that is not for its reader is not shown', async () => {
    const servidores = [{ ambiente: 'qa' as const, direccion: null, version: '7.4.2' }];
    const nivelTres = presentada.nivelTres && { ...presentada.nivelTres, servidores };
    open({ ...presentada, nivelTres }, { address: `${ADDRESS}?pestana=tecnico` });
    const card = await screen.findByRole('region', { name: 'Servidores de seguridad' });
    expect(within(card).getByText('7.4.2')).toBeTruthy();
    expect(within(card).queryByText('Dirección')).toBeNull();
  });

  it('[AREA-05] leads who verifies to the list, as what comes next', async () => {
    open(sampleEnVerificacion);
    expect(await screen.findByRole('heading', { name: 'Verifique el servicio, ítem por ítem' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Verificar ítem por ítem' });
    expect(link.getAttribute('href')).toBe(`${ADDRESS}/verificacion`);
  });

  it('[AREA-05] the entity approves the report in its own words', async () => {
    const { sent } = open(presentada, { lado: 'entidad' });
    await user.click(await button('Aprobar'));
    const modal = await screen.findByRole('alertdialog', { name: '¿Aprobar el informe de verificación?' });
    await user.click(within(modal).getByRole('button', { name: 'Aprobar informe' }));
    await waitFor(() => expect(sent(PASOS)[0]?.body['accion']).toBe('aprobar'));
  });

  it('[AREA-05] the consultor takes it to verification, which opens the task of the operator', async () => {
    const { sent } = open({
      ...sampleEnVerificacion,
      estado: 'en-revision',
      acciones: toAcciones(['verificar', 'devolver']),
    });
    await user.click(await button('Pasar a verificación'));
    const modal = await screen.findByRole('alertdialog', { name: '¿Pasar a verificación?' });
    await user.click(within(modal).getByRole('button', { name: 'Pasar a verificación' }));
    await waitFor(() => expect(sent(PASOS)[0]?.body['accion']).toBe('verificar'));
  });

  it('[AREA-05] certified, it says that it waits for its publication', async () => {
    open({
      ...presentada,
      estado: 'certificada',
      cerradaEn: '2026-11-26T15:00:00.000Z',
      acciones: toAcciones([]),
    });
    expect(
      await screen.findByRole('heading', { name: 'El servicio está certificado y espera su publicación' }),
    ).toBeTruthy();
  });
});
