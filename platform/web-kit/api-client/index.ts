export {
  type ApiClient,
  type ApiClientSettings,
  type CallOptions,
  createApiClient,
  type PreparedCall,
} from './api-client.ts';
export { ApiProvider, useApi } from './api-context.tsx';
export { ApiError, clientError, errorMessage } from './api-error.ts';
export { createQueryClient } from './query-client.ts';
export { readAnswer } from './read-answer.ts';
export { readLines } from './read-lines.ts';
export { headerValue, type SessionCredentials } from './session-headers.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
