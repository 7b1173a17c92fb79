export * from './direcciones.terms.ts';
export * from './poblacion.terms.ts';
export * from './situaciones.terms.ts';
