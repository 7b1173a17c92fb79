export { buildRefusal, createFailure, createFakeServer, type FakeCall } from './fake-server.ts';
export { createTestSite } from './test-site.tsx';
