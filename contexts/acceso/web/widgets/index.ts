export { type BrowserSession, getSession, subscribeSession, useSession } from '../session/session-store.ts';
