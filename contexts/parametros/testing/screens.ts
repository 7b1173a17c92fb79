import type { Screens } from '@marco/test-kit/declarations';

/** A template of a mail. */
export const screens: Screens = { toPlantilla: [['rol-asignado']] };
