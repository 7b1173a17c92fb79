export { type BrowserSession, getSession, useSession } from '../session/session-store.ts';
