export type { LandingSlot } from '../landing-slots.ts';
export { type BrowserSession, getSession, useSession, watchSession } from '../session/session-store.ts';
