import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintHeading } from './print-heading.tsx';

afterEach(() => vi.useRealTimers());

it('[SHELL-05] the paper names who answers for it, and the moment and the address of the print, not of the opening', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:42:00Z') });
  const { unmount } = render(<PrintHeading institution="Ministerio de Ejemplo" product="Marco de ejemplo" />);
  const texts = () => [...document.querySelectorAll('body > div:first-child p')].map((p) => p.textContent);
  vi.setSystemTime(new Date('2026-11-21T22:05:00Z'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(texts()).toEqual([
    'Ministerio de Ejemplo',
    'Marco de ejemplo',
    'Impreso el 21 de noviembre de 2026, 5:05\u00a0p.\u00a0m.',
    window.location.href,
  ]);
  unmount();
  expect(document.body.textContent).not.toContain('Ministerio de Ejemplo');
});
