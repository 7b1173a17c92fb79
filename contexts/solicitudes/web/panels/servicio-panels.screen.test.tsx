// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { sampleListada } from '../../testing/solicitud-sample.ts';
import { servicioPanels } from './servicio-panels.tsx';

const NINGUNO = { servicioVersionId: null, enCurso: null, solicitar: refuseWith('No tiene el nivel 2.') };
const NIVEL_DOS = { servicioVersionId: 51, enCurso: null, solicitar: ALLOWED };

/** The panel of a servicio whose level 2 stands so; null where it is of another entity. */
function open(
  nivelDos: object | null,
  versionId: number | null = 51,
  nivelTres: object = NINGUNO,
  retiro: object = NINGUNO,
) {
  const { fake, callsTo } = createFakeServer(({ address }) =>
    address === 'POST /solicitud/servicios'
      ? {
          servicios:
            nivelDos === null
              ? []
              : [{ id: 21, nombre: 'Pasaportes', descripcion: '', nivelDos, nivelTres, retiro }],
          total: 1,
        }
      : undefined,
  );
  const panels = servicioPanels.map(({ order, Panel }) => (
    <Panel key={order} servicioId={21} versionId={versionId} activo leeCondiciones />
  ));
  const { site } = createTestSite({
    routes: [{ path: '/', element: <>{panels}</> }],
    address: '/',
    fake,
  });
  return { sent: () => callsTo('POST /solicitud/servicios').map(({ body }) => body), ...render(site) };
}

describe('level 2 in the page of a servicio', () => {
  it('[AREA-05] is asked for where the version on show may be', async () => {
    const { sent, container } = open(NIVEL_DOS);
    const link = await screen.findByRole('link', { name: 'Solicitar nivel 2' });
    expect(link.getAttribute('href')).toBe('/app/level/process-levelservices/nivel-dos/new?servicio=21');
    expect(sent()).toEqual([{ servicioId: 21 }]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it.each([
    ['borrador', null, 'Continuar la solicitud', '/app/level/process-levelservices/nivel-dos/7'],
    ['en-evaluacion', 'LCI-N2-2026-000017', 'Ver la solicitud', '/app/level/process-levelconsult/7'],
  ])('[AREA-05] with one in %s leads to it', async (estado, radicado, name, href) => {
    open({ ...NIVEL_DOS, enCurso: { ...sampleListada, nivel: 2, estado, radicado } });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('[AREA-05] that may not be asked for says why', async () => {
    open({ ...NIVEL_DOS, solicitar: refuseWith('Su rol no prepara solicitudes.') });
    const button = await screen.findByRole('button', { name: 'Solicitar nivel 2' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['of another entity', null, 51],
    ['of another version', NIVEL_DOS, 52],
  ])('[AREA-05] says nothing of a servicio %s', async (_, nivelDos, versionId) => {
    const { sent } = open(nivelDos, versionId);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByText(/nivel 2/i)).toBeNull();
  });

  it('[AREA-05] asks the server nothing without a version', () => {
    expect(open(NIVEL_DOS, null).sent()).toEqual([]);
  });
});

describe('level 3 in the page of a servicio', () => {
  it('[AREA-05] is asked for where the version on show stands at level 2', async () => {
    open(NINGUNO, 52, { servicioVersionId: 52, enCurso: null, solicitar: ALLOWED });
    const link = await screen.findByRole('link', { name: 'Solicitar nivel 3' });
    expect(link.getAttribute('href')).toBe('/app/level/process-levelservices/nivel-tres/new?servicio=21');
    expect(screen.queryByText(/nivel 2\./i)).toBeNull();
  });

  it('[AREA-05] with a draft leads to its form', async () => {
    const enCurso = { ...sampleListada, nivel: 3, estado: 'borrador', radicado: null };
    open(NINGUNO, 52, { servicioVersionId: 52, enCurso, solicitar: refuseWith('Ya hay una.') });
    const link = await screen.findByRole('link', { name: 'Continuar la solicitud' });
    expect(link.getAttribute('href')).toBe('/app/level/process-levelservices/nivel-tres/7');
  });
});

describe('the end of a version in the page of a servicio', () => {
  const RETIRO = { servicioVersionId: 51, enCurso: null, solicitar: ALLOWED };

  it('[AREA-05] is asked for where the version on show may end', async () => {
    open(NINGUNO, 51, NINGUNO, RETIRO);
    const link = await screen.findByRole('link', { name: 'Solicitar el retiro' });
    expect(link.getAttribute('href')).toBe('/app/level/process-levelservices/retiro/new?servicio=21');
  });

  it.each([
    ['borrador', null, 'Continuar la solicitud', '/app/level/process-levelservices/retiro/7'],
    ['en-revision', 'LCI-N3-2026-000017', 'Ver la solicitud', '/app/level/process-levelconsult/7'],
  ])('[AREA-05] with one in %s leads to it', async (estado, radicado, name, href) => {
    const enCurso = { ...sampleListada, nivel: 3, tipo: 'retiro', estado, radicado };
    open(NINGUNO, 51, NINGUNO, { ...RETIRO, enCurso });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('[AREA-05] waits for another request of its level, and says why', async () => {
    const enCurso = { ...sampleListada, nivel: 3, tipo: 'actualizacion', estado: 'radicada' };
    const solicitar = refuseWith('El servicio ya tiene la solicitud LCI-N3-2026-000017.');
    open(NINGUNO, 51, NINGUNO, { ...RETIRO, enCurso, solicitar });
    const button = await screen.findByRole('button', { name: 'Solicitar el retiro' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/Mientras haya otra solicitud en curso/)).toBeTruthy();
  });

  it('[AREA-05] says nothing of another version', async () => {
    const { sent } = open(NINGUNO, 52, NINGUNO, RETIRO);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByText('Dejar de ofrecerla')).toBeNull();
  });
});
