import { funcionarioGuide } from './funcionario-guide.ts';
import type { Guide } from './guide.ts';
import { integradoresGuide } from './integradores-guide.ts';
import { liderGuide } from './lider-guide.ts';
import { administradorGuide, consultorGuide, coordinadorGuide } from './ministry-guides.ts';
import { auditorGuide, iesPrivadaGuide, operadorGuide } from './other-guides.ts';

/** Every guide, in the order they are shown. */
export const GUIDES: readonly Guide[] = [
  liderGuide,
  funcionarioGuide,
  consultorGuide,
  coordinadorGuide,
  administradorGuide,
  operadorGuide,
  iesPrivadaGuide,
  auditorGuide,
  integradoresGuide,
];
