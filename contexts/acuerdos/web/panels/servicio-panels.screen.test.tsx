// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { samplePolitica } from '../../testing/acuerdos-web-site.tsx';
import { servicioPanels } from './servicio-panels.tsx';

const POLITICA = 'GET /acuerdos/politicas/51';

/** The page of a servicio as somebody reads it, who may read its terms or not. */
function open(leeCondiciones: boolean, versionId: number | null = 51) {
  const { fake, callsTo } = createFakeServer(({ address }) =>
    address === POLITICA ? samplePolitica : undefined,
  );
  const Pagina = () => {
    const mostrada = { servicioId: 21, versionId, activo: true, leeCondiciones };
    return (
      <>
        <p>La página del servicio</p>
        {servicioPanels.map(({ order, Panel }) => (
          <Panel key={order} {...mostrada} />
        ))}
      </>
    );
  };
  const routes = [{ path: '/', element: <Pagina /> }];
  return { ...render(createTestSite({ routes, address: '/', fake }).site), callsTo };
}

it('[AREA-05] of a servicio of another entidad no terms are asked for, nor without a version', async () => {
  const ajeno = open(false);
  expect(await ajeno.findByText('La página del servicio')).toBeTruthy();
  expect(ajeno.container.textContent).toBe('La página del servicio');
  const sinVersion = open(true, null);
  expect(await sinVersion.findAllByText('La página del servicio')).toBeTruthy();
  expect([...ajeno.callsTo(POLITICA), ...sinVersion.callsTo(POLITICA)]).toEqual([]);
});

it('[AREA-05] who offers it reads the terms, what is committed, and where they are set', async () => {
  const { container, callsTo } = open(true);
  expect(await screen.findByText(/3 acuerdos en vigor: 88\.000 consultas al día de 100\.000\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fijar las condiciones' }).getAttribute('href')).toBe(
    '/app/acuerdos/politicas/51',
  );
  expect(callsTo(POLITICA)).toHaveLength(1);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
