import type { PublicCalls } from '@marco/test-kit/declarations';

/** How the product runs needs no record: a chore measures it. */
export const publicCalls: PublicCalls = { getEstadoProducto: [{}], '/estado': [{}] };
