export { type CapasSite, sampleCapa, startCapasSite } from './capas-site.ts';
