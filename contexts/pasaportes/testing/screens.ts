import type { Screens } from '@marco/test-kit/declarations';

/** The first version of the demo data: the product gives the identifiers while it runs. */
export const screens: Screens = { toPasaporte: [['2.999.170.2.1.1']] };
