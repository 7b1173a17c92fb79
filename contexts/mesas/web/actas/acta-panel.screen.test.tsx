// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { refuseWith } from '@marco/contract-kit/decision';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../screens/reunion-screen.tsx';
import '@marco/web-kit/date-picker';
import './acta-panel.tsx';
import './gestion-acta-panel.tsx';
import type { GestionActa } from '../../contract/index.ts';
import {
  createActaPublica,
  createActaSample,
  createActaSellada,
  createGestionActa,
  createVerificacion,
  ENMIENDA,
  PROPUESTA,
} from '../../testing/actas-samples.ts';
import { REUNION } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const REUNION_31 = '/mesas-interoperabilidad/viewmeeting/31/7';
const ACTA = '/mesaInteroperabilidad/acta';
const NO_COPIADO =
  'El navegador no permitió copiar. El texto quedó seleccionado: cópielo desde el teclado o el menú.';
const user = userEvent.setup({ delay: null });

/** The meeting with its acta, for somebody who works for an entidad or, without `gestion`, for a visitor. */
function open(gestion: GestionActa | null, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({
    '/mesaInteroperabilidad/listarReunionMesaId': () => ({ reunion: REUNION }),
    '/mesaInteroperabilidad/reunion/31/documentos': () => ({ adjuntar: null, maximo: 10 }),
    [`${ACTA}/31`]: () => ({ acta: createActaPublica() }),
    [`${ACTA}/31/gestion`]: () => gestion,
    ...answers,
  });
  if (gestion) openSampleSession();
  render(createMesasSite(server.fake, REUNION_31, gestion ? 'token' : undefined).site);
  return server;
}

