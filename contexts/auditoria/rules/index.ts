export { explainHallazgo } from './hallazgos.ts';
export { readAncla, type SelloAnclado } from './read-ancla.ts';
