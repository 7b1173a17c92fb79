export { startTestMailServer, type TestMailServer } from './mail-server.ts';
export { prepareTestTemplate } from './prepare-template.ts';
export { type ReadInvitation, readInvitation } from './read-invitation.ts';
export type { ReceivedMail } from './read-mail.ts';
export { type StubIssuer, startStubIssuer } from './stub-issuer.ts';
export { templateFilesDirectory } from './template-cache.ts';
export { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
export { openTestDatabase } from './test-database.ts';
export { openTestSession } from './test-session.ts';
