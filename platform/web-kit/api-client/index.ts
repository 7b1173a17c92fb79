export { type ApiClient, type ApiClientSettings, type CallOptions, createApiClient } from './api-client.ts';
export { ApiProvider, useApi } from './api-context.tsx';
export { ApiError, CLIENT_ERRORS, errorMessage } from './api-error.ts';
export { createQueryClient } from './query-client.ts';
export { headerValue, type SessionCredentials } from './session-headers.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
