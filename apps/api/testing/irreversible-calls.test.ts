import { describe, expect, it } from 'vitest';
import { boundAddresses } from './bound-modules.ts';

const endpoints = [...new Map(boundAddresses.map(({ endpoint }) => [endpoint.operation, endpoint])).values()];

/** What ends a record with no way back, whatever its verb of HTTP. */
const ENDS = ['closeActa', 'closeBorrador', 'closeEstandar', 'closeReserva'];
/** The rows of lists the specification fixes are deleted by address or body; there the header stays optional (API-01). */
const isCatalogo = (operation: string) =>
  endpoints.some((other) => other.operation === operation.replace(/^delete(ByBody)?/, 'deleteByBody'));

describe('what cannot be undone', () => {
  it('is refused to who does not say which version they looked at: each deletion of a record people edit', () => {
    const loose = endpoints
      .filter(({ method, operation }) => method === 'DELETE' || ENDS.includes(operation))
      .filter(
        ({ operation, versioned, irreversible }) => !isCatalogo(operation) && versioned && !irreversible,
      );
    expect(loose.map(({ operation }) => operation)).toEqual([]);
  });

  it('has a version to compare', () => {
    const blind = endpoints.filter(({ versioned, irreversible }) => irreversible && !versioned);
    expect(blind.map(({ operation }) => operation)).toEqual([]);
  });
});
