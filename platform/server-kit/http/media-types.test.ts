import { describe, expect, it } from 'vitest';
import { chooseMediaType } from './media-types.ts';

const OFFERS = ['application/json', 'text/csv', 'application/ld+json'] as const;

describe('the media type a caller likes best', () => {
  it.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['text/csv', 'text/csv'],
    ['text/*', 'text/csv'],
    ['TEXT/CSV; charset=utf-8', 'text/csv'],
    ['application/json;q=0.5, application/ld+json', 'application/ld+json'],
    ['application/*;q=0.2, text/csv;q=0.1', 'application/json'],
    ['application/json;q=0, */*', 'text/csv'],
    ['text/html', undefined],
    ['application/json;q=0', undefined],
    ['text/csv;q=nonsense', undefined],
    ['nonsense', undefined],
  ])('%j gets %j', (accept, type) => {
    expect(chooseMediaType(accept, OFFERS)).toBe(type);
  });
});
