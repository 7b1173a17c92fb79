export * from './conformidad.terms.ts';
