// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import '../screens/solicitud-screen.tsx';
import type { ImpactoSolicitud, Solicitud } from '../../contract/index.ts';
import { sampleSolicitud, toAcciones } from '../../testing/solicitud-sample.ts';
import { createSolicitudesSite, sampleOpciones } from '../../testing/solicitudes-web-site.tsx';

const ADDRESS = '/app/level/process-levelconsult/7';
const user = userEvent.setup({ delay: null });

const porAprobar: Solicitud = {
  ...sampleSolicitud,
  tipo: 'actualizacion',
  estado: 'pendiente-entidad',
  acciones: toAcciones(['observar', 'aprobar', 'cancelar']),
};

const conRotura: ImpactoSolicitud = {
  exigido: true,
  huella: 'primera',
  numeroPrevisto: { numero: '2.0', razon: '1 cambio rompe a quien lee.' },
  impacto: {
    desde: { id: 8, numero: '1.0' },
    hasta: { id: null, numero: '2.0' },
    totalCampos: 4,
    rompe: 1,
    huella: 'primera',
    consumidores: [
      {
        entidad: { id: 3, nombre: 'Migración Colombia' },
        origen: 'declarado',
        referencias: ['LCI-N1-2026-000002'],
        campos: null,
        veredicto: 'rompe',
        totalRoturas: 1,
        roturas: [
          { operacion: 'consultar', papel: 'respuesta', campo: 'titular', frase: 'Se retira titular.' },
        ],
        impideRetiro: false,
      },
    ],
  },
};

/** Opens the dialog of approval, over what the server answers each time it is asked; `sent` has the steps. */
async function openAprobar(impactos: readonly ImpactoSolicitud[], refusal?: Response) {
  const left = [...impactos];
  let pending = refusal;
  const { site, sent } = createSolicitudesSite(
    ADDRESS,
    ({ address }) => {
      if (address === 'GET /solicitud/opciones')
        return Response.json({ ...sampleOpciones, todasLasEntidades: false, lado: 'entidad' });
      if (address === 'GET /solicitud/7/impacto')
        return Response.json(left.length > 1 ? left.shift() : left[0]);
      if (address !== 'POST /solicitud/7/pasos' || !pending) return undefined;
      const answer = pending;
      pending = undefined;
      return answer;
    },
    porAprobar,
  );
  render(site);
  await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
  const dialog = await screen.findByRole('dialog');
  return { dialog, sent: () => sent('POST /solicitud/7/pasos') };
}

describe('what who approves a change has on show', () => {
  it('[AREA-05] is whom it breaks; it is not sent before they confirm that they saw it', async () => {
    const { dialog, sent } = await openAprobar([conRotura]);
    const tabla = await within(dialog).findByRole('table', { name: 'Consumidores de la versión' });
    expect(tabla.textContent).toContain('Se retira titular.');
    expect(dialog.textContent).toContain('Versión 2.0, provisional hasta que se certifique. 1 cambio rompe');
    expect(dialog.textContent).toContain('Se le rompe algo a la entidad que usa la versión 1.0.');
    const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Aprobar conceptualización' }));
    expect((await screen.findAllByText(/Confirme que vio a quiénes se les rompe\./)).length).toBeGreaterThan(
      0,
    );
    expect(sent()).toEqual([]);
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await user.click(within(dialog).getByRole('checkbox', { name: /Vi a quiénes se les rompe/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Aprobar conceptualización' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { accion: 'aprobar', impacto: 'primera' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[AREA-05] where it changed meanwhile, the fresh one is shown, not confirmed yet', async () => {
    const mensaje = 'Quiénes usan el servicio, o lo que se les rompe, cambió desde que usted lo vio.';
    const refusal = Response.json(
      { code: 'IMPACTO_SOLICITUD_DISTINTO', mensaje, detalles: [] },
      { status: 409 },
    );
    const { dialog, sent } = await openAprobar([conRotura, { ...conRotura, huella: 'segunda' }], refusal);
    const check = await within(dialog).findByRole('checkbox', { name: /Vi a quiénes se les rompe/ });
    await user.click(check);
    await user.click(within(dialog).getByRole('button', { name: 'Aprobar conceptualización' }));
    expect(await screen.findByText(new RegExp(mensaje.slice(0, 40)))).toBeTruthy();
    await user.click(within(await screen.findByRole('alertdialog')).getAllByRole('button')[0] ?? dialog);
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Vi a/ }).checked).toBe(false),
    );
    await user.click(within(dialog).getByRole('checkbox', { name: /Vi a/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Aprobar conceptualización' }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ body: { impacto: 'segunda' } }));
  });

  it('[AREA-05] where nobody uses it, one press approves', async () => {
    const { dialog, sent } = await openAprobar([
      { exigido: true, impacto: null, huella: 'ninguna', numeroPrevisto: null },
    ]);
    expect(await within(dialog).findByText(/Nadie usa todavía otra versión del servicio/)).toBeTruthy();
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Aprobar conceptualización' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { accion: 'aprobar', impacto: 'ninguna' } }]));
  });
});
