export { getSession, useSession, watchSession } from '../ingreso/session-store.ts';
export type { LandingSlot } from '../landing-slots.ts';