const findPanel = () => screen.findByRole('region', { name: 'Acta de la reunión' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('a visitor', () => {
  it('[MESA-11] sees that the acta is sealed, its seal in full and its files, and changes nothing', async () => {
    open(null);
    const panel = within(await findPanel());
    expect(panel.getByText('Sellada', { selector: 'span' })).toBeTruthy();
    expect(panel.getByText('e'.repeat(64))).toBeTruthy();
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ver Acta 007 - Pasaportes (edición pública).pdf',
      'Descargar Acta 007 - Pasaportes (edición pública).pdf',
      'Descargar Acta 007 - Pasaportes (edición pública).docx',
      'Copiar sello',
      'Verificar',
    ]);
    expect(panel.queryByRole('textbox')).toBeNull();
    expect(panel.getByText(/^Edición pública: muestra entidades y cantidades/)).toBeTruthy();
    expect(panel.getByText('b'.repeat(64))).toBeTruthy();
  });

  it.each([
    [true, /^El sello corresponde/],
    [false, /El sello no corresponde.*Acta 007 - Pasaportes\.docx: cambió después del sello\./],
  ])('[MESA-11] verifies it: valid %s', async (valida, text) => {
    open(null, { [`${ACTA}/31/verificacion`]: () => createVerificacion(valida) });
    await press('Verificar');
    await waitFor(() =>
      expect(screen.getByText(/El sello (no )?corresponde/).closest('[role=status]')?.textContent).toMatch(
        text,
      ),
    );
  });

  it('[MESA-11] copies the seal', async () => {
    open(null);
    await press('Copiar sello');
    expect(await navigator.clipboard.readText()).toBe('e'.repeat(64));
    expect(await screen.findByText('El sello fue copiado.')).toBeTruthy();
  });

  it('[MESA-11] has the seal selected, and is told, where the browser forbids to copy', async () => {
    open(null);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press('Copiar sello');
    expect(await screen.findByText(NO_COPIADO)).toBeTruthy();
    expect(getSelection()?.toString()).toBe('e'.repeat(64));
  });

  it('[MESA-11] reads nothing about an acta while there is none', async () => {
    open(null, { [`${ACTA}/31`]: () => ({ acta: null }) });
    await screen.findByRole('heading', { name: 'Información de la reunión' });
    await waitFor(() => expect(screen.queryByText('Cargando el acta')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Acta de la reunión' })).toBeNull();
  });
});

describe('ministry staff', () => {
  it('[MESA-11] issues the acta, waits while it is prepared and then has its files', async () => {
    let gestion = createGestionActa({ acta: null, version: 0 });
    const preparing = createActaSample({ preparacion: 'en-curso', pdf: null, docx: null });
    const { callsTo } = open(gestion, {
      [`${ACTA}/31/gestion`]: () => gestion,
      [`${ACTA}/emitir`]: () => {
        gestion = createGestionActa();
        return createGestionActa({ acta: preparing });
      },
    });
    await press('Emitir acta');
    expect(await screen.findByText('Preparando el acta…')).toBeTruthy();
    expect(callsTo('/acta/emitir')[0]?.headers.get('idempotency-key')).toBeTruthy();
    await screen.findByRole('button', { name: 'Descargar Acta 007 - Pasaportes.pdf' });
    expect(screen.queryByText('Preparando el acta…')).toBeNull();
  });

  it('[MESA-11] reads why the acta cannot be sealed yet', async () => {
    const reason = 'Hay una enmienda por decidir.';
    open(createGestionActa({}, { sellar: refuseWith(reason) }));
    const button = await screen.findByRole('button', { name: 'Sellar acta' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.hover(button);
    expect(await screen.findByText(reason)).toBeTruthy();
    await user.unhover(button);
  });

  it('[MESA-11] seals after being told that it cannot be undone', async () => {
    const { callsTo } = open(createGestionActa(), {
      [`${ACTA}/sellar`]: () => createGestionActa({ acta: createActaSellada(), version: 5 }),
    });
    await press('Sellar acta');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Sellar el acta?' });
    expect(dialog.textContent).toContain('No se puede deshacer.');
    await user.click(within(dialog).getByRole('button', { name: 'Sellar acta' }));
    expect(await screen.findByText('El acta quedó sellada.')).toBeTruthy();
    expect(callsTo('/acta/sellar')[0]?.headers.get('if-match')).toBe('"4"');
    expect(screen.queryByRole('button', { name: 'Emitir de nuevo' })).toBeNull();
  });

  it('[MESA-11] opens the window by working days or to a date', async () => {
    const { callsTo } = open(createGestionActa(), {
      [`${ACTA}/abrirEnmienda`]: () => createGestionActa(),
    });
    const days = await screen.findByRole('textbox', { name: /Días hábiles/ });
    expect((days as HTMLInputElement).value).toBe('5');
    await user.clear(days);
    await press('Abrir plazo de enmiendas');
    expect(await screen.findByText('Escriba un número de días hábiles entre 1 y 30.')).toBeTruthy();
    await user.type(days, '8');
    await press('Abrir plazo de enmiendas');
    await waitFor(() => expect(callsTo('/acta/abrirEnmienda')[0]?.body).toEqual({ idReunion: 31, dias: 8 }));
    await user.click(screen.getByRole('radio', { name: 'Hasta una fecha' }));
    const [day] = await screen.findAllByRole('spinbutton');
    await user.click(day ?? document.body);
    await user.keyboard('10122099');
    await press('Abrir plazo de enmiendas');
    await waitFor(() =>
      expect(callsTo('/acta/abrirEnmienda')[1]?.body).toEqual({ idReunion: 31, hasta: '2099-12-10' }),
    );
  });

  it.each([
    ['Aceptar enmienda', true],
    ['Rechazar enmienda', false],
  ])('[MESA-11] «%s» sends the answer', async (name, aceptada) => {
    const acta = createActaSample({ estado: 'en-enmienda', enmiendaHasta: '2026-11-27' });
    const { callsTo } = open(createGestionActa({ acta, enmiendas: [ENMIENDA] }), {
      [`${ACTA}/decidirEnmienda`]: () => createGestionActa({ acta }),
    });
    await press(name);
    expect(await screen.findByText(/^Escriba el texto que recoge el acta o el motivo/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Respuesta/ }), 'Son 120 consultas.');
    await press(name);
    await waitFor(() =>
      expect(callsTo('/acta/decidirEnmienda')[0]?.body).toEqual({
        idEnmienda: 12,
        aceptada,
        respuesta: 'Son 120 consultas.',
      }),
    );
  });

  it('[MESA-11] reads the acta that is proposed before it is issued, with what is left to look at', async () => {
    open(createGestionActa({ acta: null }), { [`${ACTA}/31/propuesta`]: () => PROPUESTA });
    const hoja = within(await screen.findByRole('article', { name: 'Acta propuesta' }));
    expect(hoja.getByText('Acta n.º 007')).toBeTruthy();
    expect(hoja.getByRole('row', { name: /María Ñáñez/ })).toBeTruthy();
    expect(hoja.getByText('No se acordaron compromisos en esta reunión.')).toBeTruthy();
    expect(hoja.getByRole('link', { name: 'Corregir Decisiones' }).getAttribute('href')).toBe(
      '/app/mesas-interoperabilidad/meeting/31?seccion=desarrollo',
    );
    expect(screen.getByText('Falta marcar si un participante asistió.')).toBeTruthy();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[MESA-11] is told when the documents could not be made and why a change failed', async () => {
    const acta = createActaSample({ preparacion: 'fallida', pdf: null, docx: null });
    open(createGestionActa({ acta }), {
      [`${ACTA}/reemitir`]: () => {
        throw createFailure(409, 'El acta no admite este cambio ahora.');
      },
    });
    expect(await screen.findByText(/Los documentos del acta no se pudieron preparar/)).toBeTruthy();
    await press('Emitir de nuevo');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Emitir de nuevo el acta?' });
    await user.click(within(dialog).getByRole('button', { name: 'Emitir de nuevo' }));
    const failure = await screen.findByRole('alertdialog', { name: '¡Error!' });
    expect(failure.textContent).toContain('El acta no admite este cambio ahora.');
    await user.click(within(failure).getByRole('button', { name: 'Aceptar' }));
  });
});

describe('somebody who attended', () => {
  const acta = createActaSample({ estado: 'en-enmienda', enmiendaHasta: '2026-11-27' });
  const attended = (part: Partial<GestionActa> = {}) =>
    createGestionActa({ acta, gestiona: false, asistio: true, ...part });

  it('[MESA-11] proposes a change and sees it, and runs nothing', async () => {
    const { callsTo } = open(attended(), {
      [`${ACTA}/proponerEnmienda`]: () => attended({ enmiendas: [ENMIENDA] }),
    });
    await press('Proponer enmienda');
    expect(await screen.findByText('Escriba la enmienda que propone.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Enmienda que propone/ }), ' Falta un dato. ');
    await press('Proponer enmienda');
    expect(await screen.findByText(ENMIENDA.texto)).toBeTruthy();
    expect(callsTo('/acta/proponerEnmienda')[0]?.body).toEqual({ idReunion: 31, texto: 'Falta un dato.' });
    for (const name of ['Emitir de nuevo', 'Sellar acta', 'Abrir plazo de enmiendas', 'Aceptar enmienda'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[MESA-11] [SHELL-04] leaving with a typed proposal asks first', async () => {
    open(attended());
    await user.type(await screen.findByRole('textbox', { name: /Enmienda que propone/ }), 'Falta un dato.');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await user.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(screen.getByDisplayValue('Falta un dato.')).toBeTruthy();
  });

  it('[MESA-11] whose entity was not there reads the acta alone', async () => {
    open(attended({ asistio: false }));
    await screen.findByRole('button', { name: 'Descargar Acta 007 - Pasaportes.pdf' });
    await screen.findByRole('region', { name: 'Acta de la reunión' });
    expect(screen.queryByRole('heading', { name: 'Enmiendas' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Proponer enmienda' })).toBeNull();
  });
});
