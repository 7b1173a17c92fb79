// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PendingIndicator, requestEnded, requestStarted } from './index.ts';

afterEach(cleanup);

describe('pending indicator', () => {
  it('[SHELL-06] shows from the first request to the end of the last one', () => {
    render(<PendingIndicator />);
    const status = screen.getByRole('status');
    const texts: (string | null)[] = [status.textContent];
    for (const step of [
      requestStarted,
      requestStarted,
      requestEnded,
      requestEnded,
      requestEnded,
      requestStarted,
    ]) {
      act(step);
      texts.push(status.textContent);
    }
    act(requestEnded);
    expect(texts).toEqual(['', 'Cargando', 'Cargando', 'Cargando', '', '', 'Cargando']);
  });
});
