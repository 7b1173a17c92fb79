export { type BrowserSession, getSession, useSession, watchSession } from '../session/session-store.ts';
