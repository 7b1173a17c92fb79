// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './certificados-screen.tsx';
import { createCertificadosSite, sampleListado } from '../../testing/certificados-web-site.tsx';

/** Takes a step from the menu of the row. */
async function choose(user: UserEvent, paso: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Certificado LCI-C1-2026-000041/ }));
  await user.click(screen.getByRole('menuitem', { name: paso }));
}

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
  await choose(user, 'Suspender');
  const dialog = await screen.findByRole('dialog', { name: '¿Suspender el certificado?' });
  await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  for (const mensaje of ['Elija la causa.', 'Escriba el motivo.'])
    expect(alert.textContent).toContain(mensaje);
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  const causa = within(dialog).getByLabelText(/^Causa/);
  expect(within(causa).queryByText('Certificado TLS vencido')).toBeNull();
  await user.selectOptions(causa, 'Incidente de seguridad o de operación');
  await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'No responde.');
  await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  expect(
    await screen.findByText('El certificado y su versión quedaron suspendidos y se avisó a la entidad.'),
  ).toBeTruthy();
  expect(sent('POST /certificados/7/pasos')).toMatchObject([
    { body: { accion: 'suspender', causa: 'incidente', motivo: 'No responde.' } },
  ]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] a refusal stands at its field and keeps what was written; lifting asks for no cause', async () => {
  const user = userEvent.setup({ delay: null });
  const suspendido = {
    ...sampleListado,
    estado: 'suspendido',
    causa: 'incidente',
    motivo: 'No responde.',
    acciones: { ...sampleListado.acciones, levantar: ALLOWED },
  } as const;
  const { site } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [suspendido], total: 1, porEstado })
      : address === 'POST /certificados/7/pasos'
        ? buildRefusal(422, {
            code: 'VALIDACION',
            mensaje: 'Revise lo escrito.',
            detalles: [{ campo: 'motivo', mensaje: 'Escriba máximo 500 caracteres.' }],
          })
        : undefined,
  );
  render(site);
  expect(await screen.findByText('Incidente de seguridad o de operación')).toBeTruthy();
  await choose(user, 'Levantar la suspensión');
  const dialog = await screen.findByRole('dialog', { name: '¿Levantar la suspensión?' });
  expect(within(dialog).queryByLabelText(/^Causa/)).toBeNull();
  const motivo = within(dialog).getByRole('textbox', { name: /^Por qué se levanta/ });
  await user.type(motivo, 'Ya responde.');
  await user.click(within(dialog).getByRole('button', { name: 'Levantar la suspensión' }));
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  expect(alert.textContent).toContain('Escriba máximo 500 caracteres.');
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  expect((motivo as HTMLTextAreaElement).value).toBe('Ya responde.');
});

it('[AREA-05] who decides a revocation reads its cause and what else stops', async () => {
  const user = userEvent.setup({ delay: null });
  const pedido = {
    ...sampleListado,
    superiores: ['LCI-C2-2026-000003', 'LCI-C3-2026-000001'],
    revocacionPedida: { causa: 'defecto-hallado', motivo: 'Era de otra entidad.', esPropia: false },
    acciones: { ...sampleListado.acciones, revocar: ALLOWED },
  } as const;
  const { site, sent } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [pedido], total: 1, porEstado })
      : undefined,
  );
  render(site);
  await choose(user, 'Revocar');
  const dialog = await screen.findByRole('alertdialog', { name: '¿Revocar el certificado?' });
  expect(dialog.textContent).toContain('También se suspenden LCI-C2-2026-000003 y LCI-C3-2026-000001');
  expect(dialog.textContent).toContain(
    'Causa: Defecto hallado en lo que se certificó. Motivo: Era de otra entidad.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Volver' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent('POST /certificados/7/pasos')).toEqual([]);
});

it('[AREA-05] who asked for a revocation reads in the menu why another person decides it', async () => {
  const user = userEvent.setup({ delay: null });
  const razon = 'Usted pidió la revocación; la decide otra persona.';
  const pedido = {
    ...sampleListado,
    revocacionPedida: { causa: 'defecto-hallado', motivo: 'Era de otra entidad.', esPropia: true },
    acciones: { ...sampleListado.acciones, revocar: refuseWith(razon) },
  } as const;
  const { site, sent } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [pedido], total: 1, porEstado })
      : undefined,
  );
  const { container } = render(site);
  await choose(user, 'Revocar');
  const revocar = screen.getByRole('menuitem', { name: 'Revocar', description: /la decide otra persona/ });
  expect(revocar.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('POST /certificados/7/pasos')).toEqual([]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] who only reads has the page of each certificate and no steps', async () => {
  const acciones = Object.fromEntries(
    Object.keys(sampleListado.acciones).map((paso) => [paso, refuseWith('Su rol no certifica.')]),
  ) as typeof sampleListado.acciones;
  const { site } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [{ ...sampleListado, acciones }], total: 1, porEstado })
      : undefined,
  );
  render(site);
  expect(await screen.findByRole('link', { name: /^Ver\s*LCI-C1-2026-000041/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Certificado LCI/ })).toBeNull();
});

