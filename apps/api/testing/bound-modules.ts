import { type AnyEndpoint, type ExposedAddress, listAddresses } from '@marco/contract-kit';
import type { ServerModule } from '@marco/server-kit';
import type { ProcessDependencies } from '../src/context-manifest.ts';
import { listModules } from '../src/modules.ts';

/** Every module of the product, to be looked at: it has none of what it needs to answer a request. */
export const boundModules: readonly ServerModule[] = listModules({} as ProcessDependencies);

/** An endpoint at one of its addresses. */
export interface BoundAddress {
  readonly endpoint: AnyEndpoint;
  readonly address: ExposedAddress;
}

/** Every endpoint of the product at each of its addresses. */
export const boundAddresses: readonly BoundAddress[] = boundModules.flatMap(({ endpoints }) =>
  endpoints.flatMap(({ endpoint }) => listAddresses(endpoint).map((address) => ({ endpoint, address }))),
);
