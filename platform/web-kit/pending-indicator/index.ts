export { PendingIndicator } from './pending-indicator.tsx';
export { requestEnded, requestStarted, usePendingRequests } from './pending-requests.ts';
