// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyStoredTheme, GovBar, readCookie, writeCookie } from './index.ts';

const PORTAL = {
  name: 'GOV.CO',
  title: 'GOV.CO, portal único del Estado colombiano',
  url: 'https://www.gov.co',
  relayCentreUrl: 'https://centroderelevo.gov.co',
};

function preferDark(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined }));
}

beforeEach(() => {
  writeCookie('theme', '');
  writeCookie('text-size', '');
  preferDark(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const html = document.documentElement;

describe('appearance', () => {
  it('follows the system until the person chooses, then the cookie wins', () => {
    preferDark(true);
    applyStoredTheme();
    expect(html.dataset['theme']).toBe('dark');
    writeCookie('theme', 'light');
    applyStoredTheme();
    expect(html.dataset['theme']).toBe('light');
  });

  it('ignores cookies with foreign values', () => {
    writeCookie('theme', 'purple');
    writeCookie('text-size', '900');
    applyStoredTheme();
    expect([html.dataset['theme'], html.dataset['textSize']]).toEqual(['light', '100']);
  });

  it('changes theme from the bar and keeps it in a cookie, not in local storage', async () => {
    applyStoredTheme();
    render(<GovBar portal={PORTAL} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar a tema oscuro' }));
    expect(html.dataset['theme']).toBe('dark');
    expect(readCookie('theme')).toBe('dark');
    expect(localStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar a tema claro' }));
    expect(html.dataset['theme']).toBe('light');
  });

  it('enlarges and reduces the text in three steps', async () => {
    applyStoredTheme();
    render(<GovBar portal={PORTAL} />);
    const enlarge = screen.getByRole('button', { name: /Aumentar tamaño de letra/ });
    const reduce = screen.getByRole('button', { name: /Reducir tamaño de letra/ });
    expect(reduce.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(enlarge);
    expect(html.dataset['textSize']).toBe('112.5');
    await userEvent.click(enlarge);
    await userEvent.click(enlarge);
    expect(html.dataset['textSize']).toBe('125');
    expect(enlarge.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(reduce);
    expect(readCookie('text-size')).toBe('112.5');
  });

  it('links the relay centre and the portal', () => {
    applyStoredTheme();
    render(<GovBar portal={PORTAL} />);
    expect(screen.getByRole('link', { name: /Centro de relevo/ }).getAttribute('href')).toBe(
      'https://centroderelevo.gov.co',
    );
    expect(screen.getByRole('link', { name: /Ir a GOV.CO/ }).getAttribute('href')).toBe('https://www.gov.co');
  });
});
