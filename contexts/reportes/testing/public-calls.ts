import type { PublicCalls } from '@marco/test-kit/declarations';

/** Of what anybody may call, calls about records that are there. */
export const publicCalls: PublicCalls = {};