it('[AREA-05] the operator proposes to suspend with a cause and words; nothing else is offered', async () => {
  const user = userEvent.setup({ delay: null });
  const lector = Object.fromEntries(
    Object.keys(sampleListado.acciones).map((paso) => [paso, refuseWith('Su rol no permite aprobar.')]),
  );
  const mio = { ...sampleListado, nivel: 3, acciones: lector, proponer: ALLOWED };
  const { site, sent } = createCertificadosSite('/app/certificados', ({ address }) => {
    if (address === 'POST /certificados/listar')
      return Response.json({ certificados: [mio], total: 1, porEstado });
    return address === 'POST /certificados/7/propuesta' ? Response.json(mio) : undefined;
  });
  const { container } = render(site);
  await user.click(await screen.findByRole('button', { name: /^Proponer suspensión/ }));
  expect(screen.queryByRole('button', { name: /^Certificado LCI/ })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: '¿Proponer la suspensión?' });
  await user.selectOptions(within(dialog).getByLabelText(/^Causa/), 'ans-incumplido');
  await user.type(within(dialog).getByLabelText(/^Motivo/), 'No responde.');
  await user.click(within(dialog).getByRole('button', { name: 'Proponer' }));
  expect(await screen.findByText(/Se propuso la suspensión/)).toBeTruthy();
  expect(sent('POST /certificados/7/propuesta')).toMatchObject([
    { body: { causa: 'ans-incumplido', motivo: 'No responde.' } },
  ]);
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  );
});

it('[AREA-05] who certifies suspends with what was proposed, or declines', async () => {
  const user = userEvent.setup({ delay: null });
  const suspensionPropuesta = {
    causa: 'ans-incumplido',
    motivo: 'No responde.',
    propuestaEn: '2026-11-20T15:00:00.000Z',
    hasta: '2026-12-04',
  };
  const acciones = { ...sampleListado.acciones, 'declinar-propuesta': ALLOWED };
  const propuesto = { ...sampleListado, nivel: 3, suspensionPropuesta, acciones };
  const { site, sent } = createCertificadosSite(
    '/app/certificados?pendiente=suspension-propuesta',
    ({ address }) => {
      if (address === 'POST /certificados/listar')
        return Response.json({ certificados: [propuesto], total: 1, porEstado });
      return address === 'POST /certificados/7/pasos' ? Response.json(propuesto) : undefined;
    },
  );
  render(site);
  expect(await screen.findByText(/Suspensión propuesta por el operador, por decidir hasta/)).toBeTruthy();
  expect(sent('POST /certificados/listar')).toMatchObject([{ body: { pendiente: 'suspension-propuesta' } }]);
  await choose(user, 'Suspender');
  const suspender = await screen.findByRole('dialog', { name: '¿Suspender el certificado?' });
  expect(within(suspender).getByLabelText(/^Motivo/)).toHaveProperty('value', 'No responde.');
  await user.click(within(suspender).getByRole('button', { name: 'Cancelar' }));
  await choose(user, 'Declinar la suspensión propuesta');
  const declinar = await screen.findByRole('dialog', { name: '¿Declinar la suspensión propuesta?' });
  await user.type(within(declinar).getByLabelText(/^Por qué se declina/), 'Ya respondió.');
  await user.click(within(declinar).getByRole('button', { name: 'Declinar la suspensión propuesta' }));
  expect(await screen.findByText(/Se declinó la suspensión/)).toBeTruthy();
  expect(sent('POST /certificados/7/pasos')).toMatchObject([
    { body: { accion: 'declinar-propuesta', motivo: 'Ya respondió.' } },
  ]);
});

it('[AREA-05] those whose last day is over are one of the states, which its address names', async () => {
  const { site, sent } = createCertificadosSite('/app/certificados?estado=vencido', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({
          certificados: [
            { ...sampleListado, estado: 'vencido', motivo: 'Valió hasta el 2 de mayo de 2026.' },
          ],
          total: 1,
          porEstado: { ...porEstado, vigente: 0, vencido: 1 },
        })
      : undefined,
  );
  render(site);
  expect((await screen.findAllByText(/Vencido \(1\)/)).length).toBeGreaterThan(0);
  expect(sent('POST /certificados/listar')).toMatchObject([{ body: { estado: 'vencido' } }]);
});
