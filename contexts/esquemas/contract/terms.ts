export * from './esquemas.terms.ts';
export * from './validador.terms.ts';
