// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './vida-version-screen.tsx';
import './versiones-screen.tsx';
import { createServicioSite, sampleVida } from '../../testing/servicio-site.tsx';

const VIDA = '/app/versiones/8';

describe('how a version ends', () => {
  it('[AREA-05] shows whom it breaks, one by one, before it is declared, and has no violations', async () => {
    render(createServicioSite(VIDA).site);
    const tabla = await screen.findByRole('table', { name: 'Consumidores de la versión' });
    const [, rota, intacta] = within(tabla).getAllByRole('row');
    expect(rota?.textContent).toContain('LCI-AC-2026-000007');
    expect(rota?.textContent).toContain('2 de 24 datos: pasaporte/estado, pasaporte/fechaVencimiento');
    expect(rota?.textContent).toContain('Se le rompe');
    expect(intacta?.textContent).toContain('No se le rompe nada');
    expect(screen.getByText('1 de 2 consumidores')).toBeTruthy();
    expect(screen.getByText('Se avisará a 1 entidad, a la que se le rompe.')).toBeTruthy();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('[AREA-05] is not sent without a day, a reason and that it was seen, each said at its field', async () => {
    const user = userEvent.setup();
    let sent = 0;
    render(createServicioSite(VIDA, { submitAs: () => (sent += 1) }).site);
    await screen.findByRole('table', { name: 'Consumidores de la versión' });
    expect(screen.getByRole('textbox', { name: /^Motivo/ }).getAttribute('aria-required')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Declarar obsoleta' }));
    expect(await screen.findAllByText(/Elija la fecha de retiro\./)).not.toEqual([]);
    expect(screen.getAllByText(/Escriba el motivo: aún no hay una versión publicada/)).not.toEqual([]);
    expect(screen.getAllByText(/Confirme que vio a quiénes rompe\./)).not.toEqual([]);
    expect(sent).toBe(0);
    // A dialog outlives the screen that opened it.
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    await user.click(within(modal).getAllByRole('button')[0] ?? modal);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('[AREA-05] who may not decide reads how it goes, and why they may not', async () => {
    const NO = {
      allowed: false,
      reasons: ['Su rol no permite aprobar.'],
      unblockers: ['Administrador MinTIC'],
    };
    const acciones = { 'declarar-obsoleta': NO, 'fijar-retiro': NO, retirar: NO };
    const fin = {
      estado: 'obsoleta',
      fechaRetiro: '2027-03-01',
      obsoletaDesde: '2026-11-27T15:00:00.000Z',
    } as const;
    render(createServicioSite(VIDA, { vida: { ...fin, acciones } }).site);
    expect(await screen.findByText('1 de marzo de 2027')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Retiro de la versión' })).toBeNull();
    expect(
      screen.getByRole('button', { name: /Fijar la fecha de retiro/ }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('[AREA-05] is retired at once where nobody uses it, after a question that says what that means', async () => {
    const user = userEvent.setup({ delay: null });
    const sent: unknown[] = [];
    const SI = { allowed: true, reasons: [], unblockers: [] };
    const NO = { allowed: false, reasons: ['Ya se declaró.'], unblockers: [] };
    const acciones = { 'declarar-obsoleta': NO, 'fijar-retiro': SI, retirar: SI };
    const vida = { estado: 'obsoleta', fechaRetiro: '2027-03-01', consumidores: 0, acciones } as const;
    const { site } = createServicioSite(VIDA, {
      vida,
      submitAs: (body) => {
        sent.push(body);
        return { ...sampleVida, ...vida, estado: 'retirada', version: 5 };
      },
    });
    render(site);
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Retirar ahora' }));
      return within(await screen.findByRole('alertdialog', { name: '¿Retirar la versión ahora?' }));
    };
    const first = await ask();
    expect(first.getByText(/deja de responder desde ahora\. Nadie la consume\./)).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Volver' }));
    expect(sent).toEqual([]);
    await user.click((await ask()).getByRole('button', { name: 'Retirar ahora' }));
    await waitFor(() => expect(sent).toMatchObject([{ accion: 'retirar' }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('an unknown version leads to the list, and the list to each', async () => {
    render(createServicioSite('/app/versiones/77').site);
    expect(await screen.findByRole('heading', { name: 'Versión no encontrada' })).toBeTruthy();
  });

  it('[AREA-05] the list shows the versions that end and leads to each', async () => {
    render(
      createServicioSite('/app/versiones', { vida: { estado: 'obsoleta', fechaRetiro: '2027-03-01' } }).site,
    );
    const link = await screen.findByRole('link', { name: 'Consulta de pasaportes, versión 1.0' });
    expect(link.getAttribute('href')).toBe(VIDA);
    expect(screen.getByText('01/03/2027')).toBeTruthy();
  });
});
