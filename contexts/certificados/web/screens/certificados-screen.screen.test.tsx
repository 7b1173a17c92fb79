// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './certificados-screen.tsx';
import { createCertificadosSite, sampleListado } from '../../testing/certificados-web-site.tsx';

const porEstado = { vigente: 1, suspendido: 0, revocado: 0, reemplazado: 0, vencido: 0 };

it('[AREA-05] a certifier suspends a certificate with its reason, over the version on show', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [sampleListado], total: 1, porEstado })
      : address === 'POST /certificados/7/pasos'
        ? Response.json({ ...sampleListado, estado: 'suspendido', version: 4 })
        : undefined,
  );
  const { container } = render(site);
  expect((await screen.findAllByText(/Suspendido \(0\)/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Vencido/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Suspender LCI-C1-2026-000041/ }));
  const dialog = await screen.findByRole('dialog', { name: '¿Suspender el certificado?' });
  await user.type(within(dialog).getByRole('textbox'), 'No responde.');
  await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  expect(await screen.findByText('El certificado quedó suspendido y se avisó a la entidad.')).toBeTruthy();
  expect(sent('POST /certificados/7/pasos')).toMatchObject([
    { body: { accion: 'suspender', motivo: 'No responde.' } },
  ]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
