export { getSession, useSession, watchSession } from '../ingreso/session-store.ts';
export type { LandingSlot } from '../landing-slots.ts';
export { AvisoRecaptcha } from '../recaptcha/aviso-recaptcha.tsx';
export { useRecaptcha } from '../recaptcha/use-recaptcha.ts';
export { useAddressSecret } from '../use-address-secret.ts';
