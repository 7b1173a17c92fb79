import { type Places, screenAt } from '@marco/test-kit/declarations';

const OWN = [screenAt('exportaciones', '/app/exports', 'Exportaciones')];

/** The tables somebody asked for. */
export const places: Places = { operator: OWN, administrator: OWN };
