export { listSituacionesDeVersion } from './guiones/situaciones-de-version.ts';
