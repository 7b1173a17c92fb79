import type { Screens } from '@marco/test-kit/declarations';

/** Sets of every kind. */
export const screens: Screens = { toConjunto: [['entidades'], ['elementos'], ['indicadores']] };
