import { type Places, screenAt } from '@marco/test-kit/declarations';

/** Reports, as those who read them look at them. */
export const places: Places = {
  administrator: [screenAt('reports', '/app/reportes', 'Reportes')],
};
