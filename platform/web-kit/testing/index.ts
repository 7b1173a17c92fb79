export { buildRefusal, createFailure, createFakeServer, type FakeCall } from './fake-server.ts';
export { createMemoryDrafts } from './memory-drafts.ts';
export { RefusingRequest, StoringRequest } from './storing-request.ts';
export { createTestSite } from './test-site.tsx';
