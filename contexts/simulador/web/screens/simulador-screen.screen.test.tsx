// @vitest-environment jsdom
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSimuladorSite, HiloDePagina, sampleSimulador } from '../../testing/simulador-site.tsx';
import './simulador-screen.tsx';

// This browser has no threads: the engine attends the same messages in the thread of the page.
beforeEach(() => vi.stubGlobal('Worker', HiloDePagina));
afterEach(() => vi.unstubAllGlobals());

function open(address = '/probar-servicio/17') {
  const made = createSimuladorSite(address, ({ address: called }) =>
    called.startsWith('GET /simulador/servicios/17') ? Response.json(sampleSimulador) : undefined,
  );
  render(made.site);
  return made;
}

const getRespuesta = () => screen.getByRole('region', { name: 'Respuesta simulada' });
const getPeticion = () => screen.findByRole('textbox', { name: 'Texto de la petición, en JSON' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('[AREA-15] a servicio is tried in its page', () => {
  it('says that nothing was tried, then answers beside the petition without a call', async () => {
    const { calls } = open();
    await getPeticion();
    expect(getRespuesta().textContent).toContain('Elija una situación y pruebe.');
    expect(screen.getByRole('link', { name: 'Consulta de personas' }).getAttribute('href')).toBe(
      '/directorio-servicios/prueba/consulta-de-personas',
    );
    expect(await screen.findByText('Válida', { selector: '[role=status]' })).toBeDefined();
    await press('Probar');
    expect(await within(getRespuesta()).findByText(/HTTP\/1\.1 200 OK/)).toBeDefined();
    expect(getRespuesta().textContent).toContain('Simulado: si');
    expect(document.activeElement?.textContent).toBe('Respuesta');
    expect(calls.map(({ address }) => address)).toEqual(['GET /simulador/servicios/17']);
  });

  it('marks the line that breaks a rule and says what a good client does', async () => {
    open();
    await getPeticion();
    await userEvent.click(screen.getByRole('radio', { name: 'Respuesta inválida' }));
    expect(await screen.findByRole('combobox', { name: 'Regla que se rompe' })).toBeDefined();
    await press('Probar');
    expect(await screen.findByText(/Un buen cliente no la acepta/)).toBeDefined();
    expect(screen.getByRole('radio', { name: /Respuesta inválida.*vista/ })).toBeDefined();
  });

  it('tells what is wrong with an edited petition, and answers with it', async () => {
    open();
    const peticion = await getPeticion();
    await userEvent.clear(peticion);
    await userEvent.type(peticion, '{{}');
    expect(await screen.findByText(/es obligatorio y falta/)).toBeDefined();
    await press('SOAP 1.1');
    expect(screen.getByRole('region', { name: 'Llamada en SOAP 1.1' }).textContent).toContain(
      '<consultarPeticion',
    );
    await userEvent.clear(peticion);
    await userEvent.type(peticion, '{{,');
    expect(screen.getByRole('region', { name: 'Llamada en SOAP 1.1' }).textContent).toContain(
      'no se puede escribir en XML',
    );
    await userEvent.clear(peticion);
    await userEvent.type(peticion, '{{}');
    await press('Probar');
    expect(await within(getRespuesta()).findByText(/HTTP\/1\.1 400 Bad Request/)).toBeDefined();
    expect(getRespuesta().textContent).toContain('PETICION_INVALIDA');
  });

  it('waits on purpose where that is chosen, and stops when told to', async () => {
    open();
    await getPeticion();
    await userEvent.click(screen.getByRole('radio', { name: 'Lenta' }));
    await press('Probar');
    expect(await screen.findByText(/Espera 1\.5 s a propósito/)).toBeDefined();
    await press('Cancelar');
    expect(getRespuesta().textContent).toContain('Elija una situación y pruebe.');
  });

  it('shows the other situations, and the call for other programs', async () => {
    open();
    await getPeticion();
    await press(/Ver las otras/);
    expect(screen.getByRole('radio', { name: 'Conexión cortada' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Falla de X-Road' }));
    expect(screen.getByRole('region', { name: 'Llamada en curl' }).textContent).toContain(
      'Simulador-Caso: xroad:permiso',
    );
    await press('X-Road');
    expect(screen.getByRole('region', { name: 'Llamada en X-Road' }).textContent).toContain(
      '/simulador/r1/CO/GOB/PRUEBA-0001/SIMULADOR/servicio-17/1.0/consultar',
    );
    await press('SOAP 1.1');
    const soap = screen.getByRole('region', { name: 'Llamada en SOAP 1.1' }).textContent ?? '';
    expect(soap).toContain('SOAPAction: "consultar"');
    expect(soap).toContain('<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">');
    expect(soap).toMatch(/<soap:Body>\s*<consultarPeticion xmlns=/);
    await press('Colección');
    const coleccion = screen.getByRole('region', { name: 'Llamada en Colección' }).textContent ?? '';
    expect(JSON.parse(coleccion).item.length).toBeGreaterThan(5);
  });

  it('a simulator that is not there is said so', async () => {
    const { site } = createSimuladorSite('/probar-servicio/17', () =>
      buildRefusal(404, { code: 'SERVICIO_NO_SIMULADO', mensaje: 'No hay un simulador de ese servicio.' }),
    );
    render(site);
    expect(await screen.findByRole('heading', { level: 1, name: 'Simulador no encontrado' })).toBeDefined();
  });

  it('has no faults of accessibility', async () => {
    open();
    await getPeticion();
    await press('Probar');
    await within(getRespuesta()).findByText(/200 OK/);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
