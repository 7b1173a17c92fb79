// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WhenSeen } from './index.ts';

function show() {
  render(
    <WhenSeen height={160} fallback={<p>Cargando</p>}>
      <p>Tabla</p>
    </WhenSeen>,
  );
}

/** An observer that says what it is told to. */
function stubObserver() {
  const tell: ((isIntersecting: boolean) => void)[] = [];
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      tell.push((isIntersecting) => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (isIntersecting: boolean) => act(() => tell.at(-1)?.(isIntersecting));
}

it('holds the place until the part is near', () => {
  const tell = stubObserver();
  show();
  tell(false);
  expect(screen.queryByText('Tabla')).toBeNull();
  tell(true);
  expect(screen.getByText('Tabla')).toBeTruthy();
});

it('shows the part on paper', () => {
  stubObserver();
  show();
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Tabla')).toBeTruthy();
});
