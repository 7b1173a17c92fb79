import { describe, expect, it } from 'vitest';
import { formatRelative } from './relative-time.ts';

describe('how long ago', () => {
  it.each([
    [30, 'hace un momento'],
    [-90, 'hace un momento'],
    [60, 'hace 1 minuto'],
    [7200, 'hace 2 horas'],
    [86_400, 'hace 1 día'],
    [8 * 86_400, 'hace 1 semana'],
    [400 * 86_400, 'hace 1 año'],
  ])('%i seconds → %s', (seconds, text) => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatRelative(new Date(now - seconds * 1000), now)).toBe(text);
  });
});
