// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import indexPage from '../index.html?raw';
import returnPage from '../public/inicio-marco.html?raw';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('pages', () => {
  it.each([
    ['index.html', indexPage],
    ['inicio-marco.html', returnPage],
  ])('[GEN-01] html lang of %s is es-CO', (_file, page) => {
    expect(page).toContain('<html lang="es-CO">');
  });
});

describe('start', () => {
  it("[ERR-02] a start that fails is logged to the console and shown, with 'Reintentar'", async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.stubGlobal('scrollTo', () => undefined);
    document.body.innerHTML = '<div id="root"></div>';
    await import('./main.tsx');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'La aplicación no pudo iniciar' }),
    ).toBeTruthy();
    expect(
      screen.getByText('No fue posible conectarse con el servidor. Revise su conexión e intente de nuevo.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('The application could not start.', expect.anything());
  });
});
