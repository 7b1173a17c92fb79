// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BannerHost, type Banners, useBanner } from './index.ts';

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

  it('shows one at a time, each its whole time, and none twice', () => {
    act(() => {
      banner.success('Uno');
      banner.success('Uno');
      banner.error('Dos');
    });
    expect(screen.queryByText('Dos')).toBeNull();
    pass(5000);
    expect(screen.queryByText('Uno')).toBeNull();
    expect(screen.getByText('Dos')).toBeTruthy();
    pass(5000);
    expect(screen.queryByText('Dos')).toBeNull();
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
