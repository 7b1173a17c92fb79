// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BannerKeeper } from '../banner-keeper/index.ts';
import { BannerHost, type Banners, timing, useBanner } from './index.ts';

let banner: Banners;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<BannerHost />);
  banner = renderHook(useBanner).result.current;
});
afterEach(() => {
  pass(60_000);
  cleanup();
  vi.useRealTimers();
});

describe('banners', () => {
  it('[SHELL-03] lasts 5000 ms', () => {
    act(() => banner.success('Guardado'));
    pass(4999);
    expect(screen.getByRole('status').textContent).toBe('Guardado');
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[SHELL-03] announces errors at once and the others politely', () => {
    act(() => banner.error('Falló'));
    expect(screen.getByRole('alert').textContent).toBe('Falló');
    expect(screen.getByRole('status').textContent).toBe('');
    pass(5000);
    act(() => banner.notice('Su reporte se está generando.'));
    expect(screen.getByRole('status').textContent).toBe('Su reporte se está generando.');
  });

  it('[SHELL-03] a new one replaces the one on show, and has its whole time', () => {
    act(() => banner.success('Uno'));
    pass(3000);
    act(() => banner.error('Dos'));
    expect(screen.queryByText('Uno')).toBeNull();
    pass(4999);
    expect(screen.getByText('Dos')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Dos')).toBeNull();
    expect(screen.queryByText('Uno')).toBeNull();
  });

  it('stops its time under the pointer and with the focus', () => {
    act(() => banner.success('Guardado'));
    pass(3000);
    const text = screen.getByText('Guardado');
    fireEvent.pointerEnter(text.parentElement as HTMLElement);
    pass(10_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Cerrar aviso' }));
    fireEvent.pointerLeave(text.parentElement as HTMLElement);
    pass(10_000);
    fireEvent.blur(screen.getByRole('button', { name: 'Cerrar aviso' }));
    pass(1999);
    expect(screen.queryByText('Guardado')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Guardado')).toBeNull();
  });

  it('closes on request and makes room only while it shows', () => {
    const room = () => document.documentElement.style.getPropertyValue('--banner-height');
    act(() => banner.success('Guardado'));
    expect(room()).not.toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.queryByText('Guardado')).toBeNull();
    expect(room()).toBe('');
  });
});

describe('banners and screens', () => {
  let router: ReturnType<typeof createMemoryRouter>;
  const go = (to: string) => act(() => router.navigate(to));
  beforeEach(() => {
    router = createMemoryRouter([{ path: '*', element: <BannerKeeper durationMs={6000} /> }], {
      initialEntries: ['/uno'],
    });
    render(<RouterProvider router={router} />);
  });

  afterEach(() => {
    timing.durationMs = 5000;
  });

  it('[SHELL-03] one raised by what leads to another screen belongs to that screen', async () => {
    fireEvent.pointerDown(document.body);
    act(() => banner.success('La mesa quedó creada.'));
    await go('/dos');
    expect(screen.getByText('La mesa quedó creada.')).toBeTruthy();
    fireEvent.pointerDown(document.body);
    await go('/dos?pagina=2');
    expect(screen.getByText('La mesa quedó creada.')).toBeTruthy();
    await go('/tres');
    expect(screen.queryByText('La mesa quedó creada.')).toBeNull();
  });

  it('[SHELL-03] one of a screen ends when the person leaves it, with a key or with the way back', async () => {
    await go('/dos');
    act(() => banner.success('Guardado'));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await go('/tres');
    expect(screen.queryByText('Guardado')).toBeNull();
    act(() => banner.success('Guardado otra vez'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByText('Guardado otra vez')).toBeNull();
  });

  it('[AREA-10] lasts what the parameter says', () => {
    act(() => banner.success('Guardado'));
    pass(5999);
    expect(screen.getByText('Guardado')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Guardado')).toBeNull();
  });
});
